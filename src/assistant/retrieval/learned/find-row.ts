/** Looks a feature up among those that were learned. */
import { findFirst } from '../find-first.ts'

/** `features` are sorted; -1 where it is not among them. */
export function findRow(features: Uint32Array, feature: number): number {
  const row = findFirst(features, feature)
  return features[row] === feature ? row : -1
}
