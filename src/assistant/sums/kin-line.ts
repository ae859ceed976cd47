/** How somebody is related to the speaker. */

/** Generations counted from the speaker: a parent is 1, a grandchild -2. */
export type Kin = { line: 'lineal'; generation: number } | { line: 'partner' | 'sibling' | 'friend' | 'other' }
