import { expect, test } from 'vitest'
import { searchOf } from '../../owner-kit/address.ts'
import { isNarrowed, logParameters, narrowing, pageNumbers, readLogState } from './log-state.ts'

test('what the address says comes back in the address', () => {
  const address =
    '?tab=chat-logs&zoek=een+akte&van=2026-01-02&tot=2026-02-03&pagina-pad=%2Ftestament&antwoord=onbeantwoord&oordeel=toelichting&knop=geklikt&pagina=7&sessie=abc'
  expect(searchOf(logParameters(readLogState(new URLSearchParams(address))))).toBe(address)
})

test('what means nothing is left out', () => {
  const state = readLogState(new URLSearchParams('?antwoord=misschien&oordeel=&van=gisteren&pagina=-3&knop=x'))
  expect([state.page, narrowing(state), isNarrowed(state)]).toEqual([1, {}, false])
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 100_000, [1, 2, null, 100_000]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [50_000, 100_000, [1, null, 49_999, 50_000, 50_001, null, 100_000]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i offers these numbers', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})
