/** Signing in and out, and the gate before everything below `/api/admin/`. */
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { Actor, Context } from '../platform/context.ts'
import { textField } from '../platform/door-fields.ts'
import { AppError } from '../platform/errors.ts'
import { readJson } from '../platform/http/door-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import type { SettingValues } from '../settings/setting.ts'
import type { Auth } from './auth.ts'
import { findOwnerSession } from './find-owner-session.ts'
import { passkeyAnswer } from './passkey-response.ts'
import { recordAudit } from './record-audit.ts'
import { readSessionTerms } from './session-terms.ts'
import { cookiesToSet } from './sign-in-cookies.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { askForPasskey, signInWithPasskey } from './sign-in-with-passkey.ts'
import { signIn } from './sign-in.ts'

export interface AccountServices {
  auth(): Promise<Auth>
  settings: () => SettingValues
  context(actor: Actor, requestId?: string): Context
}

const signInBody = z.object({ password: textField(200).min(1) })
const codeBody = z.strictObject({ code: textField(40).min(1) })
const passkeyBody = z.strictObject({ response: passkeyAnswer })

/** Sends the cookies along with an answer that nobody keeps. */
function setCookies(c: HonoContext<HttpEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
  c.header('Cache-Control', 'no-store')
}

export function accountsApi(services: AccountServices) {
  return (
    new Hono<HttpEnv>()
      .use('/api/admin/*', ownerOnly(services))
      .post('/api/sign-in', async (c) => {
        const { password } = await readJson(c, signInBody)
        const { cookies, signedIn } = await signIn(c.get('context'), await services.auth(), { password, headers: c.req.raw.headers })
        setCookies(c, cookies)
        return c.json({ signedIn })
      })
      .post('/api/sign-in/code', async (c) => {
        const { code } = await readJson(c, codeBody)
        setCookies(c, await signInWithCode(c.get('context'), await services.auth(), { code, headers: c.req.raw.headers }))
        return c.json({ signedIn: true })
      })
      .post('/api/sign-in/passkey/question', async (c) => {
        const { options, cookies } = await askForPasskey(c.get('context'), await services.auth(), c.req.raw.headers)
        setCookies(c, cookies)
        return c.json(options)
      })
      .post('/api/sign-in/passkey', async (c) => {
        const { response } = await readJson(c, passkeyBody)
        setCookies(c, await signInWithPasskey(c.get('context'), await services.auth(), { response, headers: c.req.raw.headers }))
        return c.json({ signedIn: true })
      })
      .get('/api/session', async (c) => {
        c.header('Cache-Control', 'no-store')
        return c.json({ signedIn: (await findOwner(services, c, false)) !== undefined })
      })
      // What the owner's screen sends while it is touched: reading a long text is use as well.
      .put('/api/admin/session', (c) => c.json({ used: true }))
      .post('/api/admin/sign-out', async (c) => {
        const auth = await services.auth()
        const response = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true })
        await recordAudit(c.get('context'), { action: 'sign-out' })
        setCookies(c, cookiesToSet(response.headers))
        c.header('Clear-Site-Data', '"cache", "storage"')
        return c.json({ signedIn: false })
      })
  )
}

/** Deny by default: no handler below `/api/admin/` runs without a session, and all get the owner as actor. */
function ownerOnly(services: AccountServices): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    // Screens ask by GET what is new, also while nobody sits there; what an owner does is never a GET alone.
    const actor = await findOwner(services, c, !['GET', 'HEAD'].includes(c.req.method))
    if (!actor) throw new AppError('not_signed_in')
    c.set('context', services.context(actor, c.get('requestId')))
    await next()
    // On the answer itself, whoever made it.
    c.res.headers.set('Cache-Control', 'no-store')
  }
}

async function findOwner(services: AccountServices, c: HonoContext<HttpEnv>, used: boolean): Promise<Actor | undefined> {
  const { headers } = c.req.raw
  // Without a cookie there is nothing to look up, and the sign-in library need not be loaded.
  if (!headers.get('cookie')?.includes('elk-session')) return undefined
  return findOwnerSession(c.get('context'), await services.auth(), { headers, terms: readSessionTerms(services.settings()), used })
}
