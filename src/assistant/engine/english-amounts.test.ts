import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

test.each([
  ['How much transfer tax on a house 2 450,000, I am 40', '9,000'],
  ['I inherit a house of 300,000 and savings of 50,000 from my mother. How much inheritance tax?', '48,887.10'],
  ['My mother gives me 20,000 and my father gives me 20,000, how much gift tax?', '3,309.20'],
  ['I get two gifts of 5,000 each from my parents, how much gift tax?', '309.20'],
  ['How much inheritance tax on 450.000,00 from my father?', '68,887.10'],
  ['How much inheritance tax on 450,000.00 from my father?', '68,887.10'],
  ['How much gift tax on 20.000,50 from my father?', '1,309.25'],
  ['what is the inheritance tax on 100,000 for each of my three children', '7,377 22,131'],
])('the amount is read as it was written: %s', (question, amount) => {
  expect(boldOf(question)).toBe(amount)
})

test.each([
  'How much gift tax on $50,000 from my father?',
  'How much gift tax on £50,000 from my father?',
  'my dad gives me 20,000 pounds, how much gift tax?',
  'hoeveel schenkbelasting over $50.000 van mijn vader?',
  'hoeveel schenkbelasting over 50k dollar van mijn vader?',
  'How much transfer tax on a house of 200-300k, I am 40',
  'How much transfer tax on a house of 200k to 300k, I am 40',
  'My parents each give me 10,000, how much gift tax?',
  'My friend gives me 10,000 twice, how much gift tax?',
])('other money, a range and an unclear number of gifts get no sum: %s', (question) => {
  expect(boldOf(question)).toBe('no sum')
})
