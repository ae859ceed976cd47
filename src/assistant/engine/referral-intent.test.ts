import { expect, test } from 'vitest'
import { loadRegions } from '../../regions/load-regions.ts'
import { findPlace, readReferralWish } from './referral-intent.ts'

const places = loadRegions('content')

test.each([
  ['Ik wil een offerte voor een testament in Utrecht', 'testament', 'utrecht', 'passend'],
  ['ik zoek een goedkope notaris in Den Bosch voor een samenlevingscontract', 'samenlevingscontract', 's-hertogenbosch', 'prijs'],
  ['Wie is de beste notaris in Breda?', undefined, 'breda', 'beoordeling'],
  ['weet u een goede notaris in de buurt van Alphen aan den Rijn', undefined, 'alphen-aan-den-rijn', 'passend'],
  ['Bij wie kan ik in Zwolle terecht voor een testament?', 'testament', 'zwolle', 'passend'],
  ['Ik heb 3 offertes nodig voor een testament in Utrecht', 'testament', 'utrecht', 'passend'],
  ['Ik kreeg een offerte van 1.200 maar dat is te duur. Ik zoek een goedkopere notaris in Utrecht voor een testament', 'testament', 'utrecht', 'prijs'],
  [
    'Mijn vrouw en ik wonen nu veertig jaar samen en de kinderen zijn de deur uit, dus het wordt tijd om alles te regelen. Wij zoeken daarvoor een notaris in Zwolle.',
    undefined,
    'zwolle',
    'passend',
  ],
])('%s looks for an office', (question, deed, place, order) => {
  expect(readReferralWish(question, [], places)).toEqual({ deed, place, order, leads: true })
})

test('a notary at a place who speaks a language is looked for, however it is asked', () => {
  expect(readReferralWish('Kan ik in Eindhoven naar een notaris die Engels spreekt voor een testament?', [], places)).toEqual({
    deed: 'testament',
    place: 'eindhoven',
    order: 'passend',
    language: 'Engels',
    leads: true,
  })
  expect(readReferralWish('Is er in Utrecht een Turkstalige notaris?', [], places)).toMatchObject({ place: 'utrecht', language: 'Turks', leads: true })
  expect(readReferralWish('Mag de notaris Engels spreken bij het testament?', [], places)).toBeUndefined()
  expect(readReferralWish('Moet ik naar een notaris in Breda die Engels spreekt?', [], places)).toBeUndefined()
})

test('who asks anew for an office by place names no deed by it', () => {
  const history = [{ role: 'user' as const, content: 'Wat is een verklaring van erfrecht?' }]
  expect(readReferralWish('Ik zoek een notaris in Eindhoven', history, places)).toMatchObject({ deed: 'verklaring-van-erfrecht', isDeedBefore: true })
  expect(readReferralWish('Ik zoek een notaris in Eindhoven voor een testament', history, places)).not.toHaveProperty('isDeedBefore')
})

test('a price asked for a place is answered, with the offices below', () => {
  expect(readReferralWish('Wat kost een testament in Utrecht?', [], places)).toEqual({ deed: 'testament', place: 'utrecht', order: 'passend', leads: false })
})

test.each([
  'Hoe kies ik een notaris?',
  'Wat is een offerte?',
  'Moet ik naar een notaris in mijn eigen gemeente?',
  'Wat kost een testament?',
  'Mijn oom in Breda is overleden, wie erft?',
  'Een notaris kost veel geld, klopt dat?',
  'We kregen een offerte van 950 euro en de rekening is 1.430. Waar kan ik terecht?',
  'Ik heb 3 offertes voor een leveringsakte en die lopen erg uiteen. Hoe kan dat?',
  'In 1979 maakte ik met mijn man een testament bij een notaris in Zwolle, een aardige man die er allang niet meer is. Het kantoor is nu een kapsalon. Is mijn testament nu ook weg?',
])('%s asks something else', (question) => {
  expect(readReferralWish(question, [], places)).toBeUndefined()
})

test('deed and place that were named earlier still hold', () => {
  const history = [{ role: 'user' as const, content: 'Wij willen een samenlevingscontract in Zwolle' }]
  expect(readReferralWish('kunt u een notaris aanraden? ik zoek een goedkope notaris', history, places)).toEqual({
    deed: 'samenlevingscontract',
    place: 'zwolle',
    order: 'prijs',
    leads: true,
  })
})

test('the deed is that of the last answer where the visitor named none since', () => {
  const entries = new Map([['kosten-levenstestament', { question: 'Wat kost een levenstestament?' }]])
  const history = [
    { role: 'user' as const, content: 'verschil met een gewone volmacht' },
    { role: 'assistant' as const, content: 'Een tabel.', reference: 'volmacht' },
    { role: 'user' as const, content: 'kosten?' },
    { role: 'assistant' as const, content: 'Vanaf € 650.', reference: 'kosten-levenstestament' },
  ]
  expect(readReferralWish('weet je een notaris in Zwolle die dat goedkoop doet', history, places, entries)).toMatchObject({
    deed: 'levenstestament',
    place: 'zwolle',
    order: 'prijs',
  })
  expect(readReferralWish('weet je een notaris in Zwolle', history.slice(0, 2), places, entries)).toMatchObject({ deed: 'volmacht' })
})

test('a quote that is wanted in so many words leads to the offices', () => {
  expect(readReferralWish('offerte notaris hypotheekakte en leveringsakte in Zwolle', [], places)).toMatchObject({ leads: true, place: 'zwolle' })
  expect(readReferralWish('offerte notaris 500 euro ex btw hoeveel is dat inclusief', [], places)).toBeUndefined()
})

test('villages whose names are common words are not found in a sentence', () => {
  expect(findPlace('dat staat in een akte', places)).toBeUndefined()
  expect(findPlace('notaris in Een', places)).toBeUndefined()
})

test.each([
  ['Ik zoek een notaris bij mij in de buurt, mijn postcode is 3511', '3511'],
  ['welke notaris zit er bij 1012 AB', '1012'],
  ['een notaris met postcode 3734', '3734'],
])('the postcode in %j is where to look', (question, place) => {
  expect(findPlace(question, places)).toBe(place)
})

test.each(['Wat verandert er in 2026', 'Ik kocht het huis in 1987 in delen', 'Ik heb in 3000 delen', 'voor 2500 EUR', 'kost € 1500 BV'])(
  'the number in %j is none',
  (question) => {
    expect(findPlace(question, places)).toBeUndefined()
  },
)

test('who is asked for a place may answer with a postcode alone', () => {
  const history = [
    { role: 'user' as const, content: 'Ik zoek een notaris voor een testament' },
    { role: 'assistant' as const, content: 'Noem uw plaats.', kind: 'verwijzing' as const },
  ]
  expect(readReferralWish('3511', history, places)).toMatchObject({ deed: 'testament', place: '3511' })
  expect(readReferralWish('3511', [], places)).toBeUndefined()
})

test('whether cheap offices are worse looks for none', () => {
  expect(readReferralWish('zijn goedkope notarissen slechter?', [], places)?.leads ?? false).toBe(false)
})
