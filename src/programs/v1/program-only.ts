/** The gate before everything of the programs: a key, and not more calls than it may make. */
import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../errors/errors.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { countCall, type Limit } from '../../platform/rate-limit.ts'
import { openKey, type OpenedKey } from '../keys/open-key.ts'

/** Enough to read 12,000 rows in a minute. */
export const callsOfKey: Limit = { name: 'api-key', max: 120, windowSeconds: 60 }

export interface ProgramServices {
  context(actor: Actor, requestId?: string): Context
}

export interface ProgramEnv extends HttpEnv {
  Variables: HttpEnv['Variables'] & { opened: OpenedKey }
}

/** Deny by default: no handler behind it runs without a key, and all get the program as actor. */
export function programOnly(services: ProgramServices): MiddlewareHandler<ProgramEnv> {
  return async (c, next) => {
    const [, secret] = /^Bearer ([^\s]+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
    if (secret === undefined) {
      c.header('WWW-Authenticate', 'Bearer realm="api"')
      throw new AppError('key_refused')
    }
    const opened = await openKey(c.get('context'), secret).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'key_refused') c.header('WWW-Authenticate', 'Bearer realm="api", error="invalid_token"')
      throw error
    })
    const { db, clock } = c.get('context')
    const { allowed, left, resetSeconds } = await countCall(db, clock, callsOfKey, opened.key.id)
    c.header('RateLimit-Policy', `${callsOfKey.max};w=${callsOfKey.windowSeconds}`)
    c.header('RateLimit-Limit', String(callsOfKey.max))
    c.header('RateLimit-Remaining', String(left))
    c.header('RateLimit-Reset', String(resetSeconds))
    if (!allowed) throw new AppError('too_many_calls', { retryAfterSeconds: resetSeconds })
    c.set('context', services.context(opened.actor, c.get('requestId')))
    c.set('opened', opened)
    await next()
  }
}
