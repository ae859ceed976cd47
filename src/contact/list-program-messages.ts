/** A program reads contact messages; who wrote and what only with the scope for people. */
import { requireProgram } from '../audit/require-program.ts'
import { AppError } from '../errors/errors.ts'
import type { DeliveryState } from '../mail/delivery-state.ts'
import { listDeliveryStates } from '../mail/list-delivery-states.ts'
import type { Context } from '../platform/context.ts'
import type { Listing } from '../database/listing.ts'
import { findProgramRow, listProgramRows, type ProgramRow } from './program-messages.queries.ts'

export interface ProgramMessage extends Omit<ProgramRow, 'name' | 'email' | 'phone' | 'message' | 'conversation'> {
  /** The visitor sent the conversation with the assistant along. */
  hasConversation: boolean
  delivery: DeliveryState | null
  /** Null without the scope. */
  person: Pick<ProgramRow, 'name' | 'email' | 'phone' | 'message' | 'conversation'> | null
}

/** Throws what `requireProgram` throws. */
export async function listProgramMessages(context: Context, listing: Listing): Promise<ProgramMessage[]> {
  const { scopes } = requireProgram(context, 'messages')
  return withDeliveries(context, await listProgramRows(context.db, listing), scopes.includes('people'))
}

/** Throws `not_found`, and what `requireProgram` throws. */
export async function openProgramMessage(context: Context, id: string): Promise<ProgramMessage> {
  const { scopes } = requireProgram(context, 'messages')
  const row = await findProgramRow(context.db, id)
  const [message] = row ? await withDeliveries(context, [row], scopes.includes('people')) : []
  if (!message) throw new AppError('not_found')
  return message
}

async function withDeliveries({ db }: Context, rows: readonly ProgramRow[], people: boolean): Promise<ProgramMessage[]> {
  const states = await listDeliveryStates(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ name, email, phone, message, conversation, ...row }) => ({
    ...row,
    hasConversation: conversation !== null,
    delivery: states.get(row.id) ?? null,
    person: people ? { name, email, phone, message, conversation } : null,
  }))
}
