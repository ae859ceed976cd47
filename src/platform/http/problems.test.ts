import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import { httpApp } from '../../../tests/factories/http-app.ts'
import type { Logger } from '../log.ts'
import type { HttpEnv } from './types.ts'
import { errorHandler } from './problems.ts'
import { errorSentences } from '../errors.nl.ts'
import { AppError, type ErrorCode } from '../../errors/errors.ts'

async function answerTo(error: Error, path = '/api/chat') {
  const response = await httpApp()
    .get(path, () => {
      throw error
    })
    .request(path)
  return { response, text: await response.text() }
}

test.each<[ErrorCode, number]>([
  ['invalid_input', 422],
  ['message_empty', 422],
  ['message_too_long', 422],
  ['not_signed_in', 401],
  ['wrong_password', 401],
  ['too_many_tries', 429],
  ['too_many_questions', 429],
  ['session_full', 429],
  ['answer_running', 409],
  ['busy', 503],
  ['not_found', 404],
  ['conflict', 409],
  ['forbidden_origin', 403],
  ['other_host', 421],
  ['too_large', 413],
  ['unsupported_media_type', 415],
  ['unavailable', 503],
])('%s is status %i with its Dutch sentence', async (code, status) => {
  const { response, text } = await answerTo(new AppError(code))
  expect(response.status).toBe(status)
  expect(JSON.parse(text)).toEqual({ type: 'about:blank', status, code, title: errorSentences[code], requestId: 'request-1' })
})

test('every code has a sentence of its own, in the u-form and without exclamation mark', () => {
  const sentences = Object.values(errorSentences)
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const sentence of sentences) expect(sentence).not.toMatch(/!|\b(?:je|jij|jouw)\b/)
})

test('a problem is of the problem type and is kept by nobody', async () => {
  const { response } = await answerTo(new AppError('not_found'))
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('the fields at fault are named and the time to wait is told', async () => {
  const { response, text } = await answerTo(new AppError('too_many_tries', { retryAfterSeconds: 90, fields: ['password'] }))
  expect(response.headers.get('retry-after')).toBe('90')
  expect(JSON.parse(text)).toMatchObject({ fields: ['password'] })
})

test('what is away says when to try again, on a page in its own words, and is logged with its cause', async () => {
  const logged: unknown[] = []
  const log = { error: (fields: { err: Error }) => logged.push(fields.err.cause) } as unknown as Logger
  const app = new Hono<HttpEnv>()
    .all('*', () => Promise.reject(new AppError('unavailable', { cause: 'disk full' })))
    .onError(errorHandler(log, async (c, fault) => c.text(`een pagina over ${fault.message}`, 503)))
  const [api, page] = [await app.request('/api/x'), await app.request('/contact')]
  expect([api.status, api.headers.get('retry-after')]).toEqual([503, '60'])
  expect([page.status, await page.text()]).toEqual([503, 'een pagina over unavailable'])
  expect(logged).toEqual(['disk full', 'disk full'])
})

test('what an error was caused by is not told', async () => {
  const { text } = await answerTo(new AppError('unavailable', { cause: new Error('connect ECONNREFUSED 10.0.0.7') }))
  expect(text).not.toMatch(/ECONNREFUSED|10\.0\.0\.7/)
})

test('a fault of ours tells a caller of the API the number of the request and nothing else', async () => {
  const { response, text } = await answerTo(new Error('SQLITE_ERROR: no such table elk_settings'))
  expect(response.status).toBe(500)
  expect(JSON.parse(text)).toEqual({ type: 'about:blank', status: 500, code: 'internal', title: expect.any(String), requestId: 'request-1' })
  expect(text).not.toMatch(/SQLITE|elk_settings/)
})

test('a fault of ours on a page is a Dutch page', async () => {
  const { response, text } = await answerTo(new Error('kapot'), '/testament')
  expect([response.status, text]).toEqual([500, '<h1>Er ging iets mis bij ons</h1>'])
})

test.each([
  [413, 413],
  [400, 422],
] as const)('an exception of the HTTP library with status %i becomes %i, without its own words', async (given, status) => {
  const { response, text } = await answerTo(new HTTPException(given, { message: 'Malformed JSON in request body' }))
  expect(response.status).toBe(status)
  expect(text).not.toContain('Malformed')
})
