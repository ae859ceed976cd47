import { afterEach, expect, test } from 'vitest'
import { goByName, productName } from '../../platform/site-name.ts'
import { converse } from './test-engine.ts'

afterEach(() => goByName(productName))

test('under another name the assistant says that name of itself, and knows it in a question, in Dutch and in English', () => {
  const before = converse(`wat is ${productName}`).text
  goByName('Akte & Kompas')
  const answers = [converse('wat is akte & kompas'), converse('Wat is Akte & Kompas?'), converse('what is Akte & Kompas'), converse('wat doet deze website')]
  expect(answers.map(({ kind }) => kind)).toEqual(['kennis', 'kennis', 'kennis', 'kennis'])
  expect(answers[0]?.text).toBe(before.replaceAll(productName, 'Akte & Kompas'))
  expect(answers.map(({ text }) => [text.includes('Akte & Kompas is'), text.includes(productName)])).toEqual(answers.map(() => [true, false]))
})

test('a name of words that everybody uses changes no question', () => {
  const before = converse('wat kost een testament bij de notaris').text
  goByName('De Notaris')
  expect(converse('wat kost een testament bij de notaris').text).toBe(before)
})
