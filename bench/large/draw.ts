/** Numbers that look random and are the same in every run (mulberry32). */

export interface Draw {
  /** From 0 up to, not including, 1. */
  share(): number
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number
  of<T>(list: readonly T[]): T
  uuid(): string
}

export function createDraw(seed: number): Draw {
  let state = seed
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const hex = (digits: number) =>
    Math.floor(share() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return {
    share,
    below: (below) => Math.floor(share() * below),
    of: <T>(list: readonly T[]): T => list[Math.floor(share() * list.length)] as T,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(6)}${hex(6)}`,
  }
}
