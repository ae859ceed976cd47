/** The scale beside the bars of a chart. */

/** Whole numbers from 0 to at least `most`, in steps of 1, 2 or 5 times a power of ten; at most five of them. */
export function ticksFor(most: number): number[] {
  const rough = Math.max(most, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough)
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step)
}

/** Which of `count` columns carry their name: the first, and so on in equal steps, `most` at the most. */
export function namedColumns(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}
