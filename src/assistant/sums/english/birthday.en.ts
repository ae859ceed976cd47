/** The English words for a birthday and for the day of a deed. For folded text, see `find-english-sum.ts`. */
import type { BirthdayWords } from '../birthday.ts'

const name =
  '(?<month>january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)\\b'
const after = '(?:(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?'
const before = '(?: (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?'
const age = '(?<age>\\d{2})(?!\\d|[.,]\\d| ?(?:%|k\\b|thousand|euro|percent))'
const who = '(?<who>i|he|she|(?:my )?(?:partner|wife|husband|boyfriend|girlfriend|spouse))'
const turns = "(?: will|'ll)? (?:turns?|become|becomes|be)"
const rest = "(?:(?!and\\b|but\\b|\\d)[\\w']+ ){0,3}?"
const deed = '(?:transfer(?! tax)|deed|completion|closing|signing|notary|keys?)'

const dates = [`${name}${before}`, `${after}${name}`]

export const birthdayWordsEn: BirthdayWords = {
  months: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  birthdays: [
    ...dates.map((date) => new RegExp(`\\b${who}${turns} ${age} ${rest}${date}`, 'g')),
    ...dates.map((date) => new RegExp(`\\b${date},? ${who}${turns} ${age}`, 'g')),
  ],
  deeds: [`${name}${before}(?<=\\d)`, `${after}${name}`].map(
    (date) => new RegExp(`\\b${deed}\\b(?:(?!\\b(?:turn|turns|become)\\b)[^.?!\\d]){0,40}?\\b${date}`),
  ),
  self: /^i$/,
}
