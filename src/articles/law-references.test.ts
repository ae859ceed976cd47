import { expect, test } from 'vitest'
import { countInText, markLaws } from './law-references.ts'

const sources = [
  { title: 'Burgerlijk Wetboek Boek 4, artikelen 10 tot en met 18', url: 'https://wet.example/bw4' },
  { title: 'Wet op het notarisambt, artikelen 39, 43 en 56', url: 'https://wet.example/wna' },
  { title: 'Successiewet 1956, artikelen 32 en 56', url: 'https://wet.example/sw' },
]

const labelsOf = (body: string) => markLaws(body, 'nl', sources).notes.map(({ section, references }) => [section, ...references.map(({ label }) => label)])

test('references in brackets are cut out, and each section has a note of them in the order of its text, the same one once', () => {
  const body = 'Eerst (artikel 4:13), dan (artikel 43 van de Wet op het notarisambt), en weer (artikel 4:13 van het Burgerlijk Wetboek).'
  const { notes, cut } = markLaws(`Vooraf.\n\n## Een\n\n${body}\n\n### Deel\n\nOok (artikel 4:14).\n\n## Twee\n\nNiets.`, 'nl', sources)
  expect(notes).toEqual([
    {
      section: 'Een',
      references: [
        { label: 'Artikel 4:13 van het Burgerlijk Wetboek', url: 'https://wet.example/bw4' },
        { label: 'Artikel 43 van de Wet op het notarisambt', url: 'https://wet.example/wna' },
        { label: 'Artikel 4:14 van het Burgerlijk Wetboek', url: 'https://wet.example/bw4' },
      ],
    },
  ])
  expect(cut(body)).toEqual([
    'Eerst',
    { says: 'artikel 4:13' },
    ', dan',
    { says: 'artikel 43 van de Wet op het notarisambt' },
    ', en weer',
    { says: 'artikel 4:13 van het Burgerlijk Wetboek' },
    '.',
  ])
})

test('what points back to a law is said by its name, since its mark may stand elsewhere', () => {
  expect(markLaws('', 'nl', sources).cut('(artikel 39 van die wet)')).toEqual([{ says: 'artikel 39 van de Wet op het notarisambt' }])
})

test('a reader meets the marks, one a section, and what stands in words', () => {
  const body =
    'Artikel 4:10 zegt het (artikel 4:13).\n\n## Een\n\nZo (artikel 4:14) en zo (artikel 4:15).\n\n## Twee\n\nIn artikel 4:16.\n\n| Wat | Artikel |\n| --- | --- |\n| Zo | 4:17 |'
  expect(countInText(body, 'nl', sources)).toBe(5)
  expect(labelsOf(body)).toHaveLength(2)
})

test.each([
  ['(artikel 39 van die wet)', 'Artikel 39 van de Wet op het notarisambt', 'https://wet.example/wna'],
  ['(artikel 32)', 'Artikel 32 van de Successiewet 1956', 'https://wet.example/sw'],
  ['(artikel 32 van de Successiewet)', 'Artikel 32 van de Successiewet', 'https://wet.example/sw'],
  ['(artikelen 4:63 en 4:64)', 'Artikelen 4:63 en 4:64 van het Burgerlijk Wetboek', 'https://wet.example/bw4'],
  ['(artikel 2:75 van de Wet op het financieel toezicht)', 'Artikel 2:75 van de Wet op het financieel toezicht', undefined],
])('%s is %s', (text, label, url) => {
  expect(markLaws(text, 'nl', sources).notes).toEqual([{ section: '', references: [{ label, url }] }])
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
  const { notes } = markLaws('A will is a deed (article 4:94), signed (article 43 of the Notaries Act).', 'en', english)
  expect(notes[0]?.references.map(({ label }) => label)).toEqual(['Article 4:94 of the Civil Code', 'Article 43 of the Notaries Act'])
})
