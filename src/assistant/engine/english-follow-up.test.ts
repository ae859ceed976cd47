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
