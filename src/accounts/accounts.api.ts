/** Signing in and out, and the gate before everything below `/api/admin/`. */
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { Actor, Context } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { readJson } from '../platform/http/json-body.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import type { Auth } from './auth.ts'
import { recordAudit } from './record-audit.ts'
import { signIn } from './sign-in.ts'

export interface AccountServices {
  auth(): Promise<Auth>
  context(actor: Actor, requestId?: string): Context
}

const signInBody = z.object({ password: z.string().min(1).max(200) })

export function accountsApi(services: AccountServices) {
  return new Hono<HttpEnv>()
    .use('/api/admin/*', ownerOnly(services))
    .post('/api/sign-in', async (c) => {
      const { password } = await readJson(c, signInBody)
      const cookies = await signIn(c.get('context'), await services.auth(), { password })
      for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
      c.header('Cache-Control', 'no-store')
      return c.json({ signedIn: true })
    })
    .get('/api/session', async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json({ signedIn: (await findOwnerActor(services, c.req.raw.headers)) !== undefined })
    })
    .post('/api/admin/sign-out', async (c) => {
      const auth = await services.auth()
      const response = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true })
      await recordAudit(c.get('context'), { action: 'sign-out' })
      for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
      c.header('Clear-Site-Data', '"cache", "storage"')
      return c.json({ signedIn: false })
    })
}

/** Deny by default: no handler below `/api/admin/` runs without a session, and all get the owner as actor. */
function ownerOnly(services: AccountServices): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const actor = await findOwnerActor(services, c.req.raw.headers)
    if (!actor) throw new AppError('not_signed_in')
    c.set('context', services.context(actor, c.get('requestId')))
    c.header('Cache-Control', 'no-store')
    await next()
  }
}

async function findOwnerActor(services: AccountServices, headers: Headers): Promise<Actor | undefined> {
  // Without a cookie there is nothing to look up, and the sign-in library need not be loaded.
  if (!headers.get('cookie')?.includes('elk-session')) return undefined
  const auth = await services.auth()
  const session = await auth.api.getSession({ headers })
  return session ? { kind: 'owner', userId: session.user.id, sessionId: session.session.id } : undefined
}
