import { expect, test } from 'vitest'
import { makeEntry, makeHit } from '../../../../tests/factories/knowledge.ts'
import type { Hit } from '../../retrieval/rank.ts'
import { converse } from '../test-engine.ts'
import { readEnglishCase } from './english-case.ts'
import { fittingFirst } from './fitting-first.ts'

const hit = (id: string, question: string): Hit => makeHit(makeEntry(id, { question }))
const hits = [
  hit('samenwonen', 'Erven wij van elkaar als wij samenwonen?'),
  hit('verschil', 'Wat is het verschil tussen samenwonen met een contract en trouwen?'),
  hit('langstlevende', 'Wat krijgt de langstlevende?'),
]
const married = new Map([['civil', { value: 'getrouwd', text: 'getrouwd' }] as const])
const first = (question: string, record: Parameters<typeof fittingFirst>[2]) => fittingFirst(hits, question, record)[0]?.passage.id

test('who is married is not answered with what holds for who lives together, unless that is asked', () => {
  expect(first('Wat krijg ik als hij overlijdt?', married)).toBe('verschil')
  expect(first('En als we alleen zouden samenwonen?', married)).toBe('samenwonen')
  expect(first('Wat krijg ik als hij overlijdt?', new Map())).toBe('samenwonen')
})

test('who never married is not answered with what holds after a marriage, unless that is asked', () => {
  const unmarried = new Map([['civil', { value: 'ongehuwd', text: 'niet getrouwd' }] as const])
  const after = [hit('scheiding', 'Wie krijgt het huis bij een echtscheiding?'), hit('uit-elkaar', 'Wie krijgt het huis als samenwoners uit elkaar gaan?')]
  const firstOf = (question: string) => fittingFirst(after, question, unmarried)[0]?.passage.id
  expect(firstOf('wie mag er blijven wonen')).toBe('uit-elkaar')
  expect(firstOf('en als we waren getrouwd?')).toBe('scheiding')
})

test('an entry of which hardly anything holds gives way to one that is not much less likely', () => {
  const [likely, near, far] = [
    hit('zonder-kinderen', 'Wie erft van een getrouwde persoon zonder kinderen?'),
    hit('langstlevende', 'Wat krijgt de langstlevende?'),
    hit('kindsdeel', 'Wat krijgt een kind?'),
  ]
  const ranked = [
    { ...likely, chance: 0.6 },
    { ...near, chance: 0.2 },
    { ...far, chance: 0.01 },
  ]
  const children = new Map([['children', { value: 'ja', text: 'er zijn kinderen' }] as const])
  const firstOf = (question: string) => fittingFirst(ranked, question, children).map(({ passage }) => passage.id)
  expect(firstOf('wie krijgt het huis')).toEqual(['langstlevende', 'zonder-kinderen', 'kindsdeel'])
  expect(firstOf('wie erft er zonder kinderen als je wel een kind hebt, twee kinderen')[0]).toBe('zonder-kinderen')
})

test('who tells that a house is in both names is not answered about a house in one name', () => {
  const told = "my dad died and his girlfriend says she owns half the house. they weren't married but the house is in both names. is she right?"
  expect(converse(told, 'the house is in both names, what do we get').reference).not.toMatch(/one-name/)
})

test('so it is in a conversation, in Dutch and in English', () => {
  const told = 'Ik ben hertrouwd in 2020, mijn man heeft twee zoons uit zijn eerste huwelijk en ik een dochter van 15. Het huis staat op beide namen.'
  for (const question of ['Wat gebeurt er als we het nu zo laten en hij gaat als eerste?', 'en erven zijn zoons ook van mij dan?'])
    expect(converse(told, question).reference).not.toMatch(/^samenw|^verblijvingsbeding/)
  expect(converse('My wife passed away on Sunday. We have no children and her parents are still alive. Can I stay in our home?').reference).not.toMatch(
    /unmarried|cohab/,
  )
})

test('who says husband or man and never married is answered as who lives together', () => {
  expect(converse('Mijn man is overleden maar we waren nooit getrouwd. Erf ik van hem?').reference).toMatch(/samenwoners|testament-nodig/)
  expect(readEnglishCase(['My husband died, although we never got married. Do I inherit?']).has('civil')).toBe(false)
  expect(readEnglishCase(['My husband died. Do I inherit?']).get('civil')?.value).toBe('getrouwd')
})

test.each([
  ['We are getting married next year.'],
  ['If we got married, what changes?'],
  ['I was married, we are divorced now.'],
  ['My husband and I married in 2015.', 'We are divorced now, and I have a boyfriend.'],
])('who is to marry, might or did once is not taken for married: %s', (...said) => {
  expect(readEnglishCase(said).has('civil')).toBe(false)
})

test('what is told last of being married holds', () => {
  expect(readEnglishCase(['My partner and I live together.', 'We married last month after all.']).get('civil')?.value).toBe('getrouwd')
})

test('a rented home after a death is not answered with the rules for who part', () => {
  expect(converse('Mijn vriendin is gisteren gestorven.', 'Het huurcontract is van haar, moet ik nu weg?').reference).toBe('overlijden-huurwoning')
})
