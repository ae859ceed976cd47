/** Derives from the people a question names what the receiver is to the deceased or the giver. */
import { findKin, type Kin, type KinMention } from './kin.ts'
import type { RelationSlot } from './slots.ts'

/** `unsupported`: people are named, but the site does not calculate for them. */
export type RelationFinding = RelationSlot | 'unsupported' | undefined

const UNSUPPORTED = /\b(?:schoon\w+|ex-\w+|ex|pleeg\w+|stichting|goede? doel\w*|anbi|kerk|vereniging|bv)\b/
const DISABILITY = /\b(?:beperking|handicap|gehandicapt\w*|wajong)\b/

export function extractRelation(text: string): RelationFinding {
  if (UNSUPPORTED.test(text)) return 'unsupported'
  const relation = relate(findKin(text).filter((mention) => mention.role !== 'beside'))
  return relation === 'child' && DISABILITY.test(text) ? 'child-with-disability' : relation
}

function relate(mentions: readonly KinMention[]): RelationFinding {
  const self = mentions.find((m) => m.role === 'self')
  if (self) return fromSelf(self.kin)
  const giver = single(mentions.filter((m) => m.role === 'giver'))
  const receiver = single(mentions.filter((m) => m.role === 'receiver'))
  const unclear = single(mentions.filter((m) => m.role === 'unclear'))
  if (giver === 'mixed' || receiver === 'mixed' || unclear === 'mixed') return 'unsupported'
  if (giver && receiver) return between(giver, receiver)
  if (giver && unclear) return giver.line === 'lineal' ? between(giver, unclear) : toSelf(giver)
  const one = giver ?? receiver ?? unclear
  if (!one) return undefined
  return receiver ? fromSelf(one) : toSelf(one)
}

/** The kin all mentions agree on; father and mother are both parents. */
function single(mentions: readonly KinMention[]): Kin | 'mixed' | undefined {
  const [first, ...rest] = mentions.map((m) => m.kin)
  return rest.every((kin) => first !== undefined && key(kin) === key(first)) ? first : 'mixed'
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

function between(giver: Kin, receiver: Kin): RelationFinding {
  if (giver.line === 'lineal' && receiver.line === 'lineal') {
    if (giver.generation === receiver.generation) return giver.generation > 0 ? 'partner' : 'other'
    return lineal(giver.generation - receiver.generation)
  }
  if (giver.line === 'lineal') return receiver.line === 'sibling' && giver.generation > 0 ? lineal(giver.generation) : 'unsupported'
  if (giver.line === 'partner') return receiver.line === 'lineal' && receiver.generation < 0 ? lineal(-receiver.generation) : 'unsupported'
  if (giver.line === 'sibling') return receiver.line === 'lineal' && receiver.generation > 0 ? 'unsupported' : 'other'
  return 'other'
}
