/** Somebody who gets an amount of their own. */
import type { Relation } from '../../../figures/bracket-tax.ts'

export interface Person {
  relation: Relation
  cents: number
  /** How many people of this relation get as much. */
  count: number
}
