/** Looks a feature up among those that were learned. */

/** `features` are sorted; -1 where it is not among them. */
export function findRow(features: Uint32Array, feature: number): number {
  let low = 0
  let high = features.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = features[middle] ?? 0
    if (found === feature) return middle
    if (found < feature) low = middle + 1
    else high = middle - 1
  }
  return -1
}
