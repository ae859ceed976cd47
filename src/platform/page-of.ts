/** A page of a list that goes on after its last row. */

export interface Page<T> {
  rows: T[]
  /** To go on after; null at the end. */
  next: string | null
}

/** `found` holds one row more than `size` when there is more to come. */
export function pageOf<T>(found: readonly T[], size: number, cursorOf: (last: T) => string): Page<T> {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: found.length > size && last !== undefined ? cursorOf(last) : null }
}
