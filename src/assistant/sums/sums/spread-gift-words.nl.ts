/** The Dutch words by which a gift is spread over calendar years. For lower case text; see `phrases.ts`. */
import { phrases } from '../phrases.ts'

const thisYear = '(nu|dit jaar|(voor |in )?(eind )?december|eind dit jaar|nog dit jaar|meteen)'
const nextYear = '((begin |in |vanaf )?(januari|janurai|jan)|(begin |in )?volgend jaar|daarna|het jaar (erna|erop|daarna)|later)'

export const spreadWords = {
  /** In equal parts. */
  evenly: phrases(`
    (over|in) (*# |2 |3 |4 |5 )?(kalender)?(jaren|jaar) (verdeel*|verdelen|verdeeld|spreid*|gespreid|verspreid*)
    (verdeel*|verdelen|verdeeld|verspreid*|spreid*|gespreid|opsplits*|opgesplitst|splits*|uitsmeer*|uitgesmeerd) … (over|in) (de )?[2-9] (kalender)?(jaar|jaren)
    (verdeel*|verdelen|verdeeld|verspreid*|spreid*|gespreid|opsplits*|splits*|deels) … over ${thisYear} en ${nextYear}, (de )?helft … ${thisYear} en (de )?(andere )?(helft|rest) … ${nextYear}
    over ${thisYear} en ${nextYear} (te )?(verdeel*|verdelen|spreid*|splits*)
    (de )?helft ${thisYear} … ${nextYear}, deels ${thisYear} en deels ${nextYear}
  `),
  /** As often as it says, the same each year. */
  yearly: phrases('(elk|ieder|per) jaar, jaarlijks*'),
  /** The first part, behind its amount, and the next one. */
  now: new RegExp(`^ (?:euro )?${thisYear}(?!\\w)|^ (?:euro )?(?:in )?(?:november|december)\\b`),
  later: new RegExp(`^ (?:euro )?(?:weer )?${nextYear}(?!\\w)`),
  nowBefore: new RegExp(`\\b${thisYear} (?:nog |weer |ook |geven (?:we|wij) |geef ik )*(?:€ ?)?$`),
  laterBefore: new RegExp(`\\b${nextYear} (?:nog |weer |ook |geven (?:we|wij) |geef ik )*(?:eens |een )?(?:€ ?)?$`),
} as const

/** '50 nu en 50 in januari', in thousands of what was told. */
const IN_THOUSANDS = new RegExp(`\\b(?<first>\\d{1,3}) ${thisYear} (?:en|plus|dan) (?:de andere |nog )?(?<second>\\d{1,3}) ${nextYear}(?!\\w)`)

export function partsInThousands(text: string): number[] | undefined {
  const { first, second } = IN_THOUSANDS.exec(text)?.groups ?? {}
  return first === undefined || second === undefined ? undefined : [Number(first) * 100_000, Number(second) * 100_000]
}

const SPAN =
  /(?:over|in|gedurende|voor) (?:de (?:komende )?)?([2-9]) (?:kalender)?(?:jaar|jaren)\b|\b([2-9]) jaar (?:lang|achter elkaar|op rij|achtereen)\b|\b([2-9]) kalenderjaren\b/

/** Over how many years; undefined when it is not said. */
export function countYears(text: string): number | undefined {
  const count = SPAN.exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
  return count === undefined ? undefined : Number(count)
}

/** Any of it: then one exemption is not all there is. */
export const namesSpread = (text: string): boolean =>
  spreadWords.evenly.test(text) || (spreadWords.yearly.test(text) && countYears(text) !== undefined) || NOW_AND_LATER.test(text)

const NOW_AND_LATER = new RegExp(
  `(?<!\\w)${thisYear}(?!\\w)(?:[^.?!]|\\.(?=\\d)){0,60}\\b(?:en|plus|daarna|dan)\\b(?:[^.?!]|\\.(?=\\d)){0,40}(?<!\\w)${nextYear}(?!\\w)`,
)
