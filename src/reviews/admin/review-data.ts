/** The reviews and what the owner does with them, as the API gives them. */
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { readRevisions, recordCalls, recordHooks, withBody } from '../../owner-kit/record-hooks.ts'
import { renamed } from '../../owner-kit/use-record-address.ts'
import type { RecordRow } from '../../records/record-kind.ts'
import type { ReviewDraft } from '../review-draft.ts'
import type { reviewsAdminApi } from '../reviews-admin.api.ts'
import type { ReviewQuery } from './review-address.ts'
import { listTexts } from './reviews-admin.nl.ts'

const calls = hc<ReturnType<typeof reviewsAdminApi>>('/').api.admin.reviews

const names = { staat: 'state', sterren: 'rating', notaris: 'notaryId', na: 'after' } as const
const list = (query: ReviewQuery) => answerOf(calls.$get({ query: renamed(query, names) }))
const read = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

export type ReviewLine = Awaited<ReturnType<typeof list>>['reviews'][number]
export type ReviewDetail = Awaited<ReturnType<typeof read>>
export type Row = RecordRow

export const {
  usePage: useReviewPage,
  useOne: useReview,
  useRevisions: useReviewRevisions,
  useRefresh: useRefreshReviews,
  useAction: useReviewAction,
  useRevert: useReviewRevert,
} = recordHooks({ key: 'reviews', alsoStale: ['notaries'], failure: listTexts.failed, list, read, revisions: (id) => readRevisions(calls, id) })

/** What the owner can do with a row; each resolves with the row as it is then. */
export const reviewCalls = {
  ...recordCalls(calls),
  read,
  save: (draft: ReviewDraft, row: Row | undefined) =>
    row ? answerOf(calls[':id'].$put(withBody(row.id, { ...draft, version: row.version }))) : answerOf(calls.$post({ json: draft })),
  revert: ({ id, version }: Row, revision: string) => answerOf(calls[':id'].revert.$post(withBody(id, { version, revision }))),
}
