/** Forms that come back as a page keep what was typed, whatever went wrong. */
import type { Context } from './context.ts'
import { AppError } from '../errors/errors.ts'

/** The fault as the page says it. One of ours is `unavailable` there, and is logged with its cause. */
export function toldFault(context: Pick<Context, 'log' | 'requestId'>, error: unknown): AppError {
  if (error instanceof AppError && error.code !== 'unavailable') return error
  context.log.error({ id: context.requestId, err: error }, 'a form could not be handled')
  return error instanceof AppError ? error : new AppError('unavailable', { cause: error })
}
