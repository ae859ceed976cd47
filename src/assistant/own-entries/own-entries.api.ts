/** The owner writes, tries, publishes and takes back own answers of the assistant. */
import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { requireOwner } from '../../accounts/require-owner.ts'
import type { FigureBook } from '../../figures/figure.ts'
import { dutchDay } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { readJson } from '../../platform/http/json-body.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { sessionIdSchema } from '../conversation.ts'
import type { EmbeddedEngine } from '../embedded-engine.ts'
import { fillAnswer } from './check-own-entry.ts'
import { deleteOwnEntry } from './delete-own-entry.ts'
import { listEntryVersions } from './entry-history.ts'
import { listChoices } from './list-choices.ts'
import { getOwnEntry, listOwnEntries } from './list-own-entries.ts'
import { limits } from './own-entry.ts'
import { entryContentSchema } from './read-own-entry.ts'
import { restoreEntryVersion } from './restore-entry-version.ts'
import { saveOwnEntry } from './save-own-entry.ts'
import { tryOwnEntry } from './try-own-entry.ts'
import { undeleteOwnEntry } from './undelete-own-entry.ts'

const PAGE_SIZE = 20

const listQuery = z.object({
  status: z.enum(['draft', 'published']).optional(),
  words: z.string().trim().max(100).toLowerCase().optional(),
  before: z.guid().optional(),
})
const newBody = z.strictObject({
  content: entryContentSchema,
  status: z.enum(['draft', 'published']),
  from: z.strictObject({ question: z.string().trim().min(1).max(600), sessionId: sessionIdSchema.nullable() }).optional(),
})
const changeBody = newBody.omit({ from: true }).extend({ version: z.int().positive() })
const trialBody = z.strictObject({ content: entryContentSchema, question: z.string().trim().min(1).max(500), reference: z.string().max(80).optional() })
const previewBody = z.strictObject({ answer: z.string().max(limits.answer) })

function idOf(c: HonoContext<HttpEnv>, name = 'id'): string {
  const id = z.guid().safeParse(c.req.param(name))
  if (!id.success) throw new AppError('not_found')
  return id.data
}

export interface OwnEntriesServices {
  figures: FigureBook
  engine: Pick<EmbeddedEngine, 'tryOwnEntries' | 'listContentEntries'>
  contentVersion: { refresh(): Promise<void> }
}

export function ownEntriesApi(services: OwnEntriesServices) {
  const { contentVersion, figures } = services
  return new Hono<HttpEnv>()
    .get('/api/admin/own-entries', async (c) => {
      const query = listQuery.safeParse(c.req.query())
      if (!query.success) throw new AppError('invalid_input', { fields: query.error.issues.map((issue) => issue.path.join('.')) })
      const rows = await listOwnEntries(c.get('context'), { ...query.data, limit: PAGE_SIZE + 1 })
      const entries = rows.slice(0, PAGE_SIZE)
      return c.json({ entries, next: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null })
    })
    .get('/api/admin/own-entries/choices', (c) => c.json(listChoices(c.get('context'), services)))
    .post('/api/admin/own-entries/preview', async (c) => {
      requireOwner(c.get('context'))
      const { answer } = await readJson(c, previewBody)
      return c.json({ text: fillAnswer(answer, figures, dutchDay(c.get('context').clock)) ?? null })
    })
    .post('/api/admin/own-entries/trial', async (c) => {
      const { content, question, reference } = await readJson(c, trialBody)
      return c.json(await tryOwnEntry(c.get('context'), services, { content, question, reference }))
    })
    .post('/api/admin/own-entries', async (c) => {
      const entry = await saveOwnEntry(c.get('context'), services, await readJson(c, newBody))
      await contentVersion.refresh()
      return c.json(entry)
    })
    .get('/api/admin/own-entries/:id', async (c) => c.json(await getOwnEntry(c.get('context'), idOf(c))))
    .put('/api/admin/own-entries/:id', async (c) => {
      const { version, ...input } = await readJson(c, changeBody)
      const entry = await saveOwnEntry(c.get('context'), services, { ...input, existing: { id: idOf(c), version } })
      await contentVersion.refresh()
      return c.json(entry)
    })
    .delete('/api/admin/own-entries/:id', async (c) => {
      await deleteOwnEntry(c.get('context'), idOf(c))
      await contentVersion.refresh()
      return c.json({ deleted: true })
    })
    .post('/api/admin/own-entries/:id/undelete', async (c) => {
      await undeleteOwnEntry(c.get('context'), services, idOf(c))
      await contentVersion.refresh()
      return c.json({ restored: true })
    })
    .get('/api/admin/own-entries/:id/versions', async (c) => c.json({ versions: await listEntryVersions(c.get('context'), idOf(c)) }))
    .post('/api/admin/own-entries/:id/versions/:version/restore', async (c) => {
      const entry = await restoreEntryVersion(c.get('context'), services, { id: idOf(c), versionId: idOf(c, 'version') })
      await contentVersion.refresh()
      return c.json(entry)
    })
}
