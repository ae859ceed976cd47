import { expect, test } from 'vitest'
import { boldOf } from './test-engine.ts'

test.each([
  'My father died in 2024 and left me 100,000. How much inheritance tax?',
  'My father will give me 20,000 in 2027. How much gift tax?',
  'How much transfer tax on an office of 300,000 in 2027?',
  'I am 40. What are the total costs of buying an apartment for 380,000 in 2027?',
  'Hoeveel erfbelasting over 100.000 van mijn vader overleden in 2024?',
  'Hoeveel overdrachtsbelasting op een kantoor van 300.000 in 2027?',
  'Wat zijn de totale kosten koper voor een huis van 300.000 in 2027, ik ben 40?',
])('with the figures of another year no amount stands in bold: %s', (question) => {
  expect(boldOf(question)).toBe('open')
})

test.each([
  'ik schenk mijn kinderen 40.000, hoeveel schenkbelasting in 2025 en 2026?',
  'How much gift tax on 40,000 to my children?',
  'How much gift tax on 40,000 to my children in 2025 and in 2026?',
])('while nobody said how many get it no amount stands in bold: %s', (question) => {
  expect(boldOf(question)).toBe('open')
})

test('who owns a home may have used the exemption, and who buys with a parent gets no sum', () => {
  expect(boldOf('I already own a house and buy another one of 400,000, I am 30. How much transfer tax?')).toBe('open')
  expect(boldOf("I'm 24 and buying with my dad (55) a house of 400,000. How much transfer tax?")).toBe('no sum')
  expect(boldOf('my brother and I buy a house of 400,000, I am 30. How much transfer tax?')).toBe('open')
})
