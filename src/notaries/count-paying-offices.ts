/** Offices on the list that pay for a request, a click or an advertisement. */
import type { AnyDatabase } from '../platform/context.ts'
import { listActiveNotaries } from './notaries.queries.ts'

export async function countPayingOffices(db: AnyDatabase): Promise<number> {
  return (await listActiveNotaries(db, { withSamples: false })).filter(({ relation }) => relation !== 'geen').length
}
