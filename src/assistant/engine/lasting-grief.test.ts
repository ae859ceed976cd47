import { expect, test } from 'vitest'
import type { Turn } from '../conversation/engine.ts'
import { asksPrice, mourns } from './lasting-grief.ts'

const said = (content: string): Turn => ({ role: 'user', content })
const answered = (kind: Turn['kind']): Turn => ({ role: 'assistant', content: 'x', kind })

test.each([
  'mijn vader is gisteren overleden',
  'mijn man is vorige week overleden',
  'Twee weken geleden is mijn moeder gestorven. Ik ben enig kind.',
  'mijn opa is 10 dagen geleden ingeslapen',
  'Papa is vanochtend overleden',
  'mijn vrouw overleed afgelopen zondag',
  'wij hebben onze zus deze maand verloren: mijn zus is deze maand overleden',
  'My father died yesterday',
  'my husband passed away two weeks ago',
  'I just lost my mother',
  'Last week my grandmother died',
])('who told it mourns as long as the conversation lasts: %s', (told) => {
  const turns = [
    said(told),
    answered('kennis'),
    said('Wie doet de aangifte?'),
    answered('kennis'),
    said('En de bank?'),
    answered('kennis'),
    said('Dank, en het huis?'),
  ]
  expect(mourns(turns)).toBe(true)
})

test.each([
  'mijn vader is in 1998 overleden',
  'Mijn moeder is vorig jaar overleden, wie erft het huis?',
  'als mijn man onverwacht overleden is, wie erft dan?',
  'Ik wil deze week een testament maken voor na mijn dood',
  'My father died in 1998 and last week I got a letter about the land',
  'If my husband died last, who inherits?',
  'Mijn man en ik willen deze week een huis kopen',
])('a death of long ago, a supposed one and none are no mourning: %s', (told) => {
  expect(mourns([said(told), answered('kennis'), said('Wat kost dat?')])).toBe(false)
})

test('a death that was told for its own sake counts without a day', () => {
  expect(mourns([said('mijn vader is overleden'), answered('medeleven'), said('Wat moet ik regelen?')])).toBe(true)
  expect(mourns([said('mijn vader is overleden, wie erft?'), answered('kennis'), said('En het huis?')])).toBe(false)
})

test('a price and a quote are asked for by name', () => {
  for (const question of ['Wat kost een verklaring van erfrecht?', 'wat ben ik daarvoor kwijt', 'Ik wil een offerte', 'how much does that cost?'])
    expect([question, asksPrice(question)]).toEqual([question, true])
  for (const question of ['Wie doet de aangifte?', 'Moet ik nu naar een notaris?', 'Do I need a notary?'])
    expect([question, asksPrice(question)]).toEqual([question, false])
})
