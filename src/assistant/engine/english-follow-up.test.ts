import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

const house = 'how much transfer tax on a house of 450,000'

test.each([
  [[house, '36'], '9,000'],
  [[house, 'I am 36', 'and in 2025?'], '9,000'],
  [['how much transfer tax do I pay, I am 40, on a house of 400,000', '500k'], '10,000'],
  [['I leave 300,000 to my sons, how much inheritance tax?', '3 sons'], '7,377 22,131'],
  [['I want to give 40,000, how much gift tax?', 'to two sons'], '1,309.20 2,618.40'],
  [['How much inheritance tax on 60,000?', 'son'], '3,377'],
  [['How much inheritance tax on 60,000 from my aunt?', 'what about my grandmother?'], '6,078.60'],
  [['How much inheritance tax does my nephew pay if I leave him 50k?', 'and if I give it to him now instead'], '14,169.30'],
])('a short message goes on in English: %s', (questions, amount) => {
  expect(boldOf(...questions)).toBe(amount)
  expect(converse(...questions).extras?.lang).toBe('en')
})

test('who goes over to Dutch is answered in Dutch', () => {
  for (const question of ['testament', 'wat kost een testament?', 'dank u', 'en voor kleinkinderen?'])
    expect(converse(house, question).extras?.lang).toBeUndefined()
})

test('a message about something else ends the sum, and thanks do not', () => {
  expect(boldOf(`${house}, I am 36`, 'what does a will cost?', 'and with a mortgage?')).toBe('no sum')
  expect(boldOf(`${house}, I am 36`, 'thanks', 'and with a second home?')).toBe('36,000')
})

const flat = "I'm buying my first flat in Utrecht and my Dutch is basic. Do I have to understand the deed?"

test.each([
  [flat, 'What does it roughly cost in total besides the price of the flat?', 'en-house-costs'],
  [flat, "can I sign by power of attorney, I'll be in Brazil", 'en-house-power-of-attorney'],
  [flat, 'and can I skip all this by giving someone a power of attorney?', 'en-house-interpreter'],
  [
    'my husband and I married in las vegas last year. do we have a prenup?',
    "can we still make one now that we're already married",
    'en-marriage-prenup-during',
  ],
  [
    "I'm English and live in Utrecht. Which law applies to my estate?",
    "I'm not married but I live with my girlfriend. She'd get it all, right?",
    'en-inherit-unmarried',
  ],
  ['What is a BV?', 'how long does that take?', 'en-bv-steps'],
])('a later question is read by itself and with what was told: %s %s', (told, question, reference) => {
  expect(converse(told, question).reference).toBe(reference)
})

test.each([
  ['My father died and I live in Brazil.', 'can I sign by power of attorney', 'en-house-power-of-attorney'],
  ['I want to set up a BV.', 'what does it cost in total', 'en-house-costs'],
])('and not as that of a buyer where nothing is bought: %s %s', (told, question, reference) => {
  expect(converse(told, question).reference).not.toBe(reference)
})

test.each([
  [
    'My mother passed away in Rotterdam last month and the bank wants a certificate of inheritance',
    'My brother refuses to sign anything. Can I do it without him?',
    'talk',
  ],
  ['My father died and left a house in Breda', "my sister won't cooperate with selling the house", 'sale'],
])('of who inherits with others and meets one who does not sign: %s, %s', (told, question, opens) => {
  expect(converse(told, question).opens).toEqual([`en-death-disagree.${opens}`])
})

test('who does not sign in a divorce is no heir', () => {
  expect(converse('we are getting divorced and he refuses to sign').reference).not.toBe('en-death-disagree')
})
