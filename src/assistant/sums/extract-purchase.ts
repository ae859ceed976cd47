/** Finds in a normalised question how a property will be used, who buys it for which share, and whether there is a mortgage. */
import { denies, type Denials } from './denials.ts'
import type { PropertyUse } from '../../figures/transfer-tax.ts'
import { readElsewhere, type BuyerElsewhere } from './lives-elsewhere.ts'
import * as words from './property-words.nl.ts'

/** Who used the starters' exemption before; `maybe`: an earlier home was mentioned, which does not say it; `partner-maybe`: of the other one alone. */
type ExemptionUse = 'self' | 'partner' | 'both' | 'maybe' | 'partner-maybe'

export interface Purchase {
  use?: PropertyUse
  together?: boolean
  /** Of the speaker, in 1/10,000; the partner has the rest. */
  selfShare?: number
  exemption?: ExemptionUse
  /** Which of two buyers will not live in the home. */
  livesElsewhere?: BuyerElsewhere
  mortgage?: boolean
}

/** Undefined when nothing is said of the use, 'mixed' when a home and something else are named and it is not clear what is bought. */
function extractUse(denials: Denials): PropertyUse | 'mixed' | undefined {
  const { otherDwelling, secondHome, nonDwelling, dwelling, ownHome } = words.propertyWords
  const { rest } = denials
  const plain = rest.replace(words.besideHome, '').replace(words.letsOldHome, '')
  if (otherDwelling.test(plain) || (secondHome.test(plain) && !words.moves.test(plain))) return 'other-dwelling'
  if (words.buysNonDwelling.test(plain) || (nonDwelling.test(plain) && !dwelling.test(plain))) return 'non-dwelling'
  if (nonDwelling.test(plain) && words.becomesDwelling.test(plain)) return 'non-dwelling'
  if (nonDwelling.test(plain.replace(new RegExp(words.withAppurtenance.source, 'g'), ''))) return 'mixed'
  // What is bought is named, but by a word that may be anything: no rate can be told.
  if (!words.homeEvidence.test(plain) && !ownHome.test(plain) && words.namedObject.test(plain)) return 'mixed'
  return ownHome.test(plain) || plain !== rest || denies(denials, words.letting) ? 'own-home' : undefined
}

/** False only for someone who says to buy alone. */
function extractTogether(text: string): boolean | undefined {
  if (words.buysAlone.test(text)) return false
  return words.buysAsPair.test(text) ? true : undefined
}

const SLASH = /(?<![\d/.-])(\d{1,2}) ?[/-] ?(\d{1,2})(?![\d/-])/
const PERCENT = /(?<![\d.,])(\d{1,2}) ?(?:%|procent)/g
const JOINED_PERCENT = /(\d{1,2}) en (\d{1,2}) ?(?:%|procent)/
const SELF_PERCENT = /\bik (?:(?:voor|heb|krijg|word|koop|ben|neem|bezit|dan|nu)\s+)*(\d{1,2}) ?(?:%|procent)/
const OTHER_PERCENT =
  /\b(?:hij|zij|ze|mijn (?:man|vrouw|vriend|vriendin|partner|broer|zus|zoon|dochter|vader|moeder)) (?:(?:voor|heeft|krijgt|wordt|koopt|neemt|bezit|dan|nu|maar|slechts|alleen)\s+)*(\d{1,2}) ?(?:%|procent)/

/** 'Ik neem 70%', 'hij wordt voor 30% eigenaar': whole percents; undefined when nothing is said of the own part or the other's. */
export function selfPercent(text: string): number | undefined {
  const percent = SELF_PERCENT.exec(text)?.[1]
  if (percent !== undefined) return Number(percent)
  const ofOther = OTHER_PERCENT.exec(text)?.[1]
  return ofOther === undefined ? undefined : 100 - Number(ofOther)
}

/** A part that a buyer gets; a rate of the tax is lower, and the whole is no part. */
export const namesShare = (text: string): boolean => [...text.matchAll(PERCENT)].some((match) => Number(match[1]) > 11)

