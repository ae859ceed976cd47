/** Writes down that somebody signed in. Of a browser that was not known it also says which kind it is, so that the owner can be told. */
import { recordAudit } from '../../audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { UserRow } from '../password/users.queries.ts'
import { describeBrowser } from '../sessions/describe-browser.ts'

interface SignedIn {
  user: Pick<UserRow, 'id' | 'role'>
  by: 'password' | 'app' | 'recovery' | 'passkey'
  /** Of the passkey. */
  subject?: string
  /** Undefined for a browser that never signed in before, see `known-device.ts`. */
  known: string | undefined
  session: string
  headers: Headers
}

export async function recordSignIn(context: Context, { user, by, subject, known, session, headers }: SignedIn): Promise<void> {
  // The kind only, and no more: rows of the log stay for good.
  const met = known === undefined && { known: false, ...describeBrowser(headers.get('user-agent') ?? ''), session }
  await recordAudit(context, {
    action: 'sign-in.ok',
    ...(subject !== undefined && { subject }),
    details: { by, ...met },
    by: { userId: user.id, role: user.role },
  })
}
