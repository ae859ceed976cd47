/** Reads from a normalised question what a couple has and owes, and which of it each of them keeps. */
import type { Utterance } from '../utterance.ts'
import { possessionWords as words, type PossessionName } from './marriage-words.nl.ts'

export type Keeper = 'self' | 'other'

export interface Possession {
  name: PossessionName
  /** Negative for a debt. */
  cents: number
}

/** Who keeps what, as far as it was said. */
export type Keepers = Readonly<Partial<Record<PossessionName, Keeper>>>

/** How far from an amount its name may stand. */
const NEAR = 30
const CLAUSES = /[.;?!] |, | (?:en|maar) (?=(?:ik|hij|zij|ze|mijn)\b)/
const DEBTS: ReadonlySet<PossessionName> = new Set(['mortgage', 'loan'])

const entries = Object.entries(words.names) as [PossessionName, RegExp][]

/** The name that stands last before the amount, else the first behind it, with nothing of another amount in between. */
function nameOf(before: string, after: string): PossessionName | undefined {
  const lasts = entries.flatMap(([name, pattern]) => [...before.matchAll(new RegExp(pattern.source, 'g'))].map(({ index }) => ({ name, at: index })))
  const last = lasts.toSorted((a, b) => b.at - a.at)[0]
  if (last) return last.name
  const firsts = entries.flatMap(([name, pattern]) => {
    const at = after.search(pattern)
    return at < 0 ? [] : [{ name, at }]
  })
  return firsts.toSorted((a, b) => a.at - b.at)[0]?.name
}

/** Undefined when an amount has no name, or two have the same. */
export function readPossessions(said: Utterance): Possession[] | undefined {
  const { text } = said
  const amounts = said.amounts()
  const found = amounts.map(({ cents, start, end }, index) => {
    const from = Math.max(amounts[index - 1]?.end ?? 0, start - NEAR)
    const until = Math.min(amounts[index + 1]?.start ?? text.length, end + NEAR)
    const name = nameOf(text.slice(from, start), text.slice(end, until).split(/[,.;]/)[0] ?? '')
    return name && { name, cents: DEBTS.has(name) ? -cents : cents }
  })
  const known = found.filter((one) => one !== undefined)
  return known.length === found.length && new Set(known.map(({ name }) => name)).size === known.length ? known : undefined
}

/** A mortgage goes with the home, unless it is said otherwise. */
export function readKeepers(text: string): Keepers {
  const keepers: Partial<Record<PossessionName, Keeper>> = {}
  for (const clause of text.split(CLAUSES)) {
    const keeper = words.selfKeeps.test(clause) ? 'self' : words.otherKeeps.test(clause) ? 'other' : undefined
    if (!keeper || words.not.test(clause)) continue
    for (const [name, pattern] of entries) if (pattern.test(clause)) keepers[name] = keeper
  }
  return keepers.home && !keepers.mortgage ? { ...keepers, mortgage: keepers.home } : keepers
}
