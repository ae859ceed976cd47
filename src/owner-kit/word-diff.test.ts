/** The comparison of two versions. */
import { expect, test } from 'vitest'
import { diffWords, type DiffPart } from './word-diff.ts'

const without = (kind: DiffPart['kind'], parts: readonly DiffPart[]) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('')

test('equal texts are one part that is the same, and nothing gives nothing', () => {
  expect([diffWords('Een tekst.', 'Een tekst.'), diffWords('', '')]).toEqual([[{ kind: 'same', text: 'Een tekst.' }], []])
})

test('a replaced word is removed first and then added, and the rest stays', () => {
  expect(diffWords('Nu gratis advies over uw huis', 'Nu eerlijk advies over uw huis')).toEqual([
    { kind: 'same', text: 'Nu ' },
    { kind: 'removed', text: 'gratis' },
    { kind: 'added', text: 'eerlijk' },
    { kind: 'same', text: ' advies over uw huis' },
  ])
})

test('from nothing all is added, to nothing all is removed', () => {
  expect([diffWords('', 'Een tekst'), diffWords('Een tekst', '')]).toEqual([[{ kind: 'added', text: 'Een tekst' }], [{ kind: 'removed', text: 'Een tekst' }]])
})

test('words that moved to another place are found in between', () => {
  const parts = diffWords('a b c d e', 'x b y d z')
  expect(parts.filter(({ kind }) => kind === 'same').map(({ text }) => text.trim())).toContain('b')
  expect(parts.filter(({ kind }) => kind === 'same').map(({ text }) => text.trim())).toContain('d')
})

test.each([
  ['Een.\n\nTwee  drie.', 'Een.\n\nVier drie.\n'],
  ['de de de kat', 'de kat de'],
  ['a '.repeat(3_000), 'b '.repeat(3_000)],
  [`kop ${'a '.repeat(2_500)}staart`, `kop ${'b a '.repeat(1_900)}staart`],
])('both texts can be read back from the comparison, line ends and all (%#)', (before, after) => {
  const parts = diffWords(before, after)
  expect([without('added', parts), without('removed', parts)]).toEqual([before, after])
})
