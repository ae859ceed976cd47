import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '../../errors/errors.ts'
import { problem } from './problems.ts'
import { requestLog } from './request-log.ts'
import type { HttpEnv } from './types.ts'

const ID = '0190f2d4-7c11-7b6e-9a53-3f0c2f4f8d21'

/** The one line that a request leaves. */
async function lineOf(path: string, method = 'GET') {
  const lines: Record<string, string | number>[] = []
  await new Hono<HttpEnv>()
    .use(requestLog({ request: (fields) => void lines.push(fields) }))
    .get('/api/conversations/:id', (c) => c.text('ok'))
    .delete('/api/conversations/:id', () => {
      throw new AppError('not_found')
    })
    .all('/api/*', (c) => problem(c, new AppError('not_found')))
    .get('*', (c) => c.text('page'))
    .onError((error, c) => problem(c, error as AppError))
    .request(path, { method })
  expect(lines).toHaveLength(1)
  return lines[0]
}

test.each([
  ['GET', `/api/conversations/${ID}`, '/api/conversations/:id', 200],
  ['GET', '/api/conversations/elk-woord-kan-een-id-zijn', '/api/conversations/:id', 200],
  ['DELETE', `/api/conversations/${ID}`, '/api/conversations/:id', 404],
  ['GET', `/api/onbekend/${ID}`, '/api/*', 404],
  ['GET', '/testament?sessie=geheim', '/testament', 200],
  ['GET', `/gesprek/${ID}/oordeel`, '/gesprek/:id/oordeel', 200],
])('%s %s is logged as %s', async (method, path, logged, status) => {
  expect(await lineOf(path, method)).toMatchObject({ method, path: logged, status })
})
