import { expect, test } from 'vitest'
import { converse } from '../test-engine.ts'

test.each([
  ['Wij zijn in 2015 in Turkije getrouwd, zonder voorwaarden. Is alles van ons samen?', 'huwelijk-buitenland', 'vóór 29 januari 2019'],
  ['We were married in Turkey in 2015. Do we own everything together?', 'en-marriage-foreign', 'before 29 January 2019'],
])('who married abroad is first told that another law may hold: %s', (question, reference, words) => {
  const answer = converse(question)
  expect(answer.reference).toBe(reference)
  expect(answer.text.split('\n\n')[0]).toContain(words)
})

test('so is who told of it before', () => {
  expect(converse('Wij zijn in 2010 in Spanje getrouwd.', 'Is het huis van mijn man ook van mij zonder voorwaarden?').reference).toBe('huwelijk-buitenland')
})

test.each([
  ['We married in Amsterdam in 2015. Do we own everything together?', 'en-marriage-before-2018'],
  ['Ik ben in Utrecht getrouwd in 2015, zonder voorwaarden. Is alles van ons samen?', 'getrouwd-voor-2018'],
])('a wedding in the Netherlands has the regime of its time: %s', (question, reference) => {
  expect(converse(question).reference).toBe(reference)
})

test.each([
  ['We married in Las Vegas last year and now live in Den Haag. Do we have a prenup automatically?', 'en-marriage-foreign.here'],
  ['Wij zijn vorig jaar in Turkije getrouwd en wonen nu in Utrecht. Hebben we automatisch voorwaarden?', 'huwelijk-buitenland.samen-in-nederland'],
])('who lives here since hears what that makes of the property: %s', (question, opens) => {
  expect(converse(question).opens).toEqual([opens])
})
