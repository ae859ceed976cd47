/** Signing in with a passkey, which is both factors at once: something that is held, by someone it knows. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { isoNow } from '../../platform/clock.ts'
import { findUser, listUserIds, noteSignIn } from '../password/users.queries.ts'
import { forgetCookie } from '../sessions/cookies.ts'
import { deviceCookie, readDevice } from './known-device.ts'
import { openSession, type OpenedSession } from '../sessions/open-session.ts'
import type { PasskeyAnswer } from '../second-factor/passkey-response.ts'
import { relyingParty } from '../second-factor/relying-party.ts'
import { recordRefusal } from '../../audit/record-refusal.ts'
import { recordSignIn } from './record-sign-in.ts'
import { beginStep } from '../sessions/sign-in-steps.ts'
import { throttleSignIn } from './throttle-sign-in.ts'
import { loadWebAuthn, verifyPasskey, type PasskeyQuestion } from '../second-factor/verify-passkey.ts'

/** A question that the passkey signs. The answer is the same whether or not there is a passkey. */
export async function askForPasskey(context: Context, origin: string, headers: Headers): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>> {
  await throttleSignIn(context, { step: 'passkey-question', device: await readAnyDevice(context, headers) })
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({ rpID: relyingParty(origin).rpID, userVerification: 'required' })
  return {
    options: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    cookies: [await beginStep(context, context.db, { kind: 'use-passkey', origin, value: options.challenge })],
  }
}

/** Returns the Set-Cookie headers. Throws `second_factor_refused` for every passkey that does not sign in. */
export async function signInWithPasskey(context: Context, origin: string, input: { response: PasskeyAnswer; headers: Headers }): Promise<string[]> {
  const { headers } = input
  await throttleSignIn(context, { step: 'passkey', device: await readAnyDevice(context, headers) })
  const passkey = await verifyPasskey(context, origin, input)
  const user = passkey && (await findUser(context.db, passkey.userId))
  const session = user && (await begin(context, user.id, { origin, headers }))
  if (!session) {
    await recordRefusal(context, { action: 'second-factor.failed', details: { at: 'sign-in', by: 'passkey' } })
    throw new AppError('second_factor_refused')
  }
  const device = readDevice(context, { userId: user.id, headers })
  await recordSignIn(context, { user, by: 'passkey', subject: passkey.id, known: device, session: session.id, headers })
  return [session.cookie, forgetCookie(origin, 'elk-passkey-step'), deviceCookie(context, { userId: user.id, device, origin })]
}

/** Undefined for who may not sign in. */
async function begin(context: Context, userId: string, at: { origin: string; headers: Headers }): Promise<OpenedSession | undefined> {
  return context.db
    .transaction()
    .execute(async (tx) => ((await noteSignIn(tx, userId, isoNow(context.clock))) ? openSession(context, tx, { ...at, userId }) : undefined))
}

/** Whose passkey it is, is known only after it was checked: a browser counts as known when anybody signed in with it. */
async function readAnyDevice(context: Context, headers: Headers): Promise<string | undefined> {
  const devices = (await listUserIds(context.db)).map((userId) => readDevice(context, { userId, headers }))
  return devices.find((device) => device !== undefined)
}
