/** Derives from the people a question names what the receiver is to the deceased or the giver. */
import type { Relation } from '../../figures/bracket-tax.ts'
import { disability, leavesToSpeaker, livesTogether, parentsGone, parentsLeave, unmarried, unsupportedKin, withoutContract } from './kin-words.nl.ts'
import type { Kin } from './kin-line.ts'
import { findKin, type KinMention, type KinRole } from './kin.ts'

/** `friend`: 'mijn vriend(in)', who may be a partner or a friend. */
export type OpenRelation = Relation | 'friend'

/** `unsupported`: people are named, but the site does not calculate for them. */
export type RelationFinding = OpenRelation | 'unsupported' | undefined

/** An inheritance from a partner who also leaves children is divided by law; what each gets is not in the question. */
export function extractRelation(text: string, isGift: boolean): RelationFinding {
  if (unsupportedKin.test(text)) return 'unsupported'
  const mentions = listMentions(text)
  if (!isGift && hasPartner(mentions) && mentions.some(({ kin }) => kin.line === 'lineal' && kin.generation < 0)) return 'unsupported'
  const relation = relate(mentions) ?? relateCohabitant(text) ?? (isGift ? undefined : relateSpouse(text))
  if (relation === 'friend' && !isGift) return relateFriend(text)
  return relation === 'child' && disability.test(text) ? 'child-with-disability' : relation
}

/** Without contract one is a partner after five years (Successiewet 1956, art. 1a). */
const YEARS_WITHOUT_CONTRACT = 5
const YEARS = /\b(\d{1,2}) jaar\b/g
/** Years of living together; a couple may be together longer than that. */
const YEARS_TOGETHER = new RegExp(
  [
    '\\bsamen ?(?:ge)?wo\\w+ (?:\\w+ ){0,4}(\\d{1,2}) jaar\\b',
    '\\b(?:woon|won)\\w* (?:\\w+ ){0,4}(\\d{1,2}) jaar\\b',
    '\\b(\\d{1,2}) jaar (?:\\w+ ){0,2}(?:samen ?(?:ge)?wo|(?:ge)?woond?\\w* (?:\\w+ ){0,2}samen)',
  ].join('|'),
  'g',
)

/** Undefined when two different numbers are named. */
function yearsOf(text: string, pattern: RegExp): number | undefined {
  const found = new Set([...text.matchAll(pattern)].map(([, ...years]) => Number(years.find((one) => one !== undefined))))
  return found.size === 1 ? [...found][0] : undefined
}

/** 'Mijn vriendin', with whom one lived without a contract: the years of it say whether she was a partner for the tax. */
function relateFriend(text: string): RelationFinding {
  const years = yearsOf(text, YEARS_TOGETHER) ?? 0
  if (!livesTogether.test(text) || !withoutContract.test(text) || years === 0) return 'friend'
  return years < YEARS_WITHOUT_CONTRACT ? 'other' : 'partner'
}

/** Who lived together with the deceased is a partner under conditions, unless it is clear that they were not met. */
function relateCohabitant(text: string): RelationFinding {
  if (!livesTogether.test(text) || !leavesToSpeaker.test(text)) return undefined
  const years = yearsOf(text, YEARS_TOGETHER) ?? yearsOf(text, YEARS) ?? YEARS_WITHOUT_CONTRACT
  return unmarried.test(text) && years < YEARS_WITHOUT_CONTRACT ? 'other' : relateFriend(text)
}

const OWN_SPOUSE = /\bmet mijn (?:man|vrouw|partner|echtgenoot|echtgenote)\b|\bmijn (?:man|vrouw|partner|echtgenoot|echtgenote) en ik\b/
const OWN_DEATH = /\bals ik (?:\w+ ){0,2}(?:overlijd|doodga|sterf|er niet meer ben|wegval)\b/
const SPOUSE_PAYS = /\b(?:betaalt|moet|krijgt|erft) (?:hij|zij|ze)\b|\b(?:hij|zij|ze) (?:\w+ ){0,3}(?:betaalt|betalen|krijgt|erft)\b/

/** 'Ik heb met mijn vrouw een huis. Als ik overlijd, hoeveel betaalt zij': nobody else is named. */
const relateSpouse = (text: string): RelationFinding =>
  OWN_SPOUSE.test(text) && OWN_DEATH.test(text) && SPOUSE_PAYS.test(text) && findKin(text).every(({ kin }) => kin.line === 'partner') ? 'partner' : undefined

/** 'Per kind' says who receives only where nobody else is named. */
function listMentions(text: string): KinMention[] {
  const mentions = findKin(text).filter((mention) => mention.role !== 'beside')
  const all = mentions.filter((mention) => mention.role !== 'per')
  const others = parentsGone.test(text) && !parentsLeave.test(text) ? all.filter(({ kin }) => !(kin.line === 'lineal' && kin.generation === 1)) : []
  // Who is only counted beside the speaker, left nothing.
  const named = others.some(({ kin, role }) => kin.line !== 'sibling' || role !== 'unclear') ? others : all
  return named.length > 0 ? named : mentions.map((mention) => ({ ...mention, role: 'receiver' as const }))
}

