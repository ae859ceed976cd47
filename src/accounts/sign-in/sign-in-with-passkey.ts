/** Signing in with a passkey, which is both factors at once: something that is held, by someone it knows. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { findOwner } from '../password/owner.queries.ts'
import { forgetCookie } from '../sessions/cookies.ts'
import { deviceCookie, readDevice } from './known-device.ts'
import { openSession } from '../sessions/open-session.ts'
import type { PasskeyAnswer } from '../second-factor/passkey-response.ts'
import { relyingParty } from '../second-factor/relying-party.ts'
import { recordRefusal } from '../../audit/record-refusal.ts'
import { recordSignIn } from './record-sign-in.ts'
import { beginStep } from '../sessions/sign-in-steps.ts'
import { throttleSignIn } from './throttle-sign-in.ts'
import { loadWebAuthn, verifyPasskey, type PasskeyQuestion } from '../second-factor/verify-passkey.ts'

/** A question that the passkey signs. The answer is the same whether or not there is a passkey. */
export async function askForPasskey(context: Context, origin: string, headers: Headers): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>> {
  const userId = (await findOwner(context.db))?.id
  await throttleSignIn(context, { step: 'passkey-question', device: readDevice(context, { userId, headers }) })
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
  const userId = (await findOwner(context.db))?.id
  const device = readDevice(context, { userId, headers })
  await throttleSignIn(context, { step: 'passkey', device })
  const id = await verifyPasskey(context, origin, input)
  if (!id || !userId) {
    await recordRefusal(context, { action: 'second-factor.failed', details: { at: 'sign-in', by: 'passkey' } })
    throw new AppError('second_factor_refused')
  }
  const session = await openSession(context, context.db, { origin, userId, headers })
  await recordSignIn(context, { by: 'passkey', subject: id, known: device, session: session.id, headers })
  return [session.cookie, forgetCookie(origin, 'elk-passkey-step'), deviceCookie(context, { userId, device, origin })]
}
