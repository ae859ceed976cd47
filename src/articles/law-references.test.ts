import { expect, test } from 'vitest'
import { countInText, markLaws } from './law-references.ts'

const sources = [
  { title: 'Burgerlijk Wetboek Boek 4, artikelen 10 tot en met 18', url: 'https://wet.example/bw4' },
  { title: 'Wet op het notarisambt, artikelen 39, 43 en 56', url: 'https://wet.example/wna' },
  { title: 'Successiewet 1956, artikelen 32 en 56', url: 'https://wet.example/sw' },
]

test('references in brackets are numbered in the order of the text, the same one once', () => {
  const body = 'Eerst (artikel 4:13), dan (artikel 43 van de Wet op het notarisambt), en weer (artikel 4:13 van het Burgerlijk Wetboek).'
  const { references, cut } = markLaws(body, 'nl', sources)
  expect(references).toEqual([
    { label: 'Artikel 4:13 van het Burgerlijk Wetboek', url: 'https://wet.example/bw4' },
    { label: 'Artikel 43 van de Wet op het notarisambt', url: 'https://wet.example/wna' },
  ])
  expect(cut(body)).toEqual([
    'Eerst',
    { number: 1, says: 'artikel 4:13' },
    ', dan',
    { number: 2, says: 'artikel 43 van de Wet op het notarisambt' },
    ', en weer',
    { number: 1, says: 'artikel 4:13 van het Burgerlijk Wetboek' },
    '.',
  ])
})

test.each([
  ['(artikel 39 van die wet)', 'Artikel 39 van de Wet op het notarisambt', 'https://wet.example/wna'],
  ['(artikel 32)', 'Artikel 32 van de Successiewet 1956', 'https://wet.example/sw'],
  ['(artikel 32 van de Successiewet)', 'Artikel 32 van de Successiewet', 'https://wet.example/sw'],
  ['(artikelen 4:63 en 4:64)', 'Artikelen 4:63 en 4:64 van het Burgerlijk Wetboek', 'https://wet.example/bw4'],
  ['(artikel 2:75 van de Wet op het financieel toezicht)', 'Artikel 2:75 van de Wet op het financieel toezicht', undefined],
])('%s is %s', (text, label, url) => {
  expect(markLaws(text, 'nl', sources).references).toEqual([{ label, url }])
})

test.each(['(artikel 56)', '(artikel 99)', '(artikel 99 van die wet)', 'artikel 4:13', '(zie artikel 4:13)'])(
  '%s stays in the text: two laws have it, none has it, or it is part of a sentence',
  (text) => {
    expect(markLaws(text, 'nl', sources).cut(text)).toEqual([text])
    expect(countInText(text, 'nl', sources)).toBe(1)
  },
)

test('English references name the English law', () => {
  const english = [{ title: 'Civil Code Book 4, articles 94 and 95', url: 'https://wet.example/bw4' }]
  const { references } = markLaws('A will is a deed (article 4:94), signed (article 43 of the Notaries Act).', 'en', english)
  expect(references.map(({ label }) => label)).toEqual(['Article 4:94 of the Civil Code', 'Article 43 of the Notaries Act'])
})
