/** Divides an estate between a spouse and children as the law does without a will (Burgerlijk Wetboek, art. 4:11, 4:13, 4:63 and 4:64). */
import { assertCents } from '../cents.ts'

export interface EstateInput {
  /** What is left after debts. */
  estateCents: number
  /** From 1. */
  children: number
  /** A spouse or registered partner survives. */
  partner: boolean
}

export interface LegalShares {
  heirs: number
  /** Of the partner and of each child: equal parts. With a partner, that of a child is a claim in money on the partner. */
  shareCents: number
  /** What a disinherited child can claim: half of the share. */
  forcedCents: number
  /** What the partner owes all children together; 0 without a partner. */
  claimsCents: number
}

/** Parts are rounded down to whole cents. Throws RangeError on an impossible amount or number. */
export function divideEstate({ estateCents, children, partner }: EstateInput): LegalShares {
  assertCents(estateCents)
  if (!Number.isInteger(children) || children < 1) throw new RangeError(`not a number of children: ${children}`)
  const heirs = children + (partner ? 1 : 0)
  const shareCents = Math.floor(estateCents / heirs)
  return { heirs, shareCents, forcedCents: Math.floor(estateCents / heirs / 2), claimsCents: partner ? shareCents * children : 0 }
}

export interface ChildlessEstateInput {
  /** What is left after debts. */
  estateCents: number
  /** Of the deceased, who live on: 0, 1 or 2. */
  parents: number
  /** With both parents in common. */
  siblings: number
  /** With one parent in common. */
  halfSiblings: number
}

export interface ChildlessShares {
  parentCents: number
  siblingCents: number
  /** Half of what a full brother or sister gets. */
  halfSiblingCents: number
}

/** A parent never gets less than this part of 4. */
const LEAST_OF_PARENT = 4

/**
 * Divides the estate of someone without spouse and children among parents, brothers and sisters (art. 4:11). Parts are rounded down to
 * whole cents. Throws RangeError on an impossible amount or number, and when there is no heir at all.
 */
export function divideWithoutChildren({ estateCents, parents, siblings, halfSiblings }: ChildlessEstateInput): ChildlessShares {
  assertCents(estateCents)
  const counts = [parents, siblings, halfSiblings]
  const weight = 2 * siblings + halfSiblings
  if (counts.some((count) => !Number.isInteger(count) || count < 0) || parents > 2 || parents + weight === 0)
    throw new RangeError(`no heirs: ${counts.join(', ')}`)
  const isRaised = parents > 0 && 2 * LEAST_OF_PARENT < 2 * parents + weight
  const units = isRaised ? weight : weight + 2 * parents
  const restCents = isRaised ? (estateCents * (LEAST_OF_PARENT - parents)) / LEAST_OF_PARENT : estateCents
  return {
    parentCents: parents === 0 ? 0 : Math.floor(isRaised ? estateCents / LEAST_OF_PARENT : (2 * estateCents) / units),
    siblingCents: siblings === 0 ? 0 : Math.floor((2 * restCents) / units),
    halfSiblingCents: halfSiblings === 0 ? 0 : Math.floor(restCents / units),
  }
}
