/** Reads from an English message the facts that the sums calculate with. */
import type { CalculationTopic, GainTopic, PurchaseTopic } from '../detect-topic.ts'
import type { Age, Ages } from '../extract-ages.ts'
import type { GainFacts, GainSaid } from '../sums/gain-facts.ts'
import { withDebts } from '../sums/debts.ts'
import type { PurchaseFacts, PurchaseSaid } from '../sums/purchase-facts.ts'
import { comesFromAbroad } from './abroad.en.ts'
import * as words from './english-words.en.ts'
import { namesRange, readEnglishAmounts, type EnglishAmount } from './read-english-amounts.ts'
import { agesAtDeed } from '../birthday.ts'
import { birthdayWordsEn } from './birthday.en.ts'
import { NUMBERS, readFamily, type Family } from './read-english-family.ts'
import { readEnglishYears } from './read-english-years.ts'

const PRICE = /\bprice (?:is|of|will be)\b/

const SHARED = /\b(?:we|us|each)\b/
const HAS_SIBLINGS =
  /\bi (?:also |still |only )?have ((?:(?:one|two|three|four|five|six|\d|a|an) )?(?:(?:older|younger|other|elder|little|big) )?(?:brothers?|sisters?|siblings?))\b/
const WE_CHILDREN = /\b(?:we are|i am one of|i'm one of|there are) (two|three|four|five|six|\d) (?:children|kids|siblings|brothers|sisters)\b/

/** 'I have one brother. How much do we each pay': they inherit with the speaker. */
const withHeirsBeside = (text: string): string =>
  SHARED.test(text) ? text.replace(HAS_SIBLINGS, 'it goes to me and my $1').replace(WE_CHILDREN, 'there are $1 of us') : text

/** Undefined when the message is about none of the sums. */
export function readTopic(text: string): CalculationTopic | undefined {
  const { topics } = words
  const named = (
    [
      ['inheritance-tax', topics.inheritanceTax],
      ['gift-tax', topics.giftTax],
      ['transfer-tax', topics.transferTax],
    ] as const
  ).filter(([, pattern]) => pattern.test(text))
  if (named.length > 1) return undefined
  if (named[0]) return named[0][0]
  const [inherits, gives] = [topics.inherits.test(text), topics.gives.test(text)]
  if (inherits || gives) return inherits !== gives && topics.tax.test(text) ? (inherits ? 'inheritance-tax' : 'gift-tax') : undefined
  // 'The price is 430k, what does it cost on top': of a home that was told before.
  if (!topics.property.test(text) && !(topics.purchaseCosts.test(text) && PRICE.test(text))) return undefined
  if (topics.purchaseCosts.test(text)) return 'purchase-costs'
  return topics.tax.test(text) && /\btax(?:es)?\b/.test(text) ? 'transfer-tax' : undefined
}

/** '37', and '(37)' behind somebody. */
const AGE = '\\(?(\\d{2})(?![\\d,.]*\\d|k\\b| ?(?:%|k\\b|thousand|euro|percent))'
const SELF = new RegExp(
  `\\b(?:i am|i'm|im|i turn(?:ed)?|me) (?:now |only |still |just |aged )?${AGE}|\\bi \\((\\d{2})\\)|\\baged? (?:of )?${AGE}|^${AGE}(?: years?(?: old)?)?$|\\bi am (?:younger|older) than ${AGE}`,
)
const BOTH = new RegExp(`\\b(?:we are|we're|both(?: of us)?(?: are)?|both) (?:both |all )?(?:aged )?${AGE}(?! and \\d)`)
const PAIR = new RegExp(`(?:\\b(?:we are|we're|aged|are) |\\bi ?)${AGE} (?:and|&) ${AGE}`)
const PARTNER = new RegExp(`\\b(?:partner|wife|husband|boyfriend|girlfriend|spouse|he|she)(?: is|'s|,)? (?:now |only |already |aged )?${AGE}`)
const CHILD = new RegExp(`\\b(?:son|daughter|child|he|she)(?:,? who is|,? who's| is|'s| of|,)? (?:now |only |aged )?${AGE}|\\b${AGE}[- ]year[- ]old\\b`)
const SIBLING = new RegExp(`\\b(?:brother|sister)(?: is|'s|,)? (?:now |only |aged )?${AGE}`)
const BOUND_OF_PARTNER =
  /\b(?:partner|wife|husband|boyfriend|girlfriend|spouse|he|she)(?: is|'s) (?:still |also |well )?(?:younger|older|under|over|above|below)\b/
const YOUNGER = new RegExp(`\\b(?:younger than|under|below) (?:the age of )?${AGE}`)
const OLDER = new RegExp(`\\b(?:over|above|older than) (?:the age of )?${AGE}|\\b${AGE} or older`)

const exact = (digits: string): Age => ({ years: Number(digits), exact: true })
const digitsOf = (pattern: RegExp, text: string): string | undefined =>
  pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)

function readBound(text: string): Age | undefined {
  const [younger, older] = [digitsOf(YOUNGER, text), digitsOf(OLDER, text)]
  if (younger) return { years: Number(younger) - 1, exact: false }
  return older ? { years: Number(older), exact: false } : undefined
}

function readOwnAge(text: string): Age | undefined {
  const own = digitsOf(SELF, text) ?? digitsOf(SIBLING, text)
  return own ? exact(own) : undefined
}

function readAges(text: string, isGift: boolean): Ages {
  const pair = PAIR.exec(text)
  if (pair?.[1] && pair[2]) return { selfAge: exact(pair[1]), partnerAge: exact(pair[2]) }
  const isBoth = /\bboth\b|\bwe\b/.test(text)
  const both = digitsOf(BOTH, text)
  if (both) return { selfAge: exact(both), partnerAge: exact(both) }
  const bound = readBound(text)
  if (bound && !isGift && BOUND_OF_PARTNER.test(text)) {
    const own = readOwnAge(text)
    return { partnerAge: bound, ...(own && { selfAge: own }) }
  }
  const self = bound ?? readOwnAge(text)
  const other = digitsOf(isGift ? CHILD : PARTNER, text)
  return {
    ...(self && { selfAge: self }),
    ...(self && !self.exact && isBoth && { partnerAge: self }),
    ...(other && (isGift ? { childAge: exact(other) } : { partnerAge: exact(other) })),
  }
}

interface Amounts {
  amountsCents?: number[]
  deltaCents?: number
}

/** Undefined when it is not clear which amount is the price. */
function readPrice(text: string): Amounts | undefined {
  const amounts = readEnglishAmounts(text)
  const values = [...new Set(amounts.filter(({ role }) => role === 'value').map(({ cents }) => cents))]
  const delta = amounts.find(({ role }) => role === 'delta')
  if (values.length > 1 || namesRange(text)) return undefined
  return { ...(values.length === 1 && { amountsCents: values }), ...(delta && { deltaCents: delta.cents }) }
}

/** 'What if she buys it alone?': then the age of the other counts. */
const PARTNER_ALONE =
  /\b(?:he|she|my (?:partner|wife|husband|boyfriend|girlfriend)) (?:would |will )?buys? (?:it |the (?:house|flat|apartment|home) )?(?:alone|on (?:his|her) own|by (?:himself|herself))\b/
const otherAlone = (age: Age | undefined): Partial<PurchaseSaid> => ({ ...(age && { selfAge: age }), otherBuys: true })

/** Undefined when the price is not clear, or when a buyer is named who may not live there. */
export function readEnglishPurchase(text: string, topic: PurchaseTopic, day: string, before?: PurchaseFacts): PurchaseSaid | undefined {
  const amounts = readPrice(text)
  if (!amounts || words.buysWithFamily.test(text)) return undefined
  const { uses } = words
  const use = uses.nonDwelling.test(text) ? 'non-dwelling' : uses.otherDwelling.test(text) ? 'other-dwelling' : uses.ownHome.test(text) ? 'own-home' : undefined
  const ages = { ...readAges(text, false), ...agesAtDeed(text, day, birthdayWordsEn) }
  const isUsed = words.exemptionUsed.test(text) && !words.exemptionUnused.test(text)
  const isOther = PARTNER_ALONE.test(text)
  return {
    topic,
    ...amounts,
    ...(isOther ? otherAlone(ages.partnerAge ?? before?.partnerAge) : ages),
    ...readEnglishYears(text, day, true),
    ...(use && { use }),
    ...(words.asksOfFamily.test(text) && { otherBuys: true }),
    ...(isOther || words.alone.test(text) ? { together: false } : (ages.partnerAge ?? words.together.test(text)) ? { together: true } : {}),
    ...(isUsed
      ? { exemption: /\b(?:we|both)\b/.test(text) ? ('both' as const) : ('self' as const) }
      : words.ownedBefore.test(text)
        ? { exemption: 'maybe' as const }
        : {}),
    ...(words.mortgage.without.test(text) ? { mortgage: false } : words.mortgage.with.test(text) ? { mortgage: true } : {}),
  }
}

/** What the same giver gives in one year counts together. */
const TIMES = /\b(two|three|four|five|six|[2-9]) (?:gifts?|payments?|transfers?|donations?|amounts?|times) (?:of )?(?:€ ?)?(?=\d)/

/** As often as it says the same is given, or by each of several: then it is not clear what one gift is. */
const REPEATED = /\b(?:twice|(?:two|three|four|five|six|\d) times)\b|\beach (?:of them )?(?:will |wants? to )?(?:gives?|gave|giving|gift(?:s|ed)?|donates?)\b/

function readGained(amounts: readonly EnglishAmount[], text: string, topic: GainTopic, family: Family): Amounts | undefined {
  const values = amounts.filter(({ role }) => role === 'value' || role === 'savings').map(({ cents }) => cents)
  const delta = amounts.find(({ role }) => role === 'delta')
  const rest = delta && { deltaCents: delta.cents }
  if (namesRange(text)) return undefined
  const [first, ...others] = values
  const times = TIMES.exec(text)?.[1]
  if (times === undefined && topic === 'gift-tax' && REPEATED.test(text)) return undefined
  if (first === undefined) return times === undefined ? { ...rest } : undefined
  const totalCents = values.reduce((sum, cents) => sum + cents, 0)
  if (times !== undefined) {
    const isOneGift = topic === 'gift-tax' && others.length === 0 && family.receivers === undefined && !family.several
    return isOneGift ? { amountsCents: [first * (NUMBERS[times] ?? Number(times))] } : undefined
  }
  if (others.length === 0) return { amountsCents: [first], ...rest }
  return isOneGain(amounts, topic, family) ? { amountsCents: [totalCents] } : undefined
}

/** A house and savings that are left, or what father and mother each give: they count as one giver. */
function isOneGain(amounts: readonly EnglishAmount[], topic: GainTopic, { relation, speakerReceives, givers }: Family): boolean {
  const values = amounts.filter(({ role }) => role === 'value').length
  if (topic === 'inheritance-tax') return values === 1
  return values === amounts.length && values === 2 && relation === 'child' && speakerReceives === true && givers === 2
}

/** `before` is the sum that the message may change. */
export function readEnglishGain(said: string, topic: GainTopic, day: string, before?: GainFacts): GainSaid | undefined {
  const isGift = topic === 'gift-tax'
  const text = isGift ? said : withHeirsBeside(said)
  // Each year has an exemption of its own.
  if ((isGift && words.spread.test(text)) || comesFromAbroad(text)) return undefined
  // What an heir owes does not go off what is left.
  const found = readEnglishAmounts(text).filter(({ isOwn }) => !isOwn)
  const family = readFamily(text, isGift, before)
  const amounts = family && readGained(found, text, topic, family)
  if (!family || !amounts) return undefined
  const { givers: _, ...relatives } = family
  const debts = isGift ? [] : found.flatMap(({ role, debt = 'other', cents }) => (role === 'loan' ? [{ kind: debt, cents }] : []))
  const isUsed = words.exemptionUsed.test(text) && !words.exemptionUnused.test(text)
  const people = /\bwe are (?:with )?(two|three|four|five|[2-9])\b|\b(two|three|four|five|[2-9]) (?:of us|heirs|people|persons)\b/.exec(text)
  const named = people?.[1] ?? people?.[2]
  return {
    topic,
    ...readAges(text, isGift),
    ...readEnglishYears(text, day, false),
    ...relatives,
    ...(named !== undefined && { receivers: NUMBERS[named] ?? Number(named) }),
    ...amounts,
    ...(words.each.test(text) &&
      !TIMES.test(text) &&
      /\b(?:gets?|receives?|inherits?|of)\b.{0,12}\beach\b|\d ?k? (?:euros? )?per\b|\d ?k? (?:euros? )?(?:for )?each\b|\beach (?:\w+ )?(?:gets?|receives?|inherits?)\b/.test(
        text,
      ) &&
      !/\b(?:do|must|should|will) (?:we|they) each\b/.test(text) && { each: true }),
    ...(debts.length > 0 && withDebts(debts)),
    ...(words.asksWhatIsLeft.test(text) && { keeps: true }),
    ...(isGift && isUsed ? { raiseUsed: true } : isGift && (words.raise.test(text) || words.neverUsed.test(text)) ? { oneTimeRaise: 'free' as const } : {}),
  }
}
