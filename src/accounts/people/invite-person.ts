/** An owner invites somebody, by a link that works once and for three days; or takes that back. */
import { isoNow } from '../../platform/clock.ts'
import type { Context, TransactionContext } from '../../platform/context.ts'
import { HOUR_MS } from '../../platform/days.ts'
import { AppError } from '../../errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { isMailAddress } from '../../platform/is-mail-address.ts'
import type { Role } from '../../platform/role.ts'
import { writeAsOwner } from '../../audit/write-as.ts'
import { findUserOfAddress } from '../password/users.queries.ts'
import { confirmOwner } from '../sessions/confirm-owner.ts'
import { deleteInvitation, findInvitationById, putInvitation, type InvitationRow } from './invitations.queries.ts'
import { hashOfInvitation, invitationToken } from './invitation-link.ts'
import { requireOwner } from '../../audit/require-role.ts'
import { requireStillOwner } from './still-owner.ts'
import { lockPeople } from './people.queries.ts'

const INVITATION_HOURS = 72

export interface Invitation {
  email: string
  role: Role
  /** When the sign-in is not recent. */
  password?: string | undefined
}

interface InvitationPost {
  /** In the transaction that stores the invitation. */
  enqueue(at: TransactionContext, id: string): Promise<void>
  /** Once it is stored: it leaves now. */
  wake(context: Context): void
}

/** Undefined where mail cannot be sent: then the link is handed over. */
export type MailInvitation = InvitationPost | undefined

/**
 * Returns the id of the invitation; an earlier one of the same address no longer works. Throws `invalid_input` with field `email` or `password`,
 * `wrong_password`, and `conflict` for an address that signs in already.
 */
export async function invitePerson(context: Context, { email: typed, role, password }: Invitation, mail: MailInvitation): Promise<{ id: string }> {
  requireOwner(context)
  const email = typed.trim().toLowerCase()
  if (!isMailAddress(email)) throw new AppError('invalid_input', { fields: ['email'] })
  const invitedBy = await confirmOwner(context, password)
  const invited = await writeAsOwner(context, async (at) => {
    await lockPeople(at.db)
    await requireStillOwner(at)
    if (await findUserOfAddress(at.db, email)) throw new AppError('conflict')
    const id = newId()
    const now = isoNow(at.clock)
    const expiresAt = new Date(Date.parse(now) + INVITATION_HOURS * HOUR_MS).toISOString()
    const token = hashOfInvitation(invitationToken(at.secrets, id))
    await putInvitation(at.db, { id, token, email, role, invitedBy, createdAt: now, expiresAt })
    await mail?.enqueue(at, id)
    return { result: { id }, audit: { action: 'account.invited', subject: id, details: { role, mailed: mail !== undefined } }, isVisible: false }
  })
  mail?.wake(context)
  return invited
}

/** Throws `not_found`, also for one that was accepted. */
export async function withdrawInvitation(context: Context, id: string): Promise<void> {
  await writeAsOwner(context, async ({ db }) => {
    if (!(await deleteInvitation(db, id))) throw new AppError('not_found')
    return { result: undefined, audit: { action: 'account.invitation-withdrawn', subject: id }, isVisible: false }
  })
}

/** For the mail, when it leaves. Undefined for one that no longer works. */
export async function readInvitation(context: Context, id: string): Promise<InvitationRow | undefined> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return findInvitationById(context.db, id, isoNow(context.clock))
}
