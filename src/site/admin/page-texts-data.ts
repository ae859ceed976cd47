/** The additions to pages and what the owner does with them, as the API gives them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { readRevisions, recordHooks, withBody } from '../../owner-kit/record-hooks.ts'
import { useRecordAddress } from '../../owner-kit/use-record-address.ts'
import type { RecordRow } from '../../records/record-kind.ts'
import type { pageTextsApi } from '../page-texts.api.ts'
import { pageTextsTexts } from './page-texts.nl.ts'

const calls = hc<ReturnType<typeof pageTextsApi>>('/').api.admin['page-texts']

/** The owner's place among them, as it stands in the address. */
export const pageTextPlace = { one: 'pagina' } as const

export const usePageTextAddress = () => useRecordAddress({ part: 'aanvullingen', ...pageTextPlace, filters: [] })

export const pageTextCalls = {
  read: (id: string) => answerOf(calls[':id'].$get({ param: { id } })),
  save: (content: string, { id, version }: RecordRow) => answerOf(calls[':id'].$put(withBody(id, { content, version }))),
}

export type PageTextData = Awaited<ReturnType<typeof pageTextCalls.read>>

export const {
  usePage: usePageTexts,
  useOne: usePageText,
  useRevisions: usePageTextRevisions,
  useRefresh: useRefreshPageTexts,
} = recordHooks({
  key: 'page-texts',
  failure: pageTextsTexts.failed,
  list: async (_all: 'all') => (await answerOf(calls.$get())).texts,
  read: pageTextCalls.read,
  revisions: (id) => readRevisions(calls, id),
})

/** Made by the server, which knows the pages. */
export const useTextPreview = (content: string) =>
  useQuery({
    queryKey: ['page-text-preview', content],
    queryFn: () => answerOf(calls.preview.$post({ json: { content } })),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
