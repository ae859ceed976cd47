/** Turns errors into answers: JSON problems for the API, a Dutch page for everything else. */
import type { Context as HonoContext, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError } from '../../errors/errors.ts'
import { errorSentences, unknownErrorSentence } from '../errors.nl.ts'
import type { Logger } from '../log.ts'
import { loggedPath } from './logged-path.ts'
import type { HttpEnv } from './types.ts'

/** RFC 9457 problem details: {type, status, code, title, requestId, fields?}. */
export function problemBody(error: AppError, requestId: string, sentence = errorSentences[error.code]): string {
  return JSON.stringify({
    type: 'about:blank',
    status: error.status,
    code: error.code,
    title: sentence,
    requestId,
    ...(error.fields.length > 0 && { fields: error.fields }),
  })
}

export const problemHeaders = (error: AppError): Record<string, string> => ({
  'Content-Type': 'application/problem+json; charset=utf-8',
  'Cache-Control': 'no-store',
  ...(error.retryAfterSeconds && { 'Retry-After': String(error.retryAfterSeconds) }),
})

export function problem(c: HonoContext<HttpEnv>, error: AppError, sentence?: string): Response {
  return c.body(problemBody(error, c.get('requestId'), sentence), error.status, problemHeaders(error))
}

/**
 * Errors of our own become their status; anything else is our fault, is logged with its cause, and tells the caller only the request id.
 * What is away is told like a refusal and logged like a fault.
 */
export function errorHandler(log: Logger, errorPage: (c: HonoContext<HttpEnv>, error: Error) => Promise<Response>): ErrorHandler<HttpEnv> {
  return async (error, c) => {
    if (error instanceof HTTPException) return problem(c, new AppError(error.status === 413 ? 'too_large' : 'invalid_input'))
    const isAway = error instanceof AppError && error.code === 'unavailable'
    if (error instanceof AppError && !isAway) return problem(c, error)
    log.error({ id: c.get('requestId'), path: loggedPath(c), err: error }, 'request failed')
    if (!c.req.path.startsWith('/api/')) return errorPage(c, error)
    if (isAway) return problem(c, error)
    const body = { type: 'about:blank', status: 500, code: 'internal', title: unknownErrorSentence, requestId: c.get('requestId') }
    return c.body(JSON.stringify(body), 500, { 'Content-Type': 'application/problem+json; charset=utf-8', 'Cache-Control': 'no-store' })
  }
}
