/** Reads from a message everything that a sum over an inheritance or a gift can use. */
import type { GainTopic } from '../detect-topic.ts'
import { sumCents, sumChanges, type Amount } from '../extract-amounts.ts'
import { extractFraction, namesPart } from '../extract-fraction.ts'
import { dropMonthly, extractParts, isMonthly } from '../extract-parts.ts'
import { extractReceivers, namesSeveral, namesUnknownGroup, withoutChildrenOfGiver, withoutOthersOfGiver } from '../extract-receivers.ts'
import { extractRelation, isFromElder, listRelations, toSelf } from '../extract-relation.ts'
import { livesTogether, siblings } from '../kin-words.nl.ts'
import { isWithinLastDays, namesGiftBeforeDeath } from '../gift-before-death.ts'
import {
  asksDifference,
  asksWhatIsLeft,
  buys,
  compares,
  debts,
  givesSelf,
  namesRaise,
  namesStudyRaise,
  neverGot,
  shares,
  usedRaise,
} from '../question-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { amountsFor, withoutBeside } from '../whose-amount.ts'
import { readDebts, withDebts } from './debts.ts'
import { readEarlierClaims } from './earlier-claims.ts'
import type { GainFacts, GainSaid } from './gain-facts.ts'
import { namesSpread } from './spread-gift-words.nl.ts'
import { namesOwnAmounts } from './read-people.ts'

const MAX_ALTERNATIVES = 3
const RAISE_OF_ONE = /\b(?:zoon|dochter)\b.*\b(?:bij|alleen) (?:mijn|onze|de) (?:zoon|dochter|oudste|jongste)\b/

const SON = /\b(?:klein|stief)?zoon\b/
const DAUGHTER = /\b(?:klein|stief)?dochter\b/
const FRIEND = /\b(?:vriend|vriendin|partner)\b/

/** Undefined when it cannot be calculated. */
export function readGain(said: Utterance, topic: GainTopic): GainSaid | undefined {
  // A gift over several years is another sum: each has an exemption of its own.
  return topic === 'gift-tax' && namesSpread(said.text) ? undefined : readAny(said, topic)
}

/** A gift, over however many years. */
export const readGift = (said: Utterance): GainSaid | undefined => readAny(said.without(said.text.replace(YEARS, ' ')), 'gift-tax')

const REST = /\b(?:de )?rest (?:(?:gaat|is|laat ik|wil ik) )?(?:naar|aan|voor) (?:mijn|onze|ons|zijn|haar|een|de)\b/
const YEARS = /\b(?:dit|volgend|ieder|elk) jaar\b|\bjaarlijks\b/g

function readAny(whole: Utterance, topic: GainTopic): GainSaid | undefined {
  // Who gets the rest is another one, over another amount.
  if (topic === 'inheritance-tax' && REST.test(whole.text)) return undefined
  const { claims, rest } = topic === 'gift-tax' ? { claims: {}, rest: whole } : readEarlierClaims(whole)
  const said = withoutBeside(rest, topic === 'gift-tax' ? 'gift' : 'estate')
  // Who or what is not there gets nothing.
  const isGift = topic === 'gift-tax'
  const affirmed = said.affirmed().text
  const text = isGift ? withoutOthersOfGiver(affirmed) : withoutChildrenOfGiver(affirmed)
  const amounts = amountsFor(isGift && isMonthly(text) ? said.without(dropMonthly(text)) : said.affirmed(), isGift ? 'gift' : 'estate')
  const raiseUsed = usedRaise.test(text) || said.denies(namesRaise)
  // The year in which it was used is not that of the gift.
  const years = raiseUsed ? [] : said.years()
  // Amounts of two years are taxed apart.
  if (years.length > 1 && amounts.length > 1) return undefined
  // Of several one alone has the raised exemption.
  if (isGift && namesRaise.test(text) && RAISE_OF_ONE.test(text)) return undefined
  const [named, division] = [readFamily(text, isGift), readDivision(text, amounts)]
  const { giver } = whole.known
  const family = named && giver && !named.relation && !named.relations ? { ...named, relation: toSelf(giver) } : named
  const amount = division && readAmount(text, topic, amounts, division.each)
  if (!family || !amount || (!isGift && family.relation === 'parent' && sharesWithSiblings(said))) return undefined
  const { selfAge, ...ages } = said.ages()
  const [changed, delta] = withChanges(amount, amounts)
  if (!changed) return undefined
  const owed = said.denies(debts) ? withDebts([]) : readDebts(said.text, amountsFor(said, 'estate'))
  return {
    topic,
    ...ages,
    // 'Ze is 41' is the child that gets the gift.
    ...(isGift && family.relation === 'child' && ages.partnerAge && !ages.childAge && { childAge: ages.partnerAge }),
    ...(selfAge && !givesSelf.test(text) && { selfAge }),
    ...(years.length > 0 && { years }),
    ...family,
    ...division,
    ...changed,
    ...(delta !== undefined && { deltaCents: delta }),
    ...(!isGift && owed),
    ...(family.relation === 'child' && claims),
    ...(isGift && !raiseUsed && family.relation === 'child' && neverGot.test(text) && { oneTimeRaise: 'free' as const }),
    ...(raiseUsed ? { raiseUsed } : namesStudyRaise.test(text) ? { oneTimeRaise: 'study' } : namesRaise.test(text) && { oneTimeRaise: 'free' }),
    ...(asksDifference.test(text) && { difference: true }),
    ...(asksWhatIsLeft.test(text) && { keeps: true }),
    ...((isFromElder(said.kin()) || giver?.line === 'lineal') && { speakerReceives: true }),
    ...readNames(text),
    ...(!isGift && namesGiftBeforeDeath(text) && { giftCounts: true }),
  }
}

