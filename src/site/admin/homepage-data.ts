/** The homepage texts and what the owner does with them, as the API gives them. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { showFailure, showSuccess, showUndo } from '../../owner-kit/toasts.tsx'
import type { homepageApi } from '../homepage.api.ts'
import { homepageAdminTexts, homepageEditorTexts } from './homepage.nl.ts'

const calls = hc<ReturnType<typeof homepageApi>>('/').api.admin['homepage-texts']

const readPage = (deleted: boolean, before: string | undefined) =>
  answerOf(calls.$get({ query: { ...(deleted && { toon: 'verwijderd' as const }), ...(before && { before }) } }))
const readText = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

// A variable: the types of the routes name the parameters of the path, not the body that `readJson` reads.
const putText = (id: string, json: HomepageTextValues & { version: number }) => {
  const request = { param: { id }, json }
  return answerOf(calls[':id'].$put(request))
}

export type HomepageTextData = Awaited<ReturnType<typeof readText>>

export interface HomepageTextValues {
  content: string
  is_active: boolean
  starts_at: string | null
  ends_at: string | null
}

export const bodyOf = ({ content, isActive, startsAt, endsAt }: HomepageTextData): HomepageTextValues => ({
  content,
  is_active: isActive,
  starts_at: startsAt,
  ends_at: endsAt,
})

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
  useQuery({ queryKey: [...homepageKey, 'text', id ?? ''], queryFn: () => readText(id ?? ''), enabled: id !== undefined })

export const useHomepageRevisions = (id: string | undefined) =>
  useQuery({
    queryKey: [...homepageKey, 'revisions', id ?? ''],
    queryFn: async () => (await answerOf(calls[':id'].revisions.$get({ param: { id: id ?? '' } }))).revisions,
    enabled: id !== undefined,
  })

/** Switching on and off from the list, putting away and bringing back: each can be undone. */
export function useHomepageChanges() {
  const client = useQueryClient()
  const settle = () => client.invalidateQueries({ queryKey: homepageKey })
  const failure = homepageAdminTexts.changeFailed
  const restore = useMutation({
    meta: { failure },
    mutationFn: (id: string) => answerOf(calls[':id'].restore.$post({ param: { id } })),
    onSuccess: () => showSuccess(homepageAdminTexts.restored),
    onSettled: settle,
  })
  const remove = useMutation({
    meta: { failure },
    mutationFn: (id: string) => answerOf(calls[':id'].$delete({ param: { id } })),
    onSuccess: (_answer, id) => showUndo(homepageAdminTexts.removed, () => restore.mutate(id)),
    onSettled: settle,
  })
  const switchTo = useMutation({
    meta: { failure },
    mutationFn: ({ text, on }: { text: HomepageTextData; on: boolean }) => putText(text.id, { ...bodyOf(text), is_active: on, version: text.version }),
    onSuccess: ({ version }, { text, on }) =>
      showUndo(on ? homepageAdminTexts.switchedOn : homepageAdminTexts.switchedOff, () => switchTo.mutate({ text: { ...text, version }, on: !on })),
    onSettled: settle,
  })
  return { restore, remove, switchTo, busy: restore.isPending || remove.isPending || switchTo.isPending }
}

interface Saving {
  id: string | undefined
  version: number
  values: HomepageTextValues
}

/** Adds when there is no id yet. `onSaved` gets the id and the version that now stands. */
export function useSaveHomepageText(onSaved: (id: string, version: number) => void, onConflict: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version, values }: Saving) => {
      if (id === undefined) return { id: (await answerOf(calls.$post({ json: values }))).id, version: 1 }
      return { id, version: (await putText(id, { ...values, version })).version }
    },
    onSuccess: ({ id, version }) => {
      showSuccess(homepageEditorTexts.saved)
      onSaved(id, version)
    },
    onError: (error) => {
      const isConflict = error instanceof ApiProblem && error.code === 'conflict'
      if (isConflict) onConflict()
      // Without a session the sign-in form says so.
      if (!(error instanceof ApiProblem && error.code === 'not_signed_in'))
        showFailure(isConflict ? homepageEditorTexts.conflict : homepageEditorTexts.saveFailed)
    },
    onSettled: () => client.invalidateQueries({ queryKey: homepageKey }),
  })
}
