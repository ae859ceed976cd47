/** What the owner chooses from while writing: entries of the content to replace, and figures to refer to. */
import { requireReader } from '../audit/require-role.ts'
import { formatValue } from '../figures/figure-tokens.ts'
import { findValueOn } from '../figures/figure.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import type { EntryShelf } from './check-own-entry.ts'

export interface EntryChoices {
  entries: { id: string; question: string; topic: string }[]
  /** `value` as it holds today. */
  figures: { id: string; label: string; value: string }[]
}

export function listChoices(context: Context, { figures, engine }: EntryShelf): EntryChoices {
  requireReader(context)
  const day = dutchDay(context.clock)
  return {
    entries: engine.listContentEntries().map(({ id, question, topic }) => ({ id, question, topic })),
    figures: [...figures.values()].flatMap((figure) => {
      const value = findValueOn(figure, day)
      return value ? [{ id: figure.id, label: figure.label, value: formatValue(value, figure.unit) }] : []
    }),
  }
}
