/** How many letters two names differ. */
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

/** How much a name may differ from what was typed: more in a long one. */
export const mostDifference = (typed: string): number => (typed.length < 6 ? 1 : typed.length < 10 ? 2 : 3)

/** Who typed the start of a name, or a name with more behind it, meant that name. Past `most` it is some larger number. */
export function nameDistance(typed: string, name: string, most: number): number {
  const begins = typed.length >= 4 && name.length >= 4 && (name.startsWith(typed) || typed.startsWith(name))
  const whole = editDistance(typed, name, most)
  return begins ? Math.min(whole, 1) : whole
}
