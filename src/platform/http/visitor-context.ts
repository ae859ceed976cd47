/** Gives the handlers a verb's context for the anonymous visitor of this request. */
import type { MiddlewareHandler } from 'hono'
import type { Actor, Context } from '../context.ts'
import type { DailySalt } from '../daily-salt.ts'
import { clientAddress, networkKey, visitorKey } from './client-address.ts'
import type { HttpEnv } from './types.ts'

export interface VisitorServices {
  salt: DailySalt
  env: { trustProxy: boolean }
  context(actor: Actor, requestId?: string): Context
}

export function visitorContext(services: VisitorServices): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const salt = await services.salt.get()
    const address = clientAddress(c, services.env.trustProxy)
    c.set('visitor', visitorKey(salt, address, c.req.header('user-agent') ?? ''))
    c.set('context', services.context({ kind: 'visitor', visitor: networkKey(salt, address) }, c.get('requestId')))
    await next()
  }
}
