/** The owner reads, redelivers, deletes and brings back messages. */
import { Hono } from 'hono'
import { z } from 'zod'
import { cursorField, trimmedField } from '../platform/request-fields.ts'
import { csvFile } from '../platform/http/csv-file.ts'
import { readId, readJson, readQuery } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { pageOf } from '../platform/page-of.ts'
import { recordRoutes } from '../records/records.api.ts'
import { answerContactMessage } from './answer-contact-message.ts'
import { countContactMessages, listContactMessages } from './list-contact-messages.ts'
import { exportContactMessages } from './export-contact-messages.ts'
import { messageRecord } from './message-record.ts'
import { openContactMessage } from './open-contact-message.ts'
import { retryContactDelivery } from './retry-contact-delivery.ts'

const PAGE_SIZE = 10

const listQuery = z.object({
  after: cursorField.optional(),
  search: trimmedField(100).optional(),
  state: z.enum(['ongelezen', 'onbeantwoord']).optional(),
})
const answeredBody = z.strictObject({ answered: z.boolean() })

export function contactMessagesApi() {
  return new Hono<HttpEnv>()
    .get('/api/admin/contact-messages', async (c) => {
      const { after, ...filter } = readQuery(c, listQuery)
      const before = after && { createdAt: after.at, id: after.id }
      const [found, total] = await Promise.all([
        listContactMessages(c.get('context'), { ...filter, limit: PAGE_SIZE + 1, before }),
        countContactMessages(c.get('context'), filter),
      ])
      const { rows: messages, next } = pageOf(found, PAGE_SIZE, ({ created_at, id }) => `${created_at}_${id}`)
      return c.json({ messages, next, total, pages: Math.ceil(total / PAGE_SIZE) })
    })
    .get('/api/admin/contact-messages/export', async (c) => csvFile(c, 'berichten.csv', await exportContactMessages(c.get('context'))))
    .put('/api/admin/contact-messages/:id/answered', async (c) => {
      const { answered } = await readJson(c, answeredBody)
      await answerContactMessage(c.get('context'), { id: readId(c), answered })
      return c.json({ answered })
    })
    .get('/api/admin/contact-messages/:id', async (c) => c.json(await openContactMessage(c.get('context'), readId(c))))
    .route('/api/admin/contact-messages', recordRoutes(messageRecord))
    .post('/api/admin/contact-messages/:id/retry', async (c) => {
      await retryContactDelivery(c.get('context'), readId(c))
      return c.json({ queued: true })
    })
}
