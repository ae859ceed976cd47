/** Writes down that the owner signed in. Of a browser that was not known it also says which kind it is, so that the owner can be told. */
import { recordAudit } from '../../audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { describeBrowser } from '../sessions/describe-browser.ts'

interface SignedIn {
  by: 'password' | 'app' | 'recovery' | 'passkey'
  /** Of the passkey. */
  subject?: string
  /** Undefined for a browser that never signed in before, see `known-device.ts`. */
  known: string | undefined
  session: string
  headers: Headers
}

export async function recordSignIn(context: Context, { by, subject, known, session, headers }: SignedIn): Promise<void> {
  // The kind only, and no more: rows of the log stay for good.
  const met = known === undefined && { known: false, ...describeBrowser(headers.get('user-agent') ?? ''), session }
  await recordAudit(context, { action: 'sign-in.ok', ...(subject !== undefined && { subject }), details: { by, ...met } })
}
