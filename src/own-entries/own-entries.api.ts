/** The owner writes, tries, publishes and takes back own answers of the assistant. */
import { Hono } from 'hono'
import { z } from 'zod'
import { requireEditor } from '../audit/require-role.ts'
import type { FigureBook } from '../figures/figure.ts'
import { dutchDay } from '../platform/clock.ts'
import { idField, textField, trimmedField, versionField } from '../platform/request-fields.ts'
import { readId, readJson, readQuery } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { pageOf } from '../platform/page-of.ts'
import { historyRoutes, recordRoutes, revertBody } from '../records/records.api.ts'
import { sessionIdSchema } from '../assistant/conversation/conversation.ts'
import type { EmbeddedEngine } from '../assistant/engine/embedded-engine.ts'
import { fillAnswer } from './check-own-entry.ts'
import { listChoices } from './list-choices.ts'
import { getOwnEntry, listOwnEntries } from './list-own-entries.ts'
import { limits } from './own-entry.ts'
import { entryContentSchema } from './entry-content.schema.ts'
import { checkedEntryRecord } from './own-entry-record.ts'
import { revertOwnEntry, saveOwnEntry } from './save-own-entry.ts'
import { tryOwnEntry } from './try-own-entry.ts'

const PAGE_SIZE = 20

const listQuery = z.object({
  status: z.enum(['draft', 'published']).optional(),
  search: trimmedField(100).toLowerCase().optional(),
  after: idField.optional(),
})
const newBody = z.strictObject({
  content: entryContentSchema,
  status: z.enum(['draft', 'published']),
  from: z.strictObject({ question: trimmedField(600).min(1), sessionId: sessionIdSchema.nullable() }).optional(),
})
const changeBody = newBody.omit({ from: true }).extend({ version: versionField })
const trialBody = z.strictObject({ content: entryContentSchema, question: trimmedField(500).min(1), reference: textField(80).optional() })
const previewBody = z.strictObject({ answer: textField(limits.answer) })

export interface OwnEntriesServices {
  figures: FigureBook
  engine: Pick<EmbeddedEngine, 'tryOwnEntries' | 'listContentEntries'>
}

export function ownEntriesApi(services: OwnEntriesServices) {
  const { figures } = services
  return new Hono<HttpEnv>()
    .get('/api/admin/own-entries', async (c) => {
      const found = await listOwnEntries(c.get('context'), { ...readQuery(c, listQuery), limit: PAGE_SIZE + 1 })
      const { rows: entries, next } = pageOf(found, PAGE_SIZE, ({ id }) => id)
      return c.json({ entries, next })
    })
    .get('/api/admin/own-entries/choices', (c) => c.json(listChoices(c.get('context'), services)))
    .post('/api/admin/own-entries/preview', async (c) => {
      requireEditor(c.get('context'))
      const { answer } = await readJson(c, previewBody)
      return c.json({ text: fillAnswer(answer, figures, dutchDay(c.get('context').clock)) ?? null })
    })
    .post('/api/admin/own-entries/trial', async (c) => {
      const { content, question, reference } = await readJson(c, trialBody)
      return c.json(await tryOwnEntry(c.get('context'), services, { content, question, reference }))
    })
    .post('/api/admin/own-entries', async (c) => c.json(await saveOwnEntry(c.get('context'), services, await readJson(c, newBody)), 201))
    .get('/api/admin/own-entries/:id', async (c) => c.json(await getOwnEntry(c.get('context'), readId(c))))
    .put('/api/admin/own-entries/:id', async (c) => {
      const { version, ...input } = await readJson(c, changeBody)
      return c.json(await saveOwnEntry(c.get('context'), services, { ...input, row: { id: readId(c), version } }))
    })
    .route('/api/admin/own-entries', recordRoutes(checkedEntryRecord(services)))
    .route('/api/admin/own-entries', historyRoutes('kennis'))
    .post('/api/admin/own-entries/:id/revert', async (c) => {
      const { version, revision } = await readJson(c, revertBody)
      return c.json(await revertOwnEntry(c.get('context'), services, { row: { id: readId(c), version }, revision }))
    })
}
