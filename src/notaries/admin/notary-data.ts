/** The notaries and what the owner does with them, as the API gives them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import type { notariesAdminApi } from '../notaries-admin.api.ts'
import type { NotaryDraft } from '../notary-draft.ts'
import { listTexts } from './notaries-admin.nl.ts'

const calls = hc<ReturnType<typeof notariesAdminApi>>('/').api.admin.notaries

const readPage = (query: Record<string, string>) => answerOf(calls.$get({ query }))
const readNotary = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

export type NotaryLine = Awaited<ReturnType<typeof readPage>>['notaries'][number]
export type NotaryDetail = Awaited<ReturnType<typeof readNotary>>

export const notariesKey = ['notaries']
const detailKey = (id: string) => [...notariesKey, 'one', id]

export const useNotaryPage = (query: Record<string, string>) =>
  useQuery({
    queryKey: [...notariesKey, 'page', query],
    queryFn: () => readPage(query),
    placeholderData: keepPreviousData,
    meta: { failure: listTexts.failed },
  })

/** Read anew for each form, and not while somebody types in it. */
export const useNotary = (id: string) =>
  useQuery({
    queryKey: detailKey(id),
    queryFn: () => readNotary(id),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: listTexts.failed },
  })

export const useNotaryRevisions = (id: string) =>
  useQuery({
    queryKey: [...notariesKey, 'revisions', id],
    queryFn: async () => (await answerOf(calls[':id'].revisions.$get({ param: { id } }))).revisions,
  })

export const usePlaces = (typed: string) =>
  useQuery({
    queryKey: ['notary-places', typed],
    queryFn: async () => (await answerOf(calls.places.$get({ query: { zoek: typed } }))).places,
    enabled: typed.trim().length >= 2,
    placeholderData: keepPreviousData,
  })

export interface Row {
  id: string
  version: number
}

/** The server reads bodies by its own schemas, of which the client's types know nothing. */
const to = (id: string, json: object) => Object.assign({ param: { id } }, { json })

/** What the owner can do with a row; each resolves with the row as it is then. */
export const notaryCalls = {
  version: async (id: string) => (await readNotary(id)).version,
  save: (draft: NotaryDraft, row: Row | undefined) => {
    if (!row) return answerOf(calls.$post({ json: draft }))
    return answerOf(calls[':id'].$put(to(row.id, { ...draft, version: row.version })))
  },
  setState: ({ id, version }: Row, state: 'zichtbaar' | 'uit') => answerOf(calls[':id'].state.$post(to(id, { version, state }))),
  remove: ({ id, version }: Row) => answerOf(calls[':id'].delete.$post(to(id, { version }))),
  bringBack: ({ id, version }: Row) => answerOf(calls[':id'].undelete.$post(to(id, { version }))),
  restore: ({ id, version }: Row, revision: string) => answerOf(calls[':id'].restore.$post(to(id, { version, revision }))),
  import: (csv: string, dryRun: boolean) => answerOf(calls.import.$post({ json: { csv, dryRun } })),
}

/** Everything about notaries read anew, after a change. A form keeps what is typed in it. */
export function useRefreshNotaries(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: notariesKey })
}

/** A change of one row that is not a save of the form. */
export function useNotaryAction<Input>(act: (input: Input) => Promise<Row>, onDone: (row: Row, input: Input) => void, onFailed: (error: Error) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async (row, input) => {
      onDone(row, input)
      await client.invalidateQueries({ queryKey: notariesKey })
    },
    onError: onFailed,
  })
}
