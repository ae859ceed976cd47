/** The owner lists, edits, publishes, deletes and restores notaries. */
import { Hono } from 'hono'
import { z } from 'zod'
import { idField, textField, trimmedField, versionField } from '../platform/door-fields.ts'
import { readId, readJson, readQuery } from '../platform/http/door-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import type { RegionBook } from '../regions/region.ts'
import { listRevisions } from '../revisions/revisions.ts'
import { deleteNotary } from './delete-notary.ts'
import { draftSchema } from './draft.schema.ts'
import { exportNotaries } from './export-notaries.ts'
import { importNotaries } from './import-notaries.ts'
import { listNotaryNames } from './list-notary-names.ts'
import { listStoredNotaries } from './list-stored-notaries.ts'
import { notaryStates } from './notary-draft.ts'
import { openNotary } from './open-notary.ts'
import { restoreNotary } from './restore-notary.ts'
import { saveNotary, type SavedNotary } from './save-notary.ts'
import { setNotaryState } from './set-notary-state.ts'
import { suggestPlaces } from './suggest-places.ts'

const PAGE_SIZE = 25

const typed = trimmedField(120)
  .transform((text) => (text === '' ? undefined : text))
  .optional()

const searchQuery = z.object({
  zoek: typed,
  staat: z.enum([...notaryStates, 'verwijderd']).optional(),
  plaats: typed,
  specialisatie: typed,
  na: idField.optional(),
})

const saveBody = draftSchema.extend({ version: versionField })
const versionBody = z.object({ version: versionField })
const stateBody = z.object({ version: versionField, state: z.enum(['zichtbaar', 'uit']) })
const restoreBody = z.object({ version: versionField, revision: idField })
const importBody = z.object({ csv: textField(60_000), dryRun: z.boolean() })

export interface NotariesAdminServices {
  contentVersion: { refresh(): Promise<void> }
  regions: RegionBook
}

export function notariesAdminApi({ contentVersion, regions }: NotariesAdminServices) {
  const shown = async (saving: Promise<SavedNotary>): Promise<SavedNotary> => {
    const saved = await saving
    await contentVersion.refresh()
    return saved
  }
  return new Hono<HttpEnv>()
    .get('/api/admin/notaries', async (c) => {
      const { zoek: text, staat: state, plaats: place, specialisatie: specialization, na: after } = readQuery(c, searchQuery)
      return c.json(await listStoredNotaries(c.get('context'), { text, state, place, specialization, after, limit: PAGE_SIZE }, regions))
    })
    .get('/api/admin/notaries/places', (c) => c.json({ places: suggestPlaces(regions, (c.req.query('zoek') ?? '').slice(0, 60)) }))
    .get('/api/admin/notaries/names', async (c) => c.json({ notaries: await listNotaryNames(c.get('context')) }))
    .get('/api/admin/notaries/export.csv', async (c) => {
      const csv = await exportNotaries(c.get('context'))
      return c.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="notarissen.csv"',
        'Cache-Control': 'no-store',
      })
    })
    .post('/api/admin/notaries/import', async (c) => {
      const { csv, dryRun } = await readJson(c, importBody)
      const outcome = await importNotaries(c.get('context'), { csv, dryRun, places: regions })
      if (!dryRun) await contentVersion.refresh()
      return c.json(outcome)
    })
    .get('/api/admin/notaries/:id', async (c) => c.json(await openNotary(c.get('context'), readId(c))))
    .get('/api/admin/notaries/:id/revisions', async (c) => {
      return c.json({ revisions: await listRevisions(c.get('context'), { kind: 'notaris', subjectId: readId(c) }) })
    })
    .post('/api/admin/notaries', async (c) => {
      const draft = await readJson(c, draftSchema)
      return c.json(await shown(saveNotary(c.get('context'), { draft, row: undefined, places: regions })), 201)
    })
    .put('/api/admin/notaries/:id', async (c) => {
      const { version, ...draft } = await readJson(c, saveBody)
      return c.json(await shown(saveNotary(c.get('context'), { draft, row: { id: readId(c), version }, places: regions })))
    })
    .post('/api/admin/notaries/:id/state', async (c) => {
      return c.json(await shown(setNotaryState(c.get('context'), { id: readId(c), ...(await readJson(c, stateBody)) })))
    })
    .post('/api/admin/notaries/:id/delete', async (c) => {
      return c.json(await shown(deleteNotary(c.get('context'), { id: readId(c), ...(await readJson(c, versionBody)), restore: false })))
    })
    .post('/api/admin/notaries/:id/undelete', async (c) => {
      return c.json(await shown(deleteNotary(c.get('context'), { id: readId(c), ...(await readJson(c, versionBody)), restore: true })))
    })
    .post('/api/admin/notaries/:id/restore', async (c) => {
      const { version, revision } = await readJson(c, restoreBody)
      return c.json(await shown(restoreNotary(c.get('context'), { id: readId(c), version, revisionId: revision, places: regions })))
    })
}
