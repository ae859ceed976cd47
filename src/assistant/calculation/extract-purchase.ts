/** Finds in a normalised question how a property will be used, who buys it for which share, and whether there is a mortgage. */
import type { PropertyUse } from '../../figures/transfer-tax.ts'
import { PARTNER } from './extract-ages.ts'
import type { ExemptionSlot, Slots } from './slots.ts'

const DWELLING = /\b(?:huis|huisje|woning|appartement|flat|bovenwoning|woonhuis|koopwoning|studio|villa|boerderij|rijtjeshuis|hoekhuis)\b/
const OTHER_DWELLING =
  /\b(?:verhur\w*|verhuur\w*|huurders?|beleg\w*|investering\w*|(?:tweede|2e) woning\w*|vakantie\w*|recreatie\w*|buitenhuis|pied[ -]a[ -]terre|studentenhuis|chalet|bv (?:koopt|een)|bv als koper|ouders kopen|kopen wij voor onze|voor (?:mijn|onze|ons) (?:studerende )?(?:zoon|dochter|kind|kinderen|ouders)|niet zelf|zelf niet|niet (?:in |er |er in )?(?:te )?wonen)\b/
const SECOND_HOME = /\b(?:tweede|2e|2de) (?:huis\w*|koophuis|appartement)\b/
const NON_DWELLING =
  /\b(?:bedrijfs\w*|winkel\w*|kantoor\w*|loods\w*|horeca\w*|restaurant|praktijkruimte|hal|magazijn|grond|bouwgrond|landbouwgrond|kavel|perceel|weiland|stuk land|garagebox\w*|losse garage|parkeerplaats|parkeerplek|niet-woning\w*|ander vastgoed)\b/
const OWN_HOME =
  /\b(?:(?:er |erin |in )?zelf (?:in |er |erin |te )?(?:ga |gaan |te )?(?:be)?won\w*|zelf bewoon|eigen woning|eigen bewoning|hoofdverblijf|om in te wonen|zelf in)\b/
const NEGATED = /\bniet (?:om |voor |om te |voor de )(?:te )?(?:verhur\w*|verhuur\w*|beleg\w*)/g
const MOVING = /\b(?:doorstrom\w*|verhuiz\w*|huidige (?:huis|woning)|zelf)\b/

/** Every way to name a property or its use. */
export const PROPERTY_WORDS: readonly RegExp[] = [OTHER_DWELLING, SECOND_HOME, NON_DWELLING, DWELLING, OWN_HOME]

/** Undefined when nothing is said of the use. */
export function extractUse(text: string): PropertyUse | undefined {
  const plain = text.replace(NEGATED, '')
  if (OTHER_DWELLING.test(plain) || (SECOND_HOME.test(plain) && !MOVING.test(plain))) return 'other-dwelling'
  if (NON_DWELLING.test(plain) && !DWELLING.test(plain)) return 'non-dwelling'
  if (OWN_HOME.test(plain) || plain !== text) return 'own-home'
  return undefined
}

const TOGETHER = new RegExp(`\\b(?:samen|wij|we|ons|onze|allebei|beiden|beide|zijn 2|2 kopers|(?:mijn|een) ${PARTNER})\\b`)

/** False only for 'alleen' or 'in mijn eentje'. */
export function extractTogether(text: string): boolean | undefined {
  if (
    /\b(?:(?:ik )?(?:het )?(?:huis )?alleen koop|koop (?:het |dit |een huis )?alleen|ik alleen|in mijn eentje|zonder partner|op mijn naam alleen)\b/.test(text)
  )
    return false
  return TOGETHER.test(text) ? true : undefined
}

const SLASH = /(?<![\d/.-])(\d{1,2}) ?[/-] ?(\d{1,2})(?![\d/-])/
const PERCENT_PAIR = /(\d{1,2}) ?(?:%|procent)?\D{1,40}?(\d{1,2}) ?(?:%|procent)/
const SELF_PERCENT = /\bik (?:(?:voor|heb|krijg|word|koop|ben)\s+)*(\d{1,2}) ?(?:%|procent)/