/** The speaker's share in 1/10,000. Of '60/40' the first part goes to whoever is mentioned first. */
function extractSelfShare(text: string): number | undefined {
  if (words.halfEach.test(text)) return 5000
  const pair = [SLASH.exec(text), JOINED_PERCENT.exec(text)].find((m) => m && Number(m[1]) + Number(m[2]) === 100)
  const percents = [...text.matchAll(PERCENT)]
  if (percents.length === 1 && percents[0]?.[1] === '50' && words.buysAsPair.test(text)) return 5000
  const [first, second] = pair ? [pair[1], pair[2]] : percents.map((m) => m[1])
  if (first === undefined || second === undefined || Number(first) + Number(second) !== 100) return undefined
  const self = SELF_PERCENT.exec(text)?.[1]
  if (self === first || self === second) return Number(self) * 100
  return Number(isPartnerFirst(text, pair?.index ?? percents[0]?.index ?? 0) ? second : first) * 100
}

const NAMES_PARTNER = new RegExp(`\\b(?:mijn|een) (?:${words.partnerWords})\\b`)
const MEANS_PARTNER = new RegExp(`\\b(?:${words.partnerWords}|hij|zij|ze)\\b`)

function isPartnerFirst(text: string, pairIndex: number): boolean {
  const partner = text.search(NAMES_PARTNER)
  const self = text.search(/\bik\b/)
  if (partner < 0) return false
  return self < 0 ? partner < pairIndex : partner < self
}

const LOOK_BACK = 45

const PARTNER_DID = new RegExp(`\\b(?:${words.partnerWords}|hij|zij|ze)\\b(?: [\\w~]+){0,5} wel\\b(?! (?:nog )?niet)`)

/** 'Ik heb de vrijstelling nog niet gebruikt, mijn man wel.' */
const usedByOther = (text: string): ExemptionUse | undefined => (PARTNER_DID.test(text) ? 'partner' : /\bik wel\b/.test(text) ? 'self' : undefined)

/** Whether and by whom the starters' exemption was used before. */
function extractExemption(text: string, denials: Denials): ExemptionUse | undefined {
  if (words.otherHadHome.test(text)) return 'partner-maybe'
  const unused = words.exemptionUnused.exec(text)
  if (unused) return usedByOther(text.slice(unused.index))
  if (denies(denials, words.exemption)) return 'self'
  const used = words.exemptionUsed.exec(text)
  if (used) {
    const before = text.slice(Math.max(0, used.index - LOOK_BACK), used.index)
    if (words.everyone.test(before)) return 'both'
    return MEANS_PARTNER.test(before) && !/\bik\b/.test(before) ? 'partner' : 'self'
  }
  const isNextHome = words.propertyWords.secondHome.test(text) && words.moves.test(text)
  return isNextHome || words.earlierHome.test(text) ? 'maybe' : undefined
}

/** False for a purchase without mortgage or with own money. */
function extractMortgage(text: string, denials: Denials): boolean | undefined {
  if (denies(denials, words.mortgage.with) || words.mortgage.ownMoney.test(text)) return false
  return words.mortgage.with.test(text) ? true : undefined
}

/** Undefined when it is not clear what is bought. */
export function extractPurchase(text: string, denials: Denials): Purchase | undefined {
  const elsewhere = readElsewhere(denials.rest)
  const use = elsewhere ? (extractUse({ ...denials, rest: elsewhere.rest }) ?? 'own-home') : extractUse(denials)
  if (use === 'mixed') return undefined
  const together = extractTogether(text)
  const selfShare = extractSelfShare(text)
  const exemption = extractExemption(text, denials)
  const mortgage = extractMortgage(text, denials)
  return {
    ...(use && { use }),
    ...(together !== undefined && { together }),
    ...(selfShare !== undefined && { selfShare }),
    ...(exemption && { exemption }),
    ...(elsewhere?.who && { livesElsewhere: elsewhere.who }),
    ...(mortgage !== undefined && { mortgage }),
  }
}
