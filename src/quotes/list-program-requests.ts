/** A program reads requests for quotes; what was asked only with the scope for people, and never who asks. */
import { requireProgram } from '../audit/require-program.ts'
import { AppError } from '../errors/errors.ts'
import type { Context } from '../platform/context.ts'
import type { Listing } from '../database/listing.ts'
import { findProgramRequest, listProgramInvitations, listProgramRows, type ProgramInvitation, type ProgramRow } from './program-requests.queries.ts'
import { unseal } from './sealed.ts'
import { toldOfPerson, type ToldOfPerson } from './told-of-person.ts'

export interface ProgramRequest extends Omit<ProgramRow, 'sealed'> {
  /** In the order in which they were chosen. */
  invitations: ProgramInvitation[]
  /** Null without the scope, and when nothing is kept of the person. */
  person: ToldOfPerson | null
}

/** Throws what `requireProgram` throws. */
export async function listProgramRequests(context: Context, listing: Listing): Promise<ProgramRequest[]> {
  const { scopes } = requireProgram(context, 'requests')
  return whole(context, await listProgramRows(context.db, listing), scopes.includes('people'))
}

/** Throws `not_found`, and what `requireProgram` throws. */
export async function openProgramRequest(context: Context, id: string): Promise<ProgramRequest> {
  const { scopes } = requireProgram(context, 'requests')
  const row = await findProgramRequest(context.db, id)
  const [request] = row ? await whole(context, [row], scopes.includes('people')) : []
  if (!request) throw new AppError('not_found')
  return request
}

async function whole({ db, secrets }: Context, rows: readonly ProgramRow[], people: boolean): Promise<ProgramRequest[]> {
  const invitations = await listProgramInvitations(
    db,
    rows.map(({ id }) => id),
  )
  const byRequest = Map.groupBy(invitations, ({ request_id }) => request_id)
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    invitations: byRequest.get(row.id) ?? [],
    person: people && sealed !== null ? toldOfPerson(unseal(secrets, row.id, sealed)) : null,
  }))
}