/** The brothers and sisters of a child that died share with its parents: then what one gets is not told. */
const sharesWithSiblings = (said: Utterance): boolean =>
  said.kin().some(({ kin }) => kin.line === 'sibling') || (leavesAll.test(said.text) && !said.denies(siblings))
const leavesAll = /\b(?:laat|laten|liet|lieten|heeft|had)\b[^.?!]{0,60}\b(?:na|nagelaten)\b|\b(?:erfenis|nalatenschap) (?:is|was|van (?:€ ?)?\d)/

function readNames(text: string): Pick<GainFacts, 'childName' | 'mayMarry'> {
  const [son, daughter] = [SON.test(text), DAUGHTER.test(text)]
  return {
    ...(son !== daughter && { childName: son ? 'zoon' : 'dochter' }),
    ...((FRIEND.test(text) || livesTogether.test(text)) && { mayMarry: true }),
  }
}

function readFamily(text: string, isGift: boolean): Pick<GainFacts, 'relation' | 'relations' | 'claim'> | undefined {
  const isClaim = subjects.childShare.test(text)
  const claim = isClaim && { claim: true }
  const relation = extractRelation(text, isGift)
  const relations = relation === 'unsupported' || compares.test(text) ? listRelations(text) : undefined
  if (relations) return { relations, ...claim }
  if (relation === 'unsupported') return undefined
  return relation ? { relation, ...claim } : isClaim ? { relation: 'child', claim: true } : {}
}

function readDivision(text: string, amounts: readonly Amount[]): Pick<GainFacts, 'receivers' | 'several' | 'each'> | undefined {
  const receivers = extractReceivers(text)
  if (receivers === undefined && namesUnknownGroup(text)) return undefined
  // What one gets of it was worked out already.
  const isOwnPart = amounts.some(({ role, each }) => role === 'restated' && !each)
  return {
    ...(isOwnPart ? {} : receivers !== undefined ? { receivers } : namesSeveral(text) && { several: true }),
    ...(amounts.some((amount) => amount.each) ? { each: true } : shares.test(text) && { each: false }),
  }
}

function readAmount(
  text: string,
  topic: GainTopic,
  amounts: readonly Amount[],
  each: boolean | undefined,
): Pick<GainFacts, 'amountsCents' | 'share' | 'parts' | 'each'> | undefined {
  const parts = topic === 'gift-tax' ? extractParts(text, amounts) : undefined
  if (topic === 'gift-tax' && isMonthly(text) && amounts.length > 1 && !parts) return undefined
  const values = gainsOf(amounts, text, topic === 'inheritance-tax')
  const [wholeCents, ...others] = values ?? []
  if (!values || wholeCents === undefined) return values && {}
  // Whether what is owed went off the own part already, is not told.
  if (amounts.some(({ role }) => role === 'restated')) return amounts.some(({ role }) => role === 'loan') ? undefined : { amountsCents: values }
  const fraction = others.length === 0 && !each ? extractFraction(text) : undefined
  if (!fraction && namesPart(text)) return undefined
  const share = fraction && { ...fraction, wholeCents }
  return {
    amountsCents: share ? [Math.floor((wholeCents * share.numerator) / share.denominator)] : values,
    ...(share && { share }),
    ...(parts && { parts, each: false, amountsCents: [parts.eachCents * parts.count] }),
  }
}

