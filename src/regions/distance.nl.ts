/** A distance in words. */
import type { Spot } from './region.ts'
import { roundDistance } from './round-distance.ts'

/** 'ongeveer 8 km van Utrecht'; undefined for Utrecht itself. */
export function distanceFrom(km: number | undefined, spot: Pick<Spot, 'kind' | 'name'>): string | undefined {
  const rounded = roundDistance(km, spot)
  return rounded === undefined ? undefined : `ongeveer ${rounded} km van ${spot.name}`
}

export const straightLine = 'Afstanden zijn hemelsbreed gemeten, van het midden van uw plaats of postcode naar het midden van de plaats van het kantoor.'
