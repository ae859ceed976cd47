/** Reads from a normalised question what the buyer of a home pays for besides the tax, as far as an amount is named with it. */
import { extractPrices } from '../extract-amounts.ts'

export type FeeName = 'notary' | 'valuation' | 'advice' | 'agent' | 'survey' | 'guarantee' | 'land-registry' | 'other'

export interface Fee {
  name: FeeName
  cents: number
}

const NAMES: readonly (readonly [FeeName, string])[] = [
  ['notary', 'notaris\\w*|leveringsakte|hypotheekakte|akten?|aktes'],
  ['valuation', 'taxati\\w*|taxateur|taxeren'],
  ['advice', '(?:hypotheek)?advies\\w*|hypotheekadviseur|adviseur|bemiddeling\\w*'],
  ['agent', '(?:aankoop|verkoop)?makelaar\\w*|courtage'],
  ['survey', '(?:bouwkundige? )?(?:keuring|bouwtechnische keuring)'],
  ['guarantee', 'bankgarantie'],
  ['land-registry', 'kadaster\\w*'],
  ['other', 'overige kosten|andere kosten|bouwrapport|nhg'],
]
const LINK =
  '(?:(?: (?:kosten?|kost|rekent|vraagt|is|zijn|van|voor|a|mij|ons|nog|ongeveer|ook|de|het|een|alles|bij|elkaar|komt|uit|valt|wordt|blijkt|toch|op|totaal|samen))|[:=])*'
const BEFORE = NAMES.map(([name, words]) => [name, new RegExp(`(?:^|[^a-z])(?:${words})${LINK} $`)] as const)
const AFTER = NAMES.map(([name, words]) => [name, new RegExp(`^ (?:(?:aan|voor|van|kosten) )*(?:de |het |een )?(?:${words})(?![a-z])`)] as const)
/** In cents; more is a price or a value. */
const MOST = 2_500_000

export interface FeesInText {
  fees: readonly Fee[]
  /** The text without the amounts of the fees, nor what they are for. */
  rest: string
}

export function readFees(text: string): FeesInText {
  const fees: Fee[] = []
  let rest = text
  // From the end, so that what was taken out does not move the amounts before it.
  for (const { cents, start, end } of extractPrices(text).toReversed()) {
    const [before, after] = [rest.slice(0, start), rest.slice(end)]
    const behind = AFTER.find(([, pattern]) => pattern.test(after))
    const named = behind ?? BEFORE.find(([, pattern]) => pattern.test(before))
    if (!named || cents > MOST) continue
    fees.unshift({ name: named[0], cents })
    rest = behind ? `${before}${after.replace(behind[1], '')}` : `${before.replace(named[1], ' ')}${after}`
  }
  return { fees, rest }
}
