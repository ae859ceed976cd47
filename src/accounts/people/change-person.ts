/** An owner gives somebody another role, suspends, lets back in, or removes. It holds from the next call of that person on. */
import type { AuditEvent } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-role.ts'
import { writeAsOwner } from '../../audit/write-as.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context, TransactionContext } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import type { Role } from '../../platform/role.ts'
import { findUser, type UserRow } from '../password/users.queries.ts'
import { deletePasskeys, deleteTwoFactor } from '../second-factor/second-factor.queries.ts'
import { confirmOwner } from '../sessions/confirm-owner.ts'
import { deleteAllSessions } from '../sessions/sessions.queries.ts'
import { endCodeSteps } from '../sessions/sign-in-steps.ts'
import { deleteInvitationsBy } from './invitations.queries.ts'
import { countOwners, lockPeople, markRemoved, updateRole, updateSuspended } from './people.queries.ts'
import { requireStillOwner } from './still-owner.ts'

interface Asked {
  id: string
  /** When the sign-in is not recent. */
  password?: string | undefined
}

type Change = (at: TransactionContext, person: UserRow) => Promise<Omit<AuditEvent, 'subject'>>

/** Of two changes at once the second sees the first: so an owner is always left. */
async function change(context: Context, { id, password }: Asked, work: Change): Promise<void> {
  requireOwner(context)
  await confirmOwner(context, password).catch(async (fault: unknown) => {
    // Whose access another owner took meanwhile is asked for nothing.
    await requireStillOwner(context)
    throw fault
  })
  await writeAsOwner(context, async (at) => {
    await lockPeople(at.db)
    await requireStillOwner(at)
    const person = await findUser(at.db, id)
    if (!person) throw new AppError('not_found')
    const audit = await work(at, person)
    if ((await countOwners(at.db)) === 0) throw new AppError('last_owner')
    return { result: undefined, audit: { ...audit, subject: id }, isVisible: false }
  })
}

async function endAccess({ db }: TransactionContext, id: string): Promise<void> {
  await deleteAllSessions(db, id)
  await endCodeSteps(db, id)
  await deleteInvitationsBy(db, id)
}

/** Throws `not_found`, `last_owner`, and as `confirmOwner`. */
export const changeRole = (context: Context, asked: Asked & { role: Role }): Promise<void> =>
  change(context, asked, async (at, person) => {
    await updateRole(at.db, person.id, asked.role)
    if (asked.role !== 'owner') await deleteInvitationsBy(at.db, person.id)
    return { action: 'account.role', details: { before: person.role, role: asked.role } }
  })

/** Throws as `changeRole`. */
export const setSuspended = (context: Context, asked: Asked & { suspended: boolean }): Promise<void> =>
  change(context, asked, async (at, person) => {
    await updateSuspended(at.db, person.id, asked.suspended ? isoNow(at.clock) : null)
    if (asked.suspended) await endAccess(at, person.id)
    return { action: asked.suspended ? 'account.suspended' : 'account.resumed' }
  })

/** Only the name stays, for the log. Throws as `changeRole`. */
export const removePerson = (context: Context, asked: Asked): Promise<void> =>
  change(context, asked, async (at, person) => {
    await endAccess(at, person.id)
    await deletePasskeys(at.db, person.id)
    await deleteTwoFactor(at.db, person.id)
    await markRemoved(at.db, person.id, isoNow(at.clock))
    return { action: 'account.removed', details: { role: person.role } }
  })
