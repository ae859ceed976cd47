/** The owner adds a passkey, in two steps: a question of the server, and what the browser made of it. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { isoNow } from '../../platform/clock.ts'
import { siteName } from '../../platform/site-name.ts'
import { newId } from '../../platform/ids.ts'
import { lockUserRow } from '../password/users.queries.ts'
import { findTwoFactor, insertPasskey, listCredentials, putPendingSecret, replaceRecoveryCodes } from './second-factor.queries.ts'
import { deleteOtherSessions } from '../sessions/sessions.queries.ts'
import { confirmOwner } from '../sessions/confirm-owner.ts'
import { MAX_PASSKEYS } from './passkey-name.ts'
import { relyingParty } from './relying-party.ts'
import type { PasskeyMade } from './passkey-response.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { recordRefusal } from '../../audit/record-refusal.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { requireReader } from '../../audit/require-role.ts'
import { countRecoveryCodes, sealFactor } from './second-factor-seal.ts'
import { beginStep, finishStep } from '../sessions/sign-in-steps.ts'
import { makeTotpSecret } from './start-totp.ts'
import { expectPasskey, loadWebAuthn, type PasskeyQuestion } from './verify-passkey.ts'

const ACCOUNT = 'eigenaar'

/** EdDSA, ES256 and RS256. By itself the library also tries an algorithm that Node has for trial only. */
const ALGORITHMS = { supportedAlgorithmIDs: [-8, -7, -257] }

/** Throws `invalid_input` with field `password` when the owner must give it, `wrong_password`, or `conflict` when there are enough. */
export async function startPasskey(
  context: Context,
  origin: string,
  input: { password: string | undefined; headers: Headers },
): Promise<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>> {
  const userId = await confirmOwner(context, input.password)
  const known = await listCredentials(context.db, userId)
  if (known.length >= MAX_PASSKEYS) throw new AppError('conflict')
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: siteName(),
    rpID: relyingParty(origin).rpID,
    userName: ACCOUNT,
    userDisplayName: ACCOUNT,
    excludeCredentials: known.map(({ credentialID }) => ({ id: credentialID })),
    ...ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return {
    options: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    cookies: [await beginStep(context, context.db, { kind: 'make-passkey', origin, value: options.challenge })],
  }
}

/** Returns the recovery codes when there were none yet: they are shown once. Throws `second_factor_refused`. */
export async function addPasskey(
  context: Context,
  origin: string,
  input: { name: string; response: PasskeyMade; headers: Headers },
): Promise<string[] | undefined> {
  const userId = requireReader(context)
  const made = await verifyNew(context, origin, input)
  const codes = makeRecoveryCodes()
  const sealed = { secret: sealFactor(context, makeTotpSecret()), backupCodes: sealFactor(context, JSON.stringify(codes)) }
  const id = newId()
  const added = await context.db.transaction().execute(async (tx) => {
    await lockUserRow(tx, userId)
    if (!made || !(await insertPasskey(tx, { id, userId, name: input.name, createdAt: isoNow(context.clock), lastUsedAt: null, ...made }))) return false
    const row = await findTwoFactor(tx, userId)
    const hasCodes = row !== undefined && countRecoveryCodes(context, row.backupCodes) > 0
    if (!row) await putPendingSecret(tx, { id: newId(), userId, ...sealed, confirmedAt: null })
    else if (!hasCodes) await replaceRecoveryCodes(tx, row.id, row.backupCodes, sealed.backupCodes)
    if (context.actor.kind === 'user') await deleteOtherSessions(tx, userId, context.actor.sessionId)
    await recordAudit({ ...context, db: tx }, { action: 'passkey.added', subject: id })
    return hasCodes ? undefined : codes
  })
  if (added !== false) return added
  await recordRefusal(context, { action: 'second-factor.failed', details: { at: 'settings', by: 'passkey' } })
  throw new AppError('second_factor_refused')
}

/** The columns of a passkey that was made for the question asked here; undefined for every other. */
async function verifyNew(context: Context, origin: string, { response, headers }: { response: PasskeyMade; headers: Headers }) {
  const challenge = await finishStep(context, context.db, 'make-passkey', { origin, headers })
  if (!challenge) return undefined
  const { verifyRegistrationResponse } = await loadWebAuthn()
  // The library throws what is wrong with an answer.
  const checked = await verifyRegistrationResponse({ response: response as never, ...ALGORITHMS, ...expectPasskey(origin, challenge) }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { credential, credentialDeviceType, credentialBackedUp, aaguid } = checked.registrationInfo
  return {
    credentialID: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64'),
    counter: credential.counter,
    deviceType: credentialDeviceType,
    backedUp: credentialBackedUp ? 1 : 0,
    transports: credential.transports?.join(',') ?? '',
    aaguid,
  }
}
