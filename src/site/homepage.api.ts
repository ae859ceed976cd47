/** The owner's texts for the card 'Actueel & Interessant'. */
import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { readJson } from '../platform/http/json-body.ts'
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

const moment = z.iso.datetime({ precision: 3 }).nullable()

const textBody = z.strictObject({
  content: z.string().trim().min(1).max(MAX_HOMEPAGE_TEXT),
  is_active: z.boolean(),
  starts_at: moment,
  ends_at: moment,
})
const savedBody = textBody.extend({ version: z.int().positive() })

/** `before` is `<created_at>_<id>` of the last row seen. */
const listQuery = z.object({
  toon: z.literal('verwijderd').optional(),
  before: z
    .string()
    .regex(/^[\dTZ:.-]{20,30}_[\da-f-]{36}$/)
    .optional(),
})

function idOf(c: HonoContext<HttpEnv>): string {
  const id = z.guid().safeParse(c.req.param('id'))
  if (!id.success) throw new AppError('not_found')
  return id.data
}

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
      const query = listQuery.safeParse(c.req.query())
      if (!query.success) throw new AppError('invalid_input', { fields: query.error.issues.map(({ path }) => path.join('.')) })
      const [createdAt = '', id = ''] = query.data.before?.split('_') ?? []
      const rows = await listHomepageTexts(c.get('context'), {
        deleted: query.data.toon === 'verwijderd',
        limit: PAGE_SIZE + 1,
        before: query.data.before === undefined ? undefined : { createdAt, id },
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
    .get('/api/admin/homepage-texts/:id', async (c) => c.json(await openHomepageText(c.get('context'), idOf(c))))
    .put('/api/admin/homepage-texts/:id', async (c) => {
      const body = await readJson(c, savedBody)
      const saved = await saveHomepageText(c.get('context'), { ...textOf(body), id: idOf(c), version: body.version })
      await contentVersion.refresh()
      return c.json(saved)
    })
    .delete('/api/admin/homepage-texts/:id', async (c) => {
      await deleteHomepageText(c.get('context'), idOf(c))
      await contentVersion.refresh()
      return c.json({ deleted: true })
    })
    .post('/api/admin/homepage-texts/:id/restore', async (c) => {
      await restoreHomepageText(c.get('context'), idOf(c))
      await contentVersion.refresh()
      return c.json({ restored: true })
    })
    .get('/api/admin/homepage-texts/:id/revisions', async (c) =>
      c.json({ revisions: await listRevisions(c.get('context'), { kind: 'homepagetekst', subjectId: idOf(c) }) }),
    )
}
