/** How offices are chosen for a request is said in public, in the words that are made from the code. */
import { expect, test } from 'vitest'
import { matchingSteps } from '../quotes/match-offices.ts'
import { matchingRule } from '../quotes/matching.nl.ts'
import { orderText } from './about.nl.ts'
import { termsBodies } from './terms.nl.ts'

test('the rule stands in the terms and on the page about us, with each step of the code in its order', () => {
  expect(orderText).toContain(matchingRule)
  expect(termsBodies({ endDays: 30, changeDays: 30 }).aanvragen).toContain(matchingRule)
  expect(matchingRule).toMatch(/1\. wie het dichtst bij[^;]*; 2\. wie een prijs geeft[^;]*; 3\. wie het langst geen aanvraag kreeg[^;]*; 4\. het alfabet\./)
  expect(matchingSteps).toEqual(['distance', 'fit', 'turn', 'name'])
})
