import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

test.each([
  [['Hoe lang is een levenstestament geldig?', 'en een testament?'], 'testament-geldigheid'],
  [['Hoe lang is een levenstestament geldig?', 'en testement'], 'testament-geldigheid'],
  [['Wat kost een testament?', 'en een samenlevingscontract'], 'kosten-samenlevingscontract'],
])('a few words that name another subject ask the last question of it: %s', (questions, entry) => {
  expect(converse(...questions).reference).toBe(entry)
})
