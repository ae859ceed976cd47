/** What the database holds of a walk. */
import type { Database } from '../../../src/database/database.ts'
import type { Office } from './walk.ts'

/** Of the request that asked this office; the invitation outlives what is erased. */
export const invitationsOf = (db: Database, { id }: Pick<Office, 'id'>) =>
  db.selectFrom('elk_quote_invitations').selectAll().where('notary_id', '=', id).execute()

export async function requestOf(db: Database, office: Pick<Office, 'id'>) {
  const ids = [...new Set((await invitationsOf(db, office)).map((row) => row.request_id))]
  return ids.length === 0 ? [] : db.selectFrom('elk_quote_requests').selectAll().where('id', 'in', ids).execute()
}

/** How often this is in the history of the request, or of one of its invitations. */
export async function countSteps(db: Database, office: Pick<Office, 'id'>, step: string, ofInvitation = false): Promise<number> {
  const [invitation] = await invitationsOf(db, office)
  if (!invitation) return 0
  const steps = await db.selectFrom('elk_quote_steps').select(['step', 'invitation_id']).where('request_id', '=', invitation.request_id).execute()
  return steps.filter((row) => row.step === step && (!ofInvitation || row.invitation_id === invitation.id)).length
}

/** `what` in words, unless it is there exactly once. */
export const once = (what: string, times: number): string | undefined => (times === 1 ? undefined : `${what} is there ${times} times`)
