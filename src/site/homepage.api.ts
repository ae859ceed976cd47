/** The owner's texts for the card 'Actueel & Interessant'. */
import { Hono } from 'hono'
import { z } from 'zod'
import { cursorField, momentField, trimmedField, versionField } from '../platform/door-fields.ts'
import { readId, readJson, readQuery } from '../platform/http/door-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { listRevisions } from '../revisions/revisions.ts'
import { addHomepageText } from './add-homepage-text.ts'
import { deleteHomepageText } from './delete-homepage-text.ts'
import { MAX_HOMEPAGE_TEXT } from './homepage-text.ts'
import { listHomepageTexts } from './list-homepage-texts.ts'
import { openHomepageText } from './open-homepage-text.ts'
import { restoreHomepageText } from './restore-homepage-text.ts'
import { saveHomepageText } from './save-homepage-text.ts'

const PAGE_SIZE = 20

const moment = momentField.nullable()

const textBody = z.strictObject({
  content: trimmedField(MAX_HOMEPAGE_TEXT).min(1),
  is_active: z.boolean(),
  starts_at: moment,
  ends_at: moment,
})
const savedBody = textBody.extend({ version: versionField })

const listQuery = z.object({ toon: z.literal('verwijderd').optional(), before: cursorField.optional() })

const textOf = ({ content, is_active, starts_at, ends_at }: z.infer<typeof textBody>) => ({
  content,
  isActive: is_active,
  startsAt: starts_at,
  endsAt: ends_at,
})

interface HomepageServices {
  contentVersion: { refresh(): Promise<void> }
}

export function homepageApi({ contentVersion }: HomepageServices) {
  return new Hono<HttpEnv>()
    .get('/api/admin/homepage-texts', async (c) => {
      const { toon, before } = readQuery(c, listQuery)
      const rows = await listHomepageTexts(c.get('context'), {
        deleted: toon === 'verwijderd',
        limit: PAGE_SIZE + 1,
        before: before && { createdAt: before.at, id: before.id },
      })
      const texts = rows.slice(0, PAGE_SIZE)
      const last = texts.at(-1)
      return c.json({ texts, next: rows.length > PAGE_SIZE && last ? `${last.createdAt}_${last.id}` : null })
    })
    .post('/api/admin/homepage-texts', async (c) => {
      const { id } = await addHomepageText(c.get('context'), textOf(await readJson(c, textBody)))
      await contentVersion.refresh()
      return c.json({ id }, 201)
    })
    .get('/api/admin/homepage-texts/:id', async (c) => c.json(await openHomepageText(c.get('context'), readId(c))))
    .put('/api/admin/homepage-texts/:id', async (c) => {
      const body = await readJson(c, savedBody)
      const saved = await saveHomepageText(c.get('context'), { ...textOf(body), id: readId(c), version: body.version })
      await contentVersion.refresh()
      return c.json(saved)
    })
    .delete('/api/admin/homepage-texts/:id', async (c) => {
      await deleteHomepageText(c.get('context'), readId(c))
      await contentVersion.refresh()
      return c.json({ deleted: true })
    })
    .post('/api/admin/homepage-texts/:id/restore', async (c) => {
      await restoreHomepageText(c.get('context'), readId(c))
      await contentVersion.refresh()
      return c.json({ restored: true })
    })
    .get('/api/admin/homepage-texts/:id/revisions', async (c) =>
      c.json({ revisions: await listRevisions(c.get('context'), { kind: 'homepagetekst', subjectId: readId(c) }) }),
    )
}