/** The speaker's share in 1/10,000. Of '60/40' the first part goes to whoever is mentioned first. */
export function extractSelfShare(text: string): number | undefined {
  if (/\b(?:ieder|elk|allebei|beiden)\b.{0,12}\bde helft\b|\bfifty[ -]?fifty\b|\bhalf om half\b/.test(text)) return 5000
  const pair = [SLASH, PERCENT_PAIR].map((pattern) => pattern.exec(text)).find((m) => m && Number(m[1]) + Number(m[2]) === 100)
  if (!pair) return undefined
  const self = SELF_PERCENT.exec(text)?.[1]
  if (self === pair[1] || self === pair[2]) return Number(self) * 100
  return Number(isPartnerFirst(text, pair.index) ? pair[2] : pair[1]) * 100
}

function isPartnerFirst(text: string, pairIndex: number): boolean {
  const partner = text.search(new RegExp(`\\b(?:mijn|een) ${PARTNER}\\b`))
  const self = text.search(/\bik\b/)
  if (partner < 0) return false
  return self < 0 ? partner < pairIndex : partner < self
}

const USED =
  /\b(?:al (?:\w+ ){0,3}(?:gebruikt|benut|gehad)|(?:eerder|eens) (?:\w+ ){0,2}(?:gebruikt|benut)|zonder (?:de )?(?:starters)?vrijstelling|vrijstelling (?:al |is al |eerder )+(?:op|gebruikt|benut)|geen starter\b|geen (?:recht op )?(?:de )?(?:starters)?vrijstelling)\b/
const NOT_USED = /\b(?:nooit|nog niet|niet) (?:eerder |al )?(?:gebruikt|benut)/
const EARLIER_HOME =
  /\b(?:doorstrom\w*|(?:al )?eerder een (?:huis|woning|koophuis)|al een (?:huis|koophuis|koopwoning)|(?:tweede|2e) koophuis|vorige (?:huis|koophuis|woning)|huidige (?:huis|koophuis|woning))\b/

/** Whether and by whom the starters' exemption was used before. */
export function extractExemption(text: string): ExemptionSlot | undefined {
  if (NOT_USED.test(text)) return undefined
  const used = USED.exec(text)
  if (used) {
    const before = text.slice(Math.max(0, used.index - 45), used.index)
    if (/\b(?:allebei|beiden|wij|we)\b/.test(before)) return 'both'
    return new RegExp(`\\b(?:${PARTNER}|hij|zij|ze)\\b`).test(before) && !/\bik\b/.test(before) ? 'partner' : 'self'
  }
  const isSecondHome = SECOND_HOME.test(text) && MOVING.test(text)
  return isSecondHome || EARLIER_HOME.test(text) ? 'maybe' : undefined
}

/** False for 'zonder hypotheek' or a purchase with own money. */
export function extractMortgage(text: string): boolean | undefined {
  if (/\b(?:zonder (?:een )?hypotheek|geen hypotheek|contant|met eigen geld|zonder (?:te )?(?:lenen|lening))\b/.test(text)) return false
  return /\b(?:hypotheek|lening|leen|lenen)\b/.test(text) ? true : undefined
}

/** All slots that only a purchase has. */
export function extractPurchase(text: string): Slots {
  const slots: Slots = {}
  const use = extractUse(text)
  const together = extractTogether(text)
  const selfShare = extractSelfShare(text)
  const exemption = extractExemption(text)
  const mortgage = extractMortgage(text)
  if (use) slots.use = use
  if (together !== undefined) slots.together = together
  if (selfShare !== undefined) slots.selfShare = selfShare
  if (exemption) slots.exemption = exemption
  if (mortgage !== undefined) slots.mortgage = mortgage
  return slots
}
