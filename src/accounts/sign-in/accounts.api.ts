/** Signing in, and whether somebody is. */
import { Hono } from 'hono'
import { z } from 'zod'
import { textField } from '../../platform/request-fields.ts'
import { readJson } from '../../platform/http/request-input.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { findSignedInOwner, type AccountServices } from '../sessions/owner-only.ts'
import { passkeyAnswer } from '../second-factor/passkey-response.ts'
import { acceptInvitation, openInvitation } from '../people/accept-invitation.ts'
import { readProfile } from '../people/profile.ts'
import { asksEmail } from '../people/asks-email.ts'
import { setCookies } from '../sessions/cookies.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { askForPasskey, signInWithPasskey } from './sign-in-with-passkey.ts'
import { signIn } from './sign-in.ts'

const signInBody = z.object({ email: textField(254).optional(), password: textField(200).min(1) })
const tokenField = textField(43).regex(/^[\w-]{43}$/)
const invitationBody = z.strictObject({ token: tokenField })
const acceptBody = z.strictObject({ token: tokenField, name: textField(200), password: textField(200) })
const codeBody = z.strictObject({ code: textField(40).min(1) })
const passkeyBody = z.strictObject({ response: passkeyAnswer })

export function accountsApi(services: AccountServices) {
  return new Hono<HttpEnv>()
    .post('/api/sign-in', async (c) => {
      const { email = '', password } = await readJson(c, signInBody)
      const { cookies, signedIn } = await signIn(c.get('context'), services.origin, { email, password, headers: c.req.raw.headers })
      setCookies(c, cookies)
      return c.json({ signedIn })
    })
    .post('/api/sign-in/code', async (c) => {
      const { code } = await readJson(c, codeBody)
      setCookies(c, await signInWithCode(c.get('context'), services.origin, { code, headers: c.req.raw.headers }))
      return c.json({ signedIn: true })
    })
    .post('/api/sign-in/passkey/question', async (c) => {
      const { options, cookies } = await askForPasskey(c.get('context'), services.origin, c.req.raw.headers)
      setCookies(c, cookies)
      return c.json(options)
    })
    .post('/api/sign-in/passkey', async (c) => {
      const { response } = await readJson(c, passkeyBody)
      setCookies(c, await signInWithPasskey(c.get('context'), services.origin, { response, headers: c.req.raw.headers }))
      return c.json({ signedIn: true })
    })
    .get('/api/session', async (c) => {
      c.header('Cache-Control', 'no-store')
      const actor = await findSignedInOwner(services, c, false)
      const me = actor ? await readProfile({ ...c.get('context'), actor }) : undefined
      return c.json({ signedIn: me !== undefined, me: me ?? null, asksEmail: await asksEmail(c.get('context')) })
    })
    .post('/api/invitation', async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json(await openInvitation(c.get('context'), (await readJson(c, invitationBody)).token))
    })
    .post('/api/invitation/accept', async (c) => {
      setCookies(c, await acceptInvitation(c.get('context'), services.origin, { ...(await readJson(c, acceptBody)), headers: c.req.raw.headers }))
      return c.json({ signedIn: true }, 201)
    })
}
