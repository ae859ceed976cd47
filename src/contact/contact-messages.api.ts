/** The owner reads, redelivers and deletes messages. */
import { Hono } from 'hono'
import { z } from 'zod'
import { cursorField } from '../platform/request-fields.ts'
import { readId, readQuery } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { pageOf } from '../platform/page-of.ts'
import { deleteContactMessage } from './delete-contact-message.ts'
import { listContactMessages } from './list-contact-messages.ts'
import { openContactMessage } from './open-contact-message.ts'
import { retryContactDelivery } from './retry-contact-delivery.ts'

const PAGE_SIZE = 10

const listQuery = z.object({ after: cursorField.optional() })

export function contactMessagesApi() {
  return new Hono<HttpEnv>()
    .get('/api/admin/contact-messages', async (c) => {
      const { after } = readQuery(c, listQuery)
      const found = await listContactMessages(c.get('context'), { limit: PAGE_SIZE + 1, before: after && { createdAt: after.at, id: after.id } })
      const { rows: messages, next } = pageOf(found, PAGE_SIZE, ({ created_at, id }) => `${created_at}_${id}`)
      return c.json({ messages, next })
    })
    .get('/api/admin/contact-messages/:id', async (c) => c.json(await openContactMessage(c.get('context'), readId(c))))
    .delete('/api/admin/contact-messages/:id', async (c) => {
      await deleteContactMessage(c.get('context'), readId(c))
      return c.json({ deleted: true })
    })
    .post('/api/admin/contact-messages/:id/retry', async (c) => {
      await retryContactDelivery(c.get('context'), readId(c))
      return c.json({ queued: true })
    })
}
