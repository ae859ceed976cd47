import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../platform/days.ts'
import { isWorkingDay } from '../../../platform/working-days.ts'
import { converse } from '../../engine/test-engine.ts'
import { normaliseQuestion } from '../normalise-question.ts'
import { readContractDay } from './read-contract-day.ts'
import { lastReflectionDay } from './reflection-days.ts'

test.each([
  ['on a Monday', '2026-11-23', '2026-11-26'],
  ['on a Wednesday', '2026-11-25', '2026-11-30'],
  ['on a Thursday', '2026-11-26', '2026-11-30'],
  ['on a Friday', '2026-11-27', '2026-12-01'],
  ['on a Saturday', '2026-11-28', '2026-12-01'],
  ['on a Sunday', '2026-11-29', '2026-12-02'],
  ['before Christmas', '2026-12-24', '2026-12-29'],
  ['before Good Friday', '2026-04-02', '2026-04-08'],
])('who got the contract %s, %s, may withdraw until %s', (_when, received, last) => {
  expect(lastReflectionDay(received)).toBe(last)
})

test('there are always three days with two working days among them, and the last one is a working day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (after) => {
      const received = addDays('2026-01-01', after)
      const days: string[] = []
      for (let day = received; day < lastReflectionDay(received);) days.push((day = addDays(day, 1)))
      expect(days.length).toBeGreaterThanOrEqual(3)
      expect(days.filter(isWorkingDay).length).toBeGreaterThanOrEqual(2)
      expect(isWorkingDay(days.at(-1)!)).toBe(true)
    }),
  )
})

const today = '2026-11-20'

test.each([
  ['vrijdag 13 november getekend', '2026-11-13'],
  ['maandag de koopakte getekend', '2026-11-16'],
  ['vorige week woensdag getekend', '2026-11-11'],
  ['woensdag getekend', '2026-11-18'],
  ['gisteren getekend', '2026-11-19'],
  ['op 12 november getekend, passeren 18 december', '2026-11-12'],
  ['dinsdag getekend, kan ik er vandaag vrijdag nog vanaf', '2026-11-17'],
  ['dinsdag getekend en donderdag de kopie gekregen', '2026-11-19'],
  ['op 24 december krijg ik het contract', '2026-12-24'],
  ['woensdag getekend, passeren dinsdag 15 december', '2026-11-18'],
  ['de overdracht is 18 december, gisteren getekend', '2026-11-19'],
  ['gisteren getekend, op 18 december is de overdracht', '2026-11-19'],
  ['wij zijn op 3 maart getrouwd. gisteren het koopcontract getekend', '2026-11-19'],
  ['ik heb getekend', undefined],
])('on a Friday %s is read as %s', (said, day) => {
  expect(readContractDay(normaliseQuestion(said), today)).toBe(day)
})

test.each([
  ['donderdag 19 november het koopcontract gekregen, kunnen we er nog vanaf?', '**Uw bedenktijd loopt tot en met maandag 23 november 2026.**'],
  ['gisteren het koopcontract van ons huis getekend. tot wanneer is de bedenktijd', 'Uw bedenktijd loopt tot en met maandag 23 november 2026.'],
  ['op 2 november kregen wij de getekende koopovereenkomst, kan ik nog terug', '**Uw bedenktijd liep tot en met donderdag 5 november 2026 en is voorbij.**'],
  [
    'Wij hebben maandag het koopcontract getekend en meteen een kopie gekregen. Het is nu woensdag. Kunnen we er nog vanaf?',
    '**Uw bedenktijd loopt tot en met donderdag 19 november 2026.**',
  ],
])('%s', (question, outcome) => {
  const { text, kind } = converse(question)
  expect([kind, text.split('\n')[0]]).toEqual(['berekening', outcome])
})

test.each([
  'wij hebben ons huis maandag verkocht en het koopcontract getekend, kan ik nog terug',
  'maandag bij de notaris getekend voor het testament, kan ik nog terug',
  'gisteren bij de notaris getekend voor ons huis, kunnen we nog terug',
  'maandag kreeg ik een offerte van de notaris voor de koop van ons huis, kan ik daar nog vanaf',
  'vrijdag krijgen we de sleutel, het koopcontract is getekend. op tijd?',
])('%s is not about those days', (question) => {
  expect(converse(question).reference).not.toBe('berekening:bedenktijd')
})

test('what a penalty comes to is no price to reckon a penalty over', () => {
  const { text } = converse(
    'gisteren het koopcontract van ons huis getekend, tot wanneer is de bedenktijd',
    'moeten we dan die 10% boete betalen, dat is bij ons bijna 40 duizend',
  )
  expect(text).toContain('kan u dan geen boete')
})

test('who tells later when the contract came gets the days from then', () => {
  const told = 'ik heb maandag de koopakte van een huis getekend en krijg nu de kriebels, kom ik er nog vanaf'
  expect(converse(told).text).toContain('Wij gaan ervan uit')
  expect(converse(told, 'ik kreeg hem donderdag pas door de makelaar getekend terug').text).toContain(
    '**Uw bedenktijd loopt tot en met maandag 23 november 2026.**',
  )
})
