/** The owner's entries, as the API gives them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { showFailure, showSuccess, showUndo } from '../../owner-kit/toasts.tsx'
import type { EntryStatus, OwnEntryContent } from '../own-entry.ts'
import type { ownEntriesApi } from '../own-entries.api.ts'
import { editorTexts, ownEntryTexts, trialTexts } from './own-entries.nl.ts'

const calls = hc<ReturnType<typeof ownEntriesApi>>('/').api.admin['own-entries']

const readPage = (query: { status?: EntryStatus; words?: string; before?: string }) => answerOf(calls.$get({ query }))
const readEntry = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))
const readVersions = (id: string) => answerOf(calls[':id'].versions.$get({ param: { id } }))

export type Entry = Awaited<ReturnType<typeof readEntry>>
export type EntrySummary = Awaited<ReturnType<typeof readPage>>['entries'][number]

/** The start of the key of everything about own entries. */
const key = ['own-entries']

export interface ListFilter {
  status: EntryStatus | undefined
  words: string | undefined
  before: string | undefined
}

export const useEntryPage = ({ status, words, before }: ListFilter) =>
  useQuery({
    queryKey: [...key, 'page', status ?? '', words ?? '', before ?? ''],
    queryFn: () => readPage({ ...(status && { status }), ...(words && { words }), ...(before && { before }) }),
    placeholderData: keepPreviousData,
    meta: { failure: ownEntryTexts.listFailed },
  })

/** Read anew each time the editor opens, so that an old version is not edited. */
export const useEntry = (id: string | undefined) =>
  useQuery({ queryKey: [...key, 'entry', id ?? ''], queryFn: () => readEntry(id ?? ''), enabled: id !== undefined, gcTime: 0, refetchOnWindowFocus: false })

export const useVersions = (id: string, wanted: boolean) =>
  useQuery({ queryKey: [...key, 'versions', id], queryFn: () => readVersions(id), enabled: wanted, staleTime: 0, meta: { failure: editorTexts.historyFailed } })

export const useChoices = () => useQuery({ queryKey: [...key, 'choices'], queryFn: () => answerOf(calls.choices.$get()), staleTime: 600_000 })

/** The answer with its figures; null for a token that is wrong. */
export const usePreview = (answer: string) =>
  useQuery({
    queryKey: [...key, 'preview', answer],
    queryFn: () => answerOf(calls.preview.$post({ json: { answer } })),
    // Without a figure the text is shown as it is.
    enabled: answer.includes('{{') || answer.includes('}}'),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })

export interface SaveInput {
  content: OwnEntryContent
  status: EntryStatus
}

interface SaveOptions {
  entry: Entry | undefined
  from: { question: string; sessionId: string | null } | undefined
  onSaved: (entry: Entry) => void
  onFaults: (fields: readonly string[]) => void
}

export function useSave({ entry, from, onSaved, onFaults }: SaveOptions) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ content, status }: SaveInput) => {
      if (!entry) return answerOf(calls.$post({ json: { content, status, ...(from && { from }) } }))
      const request = { param: { id: entry.id }, json: { content, status, version: entry.version } }
      return answerOf(calls[':id'].$put(request))
    },
    onSuccess: (saved) => {
      const withdrawn = saved.status === 'draft' && entry?.status === 'published'
      showSuccess(withdrawn ? ownEntryTexts.unpublished : saved.status === 'draft' ? ownEntryTexts.savedDraft : ownEntryTexts.savedPublished)
      client.setQueryData([...key, 'entry', saved.id], saved)
      void client.invalidateQueries({ queryKey: [...key, 'page'] })
      void client.invalidateQueries({ queryKey: [...key, 'versions', saved.id] })
      onSaved(saved)
    },
    onError: (error) => {
      const fields = error instanceof ApiProblem ? error.fields.map(fieldOf) : []
      onFaults(fields)
      showFailure(
        error instanceof ApiProblem && error.code === 'conflict' ? ownEntryTexts.conflict : fields.length > 0 ? ownEntryTexts.faults : ownEntryTexts.saveFailed,
      )
    },
  })
}

/** 'content.sources.0.url' -> 'sources'; what the rules name stays as it is. */
const fieldOf = (field: string): string => (field.startsWith('content.') ? (field.split('.')[1] ?? field) : field)

export function useDelete(id: string, onDeleted: () => void) {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: [...key, 'page'] })
  const undo = useMutation({
    meta: { failure: ownEntryTexts.undeleteFailed },
    mutationFn: () => answerOf(calls[':id'].undelete.$post({ param: { id } })),
    onSuccess: () => {
      showSuccess(ownEntryTexts.undeleted)
      refresh()
    },
  })
  return useMutation({
    meta: { failure: ownEntryTexts.deleteFailed },
    mutationFn: () => answerOf(calls[':id'].$delete({ param: { id } })),
    onSuccess: () => {
      refresh()
      showUndo(ownEntryTexts.deleted, () => undo.mutate())
      onDeleted()
    },
  })
}

export function useRestore(id: string, onRestored: (entry: Entry) => void) {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: editorTexts.restoreFailed },
    mutationFn: (version: string) => answerOf(calls[':id'].versions[':version'].restore.$post({ param: { id, version } })),
    onSuccess: (entry) => {
      showSuccess(editorTexts.restored)
      client.setQueryData([...key, 'entry', id], entry)
      void client.invalidateQueries({ queryKey: key })
      onRestored(entry)
    },
  })
}

export const useTrial = () =>
  useMutation({
    meta: { failure: trialTexts.failed },
    mutationFn: (input: { content: OwnEntryContent; question: string; reference: string | undefined }) => {
      const { content, question, reference } = input
      return answerOf(calls.trial.$post({ json: { content, question, ...(reference !== undefined && { reference }) } }))
    },
  })

export type TrialResult = NonNullable<ReturnType<typeof useTrial>['data']>
