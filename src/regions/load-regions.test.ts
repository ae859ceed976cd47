import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regionBook } from '../../tests/factories/regions.ts'
import { createRegionBook, loadRegions } from './load-regions.ts'

const netherlands = loadRegions('content')
const municipalities = netherlands.list().filter(({ kind }) => kind === 'gemeente')

test('all provinces and municipalities of 2026 are there', () => {
  const count = (province: string) => municipalities.filter((region) => region.province === province).length
  const counts = netherlands.list().flatMap(({ kind, name }) => (kind === 'provincie' ? [[name, count(name)]] : []))
  expect(Object.fromEntries(counts)).toEqual({
    Drenthe: 12,
    Flevoland: 6,
    Friesland: 18,
    Gelderland: 51,
    Groningen: 10,
    Limburg: 31,
    'Noord-Brabant': 56,
    'Noord-Holland': 44,
    Overijssel: 25,
    Utrecht: 26,
    Zeeland: 13,
    'Zuid-Holland': 50,
  })
  expect(municipalities).toHaveLength(342)
})

test.each([
  ['Utrecht', 'utrecht', 'gemeente'],
  ['provincie Utrecht', 'provincie-utrecht', 'provincie'],
  ['Groningen', 'groningen', 'gemeente'],
  ['Provincie  Groningen', 'provincie-groningen', 'provincie'],
  ['gemeente Utrecht', 'utrecht', 'gemeente'],
  ['Den Bosch', 's-hertogenbosch', 'gemeente'],
  ["'s-Hertogenbosch", 's-hertogenbosch', 'gemeente'],
  ['denhaag', 'den-haag', 'gemeente'],
  ["'s Gravenhage", 'den-haag', 'gemeente'],
  ['Friesland', 'friesland', 'provincie'],
  ['FRYSLÂN', 'friesland', 'provincie'],
  ['sudwest fryslan', 'sudwest-fryslan', 'gemeente'],
  ['Brabant', 'noord-brabant', 'provincie'],
  ['hoofddorp', 'hoofddorp', 'plaats'],
  ['emmeloord', 'emmeloord', 'plaats'],
  ['Veldhoven', 'veldhoven', 'gemeente'],
  ['nuenen', 'nuenen', 'gemeente'],
  ['Bergen (NH)', 'bergen-nh', 'gemeente'],
  ['bergen-l', 'bergen-l', 'gemeente'],
  ['Zeeland', 'zeeland', 'provincie'],
])('%s is found as %s, a %s', (text, slug, kind) => {
  expect(netherlands.find(text)).toMatchObject({ slug, kind })
})

test.each(['3511', '3511 AB', ' 3511ab ', '3511-ab'])('%j is the point of a postcode, and no place', (text) => {
  expect(netherlands.locate(text)).toMatchObject({ kind: 'postcode', name: 'postcode 3511', slug: '3511', point: { lat: 52.09, lon: 5.12 } })
  expect(netherlands.find(text)).toBeUndefined()
})

test('a name is located as it is found', () => {
  for (const text of ['Utrecht', 'provincie Utrecht', 'Atlantis', '1'.repeat(100)]) expect(netherlands.locate(text)).toEqual(netherlands.find(text))
})

test.each([
  ['1276', 'Huizen'],
  ['2342', 'Oegstgeest'],
  ['2103', 'Heemstede'],
  ['2106', 'Heemstede'],
  ['2162', 'Lisse'],
  ['2989', 'Ridderkerk'],
  ['3146', 'Maassluis'],
  ['6164', 'Geleen'],
  ['3896', 'Zeewolde'],
  ['3829', 'Amersfoort'],
  ['3998', 'Houten'],
  ['7587', 'Losser'],
  ['1086', 'Amsterdam'],
  ['3068', 'Rotterdam'],
  ['2595', 'Den Haag'],
  ['3454', 'De Meern'],
  ['4871', 'Etten-Leur'],
  ['8881', 'Terschelling'],
  ['3500', 'Utrecht'],
  ['1101', 'Amsterdam'],
  ['1509', 'Zaandam'],
  ['1103', 'Amsterdam'],
  ['1108', 'Amsterdam'],
  ['2493', 'Den Haag'],
  ['2496', 'Den Haag'],
  ['2497', 'Den Haag'],
  ['3089', 'Rotterdam'],
  ['3544', 'Utrecht'],
  ['5658', 'Eindhoven'],
  ['1361', 'Almere'],
  ['9738', 'Groningen'],
  ['6515', 'Nijmegen'],
])('the place of postcode %s, near the edge of others too, is among those to choose from: %s', (text, name) => {
  const spot = netherlands.locate(text)
  const around = spot?.kind === 'postcode' ? spot.around.map((region) => region.name) : []
  expect(around).toContain(name)
  expect(around.length).toBeLessThanOrEqual(5)
})

test('from a postcode is measured from its own point', () => {
  const spot = netherlands.locate('1276')
  expect(spot && netherlands.kmTo(spot, 'Huizen')).toBeLessThan(2)
  expect(Math.round((spot && netherlands.kmTo(spot, 'Amsterdam')) ?? 0)).toBe(26)
})

test.each(['0999', '999', '35111', '3511 ABC', '3511 A', '1000000', '35 11', '9999 99'])('%j is no postcode', (text) => {
  expect(netherlands.locate(text)).toBeUndefined()
})

