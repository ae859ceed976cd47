/** Reads from an English message the facts that the sums calculate with. */
import type { Relation } from '../../../figures/bracket-tax.ts'
import type { CalculationTopic, GainTopic, PurchaseTopic } from '../detect-topic.ts'
import type { Age, Ages } from '../extract-ages.ts'
import type { OpenRelation } from '../extract-relation.ts'
import type { GainSaid } from '../sums/gain-facts.ts'
import type { PurchaseSaid } from '../sums/purchase-facts.ts'
import { readEnglishAmounts, type EnglishAmount } from './read-english-amounts.ts'
import { readEnglishYears } from './read-english-years.ts'
import * as words from './english-words.en.ts'
import type { KinGroup } from './english-words.en.ts'

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
  if (!topics.property.test(text)) return undefined
  if (topics.purchaseCosts.test(text)) return 'purchase-costs'
  return topics.tax.test(text) && /\btax(?:es)?\b/.test(text) ? 'transfer-tax' : undefined
}

const AGE = '(\\d{2})(?![\\d,.]*\\d|k\\b| ?(?:%|k\\b|thousand|euro|percent))'
const SELF = new RegExp(
  `\\b(?:i am|i'm|im|i turn(?:ed)?|me) (?:now |only |still |just )?${AGE}|\\baged? (?:of )?${AGE}|^${AGE}(?: years?(?: old)?)?$|\\bi am (?:younger|older) than ${AGE}`,
)
const BOTH = new RegExp(`\\b(?:we are|we're|both(?: of us)?(?: are)?|both) (?:both |all )?(?:aged )?${AGE}(?! and \\d)`)
const PAIR = new RegExp(`\\b(?:we are|we're|aged|are) ${AGE} and ${AGE}`)
const PARTNER = new RegExp(`\\b(?:partner|wife|husband|boyfriend|girlfriend|spouse|he|she)(?: is|'s|,)? (?:now |only |already )?${AGE}`)
const CHILD = new RegExp(`\\b(?:son|daughter|child|he|she)(?: is|'s| of|,)? (?:now |only |aged )?${AGE}|\\b${AGE}[- ]year[- ]old\\b`)
const YOUNGER = new RegExp(`\\b(?:younger than|under|below) (?:the age of )?${AGE}`)
const OLDER = new RegExp(`\\b(?:over|above|older than) (?:the age of )?${AGE}|\\b${AGE} or older`)

const exact = (digits: string): Age => ({ years: Number(digits), exact: true })
const digitsOf = (pattern: RegExp, text: string): string | undefined =>
  pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)

function readSelfAge(text: string): Age | undefined {
  const [younger, older] = [digitsOf(YOUNGER, text), digitsOf(OLDER, text)]
  if (younger) return { years: Number(younger) - 1, exact: false }
  if (older) return { years: Number(older), exact: false }
  const own = digitsOf(SELF, text)
  return own ? exact(own) : undefined
}

function readAges(text: string, isGift: boolean): Ages {
  const pair = PAIR.exec(text)
  if (pair?.[1] && pair[2]) return { selfAge: exact(pair[1]), partnerAge: exact(pair[2]) }
  const isBoth = /\bboth\b|\bwe\b/.test(text)
  const both = digitsOf(BOTH, text)
  if (both) return { selfAge: exact(both), partnerAge: exact(both) }
  const self = readSelfAge(text)
  const other = digitsOf(isGift ? CHILD : PARTNER, text)
  return {
    ...(self && { selfAge: self }),
    ...(self && !self.exact && isBoth && { partnerAge: self }),
    ...(other && (isGift ? { childAge: exact(other) } : { partnerAge: exact(other) })),
  }
}

const valuesOf = (amounts: readonly EnglishAmount[]): number[] => [...new Set(amounts.filter(({ role }) => role === 'value').map(({ cents }) => cents))]

/** Undefined when it is not clear which amount is meant. */
function readAmounts(amounts: readonly EnglishAmount[]): { amountsCents?: number[]; deltaCents?: number } | undefined {
  const values = valuesOf(amounts)
  const delta = amounts.find(({ role }) => role === 'delta')
  if (values.length > 1) return undefined
  return { ...(values.length === 1 && { amountsCents: values }), ...(delta && { deltaCents: delta.cents }) }
}

