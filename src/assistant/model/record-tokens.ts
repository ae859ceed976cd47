/** Adds what a call of the provider took to the use of its day. */
import type { AnyDatabase } from '../../platform/context.ts'
import { addProviderTokens } from './usage.queries.ts'

export interface CallTokens {
  /** YYYY-MM-DD, the day of the call. */
  day: string
  inputTokens: number
  outputTokens: number
}

export const recordTokens = ({ db }: { db: AnyDatabase }, { day, inputTokens, outputTokens }: CallTokens): Promise<void> =>
  addProviderTokens(db, day, inputTokens, outputTokens)
