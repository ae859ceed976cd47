/** Counts how it ended when a model was to write an answer. */
import type { AnyDatabase } from '../../platform/context.ts'
import type { ModelOutcome } from './model-outcome.ts'
import { addOutcome } from './usage.queries.ts'

/** `day` is YYYY-MM-DD. Never fails: no answer waits for a count. */
export const recordOutcome = ({ db }: { db: AnyDatabase }, day: string, outcome: ModelOutcome): Promise<void> => addOutcome(db, day, outcome).catch(() => {})