export function readEnglishPurchase(text: string, topic: PurchaseTopic, day: string): PurchaseSaid | undefined {
  const amounts = readAmounts(readEnglishAmounts(text))
  if (!amounts) return undefined
  const { uses } = words
  const use = uses.nonDwelling.test(text) ? 'non-dwelling' : uses.otherDwelling.test(text) ? 'other-dwelling' : uses.ownHome.test(text) ? 'own-home' : undefined
  const ages = readAges(text, false)
  const isUsed = words.exemptionUsed.test(text) && !words.exemptionUnused.test(text)
  return {
    topic,
    ...amounts,
    ...ages,
    ...readEnglishYears(text, day, true),
    ...(use && { use }),
    ...(words.alone.test(text) ? { together: false } : (ages.partnerAge ?? words.together.test(text)) ? { together: true } : {}),
    ...(isUsed
      ? { exemption: /\b(?:we|both)\b/.test(text) ? ('both' as const) : ('self' as const) }
      : words.ownedBefore.test(text)
        ? { exemption: 'maybe' as const }
        : {}),
    ...(words.mortgage.without.test(text) ? { mortgage: false } : words.mortgage.with.test(text) ? { mortgage: true } : {}),
  }
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

interface Mention {
  group: KinGroup
  role: 'giver' | 'receiver' | 'beside' | 'open'
  count: number | undefined
}

function listMentions(text: string): Mention[] {
  return [...text.matchAll(words.kinMention)].flatMap((match) => {
    const group = words.kinGroups.find(([, pattern]) => pattern.test(match[0]))?.[0]
    if (!group) return []
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    const counted = /\b(two|three|four|five|six|[2-9]) (?:\w+ )?$/.exec(before)?.[1]
    const count = counted === undefined ? undefined : (NUMBERS[counted] ?? Number(counted))
    const isBeside = words.besideSpeaker.test(behind) || words.beforeBeside.test(before)
    const role = isBeside
      ? 'beside'
      : words.behindGiver.test(behind) || words.beforeGiver.test(before)
        ? 'giver'
        : words.beforeReceiver.test(before) || words.behindReceiver.test(behind)
          ? 'receiver'
          : 'open'
    return [{ group, role, count }]
  })
}

/** What the speaker is to who gives, and what somebody is to a speaker who gives. */
const fromGiver: Record<KinGroup, OpenRelation> = {
  parents: 'child',
  grandparents: 'grandchild',
  partners: 'partner',
  lovers: 'friend',
  children: 'parent',
  grandchildren: 'other',
  siblings: 'other',
  others: 'other',
}
const toReceiver: Record<KinGroup, Relation | 'friend'> = {
  parents: 'parent',
  grandparents: 'other',
  partners: 'partner',
  lovers: 'friend',
  children: 'child',
  grandchildren: 'grandchild',
  siblings: 'other',
  others: 'other',
}

interface Family extends Pick<GainSaid, 'relation' | 'receivers' | 'several'> {
  speakerReceives?: boolean
}

/** Undefined when people are named whose relation is not clear. */
function readFamily(text: string, isGift: boolean): Family | undefined {
  const mentions = listMentions(text)
  const groupsOf = (role: Mention['role']) => [...new Set(mentions.filter((one) => one.role === role).map(({ group }) => group))]
  const [givers, receivers, open] = [groupsOf('giver'), groupsOf('receiver'), groupsOf('open')]
  const beside = mentions.filter(({ role }) => role === 'beside')
  const others = beside.reduce((sum, { count }) => sum + (count ?? 1), 0)
  if (givers.length > 1 || receivers.length > 1 || open.length > 1 || (givers.length > 0 && receivers.length > 0)) return undefined
  // What is left is shared by law with whoever lives on.
  if (!isGift && (words.livesOn.test(text) || (givers.includes('partners') && mentions.some(({ group }) => group === 'children')))) return undefined
  const [giver, receiver] = [givers[0], receivers[0] ?? (givers.length === 0 ? open[0] : undefined)]
  if (giver) return { relation: fromGiver[giver], speakerReceives: true, ...(others > 0 && { receivers: others + 1 }) }
  if (!receiver) return others > 0 ? { receivers: others + 1 } : {}
  const counts = mentions.find(({ group, count }) => group === receiver && count !== undefined)?.count
  const isMany = /\b(?:children|kids|sons|daughters|grandchildren|brothers|sisters|nephews|nieces|friends)\b/.test(text)
  return { relation: toReceiver[receiver], ...(counts ? { receivers: counts } : isMany && { several: true }) }
}

export function readEnglishGain(text: string, topic: GainTopic, day: string): GainSaid | undefined {
  const isGift = topic === 'gift-tax'
  const found = readEnglishAmounts(text)
  const [family, amounts] = [readFamily(text, isGift), readAmounts(found)]
  if (!family || !amounts) return undefined
  const debtCents = isGift ? 0 : found.filter(({ role }) => role === 'loan').reduce((sum, { cents }) => sum + cents, 0)
  const isUsed = words.exemptionUsed.test(text) && !words.exemptionUnused.test(text)
  const people = /\bwe are (?:with )?(two|three|four|five|[2-9])\b|\b(two|three|four|five|[2-9]) (?:of us|heirs|people|persons)\b/.exec(text)
  const named = people?.[1] ?? people?.[2]
  return {
    topic,
    ...readAges(text, isGift),
    ...readEnglishYears(text, day, false),
    ...family,
    ...(named !== undefined && { receivers: NUMBERS[named] ?? Number(named) }),
    ...amounts,
    ...(words.each.test(text) &&
      /\b(?:gets?|receives?|inherits?|of)\b.{0,12}\beach\b|\bper\b|\d ?k? (?:euros? )?each\b|\beach (?:\w+ )?(?:gets?|receives?|inherits?)\b/.test(text) &&
      !/\b(?:do|must|should|will) (?:we|they) each\b/.test(text) && { each: true }),
    ...(debtCents > 0 && { debtCents }),
    ...(isGift && isUsed ? { raiseUsed: true } : isGift && words.raise.test(text) ? { oneTimeRaise: 'free' as const } : {}),
  }
}
