/** Removes the deliveries of what is erased, in the transaction that erases it. */
import type { AnyDatabase } from '../database/database.ts'
import { deleteDeliveries, deleteUnsent } from './outbox.queries.ts'

export const forgetDeliveries = (db: AnyDatabase, dedupeKeys: readonly string[]): Promise<void> => deleteDeliveries(db, dedupeKeys)

/** Only those that nobody has yet; in the transaction that puts out of sight what they are of. */
export const forgetUnsent = (db: AnyDatabase, dedupeKeys: readonly string[]): Promise<void> => deleteUnsent(db, dedupeKeys)
