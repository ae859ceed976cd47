/** Another program, with a key of the owner, at the API of a test database. */
import { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '../../src/errors/errors.ts'
import type { Scope } from '../../src/platform/scopes.ts'
import { makeKey, type NewKey } from '../../src/programs/keys/make-key.ts'
import { programsApi } from '../../src/programs/v1/programs.api.ts'
import type { HttpEnv } from '../../src/platform/http/types.ts'
import { owner, visitor, type TestContext } from './context.ts'
import { httpApp, ORIGIN } from './http-app.ts'
import { addOwnerAccount, PASSWORD } from './owner-site.ts'

type Json = Record<string, unknown>

interface Answer {
  status: number
  headers: Headers
  body: Json
}

export interface Programs {
  /** Undefined: without a key. */
  call(path: string, secret?: string, headers?: Record<string, string>): Promise<Answer>
  makeKey(scopes: readonly Scope[], key?: Partial<NewKey>): Promise<{ id: string; secret: string }>
  /** Whether the document, as it is served, says that this may be answered to that call. */
  judge(path: string, answer: Answer): Promise<z.ZodSafeParseResult<unknown>>
}

export async function openPrograms(context: TestContext): Promise<Programs> {
  await addOwnerAccount(context)
  const room = programsApi({ origin: ORIGIN, context: (actor, requestId) => ({ ...context.as(actor), requestId }) })
  const app = httpApp(async (c, next) => {
    c.set('context', context.as(visitor('program')))
    await next()
  }).route('/', room as unknown as Hono<HttpEnv>)
  const call: Programs['call'] = async (path, secret, headers = {}) => {
    const response = await app.request(`/api/v1${path}`, { headers: { ...headers, ...(secret !== undefined && { Authorization: `Bearer ${secret}` }) } })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? {} : (JSON.parse(text) as Json) }
  }
  return {
    call,
    makeKey: (scopes, key = {}) => makeKey(context.as(owner), { name: 'Proef', scopes, lastDay: undefined, password: PASSWORD, ...key }),
    async judge(path, answer) {
      const { body } = await call('/openapi.json')
      const document = body as unknown as ApiDocument
      const [bare = ''] = path.split('?')
      const found = Object.entries(document.paths).find(([pattern]) => new RegExp(`^${pattern.replace('{id}', '[^/]+')}$`).test(bare))
      const content = found?.[1].get.responses[String(answer.status)]?.content
      const schema = content && Object.values(content)[0]?.schema
      if (!schema) throw new Error(`${path} ${answer.status} is not in the document`)
      const whole = { $defs: document.components.schemas, ...schema }
      return z.fromJSONSchema(JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')) as Json).safeParse(answer.body)
    },
  }
}

export interface ApiDocument {
  openapi: string
  paths: Record<
    string,
    { get: { operationId: string; parameters: { name: string }[]; responses: Record<string, { content?: Record<string, { schema: Json }> }> } }
  >
  components: { schemas: Record<string, Json> }
}

/** What was refused, with the fields at fault; undefined when nothing was. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? [error.code, ...error.fields] : error),
  )
