/** The gate before each of the owner's routes: the role that the route declares. A route that declares none answers nobody. */
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { requireRole } from '../audit/require-role.ts'
import { AppError } from '../errors/errors.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { routeRoles } from './route-roles.ts'

/** Throws `not_signed_in` and `not_allowed`. An address that no route has goes on, to be told so. */
export const requireDeclaredRole: MiddlewareHandler<HttpEnv> = async (c, next) => {
  // The first is the one that answers; what stands before all methods is a gate like this one.
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  if (route) {
    const needed = routeRoles[`${route.method} ${route.path}`]
    if (!needed) throw new AppError('not_allowed')
    requireRole(c.get('context'), needed)
  }
  await next()
}
