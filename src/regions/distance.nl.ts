/** A distance in words: the middle of a place is not the door of an office, so no more is said than is known. */
import type { Spot } from './region.ts'

/** Whole kilometres, from 20 by fives and from 100 by tens; undefined for the place itself. */
export function roundKm(km: number): number | undefined {
  const step = km < 20 ? 1 : km < 100 ? 5 : 10
  const rounded = Math.round(km / step) * step
  return km < 0.5 ? undefined : rounded
}

/** 'ongeveer 8 km van Utrecht'; undefined for Utrecht itself. A postcode has nobody in it: what is nearest to it is a kilometre away. */
export function distanceFrom(km: number | undefined, { kind, name }: Pick<Spot, 'kind' | 'name'>): string | undefined {
  const rounded = km === undefined ? undefined : roundKm(kind === 'postcode' ? Math.max(km, 1) : km)
  return rounded === undefined ? undefined : `ongeveer ${rounded} km van ${name}`
}

export const straightLine = 'Afstanden zijn hemelsbreed gemeten, van het midden van uw plaats of postcode naar het midden van de plaats van het kantoor.'
