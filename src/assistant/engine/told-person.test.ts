import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'
import { withPersonTold } from './told-person.ts'

const told = (...messages: string[]) => messages.map((content) => ({ role: 'user' as const, content }))

test.each([
  [['Ik wil mijn kleinzoon helpen met zijn studie'], 'hoeveel belasting betaalt hij als ik hem 20.000 schenk', 'kleinzoon'],
  [['Mijn broer heeft het niet breed', 'mijn zus ook niet'], 'stel ik geef haar 15.000', 'zus'],
  [['mijn vriendin en ik wonen samen', 'en mijn zoon?'], 'wat betaalt zij over 50.000', 'vriendin'],
  [['Wij hebben een huis maar geen samenlevingscontract'], 'stel hij krijgt 200.000', 'vriend'],
])('the last who was told of, and whom the word fits, is named: %s %s', (before, question, person) => {
  expect(withPersonTold(question, told(...before))).toContain(`mijn ${person}`)
})

test.each([
  [[], 'wat betaalt hij over 50.000'],
  [['Mijn broer heeft het niet breed'], 'en mijn zoon, wat betaalt hij over 50.000'],
  [['Mijn zus heeft het niet breed'], 'wat betaalt hij over 50.000'],
  [['Mijn broer heeft het niet breed'], 'wat betaal ik over 50.000'],
])('nobody is named of whom nothing was told, nor beside who is named: %s %s', (before, question) => {
  expect(withPersonTold(question, told(...before))).toBeUndefined()
})

test.each([
  [['Ik wil mijn kleinzoon helpen met zijn studie, moet dat via de notaris?', 'hoeveel belasting betaalt hij als ik hem 20.000 schenk'], '3.101,58'],
  [['Mijn zus is overleden, wat moet ik regelen?', 'zij laat 60.000 na, hoeveel belasting betaal ik'], '17.169,30'],
])('a sum knows who was told of: %j', (questions, amount) => {
  expect(boldOf(...questions)).toBe(amount)
})

test('of who lives with the visitor it stays open whether they are partners for the tax', () => {
  const { text } = converse(
    'Wij hebben samen een koophuis maar geen samenlevingscontract. Is dat erg?',
    'stel ik zet hem in mijn testament en hij krijgt 200.000, hoeveel belasting?',
  )
  expect(text.replaceAll('\u{A0}', ' ')).toContain('€ 0 of € 63.025,50')
})

test('what the partner who inherits would pay is worked out for both cases, without a word of tax', () => {
  const text = converse(
    'Wij leven al jaren samen zonder contract. Ik heb een testament waarin hij alles erft. Is dat genoeg?',
    'wat moet hij dan betalen als hij 120.000 krijgt',
  ).text.replaceAll('\u{A0}', ' ')
  expect(text).toContain('De erfbelasting is € 0 of € 35.169,30.')
})