/** What comes on top or goes off belongs to the amount beside it, else to the sum before. Of a part of a whole it is not clear of which. */
function withChanges<A extends Pick<GainFacts, 'amountsCents' | 'share' | 'each'>>(amount: A, amounts: readonly Amount[]): [A | undefined, number | undefined] {
  const cents = sumChanges(amounts)
  const [only, ...others] = amount.amountsCents ?? []
  if (cents === 0 || only === undefined) return [amount, amounts.find(({ role }) => role === 'delta')?.cents]
  const isClear = others.length === 0 && !amount.share && !amount.each && only + cents > 0
  return [isClear ? { ...amount, amountsCents: [only + cents] } : undefined, undefined]
}

const GAINED: ReadonlySet<Amount['role']> = new Set(['value', 'market', 'savings'])
/** What the receiver buys with it is not part of a gift. */
const isPriceOfPurchase = (text: string, start: number): boolean =>
  buys.test(text) && /\b(?:huis|woning|appartement|flat|huisje) (?:\w+ )?van (?:€ ?)?$/.test(text.slice(0, start))

/** The own share when it is named; else all parts together (a house and savings), unless the question compares. */
function gainsOf(amounts: readonly Amount[], text: string, isInheritance: boolean): number[] | undefined {
  const share = amounts.find(({ role }) => role === 'own-share' || role === 'restated')
  if (share) return [share.cents]
  const named = amounts.filter((amount) => GAINED.has(amount.role) && !isPriceOfPurchase(text, amount.start))
  const parts = named.length === 2 ? named.filter(({ start }) => !WHOLE_OF_GIVER.test(text.slice(0, start))) : named
  if (isInheritance && parts.length > 0 && countsApart(text)) return undefined
  if (parts.length <= 1) return distinct(parts)
  // Of what two parents have together it is not told what each leaves.
  if (isInheritance && OF_BOTH.test(text)) return undefined
  if (compares.test(text) || (text.match(CONDITION) ?? []).length > 1 || areAskedApart(text, parts))
    return parts.length <= MAX_ALTERNATIVES ? distinct(parts) : undefined
  if (namesOwnAmounts(text) || (text.match(RECEIVER) ?? []).length > 1) return undefined
  return parts.some((part) => part.each) ? undefined : [sumCents(parts)]
}

/** 'Ik wil haar 100.000 nalaten, in totaal heb ik 260.000': not what she gets. */
const WHOLE_OF_GIVER =
  /\b(?:(?:in )?totaal|alles bij elkaar|mijn (?:hele )?vermogen)(?: (?:heb|hebben|bezit|bezitten|is|ik|wij|we|ongeveer|zo'n|van|dan|er))* (?:€ ?)?$|\b(?:ik heb|wij hebben|we hebben) (?:in |alles )?(?:totaal|bij elkaar|zelf)(?: \w+){0,2} (?:€ ?)?$/

/** 'Mag hij 6.900 geven? En hoeveel betaal ik bij 7.900?' */
const areAskedApart = (text: string, parts: readonly Amount[]): boolean => text.slice(parts[0]?.end ?? 0, parts.at(-1)?.start ?? 0).includes('?')
const OF_BOTH = /\bouders (?:hebben|bezitten|hadden) (?:\w+ )?samen\b/
/** 'Als ik 2.000 geef, en als ik 4.000 geef' are two cases. */
const CONDITION = /\bals\b/g
/** '90.000 aan mij en 40.000 aan mijn zoon' are taxed apart. */
const RECEIVER =
  /\b(?:aan|voor|naar) (?:mij|me|ons|hem|haar|mijn|onze|elk|ieder|zijn|hun|de|het)\b(?! (?:uitvaart|begrafenis|crematie|hypotheek|keuken|studie|huis|woning|belasting|notaris|bank|rekening|helft|rest))/g

/** A gift before a death only counts as inherited when it was made in the last 180 days of the giver's life. */
const countsApart = (text: string): boolean => namesGiftBeforeDeath(text) && !isWithinLastDays(text)

const distinct = (amounts: readonly Amount[]): number[] => [...new Set(amounts.map((amount) => amount.cents))]
