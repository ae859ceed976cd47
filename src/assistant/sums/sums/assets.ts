/** What an estate is made of, told in one message or over several: savings that are told after a house come beside it. */
import type { Amount } from '../extract-amounts.ts'

type AssetKind = 'home' | 'savings' | 'other'

export interface Asset {
  kind: AssetKind
  cents: number
}

const NEAR = 40
const HOME = /\b(?:huis|huisje|woning|appartement|flat|boerderij|woz|woz-waarde)\b/
const SAVINGS = /\b(?:spaar\w*|bank|bankrekening|rekening|banktegoed|contant\w*|aandelen|beleggingen)\b/

function kindOf(text: string, { role, start, end }: Amount): AssetKind {
  if (role === 'savings') return 'savings'
  if (role === 'market') return 'home'
  const before = text.slice(Math.max(0, start - NEAR), start)
  const behind = /^[^.,;?!\d]{0,30}/.exec(text.slice(end))?.[0].split(' en ')[0] ?? ''
  if (SAVINGS.test(behind)) return 'savings'
  const [home, savings] = [before.search(HOME), before.search(SAVINGS)]
  return home < 0 && savings < 0 ? 'other' : home > savings ? 'home' : 'savings'
}

/** `amounts` are those of the estate. */
export const readAssets = (text: string, amounts: readonly Amount[]): Asset[] =>
  amounts
    .filter(({ role }) => role === 'value' || role === 'market' || role === 'savings')
    .map((amount) => ({ kind: kindOf(text, amount), cents: amount.cents }))

const isNamed = ({ kind }: Asset): boolean => kind !== 'other'

/** The parts after a message that tells others; undefined when it is not clear whether one takes the place of what was told. */
export function mergeAssets(before: readonly Asset[] = [], newer: readonly Asset[] = []): readonly Asset[] | undefined {
  if (before.length === 0 || newer.length === 0 || ![...before, ...newer].every(isNamed)) return undefined
  const kinds = new Set(newer.map(({ kind }) => kind))
  if (kinds.size < newer.length) return undefined
  const kept = before.filter(({ kind }) => !kinds.has(kind))
  // Of the only part that was told it is the new value.
  return kept.length === 0 ? undefined : [...kept, ...newer]
}

/** Names parts of what is left, of which each is named. */
export const tellsAssets = (assets: readonly Asset[] = []): boolean => assets.length > 0 && assets.every(isNamed)
