/** The owner adds a passkey, in two steps: a question of the server, and what the browser made of it. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import { deleteOtherSessions } from './accounts.queries.ts'
import type { Auth } from './auth.ts'
import { confirmOwner } from './confirm-owner.ts'
import { MAX_PASSKEYS } from './passkey-name.ts'
import type { PasskeyMade } from './passkey-response.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordRefusal } from './record-refusal.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { countRecoveryCodes, sealFactor } from './second-factor-seal.ts'
import { findTwoFactor, listPasskeyRows, lockOwnerRow, putPendingSecret, replaceRecoveryCodes, settleSecondFactor } from './second-factor.queries.ts'
import { cookiesToSet } from './sign-in-cookies.ts'
import type { PasskeyQuestion } from './sign-in-with-passkey.ts'
import { makeTotpSecret } from './start-totp.ts'

const ACCOUNT = 'eigenaar'

/** Throws `invalid_input` with field `password` when the owner must give it, `wrong_password`, or `conflict` when there are enough. */
export async function startPasskey(
  context: Context,
  auth: Auth,
  input: { password: string | undefined; headers: Headers },
): Promise<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>> {
  const userId = await confirmOwner(context, input.password)
  if ((await listPasskeyRows(context.db, userId, MAX_PASSKEYS)).length >= MAX_PASSKEYS) throw new AppError('conflict')
  const asked = await auth.api.generatePasskeyRegistrationOptions({ query: { name: ACCOUNT }, headers: input.headers, returnHeaders: true })
  const made = asked.response as PublicKeyCredentialCreationOptionsJSON
  return { options: { ...made, user: { ...made.user, displayName: ACCOUNT } }, cookies: cookiesToSet(asked.headers) }
}

/** Returns the recovery codes when there were none yet: they are shown once. Throws `second_factor_refused`. */
export async function addPasskey(
  context: Context,
  auth: Auth,
  input: { name: string; response: PasskeyMade; headers: Headers },
): Promise<string[] | undefined> {
  const userId = requireOwner(context)
  const response = await auth.api.verifyPasskeyRegistration({ body: { response: input.response, name: input.name }, headers: input.headers, asResponse: true })
  if (!response.ok) {
    await recordRefusal(context, { action: 'second-factor.failed', details: { at: 'settings', by: 'passkey' } })
    throw new AppError('second_factor_refused')
  }
  const { id } = (await response.json()) as { id: string }
  const codes = makeRecoveryCodes()
  const sealed = { secret: await sealFactor(context, makeTotpSecret()), backupCodes: await sealFactor(context, JSON.stringify(codes)) }
  return context.db.transaction().execute(async (tx) => {
    await lockOwnerRow(tx, userId)
    const row = await findTwoFactor(tx, userId)
    const hasCodes = row !== undefined && (await countRecoveryCodes(context, row.backupCodes)) > 0
    if (!row) await putPendingSecret(tx, { id: newId(), userId, ...sealed, lockedUntil: null, confirmedAt: null })
    else if (!hasCodes) await replaceRecoveryCodes(tx, row.id, row.backupCodes, sealed.backupCodes)
    await settleSecondFactor(tx, userId)
    if (context.actor.kind === 'owner') await deleteOtherSessions(tx, userId, context.actor.sessionId)
    await recordAudit({ ...context, db: tx }, { action: 'passkey.added', subject: id })
    return hasCodes ? undefined : codes
  })
}
