/** Looks up the concepts a word belongs to, given the company it keeps. */
import { concepts } from './concepts.nl.ts'
import { stemWord } from './stem.ts'

interface Membership {
  term: string
  weight: number
  company: ReadonlySet<string> | undefined
}

const stems = (words: string): string[] => words.split(' ').map(stemWord)

function buildMemberships(): Map<string, Membership[]> {
  const byStem = new Map<string, Membership[]>()
  const add = (stem: string, membership: Membership) => byStem.set(stem, [...(byStem.get(stem) ?? []), membership])
  for (const { name, weight, words, guarded } of concepts) {
    const term = `#${name}`
    for (const stem of new Set(stems(words))) add(stem, { term, weight, company: undefined })
    for (const stem of new Set(stems(guarded?.words ?? ''))) if (stem) add(stem, { term, weight, company: new Set(stems(guarded?.company ?? '')) })
  }
  return byStem
}

const memberships = buildMemberships()

/** The concept terms ('#woning') of a stem with their weights; `company` holds all stems of the same text. */
export function listConcepts(stem: string, company: ReadonlySet<string>): [term: string, weight: number][] {
  const own = memberships.get(stem) ?? []
  return own.filter((m) => !m.company || [...m.company].some((stem) => company.has(stem))).map((m) => [m.term, m.weight])
}

/** True when a stem stands in the list of concepts, in whatever company. */
export function hasConcept(stem: string): boolean {
  return memberships.has(stem)
}

/** True when a concept of the stem depends on the other words of a text. */
export function isGuarded(stem: string): boolean {
  return memberships.get(stem)?.some((membership) => membership.company !== undefined) ?? false
}
