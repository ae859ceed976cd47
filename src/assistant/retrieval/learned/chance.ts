/** Chance that is the same each time, and for each thing its own: what is added beside it changes nothing of it. */

/** Two numbers of 32 bits as one, each of whose bits depends on all of theirs (the last steps of MurmurHash3). */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(b ^ 0x9e_37_79_b9, 0x85_eb_ca_6b), 0xc2_b2_ae_35) + b
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Numbers from 0 up to 1, one after the other (mulberry32). */
export function createChance(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
