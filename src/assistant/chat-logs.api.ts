/** The owner reads conversations. */
import { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { sessionIdSchema } from './conversation.ts'
import { listChatSessions, openChatSession } from './chat-logs.ts'

const PAGE_SIZE = 10

/** `before` is `<last_activity>_<session_id>` of the last row seen. */
const cursorSchema = z
  .string()
  .regex(/^[\dTZ:.-]{20,30}_[\w-]{36}$/)
  .transform((cursor) => {
    const at = cursor.lastIndexOf('_')
    return { lastActivity: cursor.slice(0, at), sessionId: cursor.slice(at + 1) }
  })
  .optional()

export function chatLogsApi() {
  return new Hono<HttpEnv>()
    .get('/api/admin/chat-sessions', async (c) => {
      const cursor = cursorSchema.safeParse(c.req.query('before'))
      if (!cursor.success) throw new AppError('invalid_input', { fields: ['before'] })
      const rows = await listChatSessions(c.get('context'), { limit: PAGE_SIZE + 1, before: cursor.data })
      const sessions = rows.slice(0, PAGE_SIZE)
      const last = sessions.at(-1)
      return c.json({ sessions, next: rows.length > PAGE_SIZE && last ? `${last.last_activity}_${last.session_id}` : null })
    })
    .get('/api/admin/chat-sessions/:id', async (c) => {
      const id = sessionIdSchema.safeParse(c.req.param('id'))
      if (!id.success) throw new AppError('not_found')
      return c.json(await openChatSession(c.get('context'), id.data))
    })
}
