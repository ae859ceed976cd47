/** A distance in English words. */
import type { Spot } from './region.ts'
import { roundDistance } from './round-distance.ts'

/** 'about 8 km from Utrecht'; undefined for Utrecht itself, as in Dutch. `from` is the name of the spot in English. */
export function englishDistance(km: number | undefined, spot: Pick<Spot, 'kind'>, from: string): string | undefined {
  const rounded = roundDistance(km, spot)
  return rounded === undefined ? undefined : `about ${rounded} km from ${from}`
}

export const straightLineEn =
  'Distances are measured in a straight line, from the middle of your place or postal code to the middle of the place of the office.'
