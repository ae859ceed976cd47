import { expect, test } from 'vitest'
import { findRhythmFaults } from './rhythm.ts'

const words = (count: number): string => `${Array.from({ length: count }, () => 'woord').join(' ')}.`
const line = (...counts: number[]): string => counts.map(words).join(' ')

test.each([
  ['three sentences of fewer than eight words', line(7, 3, 7)],
  ['four of fewer than ten', line(9, 9, 9, 9)],
  ['those among longer ones', line(12, 4, 5, 6, 12)],
  ['those of a point in a list, behind its name', `1. **Vast of geschat?** ${line(5, 5, 5)}`],
  ['those of an example', `> **Voorbeeld.** ${line(5, 5, 5)}`],
  ['a question and its answer', 'Is er haast? Bel dan eerst. De prijs komt daarna.'],
])('%s stutter, and the fault says which', (_, text) => {
  const faults = findRhythmFaults(text)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^short sentences in a row, join what belongs together: \S/)
})

test.each([
  ['two short ones', line(3, 3)],
  ['short ones with a longer one between them', line(3, 3, 10, 3, 3)],
  ['three that are not that short', line(7, 7, 8)],
  ['short ones in paragraphs of their own', [line(3, 3), line(3, 3)].join('\n\n')],
  ['points of a list', ['- Kort.', '- Kort.', '- Kort.', '- Kort.'].join('\n')],
  ['rows of a table and headings', ['## Kop. Kop. Kop.', '| Een. Twee. Drie. | Vier. |'].join('\n')],
  ['a name with an initial', 'Dag A. Smit. Dag B. Smit.'],
])('%s do not', (_, text) => {
  expect(findRhythmFaults(text)).toEqual([])
})

test('a sentence that runs on is told with its length, and one of the greatest length is not', () => {
  expect(findRhythmFaults(line(28, 29))).toEqual([`a sentence of 29 words, at most 28: ${words(29)}`])
})

/** A sentence of 26 words and what is put behind them. */
const endingIn = (end: string): string[] => findRhythmFaults(`${words(26).slice(0, -1)}${end}.`)

test('a law reference in brackets is not read, a link is read by its words and a figure as two', () => {
  expect(endingIn(' (artikel 4:13 van het Burgerlijk Wetboek) woord woord')).toEqual([])
  expect(endingIn(' [een akte](/testament)')).toEqual([])
  expect(endingIn(' {{cijfer:prijs-testament}}')).toEqual([])
  expect(endingIn(' {{cijfer:prijs-testament}} meer')).toHaveLength(1)
})
