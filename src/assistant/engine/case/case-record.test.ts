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
