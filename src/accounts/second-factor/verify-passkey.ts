/** Checks what a passkey signed. */
import type { Context } from '../../platform/context.ts'
import { isoNow } from '../../platform/clock.ts'
import { relyingParty } from './relying-party.ts'
import type { PasskeyAnswer } from './passkey-response.ts'
import { findPasskey, touchPasskey } from './second-factor.queries.ts'
import { finishStep } from '../sessions/sign-in-steps.ts'

export interface PasskeyQuestion<Options> {
  options: Options
  cookies: string[]
}

/** Loaded on first use: visitors never need it. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** For which address it must have been made, and that it asked who is there; without that it would be one factor and not two. */
export function expectPasskey(origin: string, challenge: string) {
  const { origin: expectedOrigin, rpID: expectedRPID } = relyingParty(origin)
  return { expectedChallenge: challenge, expectedOrigin, expectedRPID, requireUserVerification: true }
}

/** Returns the id of the passkey and whose it is; undefined for one that nobody has here, and for a question that was not asked, has run out or was answered before. */
export async function verifyPasskey(
  context: Context,
  origin: string,
  { response, headers }: { response: PasskeyAnswer; headers: Headers },
): Promise<{ id: string; userId: string } | undefined> {
  const challenge = await finishStep(context, context.db, 'use-passkey', { origin, headers })
  const row = challenge && (await findPasskey(context.db, response.id))
  if (!row) return undefined
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const credential = { id: row.credentialID, publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64')), counter: row.counter }
  // The library throws what is wrong with an answer.
  const checked = await verifyAuthenticationResponse({ response: response as never, credential, ...expectPasskey(origin, challenge) }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { newCounter } = checked.authenticationInfo
  return (await touchPasskey(context.db, row.id, { counter: newCounter, now: isoNow(context.clock) })) ? { id: row.id, userId: row.userId } : undefined
}
