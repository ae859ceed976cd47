/**
 * Conversations in which a mail address stands after all: it is masked before a question is stored, but rows of an import, or an address
 * written in a way that no rule knows, may hold one.
 */
import { requireOwner } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import type { OfPerson, PersonRecord } from '../../platform/stored-data.ts'
import { listSessionsNaming, listSpoken } from './conversations-of-person.queries.ts'
import { removeConversation } from './remove-conversation.ts'
import { personFields, personRoles } from './stored-data.nl.ts'

const BATCH = 100
const MOST = 1_000
const MOST_MESSAGES = 500

async function find(context: Context, email: string): Promise<PersonRecord[]> {
  requireOwner(context)
  const records: PersonRecord[] = []
  for (const { session_id: id, page_path: page, started_at: storedAt } of await listSessionsNaming(context.db, email, MOST)) {
    const spoken = await listSpoken(context.db, id, MOST_MESSAGES)
    const messages = spoken.map(({ role, content, timestamp }) => `${timestamp} ${personRoles[role]}: ${content}`).join('\n')
    records.push({ id, storedAt, fields: { [personFields.page]: page, [personFields.messages]: messages } })
  }
  return records
}

async function erase(context: Context, email: string): Promise<number> {
  requireOwner(context)
  let erased = 0
  for (;;) {
    const sessions = await listSessionsNaming(context.db, email, BATCH)
    if (sessions.length === 0) return erased
    for (const { session_id: id } of sessions) await removeConversation(context, id)
    erased += sessions.length
  }
}

export const conversationsOfPerson: OfPerson = { find, erase }
