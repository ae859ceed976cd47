/** The owner lists, edits, moderates, deletes and restores reviews. */
import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { readJson } from '../platform/http/json-body.ts'
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
  sterren: z.coerce.number().int().min(1).max(5).optional(),
  notaris: z.guid().optional(),
  na: z.guid().optional(),
})

const version = z.int().positive()
const saveBody = reviewSchema.extend({ version })
const versionBody = z.object({ version })
const restoreBody = z.object({ version, revision: z.guid() })

export interface ReviewsAdminServices extends OfficeLookup {
  contentVersion: { refresh(): Promise<void> }
}

function idOf(c: HonoContext<HttpEnv>): string {
  const id = z.guid().safeParse(c.req.param('id'))
  if (!id.success) throw new AppError('not_found')
  return id.data
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
      const query = searchQuery.safeParse(c.req.query())
      if (!query.success) throw new AppError('invalid_input', { fields: query.error.issues.map((issue) => issue.path.join('.')) })
      const { staat: state, sterren: rating, notaris: notaryId, na: after } = query.data
      return c.json(await listStoredReviews(c.get('context'), { state, rating, notaryId, after, limit: PAGE_SIZE }))
    })
    .get('/api/admin/reviews/:id', async (c) => c.json(await openReview(c.get('context'), idOf(c))))
    .get('/api/admin/reviews/:id/revisions', async (c) => {
      return c.json({ revisions: await listRevisions(c.get('context'), { kind: 'beoordeling', subjectId: idOf(c) }) })
    })
    .post('/api/admin/reviews', async (c) => {
      return c.json(await shown(saveReview(contextOf(c), { draft: await readJson(c, reviewSchema), row: undefined })), 201)
    })
    .put('/api/admin/reviews/:id', async (c) => {
      const { version, ...draft } = await readJson(c, saveBody)
      return c.json(await shown(saveReview(contextOf(c), { draft, row: { id: idOf(c), version } })))
    })
    .post('/api/admin/reviews/:id/delete', async (c) => {
      return c.json(await shown(deleteReview(c.get('context'), { id: idOf(c), ...(await readJson(c, versionBody)), restore: false })))
    })
    .post('/api/admin/reviews/:id/undelete', async (c) => {
      return c.json(await shown(deleteReview(c.get('context'), { id: idOf(c), ...(await readJson(c, versionBody)), restore: true })))
    })
    .post('/api/admin/reviews/:id/restore', async (c) => {
      const { version, revision } = await readJson(c, restoreBody)
      return c.json(await shown(restoreReview(contextOf(c), { id: idOf(c), version, revisionId: revision })))
    })
}
