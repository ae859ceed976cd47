import { expect, test } from 'vitest'
import { noUtm, withUtm } from './utm.ts'

test.each([
  ['https://p.nl/', {}, 'https://p.nl/'],
  ['https://p.nl/a', { source: 'elke' }, 'https://p.nl/a?utm_source=elke'],
  [
    'https://p.nl/a?x=1',
    { source: 'elke', medium: 'site', campaign: 'herfst 2026' },
    'https://p.nl/a?x=1&utm_source=elke&utm_medium=site&utm_campaign=herfst%202026',
  ],
  ['https://p.nl/a?utm_source=zij', { source: 'wij', medium: 'site' }, 'https://p.nl/a?utm_source=zij&utm_medium=site'],
  ['https://p.nl/a?utm_source=', { source: 'wij' }, 'https://p.nl/a?utm_source='],
  ['https://p.nl/a?q=a%20b+c#deel', { source: 'x' }, 'https://p.nl/a?q=a%20b+c&utm_source=x#deel'],
  ['https://p.nl/a?', { source: 'x' }, 'https://p.nl/a?utm_source=x'],
  ['https://p.nl/#a?b', { source: 'x' }, 'https://p.nl/?utm_source=x#a?b'],
  ['https://p.nl/', { source: '&evil=1#' }, 'https://p.nl/?utm_source=%26evil%3D1%23'],
  ['geen adres', { source: 'x' }, 'geen adres'],
])('%s with %j', (address, utm, expected) => {
  expect(withUtm(address, { ...noUtm, ...utm })).toBe(expected)
})

test('adding twice changes nothing', () => {
  const utm = { source: 'a', medium: 'b', campaign: 'c' }
  const once = withUtm('https://p.nl/?x', utm)
  expect(withUtm(once, { source: 'd', medium: 'e', campaign: 'f' })).toBe(once)
})
