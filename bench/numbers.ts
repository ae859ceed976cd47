/** Order statistics of the samples a measurement takes. */

/** The smallest sample that at least `share` (0 to 1) of all samples do not exceed. Throws without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('nothing was measured')
  return value
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5)
