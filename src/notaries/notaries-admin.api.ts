/** The owner lists, edits, publishes, deletes and restores notaries. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { AppError } from '../errors/errors.ts'
import { clippedField, flagField, idField, trimmedField, versionField } from '../platform/request-fields.ts'
import { importQuery, readCsv, readId, readJson, readQuery } from '../platform/http/request-input.ts'
import { csvFile } from '../platform/http/csv-file.ts'
import { problem } from '../platform/http/problems.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { historyRoutes, recordRoutes, revertBody } from '../records/records.api.ts'
import type { RegionBook } from '../regions/region.ts'
import { draftSchema } from './draft.schema.ts'
import { exportNotaries } from './export-notaries.ts'
import { MAX_IMPORT_BYTES } from './import-limits.ts'
import { importNotaries } from './import-notaries.ts'
import { listNotaryNames } from './list-notary-names.ts'
import { listStoredNotaries } from './list-stored-notaries.ts'
import { notaryStates } from './notary-draft.ts'
import { notaryRecord } from './notary-record.ts'
import { openNotary } from './open-notary.ts'
import { revertNotary, saveNotary } from './save-notary.ts'
import { setNotaryState } from './set-notary-state.ts'
import { showNotaries } from './show-notaries.ts'
import { suggestPlaces } from './suggest-places.ts'

const PAGE_SIZE = 25

const typed = trimmedField(120)
  .transform((text) => (text === '' ? undefined : text))
  .optional()

const searchQuery = z.object({
  search: typed,
  state: z.enum([...notaryStates, 'verwijderd']).optional(),
  place: typed,
  specialization: typed,
  after: idField.optional(),
})

const limitFile = bodyLimit({ maxSize: MAX_IMPORT_BYTES, onError: (c) => problem(c, new AppError('too_large')) })

const seenQuery = importQuery.extend({ seen: clippedField(64).optional(), skip: flagField })
const placesQuery = z.object({ search: clippedField(60).default('') })
const showBody = z.strictObject({ search: typed, state: z.enum(notaryStates).optional(), place: typed, specialization: typed, seen: versionField.optional() })
const saveBody = draftSchema.extend({ version: versionField })
const stateBody = z.strictObject({ version: versionField, state: z.enum(['zichtbaar', 'uit']) })

export const notariesAdminApi = ({ regions }: { regions: RegionBook }) =>
  new Hono<HttpEnv>()
    .get('/api/admin/notaries', async (c) => c.json(await listStoredNotaries(c.get('context'), { ...readQuery(c, searchQuery), limit: PAGE_SIZE }, regions)))
    .get('/api/admin/notaries/places', (c) => c.json({ places: suggestPlaces(regions, readQuery(c, placesQuery).search) }))
    .get('/api/admin/notaries/names', async (c) => c.json({ notaries: await listNotaryNames(c.get('context')) }))
    .get('/api/admin/notaries/export', async (c) => csvFile(c, 'notarissen.csv', await exportNotaries(c.get('context'))))
    .post('/api/admin/notaries/import', limitFile, async (c) => {
      const asked = readQuery(c, seenQuery)
      return c.json(await importNotaries(c.get('context'), { ...asked, csv: await readCsv(c), places: regions }))
    })
    .post('/api/admin/notaries/visible', async (c) => {
      const { seen, ...wanted } = await readJson(c, showBody)
      return c.json(await showNotaries(c.get('context'), { wanted, seen, places: regions }))
    })
    .get('/api/admin/notaries/:id', async (c) => c.json(await openNotary(c.get('context'), readId(c))))
    .post('/api/admin/notaries', async (c) => {
      const draft = await readJson(c, draftSchema)
      return c.json(await saveNotary(c.get('context'), { draft, row: undefined, places: regions }), 201)
    })
    .put('/api/admin/notaries/:id', async (c) => {
      const { version, ...draft } = await readJson(c, saveBody)
      return c.json(await saveNotary(c.get('context'), { draft, row: { id: readId(c), version }, places: regions }))
    })
    .put('/api/admin/notaries/:id/state', async (c) => c.json(await setNotaryState(c.get('context'), { id: readId(c), ...(await readJson(c, stateBody)) })))
    .route('/api/admin/notaries', recordRoutes(notaryRecord))
    .route('/api/admin/notaries', historyRoutes('notaris'))
    .post('/api/admin/notaries/:id/revert', async (c) => {
      const { version, revision } = await readJson(c, revertBody)
      return c.json(await revertNotary(c.get('context'), { row: { id: readId(c), version }, revision, places: regions }))
    })
