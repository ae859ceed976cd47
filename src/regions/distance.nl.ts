/** A distance in words: the middle of a place is not the door of an office, so no more is said than is known. */

/** Whole kilometres, from 20 by fives and from 100 by tens; undefined for the place itself. */
export function roundKm(km: number): number | undefined {
  const step = km < 20 ? 1 : km < 100 ? 5 : 10
  const rounded = Math.round(km / step) * step
  return km < 0.5 ? undefined : rounded
}

/** 'ongeveer 8 km van Utrecht'; undefined for Utrecht itself. */
export function distanceFrom(km: number | undefined, place: string): string | undefined {
  const rounded = km === undefined ? undefined : roundKm(km)
  return rounded === undefined ? undefined : `ongeveer ${rounded} km van ${place}`
}

export const straightLine = 'Afstanden zijn hemelsbreed gemeten, van het midden van de ene plaats naar het midden van de andere.'
