/** The owner lists, edits, moderates, deletes and restores reviews. */
import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { idField, pageField, versionField } from '../platform/request-fields.ts'
import { readId, readJson, readQuery } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { historyRoutes, recordRoutes, revertBody } from '../records/records.api.ts'
import { listStoredReviews } from './list-stored-reviews.ts'
import { openReview } from './open-review.ts'
import { reviewStates } from './review-draft.ts'
import { reviewRecord } from './review-record.ts'
import { reviewSchema } from './review.schema.ts'
import { revertReview, saveReview, type OfficeLookup } from './save-review.ts'

const PAGE_SIZE = 25

const searchQuery = z.object({
  state: z.enum([...reviewStates, 'verwijderd']).optional(),
  rating: pageField(1, 5).optional(),
  notaryId: idField.optional(),
  after: idField.optional(),
})

const saveBody = reviewSchema.extend({ version: versionField })

export function reviewsAdminApi({ isKnownOffice }: OfficeLookup) {
  const contextOf = (c: HonoContext<HttpEnv>) => ({ ...c.get('context'), isKnownOffice })
  return new Hono<HttpEnv>()
    .get('/api/admin/reviews', async (c) => c.json(await listStoredReviews(c.get('context'), { ...readQuery(c, searchQuery), limit: PAGE_SIZE })))
    .get('/api/admin/reviews/:id', async (c) => c.json(await openReview(c.get('context'), readId(c))))
    .post('/api/admin/reviews', async (c) => c.json(await saveReview(contextOf(c), { draft: await readJson(c, reviewSchema), row: undefined }), 201))
    .put('/api/admin/reviews/:id', async (c) => {
      const { version, ...draft } = await readJson(c, saveBody)
      return c.json(await saveReview(contextOf(c), { draft, row: { id: readId(c), version } }))
    })
    .route('/api/admin/reviews', recordRoutes(reviewRecord))
    .route('/api/admin/reviews', historyRoutes('beoordeling'))
    .post('/api/admin/reviews/:id/revert', async (c) => {
      const { version, revision } = await readJson(c, revertBody)
      return c.json(await revertReview(contextOf(c), { row: { id: readId(c), version }, revision }))
    })
}
