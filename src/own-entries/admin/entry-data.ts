/** The owner's entries, as the API gives them. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { readRevisions, recordCalls, recordHooks, useRemoval, withBody } from '../../owner-kit/record-hooks.ts'
import type { RecordRow } from '../../records/record-kind.ts'
import type { EntryStatus, OwnEntryContent } from '../own-entry.ts'
import type { ownEntriesApi } from '../own-entries.api.ts'
import type { EntryQuery } from './entry-address.ts'
import { ownEntryTexts, removalTexts, trialTexts } from './own-entries.nl.ts'

const calls = hc<ReturnType<typeof ownEntriesApi>>('/').api.admin['own-entries']

export const statuses: Readonly<Record<string, EntryStatus>> = { concept: 'draft', gepubliceerd: 'published' }

function list({ staat = '', zoek, na }: EntryQuery) {
  const status = statuses[staat]
  return answerOf(calls.$get({ query: { ...(status && { status }), ...(zoek && { search: zoek }), ...(na && { after: na }) } }))
}
const read = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

export type Entry = Awaited<ReturnType<typeof read>>
export type EntrySummary = Awaited<ReturnType<typeof list>>['entries'][number]

const key = 'own-entries'

export const {
  usePage: useEntryPage,
  useOne: useEntry,
  useRevisions: useEntryRevisions,
  useRefresh: useRefreshEntries,
  useRevert: useEntryRevert,
} = recordHooks({ key, failure: ownEntryTexts.failed, list, read, revisions: (id) => readRevisions(calls, id) })

/** What a new one is about. */
export interface Origin {
  question: string
  sessionId: string | null
}

/** What is sent of the form. */
export interface EntryDraft {
  content: OwnEntryContent
  status: EntryStatus
}

export const entryCalls = {
  ...recordCalls(calls),
  read,
  save: ({ content, status }: EntryDraft, row: RecordRow | undefined, from: Origin | undefined) =>
    row
      ? answerOf(calls[':id'].$put(withBody(row.id, { content, status, version: row.version })))
      : answerOf(calls.$post({ json: { content, status, ...(from && { from }) } })),
  revert: ({ id, version }: RecordRow, revision: string) => answerOf(calls[':id'].revert.$post(withBody(id, { version, revision }))),
}

export const useEntryRemoval = () => useRemoval(entryCalls, removalTexts, useRefreshEntries())

export const useChoices = () => useQuery({ queryKey: [key, 'choices'], queryFn: () => answerOf(calls.choices.$get()), staleTime: 600_000 })

/** The answer with its figures; null for a token that is wrong. */
export const usePreview = (answer: string) =>
  useQuery({
    queryKey: [key, 'preview', answer],
    queryFn: () => answerOf(calls.preview.$post({ json: { answer } })),
    // Without a figure the text is shown as it is.
    enabled: answer.includes('{{') || answer.includes('}}'),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })

export const useTrial = () =>
  useMutation({
    meta: { failure: trialTexts.failed },
    mutationFn: (input: { content: OwnEntryContent; question: string; reference: string | undefined }) => {
      const { content, question, reference } = input
      return answerOf(calls.trial.$post({ json: { content, question, ...(reference !== undefined && { reference }) } }))
    },
  })

export type TrialResult = NonNullable<ReturnType<typeof useTrial>['data']>
