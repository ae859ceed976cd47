/** Deliveries to one receiver that is no mailbox, taken together. Verbs of whoever keeps the receivers; each in the transaction of who asks. */
import type { AnyDatabase } from '../database/database.ts'
import { firstIdAt } from '../platform/ids.ts'
import type { DeliveryState } from './delivery-state.ts'
import {
  deleteGroup,
  deleteGroupRowsBefore,
  failGroup,
  listBusyGroups,
  listGroupRows,
  postponeGroup,
  requeueOfGroup,
  reviveGroup,
  type GroupFilter,
} from './groups.queries.ts'
import { stateOf } from './list-delivery-states.ts'
import { readPayload } from './payload.schema.ts'
import type { DeliveryFault } from './transport.ts'

export interface GroupDelivery extends DeliveryState {
  id: string
  key: string
  payload: Record<string, string>
  createdAt: string
}

/** Newest first. */
export async function listOfGroup(db: AnyDatabase, group: string, filter: GroupFilter): Promise<GroupDelivery[]> {
  const rows = await listGroupRows(db, group, filter)
  return rows.map((row) => ({ ...stateOf(row), id: row.id, key: row.dedupe_key, payload: readPayload(row), createdAt: row.created_at }))
}

/** Those that a first try is under way to, or about to be. `now` ISO. */
export const busyGroups = async (db: AnyDatabase, groups: readonly string[], now: string): Promise<Set<string>> =>
  new Set(groups.length === 0 ? [] : await listBusyGroups(db, groups, now))

/** What waits for a receiver that does not answer is not tried before `until` (ISO). */
export const holdGroup = async (db: AnyDatabase, group: string, until: string): Promise<void> => void (await postponeGroup(db, group, until))

/** What waits is given up for this reason. */
export const endGroup = async (db: AnyDatabase, group: string, fault: DeliveryFault): Promise<void> => void (await failGroup(db, group, fault.stored))

/** What was given up for this reason begins anew. */
export const beginGroup = async (db: AnyDatabase, group: string, fault: DeliveryFault, now: string): Promise<void> =>
  void (await reviveGroup(db, group, fault.stored, now))

export const forgetGroup = async (db: AnyDatabase, group: string): Promise<void> => void (await deleteGroup(db, group))

/** False when there is none, or it is on its way. */
export const sendOfGroup = (db: AnyDatabase, group: string, { id, now }: { id: string; now: string }): Promise<boolean> => requeueOfGroup(db, group, id, now)

/** What ended and was made before the given moment (ISO), a batch at a time. */
export const eraseOfGroups = (db: AnyDatabase, before: string, limit: number): Promise<number> =>
  deleteGroupRowsBefore(db, firstIdAt(Date.parse(before)), limit)
