import { expect, test } from 'vitest'
import { loadQuestions } from './load-questions.ts'
import { nameAnswers } from './name-answers.ts'
import { readParticulars } from './particulars.ts'
import { deedQuestionsSchema, type DeedQuestions } from './questions.schema.ts'

const questions: DeedQuestions = {
  deed: 'huis-kopen',
  fields: [
    { id: 'koopsom', ask: 'Wat is de koopsom?', short: 'Koopsom', why: 'Daarom.', kind: 'euros', optional: false },
    { id: 'soort', ask: 'Wat koopt u?', short: 'Aankoop', why: 'Daarom.', kind: 'choice', options: ['Huis', 'Appartement'], optional: false },
    { id: 'personen', ask: 'Met hoeveel?', short: 'Aantal mensen', why: 'Daarom.', kind: 'number', least: 1, most: 4, optional: false },
    { id: 'meer', ask: 'Nog iets?', short: 'Verder', why: 'Daarom.', kind: 'text', optional: true },
  ],
}
const read = (fields: Record<string, string>) => readParticulars(questions, (name) => fields[name] ?? '')
const good = { 'v-koopsom': '450.000', 'v-soort': 'Huis', 'v-personen': '2' }

test('answers come out as an office reads them, and what was left open is left out', () => {
  expect(read(good)).toEqual({
    faults: {},
    particulars: [
      { ask: 'Wat is de koopsom?', answer: '€\u00A0450.000' },
      { ask: 'Wat koopt u?', answer: 'Huis' },
      { ask: 'Met hoeveel?', answer: '2' },
    ],
  })
})

test.each([
  [{ 'v-koopsom': '' }, { 'v-koopsom': 'empty' }],
  [{ 'v-koopsom': 'veel' }, { 'v-koopsom': 'invalid' }],
  [{ 'v-koopsom': '0' }, { 'v-koopsom': 'invalid' }],
  [{ 'v-soort': 'Kasteel' }, { 'v-soort': 'invalid' }],
  [{ 'v-personen': '5' }, { 'v-personen': 'invalid' }],
  [{ 'v-personen': '2.5' }, { 'v-personen': 'invalid' }],
  [{ 'v-meer': 'x'.repeat(501) }, { 'v-meer': 'too_long' }],
])('%j is refused by its field', (change, faults) => {
  expect(read({ ...good, ...change }).faults).toEqual(faults)
})

test('what says who somebody is does not go along', () => {
  const { particulars } = read({ ...good, 'v-meer': 'Mail mij op j.jansen@voorbeeld.nl of bel 06-12345678.' })
  expect(particulars.at(-1)?.answer).not.toMatch(/jansen|12345678/)
})

test('a letter and an office read what an answer is; a question that is asked no more stands there itself', () => {
  const { particulars } = read(good)
  expect(nameAnswers(questions, [...particulars, { ask: 'Hoe oud is het huis?', answer: 'Twaalf jaar' }])).toEqual([
    { name: 'Koopsom', answer: '€\u00A0450.000', isChosen: false },
    { name: 'Aankoop', answer: 'Huis', isChosen: true },
    { name: 'Aantal mensen', answer: '2', isChosen: false },
    { name: 'Hoe oud is het huis?', answer: 'Twaalf jaar', isChosen: false },
  ])
})

test.each(['Koopsom:', 'Wat is de koopsom?', 'koopsom', ''])('%j is no short name of an answer', (short) => {
  expect(deedQuestionsSchema.safeParse({ ...questions, fields: [{ ...questions.fields[0], short }] }).success).toBe(false)
})

test('every deed has its questions, and no two of its answers have one name', () => {
  const all = loadQuestions('content')
  expect(all.size).toBe(12)
  for (const { fields } of all.values()) {
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    expect(new Set(fields.map(({ short }) => short)).size).toBe(fields.length)
  }
})
