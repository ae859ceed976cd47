/** The owner's texts for the card 'Actueel & Interessant'. */
import { Hono } from 'hono'
import { z } from 'zod'
import { cursorField, flagField, momentField, trimmedField, versionField } from '../platform/request-fields.ts'
import { readId, readJson, readQuery } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { pageOf } from '../platform/page-of.ts'
import { historyRoutes, recordRoutes } from '../records/records.api.ts'
import { MAX_HOMEPAGE_TEXT } from './homepage-text.ts'
import { listHomepageTexts } from './list-homepage-texts.ts'
import { openHomepageText } from './open-homepage-text.ts'
import { homepageRecord, saveHomepageText } from './save-homepage-text.ts'

const PAGE_SIZE = 20

const moment = momentField.nullable()

const textBody = z.strictObject({
  content: trimmedField(MAX_HOMEPAGE_TEXT).min(1),
  isActive: z.boolean(),
  startsAt: moment,
  endsAt: moment,
})
const savedBody = textBody.extend({ version: versionField })

const listQuery = z.object({ deleted: flagField, after: cursorField.optional() })

export const homepageApi = () =>
  new Hono<HttpEnv>()
    .get('/api/admin/homepage-texts', async (c) => {
      const { deleted, after } = readQuery(c, listQuery)
      const found = await listHomepageTexts(c.get('context'), { deleted, limit: PAGE_SIZE + 1, after: after && { createdAt: after.at, id: after.id } })
      const { rows: texts, next } = pageOf(found, PAGE_SIZE, ({ createdAt, id }) => `${createdAt}_${id}`)
      return c.json({ texts, next })
    })
    .post('/api/admin/homepage-texts', async (c) => c.json(await saveHomepageText(c.get('context'), { ...(await readJson(c, textBody)), row: undefined }), 201))
    .get('/api/admin/homepage-texts/:id', async (c) => c.json(await openHomepageText(c.get('context'), readId(c))))
    .put('/api/admin/homepage-texts/:id', async (c) => {
      const { version, ...text } = await readJson(c, savedBody)
      return c.json(await saveHomepageText(c.get('context'), { ...text, row: { id: readId(c), version } }))
    })
    .route('/api/admin/homepage-texts', recordRoutes(homepageRecord))
    .route('/api/admin/homepage-texts', historyRoutes('homepagetekst'))
