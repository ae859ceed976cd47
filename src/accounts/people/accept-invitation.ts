/** Who was invited sets a name and a password, and is signed in. */
import { recordAudit } from '../../audit/record-audit.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { countAttempt, type Limit } from '../../platform/rate-limit.ts'
import type { Role } from '../../platform/role.ts'
import { isAcceptablePassword } from '../password/password-rule.ts'
import { hashPassword } from '../password/password.ts'
import { insertUser, noteSignIn } from '../password/users.queries.ts'
import { openSession } from '../sessions/open-session.ts'
import { deviceCookie } from '../sign-in/known-device.ts'
import { findInvitation, takeInvitation } from './invitations.queries.ts'
import { hashOfInvitation } from './invitation-link.ts'
import { checkName } from './profile.ts'

/** Links are 256 bits; this only spares the hashing of passwords. */
const tries: Limit = { name: 'invitation', max: 20, windowSeconds: 600 }

async function throttle({ db, clock, actor }: Context): Promise<void> {
  const verdict = await countAttempt(db, clock, tries, actor.kind === 'visitor' ? actor.visitor : actor.kind)
  if (!verdict.allowed) throw new AppError('too_many_tries', { retryAfterSeconds: verdict.retryAfterSeconds })
}

/** Throws `not_found` alike for a link that was used, withdrawn, replaced or is over, and `too_many_tries`. */
export async function openInvitation(context: Context, token: string): Promise<{ email: string; role: Role }> {
  await throttle(context)
  const found = await findInvitation(context.db, hashOfInvitation(token), isoNow(context.clock))
  if (!found) throw new AppError('not_found')
  return { email: found.email, role: found.role }
}

interface Acceptance {
  token: string
  name: string
  password: string
  headers: Headers
}

/** Returns the Set-Cookie headers. Throws as `openInvitation`, `invalid_input` with field `name` or `password`, and `conflict` when the address signs in by now. */
export async function acceptInvitation(context: Context, origin: string, { token, name: typed, password, headers }: Acceptance): Promise<string[]> {
  const name = checkName(typed)
  if (!isAcceptablePassword(password)) throw new AppError('invalid_input', { fields: ['password'] })
  await openInvitation(context, token)
  const hash = await hashPassword(password, context.hashing)
  const userId = newId()
  return context.db.transaction().execute(async (tx) => {
    const now = isoNow(context.clock)
    const invitation = await takeInvitation(tx, hashOfInvitation(token), now)
    if (!invitation) throw new AppError('not_found')
    const { email, role } = invitation
    if (!(await insertUser(tx, { userId, accountId: newId(), name, email, role, hash, now }))) throw new AppError('conflict')
    await noteSignIn(tx, userId, now)
    const by = { userId, role }
    await recordAudit({ ...context, db: tx }, { action: 'account.joined', subject: userId, details: { role }, by })
    const session = await openSession(context, tx, { origin, userId, headers })
    return [session.cookie, deviceCookie(context, { userId, device: undefined, origin })]
  })
}
