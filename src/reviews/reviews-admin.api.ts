/** The owner lists, edits, moderates, deletes and restores reviews. */
import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { idField, pageField, versionField } from '../platform/door-fields.ts'
import { readId, readJson, readQuery } from '../platform/http/door-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { listRevisions } from '../revisions/revisions.ts'
import { deleteReview } from './delete-review.ts'
import { listStoredReviews } from './list-stored-reviews.ts'
import { openReview } from './open-review.ts'
import { restoreReview } from './restore-review.ts'
import { reviewStates } from './review-draft.ts'
import { reviewSchema } from './review.schema.ts'
import { saveReview, type OfficeLookup, type SavedReview } from './save-review.ts'

const PAGE_SIZE = 25

const searchQuery = z.object({
  staat: z.enum([...reviewStates, 'verwijderd']).optional(),
  sterren: pageField(1, 5).optional(),
  notaris: idField.optional(),
  na: idField.optional(),
})

const saveBody = reviewSchema.extend({ version: versionField })
const versionBody = z.object({ version: versionField })
const restoreBody = z.object({ version: versionField, revision: idField })

export interface ReviewsAdminServices extends OfficeLookup {
  contentVersion: { refresh(): Promise<void> }
}

export function reviewsAdminApi({ contentVersion, isKnownOffice }: ReviewsAdminServices) {
  const contextOf = (c: HonoContext<HttpEnv>) => ({ ...c.get('context'), isKnownOffice })
  const shown = async (saving: Promise<SavedReview>): Promise<SavedReview> => {
    const saved = await saving
    await contentVersion.refresh()
    return saved
  }
  return new Hono<HttpEnv>()
    .get('/api/admin/reviews', async (c) => {
      const { staat: state, sterren: rating, notaris: notaryId, na: after } = readQuery(c, searchQuery)
      return c.json(await listStoredReviews(c.get('context'), { state, rating, notaryId, after, limit: PAGE_SIZE }))
    })
    .get('/api/admin/reviews/:id', async (c) => c.json(await openReview(c.get('context'), readId(c))))
    .get('/api/admin/reviews/:id/revisions', async (c) => {
      return c.json({ revisions: await listRevisions(c.get('context'), { kind: 'beoordeling', subjectId: readId(c) }) })
    })
    .post('/api/admin/reviews', async (c) => {
      return c.json(await shown(saveReview(contextOf(c), { draft: await readJson(c, reviewSchema), row: undefined })), 201)
    })
    .put('/api/admin/reviews/:id', async (c) => {
      const { version, ...draft } = await readJson(c, saveBody)
      return c.json(await shown(saveReview(contextOf(c), { draft, row: { id: readId(c), version } })))
    })
    .post('/api/admin/reviews/:id/delete', async (c) => {
      return c.json(await shown(deleteReview(c.get('context'), { id: readId(c), ...(await readJson(c, versionBody)), restore: false })))
    })
    .post('/api/admin/reviews/:id/undelete', async (c) => {
      return c.json(await shown(deleteReview(c.get('context'), { id: readId(c), ...(await readJson(c, versionBody)), restore: true })))
    })
    .post('/api/admin/reviews/:id/restore', async (c) => {
      const { version, revision } = await readJson(c, restoreBody)
      return c.json(await shown(restoreReview(contextOf(c), { id: readId(c), version, revisionId: revision })))
    })
}
