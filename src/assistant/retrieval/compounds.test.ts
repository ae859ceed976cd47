import { expect, test } from 'vitest'
import { withinWork } from '../../platform/work.ts'
import { findTail, splitCompound } from './compounds.ts'
import { stemWord } from './stem.ts'
import { buildVocabulary } from './vocabulary.ts'

const words =
  'hypotheek akte kosten notaris testament levering schenking belasting kind erfenis scheiding convenant woning pan koek codicil rekening huis verkoop deel aandeel'
const vocabulary = buildVocabulary(Array.from({ length: 4 }, () => words))

test.each([
  ['hypotheekakte', ['hypotheek', 'akte']],
  ['hypotheekaktekosten', ['hypotheek', 'akte', 'kosten']],
  ['notariskosten', ['notaris', 'kosten']],
  ['leveringsakte', ['levering', 'akte']],
  ['scheidingsconvenant', ['scheiding', 'convenant']],
  ['kindererfenis', ['kind', 'erfenis']],
  ['testamentskosten', ['testament', 'kosten']],
])('%s is split, whatever links its parts', (word, parts) => {
  expect(splitCompound(word, vocabulary).map(stemWord)).toEqual(parts.map(stemWord))
})

test('a word is split only when the vocabulary knows both parts', () => {
  expect(splitCompound('zonnepaneel', vocabulary)).toEqual([])
  expect(splitCompound('hypotheekfiets', vocabulary)).toEqual([])
})

test('short words and words that do not mean what their parts mean stay whole', () => {
  expect(splitCompound('akte', vocabulary)).toEqual([])
  expect(splitCompound('levenstestament', vocabulary)).toEqual([])
})

test('of an unknown compound the known last part is found', () => {
  expect(findTail('donorcodicil', vocabulary)).toBe('codicil')
  expect(findTail('fietsenwinkel', vocabulary)).toBeUndefined()
})

test.each([['huisakte'], ['verkoopdeel'], ['kindsdeel'], ['aandeelkosten']])(
  'a word of %s over and over is split in few steps, and left alone when it is no word',
  (word) => {
    for (let times = 1; times <= 500 / word.length; times += 1) {
      const long = `qx${word.repeat(times)}`
      expect(
        withinWork<string[] | undefined>(
          1_000,
          () => splitCompound(long, vocabulary),
          () => undefined,
        ),
        long,
      ).toBeDefined()
    }
    expect(splitCompound(word.repeat(20), vocabulary)).toEqual([])
    expect(findTail(`${'qx'.repeat(20)}codicil`, vocabulary)).toBeUndefined()
  },
)
