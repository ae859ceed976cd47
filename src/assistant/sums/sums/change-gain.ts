/** Gives the words of a change the meaning they have after a sum over an inheritance or a gift. */
import type { OpenRelation } from '../extract-relation.ts'
import {
  asMarried,
  forParent,
  forSibling,
  givesToo,
  oneOfThem,
  ofReceiver,
  partToOther,
  shareTogether,
  siblingGetsHalf,
  siblingOfReceiver,
  unmarried,
  withContract,
} from '../kin-words.nl.ts'
import type { KinMention } from '../kin.ts'
import { ageOfNamed, childrenOfReceiver, forAnother } from '../others-words.nl.ts'
import { restatesAmount } from '../question-shape.ts'
import { asksSomething, atWhatTime, neverGot, speakerGives } from '../question-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { tellsAmountsBeside } from '../whose-amount.ts'
import { mergeDebts, wordingOf } from './debts.ts'
import type { GainFacts, GainSaid } from './gain-facts.ts'
import { changedAmounts } from './tax-sum.ts'

/** Family counts from the heir before, and what the other parent gives comes on top. Undefined for the age of an heir, which changes nothing. */
export function completeGain(before: GainFacts, newer: GainSaid, said: Utterance): GainSaid | undefined {
  const { text } = said.affirmed()
  if (isOfSomethingElse(before, newer, said)) return undefined
  const owed = newer.debtCents === undefined ? {} : mergeDebts(before, newer, wordingOf(text))
  const unused =
    newer.topic === 'gift-tax' && before.relation === 'child' && neverGot.test(said.text) && !newer.raiseUsed ? ({ oneTimeRaise: 'free' } as const) : {}
  return owed && completePeople(before, { ...newer, ...owed, ...unused }, text, said)
}

function completePeople(before: GainFacts, newer: GainSaid, text: string, said: Utterance): GainSaid | undefined {
  const isGift = newer.topic === 'gift-tax'
  if ((asMarried.test(text) || withContract.test(text)) && !unmarried.test(text) && NUMBERS.every((key) => newer[key] === undefined))
    return marry(before, newer)
  // A brother or sister who is counted with the speaker gets it from the same giver.
  if (before.relation && shareTogether.test(text) && said.kin().every(({ kin }) => kin.line === 'sibling')) return withoutRelation(newer)
  if ((before.receivers ?? 1) > 1 && newer.amountsCents && oneOfThem.test(text)) return { ...newer, receivers: 1, each: false }
  const half = !isGift && siblingGetsHalf.test(text) ? halve(before) : undefined
  if (half) return { ...newer, ...half }
  if (newer.relation && !newer.share && partToOther.test(text)) return undefined
  if (!before.speakerReceives) {
    const near = siblingOfReceiver.test(text) ? nearAs(before.relation) : undefined
    return near ? { ...newer, relation: near } : isGift && before.relation === 'child' ? withChildAge(newer) : newer
  }
  const isSameCouple = (before.relation === 'child' && givesToo.parent.test(text)) || (before.relation === 'grandchild' && givesToo.grandparent.test(text))
  const { amountsCents: [added] = [], ...others } = newer
  if (isGift && isSameCouple && added !== undefined) return { ...others, deltaCents: added }
  const relation = asksOfSibling(newer, said) ? before.relation : relativeOf(before.relation, text)
  return relation ? { ...newer, relation, speakerReceives: true } : newer
}

/** A brother or sister of a child or grandchild is as near to who gives. */
const nearAs = (relation: OpenRelation | undefined): OpenRelation | undefined => (relation === 'child' || relation === 'grandchild' ? relation : undefined)

const NUMBERS: readonly (keyof GainSaid)[] = ['amountsCents', 'deltaCents', 'debtCents', 'receivers', 'selfAge', 'partnerAge', 'childAge']

