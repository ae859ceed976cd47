import { expect, test } from 'vitest'
import { makeStatement } from '../../../../tests/factories/knowledge.ts'
import { askFor, listAssumptions, readCase, saysOnlyFacts } from './case-record.ts'
import { conditionOf, fitOf } from './statement-condition.ts'

const user = (content: string) => ({ role: 'user' as const, content })
const factsOf = (question: string, ...earlier: string[]) =>
  Object.fromEntries([...readCase(question, earlier.map(user))].map(([fact, { value }]) => [fact, value]))

test('facts are kept over a conversation, and a later one replaces an earlier one', () => {
  expect(factsOf('en de belasting?', 'Wij wonen samen en hebben twee kinderen', 'het huis staat op mijn naam')).toEqual({
    civil: 'samenwonend',
    children: 'ja',
    owner: 'een',
  })
  expect(factsOf('nee, wij zijn getrouwd', 'Mijn vriend en ik kopen een huis')).toMatchObject({ civil: 'getrouwd' })
})

test.each([
  ['wij zijn niet getrouwd', 'civil', 'ongehuwd'],
  ['mijn tante had geen kinderen', 'children', 'nee'],
  ['we zijn in 2015 getrouwd', 'since', '2015'],
  ['ik ben 33 en koop een huis', 'age', '33'],
  ['wij hebben een samenlevingscontract', 'civil', 'samenlevingscontract'],
  ['getrouwd zonder huwelijkse voorwaarden', 'regime', 'gemeenschap'],
])('%s says of %s: %s', (said, fact, value) => {
  expect(factsOf(said)).toMatchObject({ [fact]: value })
})

test.each([
  ['wij verkopen ons huis', 'side', 'verkoper'],
  ['ik koop een appartement', 'side', 'koper'],
  ['de verkoper weigert mee te werken', 'side', 'koper'],
  ['wij verkopen ons huis en kopen een ander', 'side', undefined],
  ['ik wil een appartement kopen', 'bought', 'nee'],
  ['wij hebben vorig jaar een huis gekocht', 'bought', 'ja'],
  ['wij hebben een huis gekocht en willen er nog een kopen', 'bought', undefined],
] as const)('of a home, %s says of %s: %s', (said, fact, value) => expect(factsOf(said)[fact]).toBe(value))

test('who sells and then tells of buying is on both sides', () => {
  expect(factsOf('ik koop ook een ander huis', 'ik verkoop mijn flat')).not.toHaveProperty('side')
})

test('for whom a statement holds may be written beside it', () => {
  const later = makeStatement('later', 'Verandert uw plan, dan blijft uw voordeel in de regel staan.', { holds: { bought: ['ja'] } })
  expect(fitOf(conditionOf(later), readCase('ik wil een huis kopen', []))).toBe(-1)
  expect(fitOf(conditionOf(later), readCase('wij hebben een huis gekocht', []))).toBe(0)
  const seller = makeStatement('verkoper', 'Als verkoper betaalt u het doorhalen van uw hypotheek.')
  expect(fitOf(conditionOf(seller), readCase('ik koop een huis', []))).toBe(-1)
  expect(fitOf(conditionOf(seller), readCase('ik verkoop mijn huis', []))).toBe(1)
})

test('an assumption can be put right by what the buttons say', () => {
  const record = readCase('Mijn man en ik hebben een huis', [])
  const [civil] = listAssumptions(record, new Set(['civil']))
  expect(civil).toMatchObject({ fact: 'civil', text: 'getrouwd' })
  for (const { says } of civil!.corrections) {
    expect(saysOnlyFacts(says)).toBe(true)
    expect(factsOf(says, 'Mijn man en ik hebben een huis')['civil']).not.toBe('getrouwd')
  }
})

test('each answer to a question back is understood as that fact', () => {
  for (const fact of ['civil', 'regime', 'children', 'owner'] as const)
    for (const { says } of askFor(fact)!.options) expect([says, factsOf(says)[fact]]).toEqual([says, expect.any(String)])
})

test.each([
  ['Bent u getrouwd of geregistreerd partner, dan erft uw partner alles.', 'mijn man is ziek', 1],
  ['Bent u getrouwd of geregistreerd partner, dan erft uw partner alles.', 'wij wonen samen', -1],
  ['Woont u samen zonder contract, dan erft u niets.', 'wij wonen samen', 1],
  ['Een testament maakt u bij de notaris.', 'wij wonen samen', 0],
  ['Bent u getrouwd, dan erft uw partner.', 'wat kost het', 0],
])('%s fits %s: %s', (text, said, fit) => {
  expect(fitOf(conditionOf(makeStatement('een', text)), readCase(said, []))).toBe(fit)
})
