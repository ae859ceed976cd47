/** The use of a model in a stretch of time, and who wrote the answers then. Free of the server, since the screen reckons with it too. */
import { modelFailures, modelSkips, type ModelOutcome } from './model-outcome.ts'

export interface Use {
  calls: number
  inputTokens: number
  outputTokens: number
  /** Null: the model was called and nobody counted how that ended, as before migration 36. */
  outcomes: { [K in ModelOutcome]?: number | undefined } | null
}

export const emptyUse: Use = { calls: 0, inputTokens: 0, outputTokens: 0, outcomes: {} }

/** What nobody counted is left out, unless nothing was. */
export function addUses(uses: readonly Use[]): Use {
  const sum = (of: (use: Use) => number): number => uses.reduce((total, use) => total + of(use), 0)
  const counted = uses.flatMap(({ outcomes }) => outcomes ?? [])
  return {
    calls: sum((use) => use.calls),
    inputTokens: sum((use) => use.inputTokens),
    outputTokens: sum((use) => use.outputTokens),
    outcomes: counted.length > 0 ? addOutcomes(counted) : null,
  }
}

function addOutcomes(counted: readonly NonNullable<Use['outcomes']>[]): NonNullable<Use['outcomes']> {
  const sum: NonNullable<Use['outcomes']> = {}
  for (const [outcome, count] of counted.flatMap((outcomes) => Object.entries(outcomes)) as [ModelOutcome, number][]) sum[outcome] = (sum[outcome] ?? 0) + count
  return sum
}

export interface Writers {
  /** Answers that the model wrote to their end. */
  model: number
  /** Answers that the model was to write and the site's own engine wrote. */
  own: number
}

/** Null where nobody counted. An answer that the model broke off is of neither. */
export function writersOf({ outcomes }: Pick<Use, 'outcomes'>): Writers | null {
  if (!outcomes) return null
  const own = [...modelFailures.filter((kind) => kind !== 'broken-off'), ...modelSkips].reduce((sum, kind) => sum + (outcomes[kind] ?? 0), 0)
  return { model: outcomes.answered ?? 0, own }
}