/** Several heirs next to each other, none of them tied to someone: 'voor een kind, een kleinkind en een broer'. */
export function listRelations(text: string): Relation[] | undefined {
  if (unsupportedKin.test(text)) return undefined
  const found = findKin(text).map(({ kin, countedFrom }) =>
    countedFrom === 'open' && kin.line !== 'friend' && !(kin.line === 'lineal' && kin.generation > 0) ? fromSelf(kin) : undefined,
  )
  const relations = [...new Set(found)].filter((relation) => relation !== undefined && relation !== 'unsupported' && relation !== 'friend')
  return relations.length > 1 && relations.length === new Set(found).size ? relations : undefined
}

const isElder = ({ kin }: KinMention): boolean => kin.line === 'lineal' && kin.generation > 0

/** Whether a parent or grandparent gives, and nobody but the speaker is said to get it. */
export function isFromElder(mentions: readonly KinMention[]): boolean {
  return (
    mentions.some((mention) => mention.role === 'giver' && isElder(mention)) &&
    mentions.every((mention) => mention.role === 'giver' || mention.role === 'beside')
  )
}

const hasPartner = (mentions: readonly KinMention[]): boolean => mentions.some(({ kin }) => kin.line === 'partner')

function relate(mentions: readonly KinMention[]): RelationFinding {
  const self = mentions.find((m) => m.role === 'self')
  if (self) return fromSelf(self.kin)
  // Between these the law makes no difference, whoever of them gives.
  if (mentions.length > 0 && mentions.every(({ kin }) => kin.line === 'sibling' || kin.line === 'other')) return 'other'
  const giver = single(mentions, 'giver')
  const receiver = single(mentions, 'receiver')
  const unclear = single(mentions, 'unclear')
  if (giver === 'mixed' || receiver === 'mixed' || unclear === 'mixed') return 'unsupported'
  if (giver && receiver) return between(giver, receiver)
  if (giver && unclear) return giver.kin.line === 'lineal' ? between(giver, unclear) : toSelf(giver.kin)
  const one = giver ?? receiver ?? unclear
  if (!one) return undefined
  return receiver ? fromSelf(one.kin) : toSelf(one.kin)
}

/** The person all mentions in this role agree on; father and mother are both parents. 'Mijn zoon, haar kleinkind' is her grandchild. */
function single(mentions: readonly KinMention[], role: KinRole): KinMention | 'mixed' | undefined {
  const [first, ...rest] = mentions.filter((m) => m.role === role)
  const [second, third] = rest
  if (first?.countedFrom === 'speaker' && second?.countedFrom === 'other' && second.kin.line === 'lineal' && second.isApposition && !third) return second
  return rest.every((other) => first !== undefined && key(other.kin) === key(first.kin)) ? first : 'mixed'
}

const key = (kin: Kin): string => (kin.line === 'lineal' ? `lineal ${kin.generation}` : kin.line)

/** What the speaker is to who gives. */
export function toSelf(giver: Kin): OpenRelation {
  if (giver.line === 'lineal') return lineal(giver.generation)
  return giver.line === 'sibling' ? 'other' : giver.line
}

function fromSelf(receiver: Kin): RelationFinding {
  if (receiver.line === 'lineal') return lineal(-receiver.generation)
  return receiver.line === 'sibling' ? 'other' : receiver.line
}

/** `steps` down from giver to receiver: 1 is a child, -1 a parent. */
function lineal(steps: number): Relation {
  if (steps === 1) return 'child'
  if (steps === 2) return 'grandchild'
  if (steps === 3) return 'great-grandchild'
  return steps === -1 ? 'parent' : 'other'
}

function between(giver: KinMention, receiver: KinMention): RelationFinding {
  const [from, to] = [giver.kin, receiver.kin]
  if (receiver.countedFrom === 'other') return fromSelf(to)
  // 'Mijn kleinzoon krijgt van zijn oma' names the grandmother of the one who gets it.
  if (giver.countedFrom === 'other' && to.line === 'lineal' && from.line === 'lineal') return toSelf(from)
  const isBare = giver.countedFrom === 'open' && receiver.countedFrom === 'open'
  if (isBare && to.line === 'lineal' && to.generation < 0) return fromSelf(to)
  if (from.line === 'lineal' && to.line === 'lineal') {
    if (from.generation === to.generation) return from.generation > 0 ? 'partner' : 'other'
    // 'Pa laat zes kinderen na' names his own children.
    if (from.generation === 1 && to.generation === -1 && receiver.countedFrom === 'open') return 'child'
    // 'Oma schenkt mijn dochter' names the grandmother of the daughter.
    const isGrandparentOfChild = from.generation === 2 && giver.countedFrom === 'open' && to.generation < 0
    return isGrandparentOfChild ? 'grandchild' : lineal(from.generation - to.generation)
  }
  if (from.line === 'lineal') return to.line === 'sibling' && from.generation > 0 ? lineal(from.generation) : 'unsupported'
  if (from.line === 'partner') return to.line === 'lineal' && to.generation < 0 ? lineal(-to.generation) : 'unsupported'
  if (from.line === 'sibling') return to.line === 'lineal' && to.generation > 0 ? 'unsupported' : 'other'
  return 'other'
}
