import { expect, test } from 'vitest'
import { ask, book, day, textOf } from '../test-questions.ts'
import { findEnglishSum } from './find-english-sum.ts'

const sum = (question: string) => findEnglishSum(question, [], day, book)
/** Every amount in bold. */
const boldOf = (question: string) =>
  [...(/\*\*(.*)\*\*/.exec(sum(question)?.text ?? '')?.[1] ?? '').matchAll(/€([\d,]*\d(?:\.\d\d)?)/g)].map((match) => match[1])

// Burgerlijk Wetboek, art. 4:11, 4:13, 4:63 and 4:64: equal parts, and half of such a part for who is disinherited.
test.each([
  ['My father disinherited me. He left 240,000, my mother died before him and I have two sisters. What is my legitimate portion?', '40,000'],
  ['I was disinherited by my mother. My father is still alive and I have one brother. The estate is 180,000. How much is my legitimate portion?', '30,000'],
  ['My husband died, we have two children and no will. His estate is 300,000. What is the share of each child?', '100,000'],
  ['My mother died, she was a widow. She left 200,000. My brother and I are the heirs. How much does each of us get?', '100,000'],
  ['Dad died. He left a house of 300,000 with a mortgage of 100,000, my mum is still alive and I have a brother. How much does each get?', '66,666.66'],
])('the law divides what a parent or spouse leaves: %s', (question, amount) => {
  expect(boldOf(question)).toEqual([amount])
})

test.each([
  [
    'My brother died without children and was not married. Our parents are dead. I have two sisters. The estate is 150,000. How much does each of us get?',
    ['50,000'],
  ],
  [
    'My sister died, unmarried, no children. Our mother is alive, father died years ago. I am her only brother. She left 100,000. Who gets what?',
    ['50,000', '50,000'],
  ],
  ['My brother died, no children, not married. Our parents are both alive and I have four sisters. He left 100,000, who gets what?', ['25,000', '10,000']],
  ['Our son died, he was 19, not married, no children. He had 90,000. We are his parents and he has one sister. How is it divided?', ['30,000', '30,000']],
])('and what somebody without spouse and children leaves: %s', (question, amounts) => {
  expect(boldOf(question)).toEqual(amounts)
})

test('the amounts are those of the Dutch sums', () => {
  const dutch = 'Mijn broer is overleden, ongetrouwd en zonder kinderen. Onze ouders leven niet meer. Ik heb 2 zussen, er is 150.000. Hoeveel krijgt ieder?'
  const english = 'My brother died, unmarried and without children. Our parents are dead. I have two sisters, there is 150,000. How much does each of us get?'
  expect(textOf(ask(dutch))).toContain('ieder € 50.000.')
  expect(boldOf(english)).toEqual(['50,000'])
})

test('without a word of the other parent both divisions are told', () => {
  const text = sum('My mother died and left 200,000. My brother and I are the heirs. How much does each of us get?')?.text
  expect(text).toContain('By law each child inherits €66,666.66 or €100,000.')
  expect(text).not.toContain('**')
})

test.each([
  'My father died and left 320,000. Four children, but my brother died in 2015 and left two daughters. What does each get?',
  'My brother died and left 100,000. I have two sisters. How much does each of us get?',
  'My father died and left 300,000 in his will to me and my two brothers. How much does each of us get?',
  'My stepfather died and left 200,000. My brother and I are the heirs. How much does each of us get?',
  'My father disinherited me and he left 240,000. What is my legitimate portion?',
])('no amount where it is not clear who shares by law: %s', (question) => {
  expect(sum(question)).toBeUndefined()
})

// Successiewet 1956, art. 24 and 32: a child € 25.490 in 2025 and € 26.230 in 2026, a partner € 828.035 in 2026.
test.each([
  ['My father died in 2019 and my mother died this year. I am the only child and inherit 300,000. How much inheritance tax?', '38,887.10'],
  ['My father died in 2025 and my mother passed away last month. I inherit 200,000 from her. How much inheritance tax?', '18,887.10'],
  ['Mum died in 2014. Dad died in June 2025 and left me 150,000. How much inheritance tax?', '12,451'],
  ['Dad left a house worth 480,000 with a mortgage of 130,000. I am the only child and mum died long ago. How much inheritance tax?', '48,887.10'],
  ['My wife died and left me 900,000, no children. How much inheritance tax do I have to pay?', '7,196.50'],
])('of two parents the last death decides the year, and who is not there gets nothing: %s', (question, amount) => {
  expect(boldOf(question)).toEqual([amount])
})

test('of a couple in community of property only half is divided', () => {
  const told = 'My father died, my mother is still alive, there are three of us children. They were married in community of property. He left 400,000.'
  expect(boldOf(`${told} What is my share?`)).toEqual(['50,000'])
  expect(boldOf(`${told.replace('in community', 'not in community')} What is my share?`)).toEqual(['100,000'])
})

test('a second brother who died is no heir', () => {
  const told =
    'My brother died, unmarried and without children. Our parents are dead. I have one sister and my other brother died earlier and left two children.'
  expect(sum(`${told} The estate is 90,000. Who gets what?`)).toBeUndefined()
})

/** Every amount in bold of the last answer. */
function boldAfter(told: string, asked: string): (string | undefined)[] {
  const first = sum(told)
  const history = [
    { role: 'user' as const, content: told },
    { role: 'assistant' as const, content: first?.text ?? '', reference: first?.reference },
  ]
  return [...(/\*\*(.*)\*\*/.exec(findEnglishSum(asked, history, day, book)?.text ?? '')?.[1] ?? '').matchAll(/€([\d,]*\d(?:\.\d\d)?)/g)].map(
    (match) => match[1],
  )
}

const FATHER = 'My father died, my mother is still alive and there are three of us children. He left 200,000. What is my share?'
const BROTHER = 'My brother died unmarried without children, our parents are dead. I have one sister. The estate is 90,000. Who gets what?'

test.each([
  [FATHER, 'do I have to pay tax on that?', ['2,377', '7,131', '0']],
  [BROTHER, 'how much tax do I pay on that', ['12,669.30', '25,338.60']],
  ['My mother died, she was a widow. She left 200,000. My brother and I are the heirs. How much does each of us get?', 'and the tax?', ['7,377', '14,754']],
])('the tax that is asked for next is that over the parts: %s %s', (told, asked, amounts) => {
  expect(boldAfter(told, asked)).toEqual(amounts)
})

test('a rule that is asked after a division is no sum', () => {
  expect(boldAfter(FATHER, 'when do I have to file the tax return?')).toEqual([])
})
