import { expect, test } from 'vitest'
import * as offices from './office.nl.ts'
import * as door from './desk-door.nl.ts'
import * as proposals from './proposals/proposals.nl.ts'
import * as visitors from './visitor-mails.nl.ts'

type Texts = Readonly<Record<string, unknown>>

const mails = Object.entries({ ...offices, ...visitors, ...door, ...proposals } as Texts).filter(([name]) => name.endsWith('MailTexts'))

/** Every text of a mail, with what is filled in. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsIn((value as (...given: unknown[]) => unknown)(2, 3, 'ABCD-EFGH'))
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const sentencesIn = (text: string): string[] => text.split(/(?<=[.?]) /)

test('there are mails to read', () => {
  expect(mails.length).toBeGreaterThan(9)
})

test.each(mails)('%s: no sentence is longer than fifteen words, and a paragraph has three at the most', (_name, texts) => {
  for (const text of textsIn(texts)) {
    const sentences = sentencesIn(text)
    expect(sentences.length, text).toBeLessThanOrEqual(3)
    for (const sentence of sentences) expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(15)
  }
})
