import { expect, test } from 'vitest'
import { makeStatement } from '../../../../tests/factories/knowledge.ts'
import { converse } from '../test-engine.ts'
import { readCase } from './case-record.ts'
import { conditionOf, fitOf } from './statement-condition.ts'

const DAY = '2026-11-30'
const user = (content: string) => ({ role: 'user' as const, content })
const factOf = (fact: 'minors' | 'parents' | 'will' | 'died' | 'civil' | 'children', ...said: string[]) =>
  readCase(said.at(-1)!, said.slice(0, -1).map(user), DAY).get(fact)?.value

test.each([
  ['wij hebben een dochter van 20', 'nee'],
  ['onze kinderen van 6 en 9', 'ja'],
  ['mijn zoon is 19', 'nee'],
  ['mijn 14-jarige dochter', 'ja'],
  ['een dochter van 20 en een zoontje van 9', 'ja'],
  ['geen minderjarige kinderen', 'nee'],
  ['mijn kinderen zijn volwassen', 'nee'],
  ['mijn dochter kocht een huis van 300.000', undefined],
  ['ik geef mijn zoon 15 euro', undefined],
])('%s: children under age %s', (said, minors) => expect(factOf('minors', said)).toBe(minors))

test('a younger child is not forgotten where an older one is told of as well', () => {
  expect(factOf('minors', 'ons zoontje van 9', 'en een dochter van 20')).toBe('ja')
  expect(factOf('minors', 'een dochter van 20', 'o ja, ook een zoontje van 9')).toBe('ja')
})

test('who has no children under age may have children', () => {
  expect(factOf('children', 'wij hebben geen minderjarige kinderen')).not.toBe('nee')
  expect(factOf('children', 'wij hebben geen kinderen')).toBe('nee')
})

test.each([
  ['mijn vader is overleden, zijn vrouw woont er nog', 'een'],
  ['mijn vader is overleden, mijn moeder leeft nog', 'een'],
  ['onze moeder leeft nog, vader niet meer', 'een'],
  ['mijn vader is overleden en mijn moeder is ook al overleden', 'beide'],
  ['mijn ouders zijn allebei overleden', 'beide'],
  ['mijn vader is overleden', undefined],
])('%s: %s', (said, parents) => expect(factOf('parents', said)).toBe(parents))

test.each([
  ['er is geen testament', 'nee'],
  ['in zijn testament staat de kerk', 'ja'],
  ['heb ik een testament nodig', undefined],
  ['ik wil een testament laten maken', undefined],
])('%s: a will %s', (said, will) => expect(factOf('will', said)).toBe(will))

test.each([
  ['man overleden 3 maart 2026', '2026'],
  ['zij is in oktober 2025 overleden', '2025'],
  ['hij is in december overleden', '2025'],
  ['mijn broer is in augustus overleden', '2026'],
  ['mijn tante is vorig jaar overleden', '2025'],
  ['hij is overleden in het ziekenhuis', undefined],
])('%s: died in %s', (said, year) => expect(factOf('died', said)).toBe(year))

test('who tells of a parent that died is a child of who died', () => {
  expect(factOf('children', 'mijn vader is vorige week overleden')).toBe('ja')
  expect(factOf('children', 'mijn tante is vorige week overleden')).toBeUndefined()
  expect(converse('Mijn vader is vorige week overleden, mijn ouders waren al lang gescheiden. Wie erft? Ik heb nog een broer.').reference).not.toMatch(
    /zonder-kinderen/,
  )
})

test('who never married and speaks of an ex was not married', () => {
  expect(factOf('civil', 'mijn ex en ik zijn nooit getrouwd', 'mijn ex wil niet meewerken')).toBe('ongehuwd')
  expect(factOf('civil', 'mijn ex wil niet meewerken')).toBe('gescheiden')
})

test.each([
  ['Is uw tweede ouder ook overleden, dan kunt u het opeisen.', 'mijn vader is overleden, mijn moeder leeft nog', -1],
  ['Leeft uw vader of moeder nog, dan kunt u als kleinkind niets opeisen.', 'oma is overleden, mijn moeder leeft nog', 1],
  ['Een partnerschap zonder minderjarige kinderen eindigt zonder rechter.', 'wij hebben een zoon van 19', 1],
  ['Hebt u minderjarige kinderen, dan moet u naar de rechter.', 'wij hebben een zoon van 19', -1],
  ['Hebt u minderjarige kinderen, dan moet u naar de rechter.', 'wij hebben geen kinderen', -1],
  ['Voor een kind dat nog niet is geboren, kan dat niet.', 'ik heb een dochter', 0],
  ['Is het overlijden in 2025 of eerder, dan geldt de kortere termijn.', 'hij is overleden op 3 maart 2026', -1],
  ['Is het overlijden op of na 1 januari 2026, dan geldt de langere termijn.', 'hij is overleden op 3 maart 2026', 1],
  ['Zonder testament erven de kinderen.', 'in het testament sta ik', -1],
  ['Bent u de langstlevende echtgenoot of geregistreerd partner, dan vraagt de bank er niet om.', 'mijn man is overleden', 1],
  ['Woont u samen zonder huwelijk of geregistreerd partnerschap, dan geldt dat niet.', 'wij wonen samen', 1],
  ['Is er geen echtgenoot of geregistreerd partner meer, dan erven de kinderen.', 'mijn man is overleden', -1],
])('%s fits %s: %s', (text, said, fit) => {
  expect(fitOf(conditionOf(makeStatement('een', text)), readCase(said, [], DAY))).toBe(fit)
})

test('an answer opens with what holds for the family that was told', () => {
  const [partners, older, younger] = [
    'scheiden bij de notaris kan dat zonder rechter',
    'wij hebben een geregistreerd partnerschap en een dochter van 20',
    'ook nog een zoontje van 9',
  ]
  // Of two entries that say so either may be found.
  expect(converse(partners, older).opens?.join()).toMatch(/^(?:scheiden-bij-notaris\.partnerschap|partnerschap-beeindigen\.mag)-zonder-rechter$/)
  expect(converse(partners, younger).opens).toEqual(['scheiden-bij-notaris.partnerschap-met-kinderen'])
  const story = 'Mijn vader is in maart overleden, er is geen testament. Zijn tweede vrouw woont nog in het huis.'
  expect(converse(story, 'Kunnen wij ons kindsdeel nu opeisen?').opens?.join()).not.toMatch(/tweede-ouder-overleden/)
})
