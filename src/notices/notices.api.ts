/** The owner reads notices and decides on them. */
import { Hono } from 'hono'
import { z } from 'zod'
import { readId, readJson, readQuery } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { pageOf } from '../platform/page-of.ts'
import { cursorField, textField } from '../platform/request-fields.ts'
import { decideNotice } from './decide-notice.ts'
import { noticeDecisions, reasonBounds } from './notice.ts'
import { listNotices, openNotice, readDecisionDelivery } from './read-notices.ts'

const PAGE_SIZE = 10

const listQuery = z.object({ after: cursorField.optional() })
const decisionBody = z.strictObject({ decision: z.enum(noticeDecisions), reasons: textField(2 * reasonBounds.most) })

export const noticesApi = (services: { offices: () => { sendsMail: boolean } }) =>
  new Hono<HttpEnv>()
    .get('/api/admin/notices', async (c) => {
      const { after } = readQuery(c, listQuery)
      const found = await listNotices(c.get('context'), { limit: PAGE_SIZE + 1, before: after })
      const { rows: notices, next } = pageOf(found, PAGE_SIZE, ({ created_at, id }) => `${created_at}_${id}`)
      return c.json({ notices, next })
    })
    .get('/api/admin/notices/:id', async (c) => c.json(await openNotice(c.get('context'), readId(c))))
    .get('/api/admin/notices/:id/delivery', async (c) => c.json({ delivery: await readDecisionDelivery(c.get('context'), readId(c)) }))
    .post('/api/admin/notices/:id/decision', async (c) => {
      await decideNotice(c.get('context'), { id: readId(c), ...(await readJson(c, decisionBody)), sendsMail: services.offices().sendsMail })
      return c.json({ decided: true })
    })
