/** The Dutch words for a birthday and for the day of a deed. For lower case text without diacritics. */
import type { BirthdayWords } from './birthday.ts'
import { partnerWords } from './property-words.nl.ts'

const month =
  '(?<month>januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|jan|feb|apr|jun|jul|aug|sept|sep|okt|nov|dec)\\b'
const date = `(?:(?<day>\\d{1,2})(?:e|ste|de)? )?${month}`
const age = '(?<age>\\d{2})(?!\\d|[.,]\\d| ?(?:%|procent|k\\b|ton|duizend|euro))'
const who = `(?<who>ik|hij|zij|ze|(?:mijn |de )?(?:${partnerWords}))`
/** Up to the next thing that is told. */
const rest = "(?:(?!en\\b|maar\\b|\\d)[\\w']+ ){0,4}?"
const deed = '(?:overdracht|transport|levering|leveringsakte|akte|passeren|passeerdatum|sleuteloverdracht|notaris|tekenen)'

export const birthdayWords: BirthdayWords = {
  months: ['jan', 'feb', 'maa', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  birthdays: [
    // Without 'ik'.
    new RegExp(`(?:^|[.,!?] )(?<who>)word ${rest}${date} ${rest}${age}`, 'g'),
    new RegExp(`\\b${who} wordt? ${rest}${date} ${rest}${age}`, 'g'),
    new RegExp(`\\b${who} wordt? ${rest}${age} (?:jaar )?${rest}${date}`, 'g'),
    new RegExp(`\\b${date} wordt? ${who} ${rest}${age}`, 'g'),
  ],
  deeds: [
    // A day that is moved goes before the one it was.
    new RegExp(
      `\\b(?:vervroeg\\w*|verschuif\\w*|verschuiven|verschoven|verzet\\w*|verplaats\\w*|uitgesteld|uitstellen)\\b[^.?!\\d]{0,20}\\b(?:naar|tot) ${date}`,
    ),
    new RegExp(`\\b${deed}\\b(?:(?!\\bwordt?\\b)[^.?!\\d]){0,40}?\\b${date}`),
    new RegExp(`\\b${date} (?:is|tekenen|gaan|hebben|passeren|passeert|vindt)\\b(?:(?!\\bwordt?\\b)[^.?!\\d]){0,30}\\b(?:${deed}|plaats)\\b`),
  ],
  self: /^(?:ik)?$/,
}

/** Tells who turns which age when. */
export const namesBirthday = (text: string): boolean => birthdayWords.birthdays.some((pattern) => text.search(pattern) >= 0)
