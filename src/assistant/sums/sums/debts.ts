/** What an estate owes, told in one message or over several: what comes beside a debt that was named does not take its place. */
import { addsDebt } from '../adding-words.nl.ts'
import type { Amount } from '../extract-amounts.ts'
import { asksSomething } from '../question-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { debtWords as words } from './estate-words.nl.ts'

export type DebtKind = 'mortgage' | 'funeral' | 'other'

export interface Debt {
  kind: DebtKind
  cents: number
}

export interface Debts {
  /** All of them together. */
  debtCents?: number
  /** What it is made of. */
  debts?: readonly Debt[]
}

/** How a message says it. */
export interface DebtWording {
  /** Beside what was told: 'ook nog een lening'. */
  adds: boolean
  /** Of one that was told: 'de hypotheek is 90.000'. */
  isKnown: boolean
}

const NEAR = 40
const MAX_WORDS = 16
const KINDS: readonly (readonly [DebtKind, RegExp])[] = [
  ['mortgage', words.mortgage],
  ['funeral', words.funeral],
  ['other', words.debt],
]

/** The word behind the amount goes before, unless it is of the next one. */
export function debtKindOf(text: string, { start, end }: Amount): DebtKind {
  const before = text.slice(Math.max(0, start - NEAR), start)
  const behind = /^[^.,;?!\d]{0,30}/.exec(text.slice(end))?.[0].split(' en ')[0] ?? ''
  const lastBefore = KINDS.map(([kind, pattern]) => ({
    kind,
    at: before.split(pattern).length > 1 ? before.length - (before.split(pattern).at(-1)?.length ?? 0) : -1,
  }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)[0]
  return KINDS.find(([, pattern]) => pattern.test(behind))?.[0] ?? lastBefore?.kind ?? 'other'
}

export const withDebts = (debts: readonly Debt[]): Debts => ({ debtCents: debts.reduce((sum, { cents }) => sum + cents, 0), debts })

/** Nothing when none is named. */
export function readDebts(text: string, amounts: readonly Amount[]): Debts {
  const debts = amounts.filter(({ role }) => role === 'loan').map((amount) => ({ kind: debtKindOf(text, amount), cents: amount.cents }))
  return debts.length > 0 ? withDebts(debts) : {}
}

export const wordingOf = (text: string): DebtWording => ({ adds: addsDebt.test(text), isKnown: words.known.test(text) })

/** Undefined when it is not clear whether one takes the place of another. */
export function mergeDebts(before: Debts, newer: Debts, { adds, isKnown }: DebtWording): Debts | undefined {
  if (newer.debts === undefined || newer.debts.length === 0 || before.debts === undefined || before.debts.length === 0) return newer
  const told = before.debts
  const debts = [...told]
  for (const debt of newer.debts) {
    const same = told.filter(({ kind }) => kind === debt.kind)
    const isOther = debt.kind !== 'funeral' && told.some(({ kind }) => kind !== 'funeral' && kind !== debt.kind)
    const areSeveral = same.length > 1 || (same.length > 0 && newer.debts.filter(({ kind }) => kind === debt.kind).length > 1)
    if (adds && !isKnown) debts.push(debt)
    else if (adds || areSeveral || (same.length === 0 && isOther && isKnown)) return undefined
    else if (same[0]) debts[debts.indexOf(same[0])] = debt
    else debts.push(debt)
  }
  return withDebts(debts)
}

/** Tells what goes off, of nobody else, in whatever words: 'er gaat nog 10.000 van de prijs af door de keuring'. */
export const tellsTaken = ({ text, amounts, kin, asksForRule }: Utterance): boolean =>
  amounts().length > 0 &&
  amounts().every(({ role, comes, cents }) => role === 'delta' && comes && cents < 0) &&
  kin().length === 0 &&
  !asksSomething.test(text) &&
  !asksForRule() &&
  text.split(' ').length <= MAX_WORDS

/** Tells of a debt of the estate and asks nothing, in whatever words. */
export const tellsDebt = ({ text, amounts, asksForRule }: Utterance, { debtCents = 0 }: Debts): boolean =>
  debtCents > 0 && amounts().every(({ role }) => role === 'loan') && !asksSomething.test(text) && !asksForRule() && text.split(' ').length <= MAX_WORDS
