/** Removes the deliveries of what is erased, in the transaction that erases it. */
import type { AnyDatabase } from '../database/database.ts'
import { deleteDeliveries } from './outbox.queries.ts'

export const forgetDeliveries = (db: AnyDatabase, dedupeKeys: readonly string[]): Promise<void> => deleteDeliveries(db, dedupeKeys)
