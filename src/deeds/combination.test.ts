import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCombination, wordsOf, writeCombination } from './combination.ts'

test.each([
  ['amsterdam_huis-kopen', 'amsterdam', 'huis-kopen'],
  ['amsterdam_huis_kopen', 'amsterdam', 'huis-kopen'],
  ['Den Haag_Testament Opstellen', 'den-haag', 'testament-opstellen'],
  ["'s-Hertogenbosch_testament", 's-hertogenbosch', 'testament'],
  ['Súdwest-Fryslân_notariële_volmacht', 'sudwest-fryslan', 'notariele-volmacht'],
  ['amsterdam', 'amsterdam', ''],
  ['amsterdam_', 'amsterdam', ''],
  ['_testament', '', 'testament'],
  ['', '', ''],
  ['<script>alert(1)</script>_x', 'script-alert-1-script', 'x'],
  ['a/b/c', 'a-b-c', ''],
  ['img%3Dx_%2F%2f', 'img-x', ''],
  ['日本', '', ''],
])('%j is the region %j and the service %j', (text, region, service) => {
  expect(readCombination(text)).toEqual({ region, service })
})

test('any text becomes an address of plain letters, of bounded length, that reads back as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 400, unit: 'binary' }), fc.string({ unit: fc.constantFrom('_', '-', ' ', '%', 'a', 'É', '/') })), (text) => {
      const path = writeCombination(readCombination(text))
      expect(path).toMatch(/^\/results(?:\/[a-z0-9-]{1,60}(?:_[a-z0-9-]{1,60})?)?$/)
      expect(writeCombination(readCombination(path.replace(/^\/results\/?/, '')))).toBe(path)
    }),
  )
})

test('names and slugs are written alike', () => {
  expect(writeCombination({ region: 'Den Haag', service: 'BV oprichten' })).toBe('/results/den-haag_bv-oprichten')
  expect(writeCombination({ region: 'den-haag', service: 'bv-oprichten' })).toBe('/results/den-haag_bv-oprichten')
  expect(writeCombination({ region: 'Urk' })).toBe('/results/urk')
  expect(writeCombination({ region: ' ', service: 'testament' })).toBe('/results')
})

test('hyphens of a service are read as spaces', () => {
  expect(wordsOf('verklaring-van-erfrecht')).toBe('verklaring van erfrecht')
})
