/** The owner finds, reads, deletes and exports conversations. */
import { Hono, type Context as HonoContext } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { dutchDay } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { openChatSession } from './chat-logs.ts'
import { pagePathSchema } from './conversation.ts'
import { answerFilters, callFilters, feedbackFilters } from './logs/chat-filter.ts'
import { deleteChatSession } from './logs/delete-session.ts'
import { exportMessages } from './logs/export-messages.ts'
import { exportChatSession } from './logs/export-session.ts'
import { findSessions } from './logs/find-sessions.ts'
import { listChatPages } from './logs/list-pages.ts'
import { MAX_QUERY } from './logs/search-words.ts'
import { isImportableId } from './logs/import/read-message.ts'

const day = z.iso.date()

/** Absent and empty mean the same. */
const filterShape = {
  query: z.string().max(MAX_QUERY).optional(),
  from: day.optional(),
  to: day.optional(),
  path: pagePathSchema.optional(),
  answer: z.enum(answerFilters).optional(),
  feedback: z.enum(feedbackFilters).optional(),
  call: z.enum(callFilters).optional(),
}

/** `<last_activity>_<session_id>` of the last conversation of the page before. */
const cursorSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z_[\w.-]{1,64}$/)
  .transform((cursor) => {
    const at = cursor.indexOf('_')
    return { lastActivity: cursor.slice(0, at), sessionId: cursor.slice(at + 1) }
  })

const listSchema = z.object({ ...filterShape, page: z.coerce.number().int().min(1).max(10_000_000).default(1), after: cursorSchema.optional() })
const exportSchema = z.object({ ...filterShape, session: z.string().refine(isImportableId).optional() })

/** Throws `invalid_input` with the names of what cannot be read. */
function readQuery<T extends z.ZodType>(c: HonoContext, schema: T): z.infer<T> {
  const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new AppError('invalid_input', { fields: parsed.error.issues.map((issue) => issue.path.join('.')) })
  return parsed.data
}

/** Conversations that were imported carry the numbers of where they came from. */
function sessionIdOf(c: HonoContext<HttpEnv>): string {
  const id = c.req.param('id') ?? ''
  if (!isImportableId(id)) throw new AppError('not_found')
  return id
}

export function chatLogsApi() {
  return new Hono<HttpEnv>()
    .get('/api/admin/chat-sessions', async (c) => {
      const page = await findSessions(c.get('context'), readQuery(c, listSchema))
      return c.json({ ...page, next: page.next && `${page.next.lastActivity}_${page.next.sessionId}` })
    })
    .get('/api/admin/chat-pages', async (c) => c.json({ pages: await listChatPages(c.get('context')) }))
    .get('/api/admin/chat-sessions/:id', async (c) => c.json(await openChatSession(c.get('context'), sessionIdOf(c))))
    .delete('/api/admin/chat-sessions/:id', async (c) => {
      await deleteChatSession(c.get('context'), sessionIdOf(c))
      return c.json({ deleted: true })
    })
    .get('/api/admin/chat-sessions/:id/export', async (c) => {
      const id = sessionIdOf(c)
      const logged = await exportChatSession(c.get('context'), id)
      return c.body(`${JSON.stringify(logged, null, 2)}\n`, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="chatsessie-${id}.json"`,
      })
    })
    .get('/api/admin/chat-export', async (c) => {
      const { session, ...filter } = readQuery(c, exportSchema)
      const context = c.get('context')
      const lines = exportMessages(context, { ...filter, sessionId: session })
      // The first piece is made before the answer begins, so that a fault can still be told as one.
      const first = await lines.next()
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="elk_chat_messages-${session ?? dutchDay(context.clock)}.csv"`)
      return stream(
        c,
        async (out) => {
          if (!first.done) await out.write(first.value)
          while (!out.aborted) {
            const next = await lines.next()
            if (next.done) return
            await out.write(next.value)
          }
        },
        // Half an export must not look like a whole one.
        async (error, out) => {
          context.log.error({ err: error }, 'an export of messages broke off')
          out.abort()
        },
      )
    })
}
