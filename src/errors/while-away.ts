/** For what a page can do without: something else while the database is away. Every other fault stays one. */
import { AppError } from './errors.ts'

/** `list().catch(whileAway([]))` */
export const whileAway =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof AppError && error.code === 'unavailable') return instead
    throw error
  }
