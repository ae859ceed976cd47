import { expect, test } from 'vitest'
import { ask, converse, outcomeOf, textOf } from './test-questions.ts'

test('the parents of each of a couple are givers of their own', () => {
  expect(outcomeOf(ask('We kregen 25.000 van mijn ouders en 15.000 van haar ouders voor ons huis. Hoeveel schenkbelasting is dat?'))).toBe('2.618,40')
})

test('all that somebody has is not what one of the heirs gets', () => {
  const question = 'Ik wil mijn stiefzoon 100.000 nalaten. In totaal heb ik 300.000. Hoeveel erfbelasting moet hij betalen?'
  expect(outcomeOf(ask(question))).toBe('7.377')
})

test('uncles and aunts are counted with the parent who died before', () => {
  const [shares, tax] = converse(
    'Oma is overleden en mijn moeder leefde al niet meer. Opa is er ook niet meer. Er zijn nog een oom en een tante en ik heb een broer. De erfenis is 300.000, hoeveel krijg ik?',
    'en hoeveel belasting is dat',
  )
  expect(textOf(shares)).toContain('2 kleinkinderen ieder € 50.000')
  expect(textOf(tax)).toContain('2 kleinkinderen ieder € 4.278,60')
})

test('children of a grandparent are not counted as those of a parent', () => {
  expect(ask('Opa is overleden en mijn vader is ook al dood. Ik heb 1 zus. De erfenis is 300.000, wat krijg ik?')).toBeUndefined()
})

test('what both parents have together is no choice between two inheritances', () => {
  const question = 'Mijn ouders hebben samen 2 huizen, van 300.000 en 500.000. Als ze allebei overlijden, hoeveel erfbelasting betaal ik als enig kind?'
  expect(ask(question)).toBeUndefined()
})

test('a new wife shares in what may be claimed', () => {
  expect(outcomeOf(ask('Mijn broer en ik zijn onterfd door pa, alles gaat naar zijn nieuwe vrouw. Er is 450.000, waar hebben we recht op?'))).toBe('75.000')
})
