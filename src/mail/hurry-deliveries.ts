/** What waited for one thing that is settled now goes at once, and not at its next turn. In the transaction of what settles it. */
import type { AnyDatabase } from '../database/database.ts'
import { hurryWaiting } from './outbox.queries.ts'
import type { DeliveryFault } from './transport.ts'

export const hurryDeliveries = (db: AnyDatabase, { stored }: DeliveryFault, now: string): Promise<void> => hurryWaiting(db, stored, now)
