/** How the owner's sign-in stands: what is in use, without any secret. */
import type { Context } from '../../platform/context.ts'
import { isRecentSignIn } from '../sessions/confirm-owner.ts'
import { isSecondFactorReadable } from './is-second-factor-readable.ts'
import { MAX_PASSKEYS } from './passkey-name.ts'
import { requireReader } from '../../audit/require-role.ts'
import { countRecoveryCodes } from './second-factor-seal.ts'
import { findTwoFactor, listPasskeyRows, type PasskeySummary } from './second-factor.queries.ts'

export interface SecurityState {
  /** When the app for codes was put in use; null: none is. */
  appSince: string | null
  recoveryCodesLeft: number
  /** The app's codes or the recovery codes were sealed with another key and open nothing. */
  otherKey: boolean
  passkeys: PasskeySummary[]
  /** Signed in so recently that the password need not be asked again. */
  recent: boolean
}

export async function readSecurity(context: Context): Promise<SecurityState> {
  const userId = requireReader(context)
  const row = await findTwoFactor(context.db, userId)
  return {
    appSince: row?.verified === 1 ? (row.confirmedAt ?? '') : null,
    recoveryCodesLeft: row ? countRecoveryCodes(context, row.backupCodes) : 0,
    otherKey: !(await isSecondFactorReadable(context)),
    passkeys: await listPasskeyRows(context.db, userId, MAX_PASSKEYS),
    recent: await isRecentSignIn(context),
  }
}
