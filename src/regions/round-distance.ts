/** The middle of a place is not the door of an office, so no more is said of a distance than is known. */
import type { Spot } from './region.ts'

/** Whole kilometres, from 20 by fives and from 100 by tens; undefined for the place itself. */
export function roundKm(km: number): number | undefined {
  const step = km < 20 ? 1 : km < 100 ? 5 : 10
  const rounded = Math.round(km / step) * step
  return km < 0.5 ? undefined : rounded
}

/** The same from a spot. A postcode has nobody in it: what is nearest to it is a kilometre away. */
export const roundDistance = (km: number | undefined, { kind }: Pick<Spot, 'kind'>): number | undefined =>
  km === undefined ? undefined : roundKm(kind === 'postcode' ? Math.max(km, 1) : km)
