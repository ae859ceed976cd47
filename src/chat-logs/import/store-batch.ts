/** Stores some messages of an import, and how far it is, in one transaction. */
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { addShares, insertImported, insertSessions, listKnownMessages, recordProgress, type ImportCounts, type SessionShare } from './imports.queries.ts'
import type { ImportedMessage } from './read-message.ts'

/** As many rows go in one statement. */
const ROWS_A_STATEMENT = 100

function sharesOf(messages: readonly ImportedMessage[]): SessionShare[] {
  const shares = new Map<string, SessionShare>()
  for (const { session_id, timestamp } of messages) {
    const share = shares.get(session_id) ?? { session_id, added: 0, first: timestamp, last: timestamp }
    share.added += 1
    if (timestamp < share.first) share.first = timestamp
    if (timestamp > share.last) share.last = timestamp
    shares.set(session_id, share)
  }
  return [...shares.values()]
}

export type BatchEnd = { counts: ImportCounts; goesOn: 'yes' | 'cancelled' } | { goesOn: 'lost' }

/** `counts` are those before the batch, with what was read since. Nothing is stored when the import is no longer this one's. */
export async function storeBatch(
  { db, dialect, clock }: Pick<Context, 'db' | 'dialect' | 'clock'>,
  id: string,
  counts: ImportCounts,
  messages: readonly ImportedMessage[],
): Promise<BatchEnd> {
  const after = { ...counts }
  let goesOn: BatchEnd['goesOn'] = 'yes'
  await db
    .transaction()
    .execute(async (tx) => {
      const known = await listKnownMessages(
        tx,
        dialect,
        messages.map((message) => message.id),
      )
      // The last of two lines with one number is the same message again.
      const fresh = [...new Map(messages.filter((message) => !known.has(message.id)).map((message) => [message.id, message])).values()]
      const inOrder = fresh.toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0))
      if (inOrder.length > 0) {
        after.new_sessions += await insertSessions(tx, dialect, sharesOf(inOrder))
        const stored = new Set<string>()
        for (let at = 0; at < inOrder.length; at += ROWS_A_STATEMENT) {
          for (const one of await insertImported(tx, inOrder.slice(at, at + ROWS_A_STATEMENT))) stored.add(one)
        }
        after.imported += stored.size
        const shares = sharesOf(inOrder.filter((message) => stored.has(message.id)))
        if (shares.length > 0) await addShares(tx, dialect, shares)
      }
      after.known += messages.length - (after.imported - counts.imported)
      const row = await recordProgress(tx, id, after, isoNow(clock))
      if (!row) throw new LostImport()
      if (row.cancel_requested) goesOn = 'cancelled'
    })
    .catch((error: unknown) => {
      if (!(error instanceof LostImport)) throw error
      goesOn = 'lost'
    })
  return (goesOn as BatchEnd['goesOn']) === 'lost' ? { goesOn: 'lost' } : { counts: after, goesOn }
}

class LostImport extends Error {}
