/** How many letters two words differ. */

import { spendWork } from '../platform/work.ts'

/** Letters to add, drop, change or swap with their neighbour; stops counting past `most` and then answers more than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let older: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    spendWork(1)
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const changed = (above[column - 1] ?? 0) + (same ? 0 : 1)
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? (older[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      current.push(Math.min(changed, swapped, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    if (Math.min(...current) > most) return most + 1
    older = above
    above = current
  }
  return above[b.length] ?? 0
}
