/** Signing in with a passkey, which is both factors at once: something that is held, by someone it knows. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { findOwner } from './accounts.queries.ts'
import type { Auth } from './auth.ts'
import { deviceCookie, readDevice } from './known-device.ts'
import type { PasskeyAnswer } from './passkey-response.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordRefusal } from './record-refusal.ts'
import { touchPasskey } from './second-factor.queries.ts'
import { browserName, cookiesToSet, isHttps } from './sign-in-cookies.ts'
import { throttleSignIn } from './throttle-sign-in.ts'
import { verifyPasskey } from './verify-passkey.ts'

export interface PasskeyQuestion<Options> {
  options: Options
  cookies: string[]
}

/** A question that the passkey signs. The answer is the same whether or not there is a passkey. */
export async function askForPasskey(context: Context, auth: Auth, headers: Headers): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>> {
  const userId = (await findOwner(context.db))?.id
  await throttleSignIn(context, { step: 'passkey-question', device: readDevice(context, { userId, headers }) })
  const asked = await auth.api.generatePasskeyAuthenticationOptions({ headers: new Headers(browserName(headers)), returnHeaders: true })
  const options = { ...(asked.response as PublicKeyCredentialRequestOptionsJSON), userVerification: 'required' }
  return { options, cookies: cookiesToSet(asked.headers) }
}

/** Returns the Set-Cookie headers. Throws `second_factor_refused` for every passkey that does not open the door. */
export async function signInWithPasskey(context: Context, auth: Auth, input: { response: PasskeyAnswer; headers: Headers }): Promise<string[]> {
  const userId = (await findOwner(context.db))?.id
  const device = readDevice(context, { userId, headers: input.headers })
  await throttleSignIn(context, { step: 'passkey', device })
  const response = await verifyPasskey(auth, input)
  if (!response.ok || !userId) {
    await recordRefusal(context, { action: 'second-factor.failed', details: { at: 'sign-in', by: 'passkey' } })
    throw new AppError('second_factor_refused')
  }
  const id = await touchPasskey(context.db, input.response.id, isoNow(context.clock))
  await recordAudit(context, { action: 'sign-in.ok', ...(id && { subject: id }), details: { by: 'passkey' } })
  return [...cookiesToSet(response.headers), deviceCookie(context, { userId, device, https: isHttps(auth) })]
}
