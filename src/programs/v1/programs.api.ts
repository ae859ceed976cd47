/** `/api/v1`: what other programs read with a key of the owner. */
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { requireProgram } from '../../audit/require-program.ts'
import { recordUse } from '../../audit/record-use.ts'
import { readId } from '../../platform/http/request-input.ts'
import { openApiDocument } from './openapi.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { readParameters } from './read-parameters.ts'
import { programOnly, type ProgramEnv, type ProgramServices } from './program-only.ts'

const BASE = '/api/v1'

export function programsApi(services: ProgramServices & { origin: string }) {
  const routes = new Hono<ProgramEnv>()
  // Says only what there is, not what stands in it; a client is made of it without a key.
  routes.get(`${BASE}/openapi.json`, (c) => {
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json(openApiDocument(services.origin))
  })
  const gate = programOnly(services)
  for (const operation of operations) addRoute(routes, operation, gate)
  return routes
}

function addRoute(routes: Hono<ProgramEnv>, operation: Operation, gate: ReturnType<typeof programOnly>): void {
  routes.get(`${BASE}${operation.path}`, etag(), gate, async (c) => {
    const context = c.get('context')
    const actor = requireProgram(context, operation.scope)
    const id = operation.path.includes(':id') ? readId(c, 'id', operation.idField) : ''
    const query = operation.query ? readParameters(c, operation.query) : {}
    const answer = await operation.read(context, { id, query })
    const { key } = c.get('opened')
    await recordUse(context, {
      action: 'api.read',
      subject: key.id,
      details: { name: key.name, resource: operation.resource, ...(operation.holdsPeople && { people: actor.scopes.includes('people') }) },
    })
    // Kept by the program itself alone, and asked for anew with its mark.
    c.header('Cache-Control', 'private, no-cache')
    c.header('Vary', 'Authorization')
    return c.json(answer)
  })
}