test.each([
  ['deurne', 51.46, 5.79],
  ['veere', 51.55, 3.66],
  ['borsele', 51.47, 3.81],
])('the middle of %s is its town', (slug, lat, lon) => {
  const region = netherlands.find(slug)
  const middle = region && netherlands.middleOf(region)
  expect([Math.abs((middle?.lat ?? 0) - lat) < 0.02, Math.abs((middle?.lon ?? 0) - lon) < 0.02]).toEqual([true, true])
})

test('every municipality and place has a middle in the country, within forty kilometres of its municipality', () => {
  for (const region of netherlands.list().filter(({ kind }) => kind !== 'provincie')) {
    expect(netherlands.middleOf(region), region.name).toBeDefined()
    expect(netherlands.kmTo(region, `gemeente ${region.municipality}`), region.name).toBeLessThan(40)
  }
})

test.each([
  ['Utrecht', 'Amsterdam', 35],
  ['Amsterdam', 'Rotterdam', 58],
  ['Maastricht', 'Groningen', 268],
  ['Zeist', 'Utrecht', 8],
  ['Utrecht', 'De Meern', 6],
  ['Vlissingen', 'Middelburg', 6],
])('%s and %s are some %i km apart, both ways', (from, to, km) => {
  const [a, b] = [netherlands.find(from), netherlands.find(to)]
  expect(Math.round(a && b ? (netherlands.kmTo(a, to) ?? 0) : 0)).toBeGreaterThanOrEqual(km - 2)
  expect(Math.round(a && b ? (netherlands.kmTo(a, to) ?? 0) : 0)).toBeLessThanOrEqual(km + 2)
  expect(a && b && netherlands.kmTo(a, to)).toBeCloseTo((a && b && netherlands.kmTo(b, from)) ?? 0, 9)
})

test('nothing is measured from a province or to a place that is not known', () => {
  const [utrecht, province] = [netherlands.find('Utrecht'), netherlands.find('provincie Utrecht')]
  expect([utrecht && netherlands.kmTo(utrecht, 'Atlantis'), province && netherlands.kmTo(province, 'Utrecht')]).toEqual([undefined, undefined])
})

test.each(['', ' ', '-', 'Brussel', 'xyz', 'a'.repeat(10_000), '../../etc/passwd', '<script>'])('%j is no region', (text) => {
  expect(netherlands.find(text)).toBeUndefined()
})

test('a name that two towns share means neither, and both are near', () => {
  expect(netherlands.find('Bergen')).toBeUndefined()
  expect(netherlands.nearest('Bergen', 2).map(({ slug }) => slug)).toEqual(['bergen-l', 'bergen-nh'])
})

test('every region answers to its own address, however it is spelled', () => {
  fc.assert(
    fc.property(fc.constantFrom(...netherlands.list()), fc.constantFrom('-', ' ', '', '  ', '_'), fc.boolean(), (region, joint, upper) => {
      const text = region.slug.replaceAll('-', joint)
      expect(netherlands.find(upper ? text.toUpperCase() : text)?.slug).toBe(region.slug)
    }),
  )
})

test('no text at all makes the search fail', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => {
      netherlands.find(text)
      expect(netherlands.nearest(text, 3).length).toBeLessThanOrEqual(3)
    }),
    { numRuns: 30 },
  )
})

test('a municipality with one letter forgotten is near', () => {
  const long = municipalities.filter(({ slug }) => slug.length >= 6)
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(), (region, at) => {
      const place = at % region.slug.length
      const mistyped = region.slug.slice(0, place) + region.slug.slice(place + 1)
      expect(netherlands.nearest(mistyped, 20).map(({ slug }) => slug)).toContain(region.slug)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['amsterdm', 'Amsterdam'],
  ['Rottredam', 'Rotterdam'],
  ['nijmegn', 'Nijmegen'],
  ['amsterdam zuid', 'Amsterdam'],
  ['omgeving Zwolle', 'Zwolle'],
])('%s may mean %s', (text, name) => {
  expect(netherlands.nearest(text, 1)[0]?.name).toBe(name)
})

test.each(['qwertyuiop', 'x', '', '日本'])('%j is near nothing', (text) => {
  expect(netherlands.nearest(text, 3)).toEqual([])
})

test.each([
  ['provincie-utrecht', 'Utrecht', true],
  ['provincie-utrecht', 'Zeist', true],
  ['provincie-utrecht', 'Den Dolder', true],
  ['provincie-utrecht', 'Amsterdam', false],
  ['utrecht', 'Utrecht', true],
  ['utrecht', 'De Meern', true],
  ['utrecht', 'Zeist', false],
  ['haarlemmermeer', 'hoofddorp', true],
  ['hoofddorp', 'Hoofddorp', true],
  ['hoofddorp', 'Nieuw-Vennep', false],
  ['hoofddorp', 'Haarlemmermeer', false],
  ['amsterdam', 'Mokum', true],
  ['amsterdam', 'Antwerpen', false],
])('%s contains %s: %s', (slug, place, expected) => {
  const book = regionBook()
  const region = book.find(slug)
  expect(region?.slug).toBe(slug)
  expect(region && book.contains(region, place)).toBe(expected)
})

test('two regions with one address are a fault', () => {
  const municipality = { name: 'Laren', slug: undefined, otherNames: [], places: ['Laren'] }
  expect(() => createRegionBook([{ province: 'Gelderland', otherNames: [], municipalities: [municipality] }])).toThrow(/laren is taken/)
})
