/** Where the postcodes are, written as ranges. */
import type { Point } from './place-towns.ts'

/** 1011 and 1012 at one point -> '1011-1012'. A number that is no postcode ends no range. */
export function rangesOf(postcodes: ReadonlyMap<string, Point>): [string, Point][] {
  const ranges: { from: string; to: string; point: Point }[] = []
  for (const [postcode, point] of [...postcodes].toSorted(([a], [b]) => a.localeCompare(b))) {
    const last = ranges.at(-1)
    if (last && String(last.point) === String(point)) last.to = postcode
    else ranges.push({ from: postcode, to: postcode, point })
  }
  return ranges.map(({ from, to, point }) => [`${from}-${to}`, point])
}
