import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTerm, holdsTerms, readTerms, tokensOf } from './search-words.ts'
import { postgresQuery, sqliteQuery } from './search.queries.ts'
import { snippetOf } from './snippet.ts'

test('words are beginnings, words within quotes stand in a row, one letter is a whole word', () => {
  expect(readTerms('Één "Kosten koper" bv x "open')).toEqual([
    { words: ['een'], isPrefix: true },
    { words: ['kosten', 'koper'], isPrefix: false },
    { words: ['bv'], isPrefix: true },
    { words: ['x'], isPrefix: false },
    { words: ['open'], isPrefix: true },
  ])
})

test.each(['', '   ', '"', '*', '-- ; drop table', "' or 1=1"])('%j asks the database nothing but words', (query) => {
  const terms = readTerms(query)
  expect(sqliteQuery(terms)).toMatch(/^(?:"[\p{L}\p{N}]+"\*?(?: AND )?)*$/u)
  expect(postgresQuery(terms)).toMatch(/^(?:'[\p{L}\p{N}]+'(?::\*)?(?: & )?)*$/u)
})

test('no text becomes syntax of either database', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 250 }), (query) => {
      const terms = readTerms(query)
      expect(sqliteQuery(terms)).toMatch(/^(?:"[^"\s\0]+"\*?(?: AND (?=")|$))*$/u)
      expect(postgresQuery(terms)).toMatch(/^(?:'[^'\\\s\0]+'(?::\*)?(?: & (?=')|$))*$/u)
    }),
    { numRuns: 500 },
  )
})

test('a phrase holds only words that follow each other', () => {
  const tokens = tokensOf('De kosten-koper zijn 2 procent')
  expect(findTerm(tokens, { words: ['kosten', 'koper'], isPrefix: false })).toEqual([{ start: 3, end: 15 }])
  expect(holdsTerms('kosten van de koper', readTerms('"kosten koper"'))).toBe(false)
})

test('the piece that is shown holds the first hit, ends at words, and joins up to the text', () => {
  const text = `${'Een lange zin vooraf. '.repeat(10)}Wat kost een testament nu? ${'En nog meer. '.repeat(30)}`
  const parts = snippetOf(text, readTerms('testa'))
  expect(parts.find((part) => part.marked)?.text).toBe('testament')
  expect([parts[0]?.text, parts.at(-1)?.text]).toEqual(['…', '…'])
  expect(text.replace(/\s+/g, ' ')).toContain(
    parts
      .slice(1, -1)
      .map((part) => part.text)
      .join(''),
  )
})

test('for every text and search the piece is part of the text, and what is marked is what was looked for', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), fc.lorem({ maxCount: 2 }), (text, query) => {
      const terms = readTerms(query)
      const parts = snippetOf(text, terms)
      expect(parts.every((part) => part.text === '…' || text.includes(part.text))).toBe(true)
      expect(parts.some((part) => part.marked)).toBe(terms.some((term) => findTerm(tokensOf(text), term).length > 0))
    }),
  )
})
