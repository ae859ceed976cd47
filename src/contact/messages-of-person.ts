/** The messages that someone sent from one mail address, with their deliveries: to show, to hand over and to erase. */
import { requireOwner } from '../audit/require-role.ts'
import type { DeliveryState } from '../mail/delivery-state.ts'
import { forgetDeliveries } from '../mail/forget-deliveries.ts'
import { listDeliveryStates } from '../mail/list-delivery-states.ts'
import type { Context } from '../platform/context.ts'
import type { OfPerson, PersonRecord } from '../platform/stored-data.ts'
import { deleteContactMessageRows, listMessagesOfSender, type ContactMessageRow } from './contact.queries.ts'
import { deliveryWords, personFields } from './stored-data.nl.ts'

/** As many as a database takes in one statement. */
const BATCH = 200
/** More messages than a person writes. */
const MOST = 5_000

async function find(context: Context, email: string): Promise<PersonRecord[]> {
  requireOwner(context)
  const rows = await listMessagesOfSender(context.db, email, MOST)
  const records: PersonRecord[] = []
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    const deliveries = await listDeliveryStates(
      context.db,
      batch.map(({ id }) => id),
    )
    records.push(...batch.map((row) => toRecord(row, deliveries.get(row.id))))
  }
  return records
}

function toRecord(row: ContactMessageRow, delivery: DeliveryState | undefined): PersonRecord {
  const given: [string, string | null | undefined][] = [
    [personFields.name, row.name],
    [personFields.email, row.email],
    [personFields.phone, row.phone],
    [personFields.message, row.message],
    [personFields.notary, row.notary_name],
    [personFields.page, row.source_page],
    [personFields.conversation, row.conversation],
    [personFields.recipient, row.recipient_name && `${row.recipient_name}, ${row.recipient_email}`],
    [personFields.consent, row.consent_text],
    [personFields.delivery, delivery && deliveryWords[delivery.status]],
  ]
  return { id: row.id, storedAt: row.created_at, fields: Object.fromEntries(given.filter((pair): pair is [string, string] => Boolean(pair[1]))) }
}

async function erase(context: Context, email: string): Promise<number> {
  requireOwner(context)
  let erased = 0
  for (;;) {
    const ids = (await listMessagesOfSender(context.db, email, BATCH)).map(({ id }) => id)
    if (ids.length === 0) return erased
    await forgetDeliveries(context.db, ids)
    erased += await deleteContactMessageRows(context.db, ids)
  }
}

export const messagesOfPerson: OfPerson = { find, erase }
