/** The owner reads, redelivers and deletes messages. */
import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { deleteContactMessage } from './delete-contact-message.ts'
import { listContactMessages } from './list-contact-messages.ts'
import { openContactMessage } from './open-contact-message.ts'
import { retryContactDelivery } from './retry-contact-delivery.ts'

const PAGE_SIZE = 10

/** `before` is `<created_at>_<id>` of the last row seen. */
const cursorSchema = z
  .string()
  .regex(/^[\dTZ:.-]{20,30}_[\da-f-]{36}$/)
  .transform((cursor) => {
    const at = cursor.lastIndexOf('_')
    return { createdAt: cursor.slice(0, at), id: cursor.slice(at + 1) }
  })
  .optional()

const idSchema = z.guid()

function idOf(c: HonoContext<HttpEnv>): string {
  const id = idSchema.safeParse(c.req.param('id'))
  if (!id.success) throw new AppError('not_found')
  return id.data
}

export function contactMessagesApi() {
  return new Hono<HttpEnv>()
    .get('/api/admin/contact-messages', async (c) => {
      const cursor = cursorSchema.safeParse(c.req.query('before'))
      if (!cursor.success) throw new AppError('invalid_input', { fields: ['before'] })
      const rows = await listContactMessages(c.get('context'), { limit: PAGE_SIZE + 1, before: cursor.data })
      const messages = rows.slice(0, PAGE_SIZE)
      const last = messages.at(-1)
      return c.json({ messages, next: rows.length > PAGE_SIZE && last ? `${last.created_at}_${last.id}` : null })
    })
    .get('/api/admin/contact-messages/:id', async (c) => c.json(await openContactMessage(c.get('context'), idOf(c))))
    .delete('/api/admin/contact-messages/:id', async (c) => {
      await deleteContactMessage(c.get('context'), idOf(c))
      return c.json({ deleted: true })
    })
    .post('/api/admin/contact-messages/:id/retry', async (c) => {
      await retryContactDelivery(c.get('context'), idOf(c))
      return c.json({ queued: true })
    })
}
