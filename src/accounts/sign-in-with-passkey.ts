/** Signing in with a passkey, which is both factors at once: something that is held, by someone it knows. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import type { Auth } from './auth.ts'
import type { PasskeyAnswer } from './passkey-response.ts'
import { recordAudit } from './record-audit.ts'
import { touchPasskey } from './second-factor.queries.ts'
import { browserName, cookiesToSet, stepHeaders } from './sign-in-cookies.ts'
import { throttleSignIn } from './throttle-sign-in.ts'

type LibraryAnswer = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']

export interface PasskeyQuestion<Options> {
  options: Options
  cookies: string[]
}

/** A question that the passkey signs. The answer is the same whether or not there is a passkey. */
export async function askForPasskey(context: Context, auth: Auth, headers: Headers): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>> {
  await throttleSignIn(context, 'passkey-question')
  const asked = await auth.api.generatePasskeyAuthenticationOptions({ headers: new Headers(browserName(headers)), returnHeaders: true })
  const options = { ...(asked.response as PublicKeyCredentialRequestOptionsJSON), userVerification: 'required' }
  return { options, cookies: cookiesToSet(asked.headers) }
}

/** Returns the Set-Cookie headers. Throws `second_factor_refused` for every passkey that does not open the door. */
export async function signInWithPasskey(context: Context, auth: Auth, input: { response: PasskeyAnswer; headers: Headers }): Promise<string[]> {
  await throttleSignIn(context, 'passkey')
  const headers = stepHeaders(input.headers, 'passkey')
  const response = await auth.api.verifyPasskeyAuthentication({ body: { response: input.response as LibraryAnswer }, headers, asResponse: true })
  if (!response.ok) {
    await recordAudit(context, { action: 'second-factor.failed', details: { at: 'sign-in', by: 'passkey' } })
    throw new AppError('second_factor_refused')
  }
  const id = await touchPasskey(context.db, input.response.id, isoNow(context.clock))
  await recordAudit(context, { action: 'sign-in.ok', ...(id && { subject: id }), details: { by: 'passkey' } })
  return cookiesToSet(response.headers)
}
