/** Tells from a normalised question which of two buyers of a home will not live in it: 'hij gaat er niet wonen', 'alleen ik ga er wonen'. */
import { partnerWords } from './property-words.nl.ts'

export type BuyerElsewhere = 'self' | 'other'

export interface Elsewhere {
  /** Absent when it is somebody who buys nothing. */
  who?: BuyerElsewhere
  /** The text without it. */
  rest: string
}

const KIN = `(?:${partnerWords}|broer|zus|broertje|zusje|vader|moeder|zoon|dochter)`
const NAMED = `(?:mijn|onze|een|de) ${KIN}`
const OTHER = `(?:${NAMED}|hij|zij|ze)`
const THERE = '(?:er |erin )?(?:zelf )?(?:in )?(?:gaat |ga |gaan |te )?wonen'
const NOT_THERE = `(?:er )?(?:zelf )?niet (?:zelf )?(?:er )?(?:in )?(?:gaat |ga |gaan |te |komen )?wonen`

/** In this order: what one does says what the other does not. */
const PATTERNS: readonly (readonly [BuyerElsewhere, RegExp])[] = [
  ['other', new RegExp(`\\bik (?:ga|kom|wil) ${THERE},? (?:en|maar) ${OTHER} niet\\b`)],
  ['self', new RegExp(`\\b${OTHER} (?:gaat|komt|wil) ${THERE},? (?:en|maar) ik niet\\b`)],
  ['other', new RegExp(`\\balleen ik (?:ga|kom|wil)? ?${THERE}\\b`)],
  ['self', new RegExp(`\\balleen ${OTHER} (?:gaat|komt|wil)? ?${THERE}\\b`)],
  ['other', new RegExp(`\\b${OTHER} (?:gaat |wil |zal |komt )?${NOT_THERE}\\b|\\b${OTHER} woont er (?:zelf )?niet\\b(?! meer)`)],
  ['other', new RegExp(`\\b${OTHER} blijft (?:ergens anders|elders|in (?:haar|zijn) (?:eigen |huidige )?(?:huis|woning|appartement)) wonen\\b`)],
  ['other', new RegExp(`(?<=\\b${OTHER}\\b[^.?!]{0,80})\\b(?:legt|brengt|steekt) (?:er )?(?:alleen|enkel) (?:\\w+ )?geld in\\b`)],
  ['self', new RegExp(`\\bik (?:ga |wil |zal |kom )?${NOT_THERE}\\b|\\bik woon er (?:zelf )?niet\\b(?! meer)`)],
]
/** Two people buy, whom the question names one by one. */
const BUYS_WITH = new RegExp(`\\bmet ${NAMED}\\b|\\b${NAMED} en ik\\b|\\bik en ${NAMED}\\b|\\bsamen\\b|\\bkoopt mee\\b`)

/** The other buyer by name. */
const BUYER = new RegExp(`\\bmet (?:mijn|onze|een|de) (${KIN})\\b|\\b(${KIN}) en ik\\b|\\bik en (?:mijn|een) (${KIN})\\b`)
const FIRST_KIN = new RegExp(`\\b${KIN}\\b`)

function isBuyer(words: string, text: string): boolean {
  const buyer = BUYER.exec(text)
    ?.slice(1)
    .find((name) => name !== undefined)
  const named = FIRST_KIN.exec(words)?.[0]
  return buyer === undefined || named === undefined || buyer === named
}

/** Undefined when nobody is said to. Who buys alone and does not live there, buys another kind of home. */
export function readElsewhere(text: string): Elsewhere | undefined {
  for (const [who, pattern] of PATTERNS) {
    const match = pattern.exec(text)
    if (!match) continue
    if (who === 'self' && !BUYS_WITH.test(text)) return undefined
    return { ...(isBuyer(match[0], text) && { who }), rest: text.replace(match[0], ' ') }
  }
  return undefined
}
