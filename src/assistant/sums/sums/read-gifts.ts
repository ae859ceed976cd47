/** Reads from a normalised question what the deceased gave before: it counts for what a disinherited child can claim. */
import type { Amount } from '../extract-amounts.ts'
import { clauseAround } from '../read-whose.ts'
import type { Utterance } from '../utterance.ts'

export interface Gifts {
  /** To other children: it counts however long ago (BW 4:67 d). */
  giftsCents?: number
  /** To who claims: it counts as well, and goes off the claim (BW 4:70). */
  ownGiftsCents?: number
}

const GAVE = /\b(?:gaf|gaven|gegeven|geschonken|schonk|schonken|kreeg|kregen|gekregen|schenking|gift)\b/
/** What is left at the death is no gift. */
const LEFT = /\b(?:erf\w*|nagelaten|nalaat|testament|nalatenschap)\b/
const TO_CHILD = /\b(?:(?:half)?(?:broer|zus|broertje|zusje|zuster)|zoon|dochter|kind|oudste|jongste)\b/
const TO_SPEAKER = /\b(?:ik|mij|me)\b/
const MOST_WORDS = 22

/** What a gift is said to be of; `amounts` are all of the text. */
export function readGifts(text: string, amounts: readonly Amount[]): { gifts: Gifts; rest: readonly Amount[] } {
  const gifts: Gifts = {}
  const rest = amounts.filter((amount) => {
    const { start, end } = clauseAround(text, amount)
    const clause = text.slice(start, end)
    if (!GAVE.test(clause) || LEFT.test(clause)) return true
    const key = TO_CHILD.test(clause) ? 'giftsCents' : TO_SPEAKER.test(clause) ? 'ownGiftsCents' : undefined
    if (!key) return true
    gifts[key] = (gifts[key] ?? 0) + amount.cents
    return false
  })
  return { gifts, rest }
}

/** Tells of a gift and of no other amount: 'en die 60.000 die hij mijn zus gaf'. */
export const tellsGift = ({ text, amounts, asksForRule }: Utterance): boolean =>
  GAVE.test(text) && !asksForRule() && text.split(' ').length <= MOST_WORDS && amounts().length > 0 && readGifts(text, amounts()).rest.length === 0
