/** The middle one in order of size; between the two in the middle, rounded, of an even number. Undefined of none. */
export function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  if (upper === undefined || sorted.length % 2 === 1) return upper
  return Math.round(((sorted[sorted.length / 2 - 1] ?? upper) + upper) / 2)
}
