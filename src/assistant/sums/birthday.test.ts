import { describe, expect, test } from 'vitest'
import { agesAtDeed } from './birthday.ts'
import { birthdayWords } from './birthday.nl.ts'
import { birthdayWordsEn } from './english/birthday.en.ts'

const today = '2026-11-30'
const yearsOf = (text: string, words = birthdayWords) => {
  const { selfAge, partnerAge } = agesAtDeed(text, today, words)
  return [selfAge?.years, partnerAge?.years]
}

describe('a birthday and the day of the deed tell the age on that day', () => {
  test.each([
    ['ik word 12 december 35 en mijn overdracht is gepland op 15 december', 35, undefined],
    ['ik word 15 december 35 en de overdracht is op 15 december', 35, undefined],
    ['ik word op 3 maart 35 en de overdracht is op 20 februari', 34, undefined],
    ['ik word 35 op 20 december, de akte passeert op 10 januari', 35, undefined],
    ['ik ben 33 en hij wordt in juni 35, de akte is op 1 juli', undefined, 35],
    ['mijn vriendin wordt 35 op 2 mei, we tekenen op 1 mei bij de notaris', undefined, 34],
    ['word op 3 maart 35, overdracht staat op 17 maart', 35, undefined],
    ['ik word op 3 maart 35, de overdracht was 17 maart maar we vervroegen naar 28 februari', 34, undefined],
    ['op 4 april word ik 35, op 1 maart is de overdracht', 34, undefined],
  ])('%s', (text, self, partner) => expect(yearsOf(text)).toEqual([self, partner]))

  test.each([
    ['i turn 35 on 10 january and the transfer date is 15 january', 35],
    ['i turn 35 on january 20 and we sign the deed on january 15', 34],
    ['i will be 35 on 20 december, completion is on 3 january', 35],
  ])('%s', (text, self) => expect(yearsOf(text, birthdayWordsEn)).toEqual([self, undefined]))
})

test.each([
  ['no day of the deed', 'ik word 12 december 35'],
  ['no birthday', 'ik ben 34 en de overdracht is op 15 december'],
  ['only the month, and the same one', 'ik word in december 35 en de overdracht is op 15 december'],
])('nothing is told by %s', (_, text) => expect(yearsOf(text)).toEqual([undefined, undefined]))
