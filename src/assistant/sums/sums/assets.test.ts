import { expect, test } from 'vitest'
import { converse, outcomeOf, textOf } from '../test-questions.ts'

const home = 'Onze ouders zijn allebei overleden, wij zijn met 3 kinderen. Het huis is 400.000 waard met 100.000 hypotheek. Wat is dat dan ieder?'

test('savings and a funeral that are told after a home come beside it', () => {
  const [first, second] = converse(home, 'spaargeld was nog 60.000 en de uitvaart 12.000. Hoeveel krijgen we dan?')
  expect(outcomeOf(first)).toBe('100.000')
  expect(outcomeOf(second)).toBe('116.000')
})

test('another value of the home takes the place of the one that was told', () => {
  const [, , third] = converse(home, 'er staat ook nog 60.000 op de spaarrekening', 'het huis is 430.000 waard')
  expect(outcomeOf(third)).toBe('130.000')
})

test('over what two parents left the tax may be less, so it is no one amount', () => {
  const [, tax] = converse(home, 'en hoeveel erfbelasting per persoon?')
  expect(textOf(tax)).toContain('€ 7.377 per kind')
  expect(textOf(tax)).not.toContain('**')
  expect(textOf(tax)).toContain('voor elke erfenis een eigen vrijstelling')
})

test('a parent who died years before the other shares in nothing', () => {
  expect(outcomeOf(converse('Ma is in mei overleden en pa in 2018. Wij zijn met 2 zoons en er is 300.000, hoeveel krijgt ieder?')[0])).toBe('150.000')
})
