/** Finds in an English message the year of the deed, the death or the gift. */
import { fatherDead, motherDead } from './estate-words.en.ts'

const YEAR = /(?<![\d.,€$£]|[€$£] )\b(20[0-4]\d)\b(?![.,]?\d| ?(?:euros?|€|k\b))/g
const decisive = 'died|passed|dies|death|gave|gives|give|left|buy|buying|transfer|deed|closing|completion'
/** A year in which something happened before is not that of the tax. */
const EARLIER = new RegExp(
  `\\b(bought|purchased|owned|had|married|moved|lived|arrived|born|divorced|came|since|used|built|dating)\\b((?:(?!\\b(?:${decisive})\\b)[^.?!]){0,40})$`,
)
const PRICE = /\d{1,3}[.,]\d{3}|\d{5}|\d ?k\b|million/
const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [/\blast year\b/, -1],
  [/\bthis year\b/, 0],
  [/\bnext year\b/, 1],
]

const RECENT =
  /\b(?:now|just|recently|today|yesterday|(?:this|last) (?:week|month)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)(?! 20\d\d))\b/

/** The purchase that is asked about is not one of before: its price is named, or there is no other. */
function isEarlier(before: string, text: string, isPurchase: boolean): boolean {
  const [, verb, between = ''] = EARLIER.exec(before) ?? []
  if (verb === undefined) return false
  return !(isPurchase && (verb === 'bought' || verb === 'purchased') && (PRICE.test(between) || !/\b(?:buy|buying|purchase|purchasing)\b/.test(text)))
}

/** `day` (YYYY-MM-DD) gives 'last year' its meaning. At most two years. */
export function readEnglishYears(text: string, day: string, isPurchase: boolean): { years?: number[] } {
  const thisYear = Number(day.slice(0, 4))
  // What is asked about is of this year: then a year that is long gone is one of the story.
  const isRecent = (year: number) => !RECENT.test(text) || year >= thisYear - 1
  const named = [...text.matchAll(YEAR)]
    .filter((match) => !isEarlier(text.slice(0, match.index), text, isPurchase))
    .map((match) => Number(match[1]))
    .filter(isRecent)
  const relative = RELATIVE.flatMap(([pattern, step]) => {
    const found = pattern.exec(text)
    return found && !isEarlier(text.slice(0, found.index), text, isPurchase) ? [thisYear + step] : []
  })
  const years = [...new Set([...named, ...relative])]
  // Of two who died one after the other the last one left it.
  if (fatherDead.test(text) && motherDead.test(text) && years.length > 0) return { years: [Math.max(...years, ...(RECENT.test(text) ? [thisYear] : []))] }
  return years.length > 0 ? { years: years.slice(-2) } : {}
}
