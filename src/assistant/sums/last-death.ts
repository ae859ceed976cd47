/** Tells from a normalised question which of two deaths a tax is about: 'vader overleed in 2019, moeder dit jaar'. */

const elder = '(vader|pa|papa|pap|moeder|ma|mama|mam|opa|oma)'
const month = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'
const when = `((?:(?:${month}) )?20[0-4]\\d|dit jaar|vorig jaar|(?:deze|vorige|afgelopen) (?:week|maand)|nu|net|pas|onlangs|gisteren|${month})\\b`
/** 'Vader overleed in 2019, moeder dit jaar': who, when, who, when. */
const TWO_DIED = new RegExp(
  `\\b${elder}\\b(?: (?!en\\b|leeft\\b)[a-z]+){0,5}? ${when}[^\\d?!]{0,40}?\\b${elder}\\b(?: (?!(?:en|leeft|woont|heeft|krijgt|erft|wil)\\b)[a-z]+){0,4}? ${when}`,
)
const DIED = /\b(?:overl\w+|dood|gestorven|stierf)\b/
const LEFT_BY = new RegExp(
  `\\b(?:erf|erfde|erven|erfden|krijg|kreeg|krijgen|kregen|erfenis|nalatenschap)\\b(?:[^.?!]|\\.(?=\\d)){0,40}? van (?:mijn |onze |de )?${elder}\\b`,
)
const SHORT_NAMES: Readonly<Record<string, string>> = { pa: 'vader', papa: 'vader', pap: 'vader', ma: 'moeder', mama: 'moeder', mam: 'moeder' }
const nameOf = (said: string): string => SHORT_NAMES[said] ?? said

const yearOf = (when: string, thisYear: number): number => Number(/20\d\d/.exec(when)?.[0] ?? (when === 'vorig jaar' ? thisYear - 1 : thisYear))

/**
 * Of two who died one after the other, the year in which the one did whose estate it is: who is named as such, else the last. Undefined
 * where no two are said to have died, each with a time.
 */
export function yearOfLastDeath(text: string, thisYear: number): number | undefined {
  const [, first = '', firstTime, second = '', secondTime] = TWO_DIED.exec(text) ?? []
  if (firstTime === undefined || secondTime === undefined || !DIED.test(text) || nameOf(first) === nameOf(second)) return undefined
  const years = [yearOf(firstTime, thisYear), yearOf(secondTime, thisYear)]
  const left = LEFT_BY.exec(text)?.[1]
  const at = left === undefined ? -1 : [first, second].findIndex((one) => nameOf(one) === nameOf(left))
  return years[at] ?? Math.max(...years)
}
