/** The owner finds, reads, deletes and exports conversations. */
import { Hono, type Context as HonoContext } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { dutchDay } from '../platform/clock.ts'
import { cursorField, dayField, pageField, textField } from '../platform/request-fields.ts'
import { AppError } from '../errors/errors.ts'
import { readJson, readQuery } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { openChatSession } from './chat-logs.ts'
import { pagePathSchema } from '../assistant/conversation/conversation.ts'
import { answerFilters, ctaFilters, feedbackFilters } from './chat-filter.ts'
import { deleteChatSession, deleteChatSessions, MOST_DELETED } from './delete-session.ts'
import { exportMessages } from './export-messages.ts'
import { exportChatSession } from './export-session.ts'
import { findSessions } from './find-sessions.ts'
import { listChatPages } from './list-pages.ts'
import { MAX_QUERY } from './search-words.ts'
import { isImportableId } from './import/read-message.ts'

const filterShape = {
  query: textField(MAX_QUERY).optional(),
  from: dayField.optional(),
  to: dayField.optional(),
  path: pagePathSchema.optional(),
  answer: z.enum(answerFilters).optional(),
  feedback: z.enum(feedbackFilters).optional(),
  call: z.enum(ctaFilters).optional(),
}

/** Absent and empty mean the same. */
const withoutEmpty = (query: unknown): unknown =>
  typeof query === 'object' && query !== null ? Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')) : query

const listSchema = z.preprocess(withoutEmpty, z.object({ ...filterShape, page: pageField(1, 10_000_000).default(1), after: cursorField.optional() }))
const exportSchema = z.preprocess(withoutEmpty, z.object({ ...filterShape, session: textField(64).refine(isImportableId).optional() }))

const deleteBody = z.strictObject({ ids: z.array(textField(64).refine(isImportableId)).min(1).max(MOST_DELETED) })

/** Conversations that were imported carry the numbers of where they came from. */
function sessionIdOf(c: HonoContext<HttpEnv>): string {
  const id = c.req.param('id') ?? ''
  if (!isImportableId(id)) throw new AppError('not_found')
  return id
}

export function chatLogsApi() {
  return new Hono<HttpEnv>()
    .get('/api/admin/chat-sessions', async (c) => {
      const { after, ...choice } = readQuery(c, listSchema)
      const page = await findSessions(c.get('context'), { ...choice, after: after && { lastActivity: after.at, sessionId: after.id } })
      return c.json({ ...page, next: page.next && `${page.next.lastActivity}_${page.next.sessionId}` })
    })
    .get('/api/admin/chat-pages', async (c) => c.json({ pages: await listChatPages(c.get('context')) }))
    .get('/api/admin/chat-sessions/:id', async (c) => c.json(await openChatSession(c.get('context'), sessionIdOf(c))))
    .post('/api/admin/chat-sessions/delete', async (c) => {
      const { ids } = await readJson(c, deleteBody)
      return c.json({ deleted: await deleteChatSessions(c.get('context'), ids) })
    })
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
