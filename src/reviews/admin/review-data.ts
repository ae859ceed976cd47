/** The reviews and what the owner does with them, as the API gives them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import type { ReviewDraft } from '../review-draft.ts'
import type { reviewsAdminApi } from '../reviews-admin.api.ts'
import { listTexts } from './reviews-admin.nl.ts'

const calls = hc<ReturnType<typeof reviewsAdminApi>>('/').api.admin.reviews

const readPage = (query: Record<string, string>) => answerOf(calls.$get({ query }))
const readReview = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

export type ReviewLine = Awaited<ReturnType<typeof readPage>>['reviews'][number]
export type ReviewDetail = Awaited<ReturnType<typeof readReview>>

export const reviewsKey = ['reviews']

export const useReviewPage = (query: Record<string, string>) =>
  useQuery({ queryKey: [...reviewsKey, 'page', query], queryFn: () => readPage(query), placeholderData: keepPreviousData, meta: { failure: listTexts.failed } })

/** Read anew for each form, and not while somebody types in it. */
export const useReview = (id: string) =>
  useQuery({
    queryKey: [...reviewsKey, 'one', id],
    queryFn: () => readReview(id),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: listTexts.failed },
  })

export const useReviewRevisions = (id: string) =>
  useQuery({
    queryKey: [...reviewsKey, 'revisions', id],
    queryFn: async () => (await answerOf(calls[':id'].revisions.$get({ param: { id } }))).revisions,
  })

export interface Row {
  id: string
  version: number
}

/** The server reads bodies by its own schemas, of which the client's types know nothing. */
const to = (id: string, json: object) => Object.assign({ param: { id } }, { json })

/** What the owner can do with a row; each resolves with the row as it is then. */
export const reviewCalls = {
  version: async (id: string) => (await readReview(id)).version,
  save: (draft: ReviewDraft, row: Row | undefined) => {
    if (!row) return answerOf(calls.$post({ json: draft }))
    return answerOf(calls[':id'].$put(to(row.id, { ...draft, version: row.version })))
  },
  remove: ({ id, version }: Row) => answerOf(calls[':id'].delete.$post(to(id, { version }))),
  bringBack: ({ id, version }: Row) => answerOf(calls[':id'].undelete.$post(to(id, { version }))),
  restore: ({ id, version }: Row, revision: string) => answerOf(calls[':id'].restore.$post(to(id, { version, revision }))),
}

/** Everything about reviews read anew, after a change. A form keeps what is typed in it. */
export function useRefreshReviews(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: reviewsKey }), client.invalidateQueries({ queryKey: ['notaries'] })])
  }
}

/** A change of one row that is not a save of the form. */
export function useReviewAction<Input>(act: (input: Input) => Promise<Row>, onDone: (row: Row) => void, onFailed: (error: Error) => void) {
  const refresh = useRefreshReviews()
  return useMutation({
    mutationFn: act,
    onSuccess: async (row) => {
      onDone(row)
      await refresh()
    },
    onError: onFailed,
  })
}
