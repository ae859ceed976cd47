/** What every kind of record has for the owner's screens: a list by pages, one of them, its earlier versions, and changes that read all anew. */
import { keepPreviousData, notifyManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import type { RecordRow } from '../records/record-kind.ts'
import type { Revision } from '../revisions/revisions.ts'
import { answerOf, ApiProblem, isSignedOut } from './api-call.ts'
import { recordTexts } from './kit.nl.ts'
import { showFailure, showSuccess, showUndo, type Toast } from './toasts.tsx'

type Answer<T> = Promise<ClientResponse<T, number, 'json'>>
type ById = { param: { id: string } }

interface RecordRoutes {
  ':id': {
    $delete: (args: ById) => Answer<RecordRow>
    restore: { $post: (args: ById) => Answer<RecordRow> }
  }
}

interface HistoryRoutes {
  ':id': { revisions: { $get: (args: ById) => Answer<{ revisions: Revision[] }> } }
}

/** The routes read bodies by their own schemas, of which the client's types know the parameters only. */
export const withBody = <Body extends object>(id: string, json: Body) => ({ param: { id }, json })

/** A file of lines for an import; on trial it is only judged. */
export const sendCsv = (body: string, trial: boolean) =>
  [{ query: trial ? { trial: '1' as const } : {} }, { init: { body, headers: { 'Content-Type': 'text/csv; charset=utf-8' } } }] as const

/** When whoever shows what was read anew has it: later than the reading ends. A form that starts before would start from what was there before. */
export const whenHandedDown = () => new Promise<void>((resolve) => notifyManager.schedule(() => resolve()))

/** What is done with a record of any kind; each resolves with the row as it is then. */
export const recordCalls = (routes: RecordRoutes) => ({
  remove: ({ id }: Pick<RecordRow, 'id'>) => answerOf(routes[':id'].$delete({ param: { id } })),
  bringBack: ({ id }: Pick<RecordRow, 'id'>) => answerOf(routes[':id'].restore.$post({ param: { id } })),
})

interface RemovalTexts {
  deleted: Toast
  restored: Toast
  deleteFailed: Toast
  restoreFailed: Toast
  /** Why it cannot come back, when that can be told; undefined: as for any failure. */
  refusedBy?: (error: Error) => Toast | undefined
}

interface Removal {
  id: string
  /** Before everything is read anew: a form of what is gone would ask for it. */
  onRemoved?: () => void
}

/** Deleting with a way back in the message, and bringing back by id. */
export function useRemoval({ remove, bringBack }: ReturnType<typeof recordCalls>, texts: RemovalTexts, refresh: () => Promise<void>) {
  const restoring = useMutation({
    mutationFn: (id: string) => bringBack({ id }),
    onSuccess: () => showSuccess(texts.restored),
    onError: (error) => void (isSignedOut(error) || showFailure(texts.refusedBy?.(error) ?? texts.restoreFailed)),
    onSettled: refresh,
  })
  const removing = useMutation({
    meta: { failure: texts.deleteFailed },
    mutationFn: ({ id }: Removal) => remove({ id }),
    onSuccess: (_row, { id, onRemoved }) => {
      showUndo(texts.deleted, () => restoring.mutate(id))
      onRemoved?.()
    },
    onSettled: refresh,
  })
  return { restore: restoring, remove: removing }
}

export const readRevisions = async (routes: HistoryRoutes, id: string): Promise<Revision[]> =>
  (await answerOf(routes[':id'].revisions.$get({ param: { id } }))).revisions

interface RecordSource<Query, Page, Detail> {
  /** The start of the key of everything about them. */
  key: string
  /** What is made of them elsewhere, and read anew with them. */
  alsoStale?: readonly string[]
  failure: Toast
  /** So often the list is read again, in milliseconds: for what changes by itself. */
  rereadMs?: number
  list: (query: Query) => Promise<Page>
  read: (id: string) => Promise<Detail>
  revisions: (id: string) => Promise<Revision[]>
}

export function recordHooks<Query, Page, Detail>({ key, alsoStale = [], failure, rereadMs, list, read, revisions }: RecordSource<Query, Page, Detail>) {
  const meta = { failure }
  /** Everything about them read anew, after a change. A form keeps what is typed in it. */
  const useRefresh = () => {
    const client = useQueryClient()
    return async (): Promise<void> => {
      await Promise.all([key, ...alsoStale].map((stale) => client.invalidateQueries({ queryKey: [stale] })))
    }
  }
  /** A change of one row that is not a save of the form. */
  const useAction = <Input>(act: (input: Input) => Promise<RecordRow>, onDone: (row: RecordRow, input: Input) => void, onFailed: (error: Error) => void) => {
    const refresh = useRefresh()
    return useMutation({
      mutationFn: act,
      onSuccess: async (row, input) => {
        onDone(row, input)
        await refresh()
      },
      onError: onFailed,
    })
  }
  return {
    useRefresh,
    usePage: (query: Query) =>
      useQuery({ queryKey: [key, 'page', query], queryFn: () => list(query), placeholderData: keepPreviousData, refetchInterval: rereadMs ?? false, meta }),
    /** Read anew for each form, and not while somebody types in it. */
    useOne: (id: string) =>
      useQuery({
        queryKey: [key, 'one', id],
        queryFn: () => read(id),
        gcTime: 0,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        meta,
      }),
    useRevisions: (id: string) => useQuery({ queryKey: [key, 'revisions', id], queryFn: () => revisions(id) }),
    useAction,
    /** Going back to an earlier version at once. */
    useRevert: (act: (revision: string) => Promise<RecordRow>, refusal: Refusal, onReverted: () => void) =>
      useAction(
        act,
        () => {
          showReverted()
          onReverted()
        },
        (error) => showRefusal(error, refusal),
      ),
  }
}

interface Refusal {
  conflict: Toast
  failed: Toast
}

/** Says why a change was not made: somebody else made one in between, or it failed. */
export const showRefusal = (error: Error, { conflict, failed }: Refusal): void =>
  showFailure(error instanceof ApiProblem && error.code === 'conflict' ? conflict : failed)

export const showReverted = (): void => showSuccess(recordTexts.reverted)
