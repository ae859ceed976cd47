/** The owner's entries, as the API gives them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { readRevisions, recordCalls, useRemoval, withBody } from '../../owner-kit/record-hooks.ts'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { useVersionedSave } from '../../owner-kit/use-versioned-save.ts'
import type { RecordRow } from '../../records/record-kind.ts'
import type { EntryStatus, OwnEntryContent } from '../own-entry.ts'
import type { ownEntriesApi } from '../own-entries.api.ts'
import { editorTexts, ownEntryTexts, trialTexts } from './own-entries.nl.ts'

const calls = hc<ReturnType<typeof ownEntriesApi>>('/').api.admin['own-entries']

const readPage = (query: { status?: EntryStatus; search?: string; after?: string }) => answerOf(calls.$get({ query }))
const readEntry = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

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
    queryFn: () => readPage({ ...(status && { status }), ...(words && { search: words }), ...(before && { after: before }) }),
    placeholderData: keepPreviousData,
    meta: { failure: ownEntryTexts.listFailed },
  })

/** Read anew each time the editor opens, so that an old version is not edited. */
export const useEntry = (id: string | undefined) =>
  useQuery({ queryKey: [...key, 'entry', id ?? ''], queryFn: () => readEntry(id ?? ''), enabled: id !== undefined, gcTime: 0, refetchOnWindowFocus: false })

export const useVersions = (id: string, wanted: boolean) =>
  useQuery({
    queryKey: [...key, 'versions', id],
    queryFn: async () => ({
      // Only this room writes these versions.
      versions: (await readRevisions(calls, id)).map((revision) => ({ ...(revision.data as OwnEntryContent & { status: EntryStatus }), ...revision })),
    }),
    enabled: wanted,
    staleTime: 0,
    meta: { failure: editorTexts.historyFailed },
  })

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

const store = ({ content, status, from }: SaveInput & Pick<SaveOptions, 'from'>, row: RecordRow | undefined) =>
  row
    ? answerOf(calls[':id'].$put(withBody(row.id, { content, status, version: row.version })))
    : answerOf(calls.$post({ json: { content, status, ...(from && { from }) } }))

export function useSave({ entry, from, onSaved, onFaults }: SaveOptions) {
  const keep = useKeepEntry()
  return useVersionedSave({
    row: entry,
    read: readEntry,
    write: (input: SaveInput, row) => store({ ...input, from }, row),
    onSaved(saved) {
      const withdrawn = saved.status === 'draft' && entry?.status === 'published'
      showSuccess(withdrawn ? ownEntryTexts.unpublished : saved.status === 'draft' ? ownEntryTexts.savedDraft : ownEntryTexts.savedPublished)
      keep(saved)
      onSaved(saved)
    },
    onFailed(error) {
      const fields = error instanceof ApiProblem ? error.fields.map(fieldOf) : []
      onFaults(fields)
      showFailure(fields.length > 0 ? ownEntryTexts.faults : ownEntryTexts.saveFailed)
    },
    onTheirs: keep,
  })
}

/** The entry as the server gave it takes the place of the one on the screen. */
function useKeepEntry(): (entry: Entry) => void {
  const client = useQueryClient()
  return (entry) => {
    client.setQueryData([...key, 'entry', entry.id], entry)
    void client.invalidateQueries({ queryKey: [...key, 'page'] })
    void client.invalidateQueries({ queryKey: [...key, 'versions', entry.id] })
  }
}

/** 'content.sources.0.url' -> 'sources'; what the rules name stays as it is. */
const fieldOf = (field: string): string => (field.startsWith('content.') ? (field.split('.')[1] ?? field) : field)

export function useDelete(id: string, onDeleted: () => void) {
  const client = useQueryClient()
  const texts = { ...ownEntryTexts, restored: ownEntryTexts.undeleted, restoreFailed: ownEntryTexts.undeleteFailed }
  const { remove } = useRemoval(recordCalls(calls), texts, () => client.invalidateQueries({ queryKey: [...key, 'page'] }))
  return { isPending: remove.isPending, mutate: () => remove.mutate(id, { onSuccess: onDeleted }) }
}

export function useRestore(id: string, onRestored: (entry: Entry) => void) {
  const client = useQueryClient()
  const keep = useKeepEntry()
  return useMutation({
    meta: { failure: editorTexts.restoreFailed },
    mutationFn: (revision: string) => {
      const version = client.getQueryData<Entry>([...key, 'entry', id])?.version
      return answerOf(calls[':id'].revert.$post(withBody(id, { version, revision })))
    },
    onSuccess: (entry) => {
      showSuccess(editorTexts.restored)
      keep(entry)
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
