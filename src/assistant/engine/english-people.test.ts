import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

test.each([
  ['My mother (82) left me 100,000, how much inheritance tax do I pay?', '7,377'],
  ['My father, a widower, left me 200,000. How much inheritance tax do I pay?', '18,887.10'],
  ['My father is 70 and gives me 20,000. How much gift tax do I pay?', '1,309.20'],
  ['My father in Groningen gives me 20,000. How much gift tax?', '1,309.20'],
  ['My grandmother in Utrecht left me 40,000, how much inheritance tax?', '2,478.60'],
  ['my dad kindly gave me 20,000, how much gift tax do I pay?', '1,309.20'],
  ['My mother wants to help me with 30,000, how much gift tax do I pay?', '2,309.20'],
  ['My son is 41 and I give him 20,000, how much gift tax?', '1,309.20'],
  ['My daughter inherits 100,000, how much inheritance tax does she pay?', '7,377'],
  ['what inheritance tax does a niece pay on 40k', '11,169.30'],
  ['How much inheritance tax will my two kids pay on 500,000?', '28,887.10 57,774.20'],
  ["I'm inheriting 50,000 from a family friend, how much inheritance tax?", '14,169.30'],
])('who gives and who gets it is told apart: %s', (question, amount) => {
  expect(boldOf(question)).toBe(amount)
})

test('a child who may still have the raised exemption gets both amounts, and is asked for it', () => {
  const question = 'My son is 30 and I give him 40,000, how much gift tax?'
  expect(boldOf(question)).toBe('open')
  expect(converse(question)).toMatchObject({ text: expect.stringContaining('€687.10 or €3,309.20'), extras: { asks: { fact: 'raise' } } })
})

test('who gives is asked for when somebody is only named', () => {
  expect(converse('I get 20,000 as a gift, my father is 70. How much gift tax?')).toMatchObject({ extras: { asks: { fact: 'relation' } } })
  expect(boldOf('I get 20,000 as a gift, my father is 70. How much gift tax?')).toBe('open')
})

test.each([
  'My mother-in-law left me 50,000, how much inheritance tax do I pay?',
  'My ex-wife left me 50,000, how much inheritance tax do I pay?',
  'My former husband left me 50,000, how much inheritance tax do I pay?',
  "I inherit 100,000 from my father's sister, how much inheritance tax?",
  "I inherit 100,000 from my wife's mother, how much inheritance tax?",
  'I inherit 100,000 from the sister of my father, how much inheritance tax?',
  'My daughter-in-law gets 10,000 from me, how much gift tax?',
])('kin by marriage, of before and of kin gets no sum: %s', (question) => {
  expect(boldOf(question)).toBe('no sum')
  expect(boldOf('My father left me 100,000, how much inheritance tax?', question, 'and in 2025?')).toBe('no sum')
})

test.each([
  'I leave 300,000 to my wife and two children, how much inheritance tax do they pay?',
  'I leave 300,000 to my brother and my daughter, how much inheritance tax?',
  'I leave it to my son and my wife, 300,000, how much inheritance tax?',
  'My father left me and my two children aged 3 and 5 200,000, how much inheritance tax?',
  'My parents give us 40,000, my husband and I. How much gift tax?',
  'I get 10,000 from my sister and my brother, how much gift tax?',
  'mijn vader laat 200.000 na aan mij en mijn twee kinderen, hoeveel erfbelasting',
  'mijn zoon en dochter en ik erven 300.000 van mijn vader, hoeveel erfbelasting',
])('people of more than one kind are not taken for one: %s', (question) => {
  expect(boldOf(question)).toBe('no sum')
})

test.each([
  ['My father left 600,000 to me, my brother and my sister. How much inheritance tax do we pay?', '18,887.10 56,661.30'],
  ['My son and daughter inherit 400,000, how much inheritance tax do they pay?', '18,887.10 37,774.20'],
  ['My mother left us 300,000, how much inheritance tax do we pay?', 'open'],
  ['My father left 300,000 to me and my brothers. How much inheritance tax do we pay?', 'open'],
  ['we inherit 100,000 from our aunt, how much inheritance tax?', 'open'],
  ['mijn zoon en dochter erven 400.000, hoeveel erfbelasting betalen ze?', '18.887,10 37.774,20'],
])('several of one kind are counted, or left open: %s', (question, amount) => {
  expect(boldOf(question)).toBe(amount)
})

test('who was widowed and asks for the tax on the house hears of inheriting, and whoever buys after a death of buying', () => {
  expect(boldOf('My wife died in spring, we were married and had no children.', 'Our home is worth 350,000, do I have to pay tax on the house?')).toBe('0')
  const buying = converse('My aunt died in May and left me money.', 'I want to buy a house of 300,000 to live in. How much tax do I pay?')
  expect(buying.reference).toBe('berekening:overdrachtsbelasting')
})
