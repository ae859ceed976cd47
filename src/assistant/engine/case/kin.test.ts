import { expect, test } from 'vitest'
import { makeStatement } from '../../../../tests/factories/knowledge.ts'
import { converse } from '../test-engine.ts'
import { isOfOtherKin, readKin } from './kin.nl.ts'

const ofOthers = (text: string, ...said: string[]) => isOfOtherKin(makeStatement('een', text), readKin(said))

test.each([
  ['Broers en zussen hebben geen legitieme portie.', 'kan mijn moeder mij onterven'],
  ['Een onterfde echtgenoot kan vruchtgebruik vragen.', 'ik ben weduwe en heb drie kinderen'],
  ['Een kleinkind betaalt 18% erfbelasting.', 'ik erf van mijn tante'],
  ['Leeft uw vader nog, dan kunt u als kleinkind niets opeisen.', 'mijn broer is overleden'],
])('%s is for others than of whom is told: %s', (text, said) => expect(ofOthers(text, said)).toBe(true))

test.each([
  ['Broers en zussen hebben geen legitieme portie.', 'kan mijn broer iets eisen'],
  ['Broers, zussen, neven en vrienden betalen 30% erfbelasting.', 'ik erf van mijn tante'],
  ['Broers, zussen, neven en vrienden betalen 30% erfbelasting.', 'een oude studievriend liet mij wat na'],
  ['Een kleinkind betaalt 18% erfbelasting.', 'ik erf van mijn oma'],
  ['Een kleinkind betaalt 18% erfbelasting.', 'hoeveel belasting is dat'],
  ['Een testament maakt u bij de notaris.', 'ik erf van mijn oma'],
])('%s may be for who says: %s', (text, said) => expect(ofOthers(text, said)).toBe(false))

test('of which relatives has to be told may be written beside a statement', () => {
  const ofParents = makeStatement('bankpas', 'Bel de bank om de pas te laten blokkeren.', { holds: { kin: ['parent'] } })
  expect(isOfOtherKin(ofParents, readKin(['mijn vriend dwingt mij om te tekenen']))).toBe(true)
  expect(isOfOtherKin(ofParents, readKin(['mijn broer haalt geld van de rekening van mijn moeder']))).toBe(false)
  const answer = converse('mijn vriend dwingt mij om vrijdag bij de notaris een testament te tekenen waar hij alles krijgt. ik durf niet te weigeren')
  expect(answer.text).not.toMatch(/uw (?:ouder|vader)/)
})

test('what is said earlier counts as well', () => {
  expect(ofOthers('Broers en zussen hebben geen legitieme portie.', 'mijn zus krijgt niets', 'mag dat')).toBe(false)
})

test('who tells of children is not answered about a spouse', () => {
  const told = [
    'Kan ik mijn zoon die ik 15 jaar niet gezien heb helemaal niks nalaten?',
    'ik ben weduwe en heb drie kinderen',
    'Kan hij dat direct na mijn dood eisen?',
  ]
  expect(converse(...told).reference).toBe('testament-legitieme-portie')
})
