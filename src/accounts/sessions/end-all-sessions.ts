/** Ends every session of everybody: for a start with another secret key, whoever brought it. */
import type { Context } from '../../platform/context.ts'
import { deleteEverySession } from './sessions.queries.ts'

export const endAllSessions = ({ db }: Pick<Context, 'db'>): Promise<void> => deleteEverySession(db)
