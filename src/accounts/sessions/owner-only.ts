/** The gate before everything below `/api/admin/`. */
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { Actor, Context, UserActor } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { findOwnerSession } from './find-owner-session.ts'
import { readSessionTerms, type SessionSetting } from './session-terms.ts'

export interface AccountServices {
  /** Of the site, such as 'https://www.example.nl'. */
  origin: string
  settings: () => Record<SessionSetting, string>
  context(actor: Actor, requestId?: string): Context
}

/** Deny by default: no handler below `/api/admin/` runs without a session, and all get who is signed in as actor. What each role may is told by `owner/route-roles.ts`. */
export function ownerOnly(services: AccountServices): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    // Screens ask by GET what is new, also while nobody sits there; what an owner does is never a GET alone.
    const actor = await findSignedInOwner(services, c, !['GET', 'HEAD'].includes(c.req.method))
    if (!actor) throw new AppError('not_signed_in')
    c.set('context', services.context(actor, c.get('requestId')))
    await next()
    // On the answer itself, whoever made it.
    c.res.headers.set('Cache-Control', 'no-store')
  }
}

/** `used`: the session goes on from now; undefined without one. */
export async function findSignedInOwner(services: AccountServices, c: HonoContext<HttpEnv>, used: boolean): Promise<UserActor | undefined> {
  return findOwnerSession(c.get('context'), services.origin, { headers: c.req.raw.headers, terms: readSessionTerms(services.settings()), used })
}
