import { expect, test } from 'vitest'
import { boldOf, engine } from './test-engine.ts'
import type { Turn } from '../conversation/engine.ts'

/** The last answer of a conversation. */
function last(...said: string[]) {
  const history: Turn[] = []
  const answers = said.map((question) => {
    const answer = engine.answer({ question, history: [...history], day: '2026-11-20' })
    history.push({ role: 'user', content: question }, { role: 'assistant', content: answer.text, kind: answer.kind, reference: answer.reference })
    return answer
  })
  return { ...answers.at(-1)!, text: answers.at(-1)!.text.replaceAll('\u{A0}', ' ') }
}

test('who was told to leave it gives the tax over a part of it', () => {
  const answer = last(
    'Mijn tante is overleden zonder kinderen, ze had nog 2 zussen en mijn moeder is al dood. Erf ik iets?',
    'dus 1/3 van 180.000? wat houd ik over na belasting',
  )
  expect(answer.text).toContain('Er blijft € 42.830,70 over')
})

test('how many heirs there are was told before one of them takes over the home', () => {
  const answer = last('We zijn met zijn vieren erfgenaam van het huis van vader', 'mijn zus wil ons uitkopen, huis is 320 en er rust nog 40 op')
  expect(answer.text).toContain('betaalt ieder van de anderen € 70.000')
})

test('who never married hears nothing of a law for spouses', () => {
  const answer = last(
    'Wij zijn nooit getrouwd geweest en gaan uit elkaar. Het huis is van ons samen.',
    'het is 360.000 waard met 200.000 hypotheek, wat moet ik hem betalen als ik blijf wonen en het huis overneem',
    'ik heb er zelf 30.000 eigen geld in gestopt',
  )
  expect(answer.text).toContain('€ 65.000 of € 80.000')
  expect(answer.text).toContain('U was niet getrouwd')
  expect(answer.text).not.toContain('1:87')
})

test('the day on which the contract came is told after the question', () => {
  const answer = last('We hebben een koopcontract getekend en krijgen spijt, kan het nog terug?', 'we kregen de kopie woensdag, het is nu vrijdag')
  expect(answer.text).toContain('tot en met maandag 23 november 2026')
})

test('after two buyers one of them may buy alone, with the own age', () => {
  const two = 'Ik ben 40 en mijn vriendin is 28, we kopen samen een huis van 400.000. Hoeveel overdrachtsbelasting betalen we?'
  expect(last(two, 'en als zij het alleen koopt?').text).toContain('een koper van 28 jaar')
  expect(last(two, 'en als ik het alleen koop?').text).toContain('**De overdrachtsbelasting is € 8.000.**')
})

test('an earlier home of the one says nothing of the exemption of the other', () => {
  const answer = last('Wij kopen voor 400.000, ik ben 30 en mijn man is 41. Hij heeft al eerder een huis gehad, ik niet. Hoeveel overdrachtsbelasting?')
  expect(answer.text).toContain('**De overdrachtsbelasting is € 4.000.**')
})

test('ages that are told beside a question are those of its sum', () => {
  const answer = last('Wat komt er allemaal bij als je een huis koopt van 450.000? Wij zijn 44 en 47 en gaan er zelf in wonen.')
  expect(answer.text).toContain('2% over € 450.000 = € 9.000')
  expect(answer.extras?.asks).toBeUndefined()
})

test('a birthday that was told counts on the day to which the deed is moved, and on the one it was', () => {
  const told = 'Ik word op 3 maart 35 en de overdracht is op 17 maart. Krijg ik de startersvrijstelling?'
  expect(boldOf(told, 'het huis kost 400.000, hoeveel overdrachtsbelasting betaal ik')).toBe('8.000')
  expect(boldOf(told, 'we verzetten de overdracht naar 28 februari, hoeveel overdrachtsbelasting betaal ik alleen over 400.000')).toBe('0')
  expect(boldOf(told, 'en als we hem vervroegen naar 28 februari, huis kost 400.000', 'mijn vriendin koopt voor de helft mee, zij is 38')).toBe('4.000')
})
