import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deeds } from './deed.ts'
import { findService, nearestServices } from './match-service.ts'

test('every deed answers to its address, its name and the other words for it', () => {
  for (const deed of deeds) {
    for (const name of [deed.slug, deed.label, deed.label.toUpperCase(), deed.phrase]) expect(findService(name)?.slug, name).toBe(deed.slug)
    for (const synonym of deed.synonyms) expect(findService(synonym), synonym).toBeDefined()
  }
})

test.each([
  ['huis kopen', 'huis-kopen'],
  ['kopen huis', 'huis-kopen'],
  ['koop huis', 'huis-kopen'],
  ['testament opstellen', 'testament'],
  ['tweetrapstestament', 'tweetrapstestament'],
  ['levenslooptestament', 'levenstestament'],
  ['goedkope hypotheek regelen', 'hypotheekakte'],
  ['bv', 'bv-oprichten'],
  ['Notariele Volmacht', 'volmacht'],
])('%s means %s', (text, slug) => {
  expect(findService(text)?.slug).toBe(slug)
})

test.each(['', ' ', '-', 'fietsband plakken', 'x', '<script>'])('%j is no deed', (text) => {
  expect(findService(text)).toBeUndefined()
})

test.each([
  ['testment', 'testament'],
  ['hypoteekakte', 'hypotheekakte'],
  ['samenlevingskontrakt', 'samenlevingscontract'],
  ['voogdy', 'voogdij'],
])('%s may mean %s', (text, slug) => {
  expect(nearestServices(text, 1)[0]?.slug).toBe(slug)
})

test('no text makes the search fail', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100, unit: 'binary' }), (text) => {
      findService(text)
      expect(nearestServices(text, 3).length).toBeLessThanOrEqual(3)
    }),
  )
})
