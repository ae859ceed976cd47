/** Gives the handlers a verb's context for the anonymous visitor of this request. */
import type { MiddlewareHandler } from 'hono'
import type { Actor, Context, VisitorActor } from '../context.ts'
import type { DailySalt } from '../daily-salt.ts'
import { blockKey, clientAddress, rememberKeys } from './client-address.ts'
import { requestHeader } from './request-header.ts'
import type { HttpEnv } from './types.ts'

export interface VisitorServices {
  salt: DailySalt
  env: { trustProxy: boolean }
  context(actor: Actor, requestId?: string): Context
}

export function visitorContext(services: VisitorServices): MiddlewareHandler<HttpEnv> {
  const keysOf = rememberKeys()
  return async (c, next) => {
    const salt = await services.salt.get()
    const address = clientAddress(c, services.env.trustProxy)
    const keys = keysOf(salt, address, requestHeader(c, 'user-agent') ?? '')
    c.set('visitor', keys.visitor)
    c.set('network', keys.network)
    const actor: VisitorActor = {
      kind: 'visitor',
      visitor: keys.network,
      // Made when asked for: only signing in wants it, and a keyed hash is dear.
      get block() {
        return blockKey(salt, address)
      },
    }
    c.set('context', services.context(actor, c.get('requestId')))
    await next()
  }
}
