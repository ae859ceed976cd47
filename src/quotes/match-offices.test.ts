import { wholeReason } from './matching.nl.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadRegions } from '../regions/load-regions.ts'
import type { Notary } from '../notaries/notary.ts'
import { relations } from '../notaries/relation.ts'
import { matchOffices, type OfficeTurn } from './match-offices.ts'

const regions = loadRegions('content')
const NOW = Date.parse('2026-11-20T10:00:00.000Z')
const region = regions.find('utrecht')!

const office = (values: Partial<Notary> = {}): Notary => ({
  id: 'a',
  name: 'Kantoor',
  rating: undefined,
  reviewCount: 0,
  reviewSources: [],
  ratedOn: undefined,
  location: 'Utrecht',
  languages: ['Nederlands'],
  specializations: [],
  features: [],
  phone: undefined,
  email: 'a@kantoor.example',
  takesMessages: true,
  website: undefined,
  register: undefined,
  relation: 'geen',
  slug: 'kantoor',
  source: undefined,
  isSample: false,
  prices: [],
  ...values,
})
const turn = (values: Partial<OfficeTurn> = {}): OfficeTurn => ({ lastInvited: null, settled: 0, answered: 0, waiting: 0, capacity: 5, ...values })

function idsOf(offices: readonly Notary[], turns: Record<string, OfficeTurn>, language?: string): string[] {
  const found = matchOffices(offices, { region, deed: 'testament', language }, { regions, turns: new Map(Object.entries(turns)), now: NOW })
  return found.map(({ office: { id } }) => id)
}

test('nearer goes first, then who does the deed, then who waited longest', () => {
  const offices = [
    office({ id: 'far', location: 'Amsterdam', specializations: ['Testament'] }),
    office({ id: 'province', location: 'Zeist' }),
    office({ id: 'here' }),
    office({ id: 'fit', specializations: ['Testament'] }),
    office({ id: 'early', specializations: ['Testament'] }),
  ]
  const turns = Object.fromEntries(offices.map(({ id }) => [id, turn({ lastInvited: '2026-11-10T10:00:00.000Z' })]))
  turns['early'] = turn({ lastInvited: '2026-11-01T10:00:00.000Z' })
  expect(idsOf(offices, turns)).toEqual(['early', 'fit', 'here', 'province', 'far'])
})

test('who has no turn, no room or does not speak the language is not asked', () => {
  const offices = [office({ id: 'none' }), office({ id: 'full' }), office({ id: 'dutch' }), office({ id: 'english', languages: ['Nederlands', 'Engels'] })]
  const turns = { full: turn({ waiting: 5 }), dutch: turn(), english: turn() }
  expect(idsOf(offices, turns)).toEqual(['dutch', 'english'])
  expect(idsOf(offices, turns, 'Engels')).toEqual(['english'])
})

test('who answers waits less for the next turn, and a new office begins as if it answered', () => {
  const day = '2026-11-10T10:00:00.000Z'
  const turns = {
    silent: turn({ lastInvited: day, settled: 10, answered: 0 }),
    busy: turn({ lastInvited: day, settled: 10, answered: 10 }),
    fresh: turn(),
  }
  expect(
    idsOf(
      Object.keys(turns).map((id) => office({ id })),
      turns,
    ),
  ).toEqual(['fresh', 'busy', 'silent'])
})

const anyOffice = fc.record({
  name: fc.constantFrom('A', 'B', 'C'),
  location: fc.constantFrom('Utrecht', 'De Meern', 'Zeist', 'Amsterdam'),
  specializations: fc.constantFrom([], ['Testament']),
  languages: fc.constantFrom(['Nederlands'], ['Nederlands', 'Engels']),
  turn: fc.record({
    lastInvited: fc.constantFrom(null, '2026-10-01T10:00:00.000Z', '2026-11-19T10:00:00.000Z'),
    settled: fc.nat(20),
    answered: fc.nat(20),
    waiting: fc.nat(6),
    capacity: fc.nat(6),
  }),
})

test('what an office pays changes nothing: whatever the agreements, the same offices in the same order', () => {
  const agreements = fc.array(fc.constantFrom(...relations), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(fc.array(anyOffice, { maxLength: 8 }), agreements, agreements, (given, one, other) => {
      const turns = Object.fromEntries(given.map((each, at) => [String(at), each.turn]))
      const withRelations = (chosen: typeof one) =>
        given.map(({ turn: _turn, ...each }, at) => office({ ...each, id: String(at), relation: chosen[at] ?? 'geen' }))
      expect(idsOf(withRelations(one), turns)).toEqual(idsOf(withRelations(other), turns))
    }),
  )
})

test('over a year of requests offices alike are asked alike often', () => {
  const offices = ['a', 'b', 'c', 'd', 'e'].map((id) => office({ id, name: id }))
  const turns = new Map(offices.map(({ id }) => [id, turn({ capacity: 1_000 })]))
  for (let at = 0; at < 365; at += 1) {
    const now = NOW + at * 86_400_000
    const [first] = matchOffices(offices, { region, deed: 'testament' }, { regions, turns, now })
    const id = first?.office.id ?? ''
    const before = turns.get(id) ?? turn()
    turns.set(id, { ...before, lastInvited: new Date(now).toISOString(), settled: before.settled + 1, answered: before.answered + 1 })
  }
  expect([...turns.values()].map(({ settled }) => settled)).toEqual([73, 73, 73, 73, 73])
})

const reachIn = (asked: string, location: string) =>
  matchOffices([office({ location })], { region: regions.find(asked)!, deed: 'testament' }, { regions, turns: new Map([['a', turn()]]), now: 0 })[0]?.reasons
    .reach

test('an office is said to be in the place only where it is, not in the whole municipality or province', () => {
  expect([
    reachIn('utrecht', 'Utrecht'),
    reachIn('utrecht', 'Vleuten'),
    reachIn('vleuten', 'Utrecht'),
    reachIn('provincie utrecht', 'Zeist'),
    reachIn('utrecht', 'Zwolle'),
  ]).toEqual(['place', 'municipality', 'municipality', 'province', 'country'])
})

test('of an office that was never asked nothing is said of its answers', () => {
  const reasons = { reach: 'place', fit: 'price', answeredShare: 100 } as const
  expect(wholeReason({ ...reasons, waitedDays: null })).toBe('in de gevraagde plaats; geeft een prijs voor deze akte; nog nooit gevraagd')
  expect(wholeReason({ ...reasons, waitedDays: 3 })).toMatch(/; 3 dagen niet gevraagd; antwoordt op 100%$/)
})