/** Words that would change the sum, but are of another person, another gift or another time. */
function isOfSomethingElse(before: GainFacts, newer: GainSaid, said: Utterance): boolean {
  const { text } = said.affirmed()
  const isGift = newer.topic === 'gift-tax'
  if (before.speakerReceives && asksOfSibling(newer, said)) return false
  // 'Haar man' is the partner of who got the first gift, not the speaker's.
  if ((!isGift && (newer.selfAge ?? newer.partnerAge)) || ofReceiver.test(text)) return true
  if (newer.topic === before.topic && atWhatTime.test(text) && NUMBERS.every((key) => newer[key] === undefined)) return true
  if (isGift && before.speakerReceives && speakerGives.test(text) && !newer.relation) return true
  if (isGift && childrenOfReceiver.test(text)) return true
  if (tellsAmountsBeside(said, isGift ? 'gift' : 'estate')) return true
  // Of what each gets, or of a part of a whole, it is not clear what it goes off.
  if ((newer.deltaCents ?? newer.debtCents) && (before.share || (before.each && (before.receivers ?? 1) > 1))) return true
  // What goes off a gift may be given to somebody else.
  if (isGift && (newer.deltaCents ?? 0) < 0 && said.amounts().some(({ comes }) => comes)) return true
  if (before.relation && newer.relation && newer.relation !== before.relation && restatesAmount(said.text) && !said.kin().some(isGiver)) return true
  if (before.speakerReceives && restatesAmount(said.text) && said.kin().some(isChildWhoGets)) return true
  if (ageOfNamed.test(text) && !forAnother.test(text) && isAgeOfOther(before, newer)) return true
  // What a brother or sister of the speaker gets, is no other inheritance.
  return before.speakerReceives === true && !forSibling.test(text) && !siblingGetsHalf.test(text) && said.kin().some(isSiblingWhoGets)
}

/** 'Het is 100.000, van mijn oom': who it comes from is put right as well. */
const isGiver = ({ role }: KinMention): boolean => role === 'giver'
const isChildWhoGets = ({ kin, role }: KinMention): boolean => kin.line === 'lineal' && kin.generation < 0 && role === 'receiver'
const isSiblingWhoGets = ({ kin, role }: KinMention): boolean => kin.line === 'sibling' && role === 'receiver'

const MOST_WORDS_ASKED = 9
/** 'En mijn zus krijgt 85.000?': asks it, and does not tell it. */
const asksOfSibling = ({ amountsCents }: GainSaid, said: Utterance): boolean =>
  amountsCents !== undefined &&
  said.continues() &&
  (said.text.endsWith('?') || asksSomething.test(said.text)) &&
  said.text.split(' ').length <= MOST_WORDS_ASKED &&
  said.kin().length > 0 &&
  said.kin().every(({ kin }) => kin.line === 'sibling')

/** Of who gets nothing of it. */
const isAgeOfOther = (before: GainFacts, newer: GainSaid): boolean =>
  before.speakerReceives === true ||
  (newer.relation !== undefined && before.relation !== undefined && newer.relation !== before.relation) ||
  (newer.childName !== undefined && before.childName !== undefined && newer.childName !== before.childName)

/** Only of who lived together, or may have; with their family nobody marries. */
function marry(before: GainFacts, newer: GainSaid): GainSaid | undefined {
  return before.mayMarry && isNoFamily(before) && newer.relation !== 'other' ? { ...newer, relation: 'partner' } : undefined
}

const isNoFamily = ({ relation, receivers = 1 }: GainFacts): boolean => receivers === 1 && (relation === 'friend' || relation === 'other')

function withoutRelation(newer: GainSaid): GainSaid {
  const others = { ...newer }
  delete others.relation
  delete others.relations
  return others
}

/** Of one amount for one heir, with the other half for a brother or sister, who is as near. */
function halve({ amountsCents, receivers = 1, relation, share }: GainFacts): Pick<GainFacts, 'amountsCents' | 'share' | 'relation'> | undefined {
  const [wholeCents, other] = amountsCents ?? []
  if (wholeCents === undefined || other !== undefined || receivers > 1 || share || !relation) return undefined
  return { amountsCents: [wholeCents / 2], share: { numerator: 1, denominator: 2, wholeCents }, relation }
}

/** 'Hij is 35' is the child that gets the gift. */
function withChildAge({ partnerAge, ...newer }: GainSaid): GainSaid {
  return partnerAge && !newer.childAge ? { ...newer, childAge: partnerAge } : { ...newer, ...(partnerAge && { partnerAge }) }
}

/** A brother of an heir is as near as the heir; a parent of a grandchild is a child, and the other parent of a child the partner. */
function relativeOf(heir: OpenRelation | undefined, text: string): OpenRelation | undefined {
  if (heir !== undefined && forSibling.test(text)) return heir
  if (!forParent.test(text)) return undefined
  return heir === 'grandchild' ? 'child' : heir === 'child' ? 'partner' : undefined
}

/** A new amount is not made of the parts of the one before, and a new person takes the place of all. */
export function mergeGain(before: GainFacts, newer: GainSaid): GainFacts {
  const { deltaCents: _, ...merged }: GainSaid = { ...before, ...newer, ...changedAmounts(before, newer) }
  if (newer.relation) delete merged.relations
  if (newer.raiseUsed) delete merged.oneTimeRaise
  if (newer.amountsCents && !newer.parts) delete merged.parts
  if (newer.amountsCents && !newer.share) delete merged.share
  return merged
}
