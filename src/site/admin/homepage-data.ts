/** The homepage texts and what the owner does with them, as the API gives them. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { readRevisions, recordCalls, useRemoval, withBody } from '../../owner-kit/record-hooks.ts'
import { showUndo } from '../../owner-kit/toasts.tsx'
import type { RecordRow } from '../../records/record-kind.ts'
import type { HomepageText } from '../homepage-text.ts'
import type { homepageApi } from '../homepage.api.ts'
import { homepageAdminTexts } from './homepage.nl.ts'

const calls = hc<ReturnType<typeof homepageApi>>('/').api.admin['homepage-texts']

const readPage = (deleted: boolean, after: string | undefined) =>
  answerOf(calls.$get({ query: { ...(deleted && { deleted: '1' as const }), ...(after && { after }) } }))

/** What the owner can do with a text; each resolves with the row as it is then. */
export const homepageCalls = {
  ...recordCalls(calls),
  read: (id: string) => answerOf(calls[':id'].$get({ param: { id } })),
  save: (text: HomepageText, row: RecordRow | undefined) =>
    row ? answerOf(calls[':id'].$put(withBody(row.id, { ...text, version: row.version }))) : answerOf(calls.$post({ json: text })),
}

export type HomepageTextData = Awaited<ReturnType<typeof homepageCalls.read>>

const homepageKey = ['homepage-texts']
const REFRESH_MS = 60_000

/** Read again each minute: a planned text changes state by itself. */
export const useHomepageTexts = (deleted: boolean) =>
  useInfiniteQuery({
    queryKey: [...homepageKey, 'list', deleted],
    queryFn: ({ pageParam }) => readPage(deleted, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: REFRESH_MS,
    meta: { failure: homepageAdminTexts.loadFailed },
  })

export const useHomepageText = (id: string | undefined) =>
  useQuery({ queryKey: [...homepageKey, 'text', id ?? ''], queryFn: () => homepageCalls.read(id ?? ''), enabled: id !== undefined })

export const useHomepageRevisions = (id: string | undefined) =>
  useQuery({ queryKey: [...homepageKey, 'revisions', id ?? ''], queryFn: () => readRevisions(calls, id ?? ''), enabled: id !== undefined })

export function useRefreshHomepage(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: homepageKey })
}

/** Switching on and off from the list, putting away and bringing back: each can be undone. */
export function useHomepageChanges() {
  const settle = useRefreshHomepage()
  const failure = homepageAdminTexts.changeFailed
  const texts = { ...homepageAdminTexts, deleted: homepageAdminTexts.removed, deleteFailed: failure, restoreFailed: failure }
  const { restore, remove } = useRemoval(homepageCalls, texts, settle)
  const switchTo = useMutation({
    meta: { failure },
    onSettled: settle,
    mutationFn: ({ text, on }: { text: HomepageTextData; on: boolean }) => {
      const { content, startsAt, endsAt } = text
      return homepageCalls.save({ content, startsAt, endsAt, isActive: on }, text)
    },
    onSuccess: ({ version }, { text, on }) =>
      showUndo(on ? homepageAdminTexts.switchedOn : homepageAdminTexts.switchedOff, () => switchTo.mutate({ text: { ...text, version }, on: !on })),
  })
  return { restore, remove, switchTo, busy: restore.isPending || remove.isPending || switchTo.isPending }
}
