/** The OpenAPI 3.1 document of `/api/v1`, made from the schemas at its routes. */
import { z } from 'zod'
import { siteName } from '../../platform/site-name.ts'
import { once } from '../../platform/once.ts'
import { scopes } from '../../platform/scopes.ts'
import { text, whole } from './answer-fields.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { callsOfKey } from './program-only.ts'

type Json = Record<string, unknown>

const problem = z
  .object({
    type: text,
    status: whole,
    code: text.meta({ description: 'A word that does not change, such as `scope_missing`.' }),
    title: text.meta({ description: 'A sentence in Dutch.' }),
    requestId: text,
    fields: z.array(text).optional().meta({ description: 'What it is about: parameters, or the scope that is missing.' }),
  })
  .meta({ id: 'Problem' })

const jsonType = 'application/json'

/** A number in an address is a text with a pattern to us, and a number to a client; what a moment is, clients know. */
function inShort({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema['type'] === 'integer') delete jsonSchema['maxLength']
  if (jsonSchema['type'] === 'integer' || jsonSchema['format'] === 'date-time') delete jsonSchema['pattern']
}

/** Schemas with a name, hoisted to where OpenAPI keeps them. */
function schemaIn(components: Json, schema: z.ZodType, io: 'input' | 'output'): Json {
  const {
    $defs = {},
    $schema: _dialect,
    ...own
  } = JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io, override: inShort })).replaceAll('#/$defs/', '#/components/schemas/')) as Json & { $defs?: Json }
  const { id, ...rest } = own
  for (const [name, one] of Object.entries($defs)) {
    const { id: _id, ...named } = one as Json
    components[name] = named
  }
  if (typeof id !== 'string') return rest
  components[id] = rest
  return { $ref: `#/components/schemas/${id}` }
}

const problemAnswer = (components: Json, description: string, headers?: Json): Json => ({
  description,
  ...(headers && { headers }),
  content: { 'application/problem+json': { schema: schemaIn(components, problem, 'output') } },
})

const header = (description: string, type: 'string' | 'integer' = 'integer'): Json => ({ description, schema: { type } })

const limitHeaders = {
  'RateLimit-Limit': header(`Calls a key may make in ${callsOfKey.windowSeconds} seconds.`),
  'RateLimit-Remaining': header('Calls that are left.'),
  'RateLimit-Reset': header('In how many seconds the count begins anew.'),
}

function parametersOf(components: Json, { query, path }: Operation): Json[] {
  const ofPath = path.includes(':id') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []
  if (!query) return ofPath
  const { properties = {} } = schemaIn(components, query, 'input') as { properties?: Record<string, Json> }
  return [...ofPath, ...Object.entries(properties).map(([name, { description, ...schema }]) => ({ name, in: 'query', required: false, description, schema }))]
}

function operationOf(components: Json, operation: Operation): Json {
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: operation.scope ? `${operation.description} Needs the scope \`${operation.scope}\`.` : operation.description,
    tags: [operation.resource],
    parameters: parametersOf(components, operation),
    responses: {
      '200': {
        description: 'What was asked for.',
        headers: { ...limitHeaders, ETag: header('Send it back as `If-None-Match`.', 'string') },
        content: { [jsonType]: { schema: schemaIn(components, operation.answer, 'output') } },
      },
      '304': { description: 'Nothing changed since `If-None-Match`.' },
      '401': problemAnswer(components, 'No key, or one that opens nothing.'),
      ...(operation.scope && { '403': problemAnswer(components, 'The key may not read this.') }),
      ...(operation.path.includes(':id') && { '404': problemAnswer(components, 'There is none.') }),
      ...(operation.query && { '422': problemAnswer(components, 'A parameter cannot be read.') }),
      '429': problemAnswer(components, 'Too many calls of this key, or too many refused keys of this network.', {
        'Retry-After': header('In how many seconds to ask again.'),
        ...limitHeaders,
      }),
      '503': problemAnswer(components, 'The database is away.', { 'Retry-After': header('In how many seconds to ask again.') }),
    },
  }
}

const documentParts = once(() => {
  const schemas: Json = {}
  const paths: Json = {}
  for (const operation of operations) paths[operation.path.replace(':id', '{id}')] = { get: operationOf(schemas, operation) }
  return { paths, schemas }
})

/** `origin`: the site's own address. */
export function openApiDocument(origin: string): Json {
  const { paths, schemas } = documentParts()
  return {
    openapi: '3.1.0',
    info: {
      title: siteName(),
      version: '1',
      description: `Reads what the site keeps, with a key that the owner makes. Scopes: ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`,
    },
    servers: [{ url: `${origin}/api/v1` }],
    security: [{ key: [] }],
    paths,
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } }, schemas },
  }
}
