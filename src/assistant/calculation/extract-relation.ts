/** Derives from the people a question names what the receiver is to the deceased or the giver. */
import { disability, unsupportedKin } from './kin-words.nl.ts'
import { findKin, type Kin, type KinMention, type KinRole } from './kin.ts'
import type { RelationSlot } from './slots.ts'

/** `unsupported`: people are named, but the site does not calculate for them. */
export type RelationFinding = RelationSlot | 'unsupported' | undefined

/** An inheritance from a partner who also leaves children is divided by law; what each gets is not in the question. */
export function extractRelation(text: string, isGift: boolean): RelationFinding {
  if (unsupportedKin.test(text)) return 'unsupported'
  const mentions = findKin(text).filter((mention) => mention.role !== 'beside')
  if (!isGift && hasPartner(mentions) && mentions.some(({ kin }) => kin.line === 'lineal' && kin.generation < 0)) return 'unsupported'
  const relation = relate(mentions)
  return relation === 'child' && disability.test(text) ? 'child-with-disability' : relation
}

const hasPartner = (mentions: readonly KinMention[]): boolean => mentions.some(({ kin }) => kin.line === 'partner')

function relate(mentions: readonly KinMention[]): RelationFinding {
  const self = mentions.find((m) => m.role === 'self')
  if (self) return fromSelf(self.kin)
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

/** The person all mentions in this role agree on; father and mother are both parents. */
function single(mentions: readonly KinMention[], role: KinRole): KinMention | 'mixed' | undefined {
  const [first, ...rest] = mentions.filter((m) => m.role === role)
  return rest.every((other) => first !== undefined && key(other.kin) === key(first.kin)) ? first : 'mixed'
}

const key = (kin: Kin): string => (kin.line === 'lineal' ? `lineal ${kin.generation}` : kin.line)

function toSelf(giver: Kin): RelationFinding {
  if (giver.line === 'lineal') return lineal(giver.generation)
  return giver.line === 'sibling' ? 'other' : giver.line
}

function fromSelf(receiver: Kin): RelationFinding {
  if (receiver.line === 'lineal') return lineal(-receiver.generation)
  return receiver.line === 'sibling' ? 'other' : receiver.line
}

/** `steps` down from giver to receiver: 1 is a child, -1 a parent. */
function lineal(steps: number): RelationFinding {
  if (steps === 1) return 'child'
  if (steps === 2) return 'grandchild'
  if (steps === 3) return 'great-grandchild'
  return steps === -1 ? 'parent' : 'other'
}

function between(giver: KinMention, receiver: KinMention): RelationFinding {
  const [from, to] = [giver.kin, receiver.kin]
  if (receiver.countedFrom === 'other') return fromSelf(to)
  const isBare = giver.countedFrom === 'open' && receiver.countedFrom === 'open'
  if (isBare && to.line === 'lineal' && to.generation < 0) return fromSelf(to)
  if (from.line === 'lineal' && to.line === 'lineal') {
    if (from.generation === to.generation) return from.generation > 0 ? 'partner' : 'other'
    // 'Oma schenkt mijn dochter' names the grandmother of the daughter.
    const isGrandparentOfChild = from.generation === 2 && giver.countedFrom === 'open' && to.generation < 0
    return isGrandparentOfChild ? 'grandchild' : lineal(from.generation - to.generation)
  }
  if (from.line === 'lineal') return to.line === 'sibling' && from.generation > 0 ? lineal(from.generation) : 'unsupported'
  if (from.line === 'partner') return to.line === 'lineal' && to.generation < 0 ? lineal(-to.generation) : 'unsupported'
  if (from.line === 'sibling') return to.line === 'lineal' && to.generation > 0 ? 'unsupported' : 'other'
  return 'other'
}
