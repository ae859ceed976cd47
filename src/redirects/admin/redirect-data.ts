/** Links and what the owner does with them, as the API gives them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { recordCalls, useRemoval, withBody } from '../../owner-kit/record-hooks.ts'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import type { RecordRow } from '../../records/record-kind.ts'
import type { RedirectFields } from '../redirect-fields.ts'
import type { redirectsAdminApi } from '../redirects-admin.api.ts'
import { detailTexts } from './link-details.nl.ts'
import { actionTexts, baseUrlTexts } from './redirects-tab.nl.ts'

export const calls = hc<ReturnType<typeof redirectsAdminApi>>('/').api.admin.redirects

/** The start of the key of everything on this tab. */
const linksKey = ['redirects']

export interface ListPlace {
  search: string
  deleted: boolean
  after: string | undefined
}

// The routes read the query themselves, so the client's types know of the parameter only.
const daysOf = (id: string, days: string) => ({ param: { id }, query: { days } })

const readPage = ({ search, deleted, after }: ListPlace) =>
  answerOf(calls.$get({ query: { search, deleted: deleted ? '1' : '0', ...(after !== undefined && { after }) } }))
const readOne = (id: string, days: string) => answerOf(calls[':id'].$get(daysOf(id, days)))
const readRules = () => answerOf(calls.rules.$get())

export type Link = Awaited<ReturnType<typeof readPage>>['redirects'][number]
export type OpenedLink = Awaited<ReturnType<typeof readOne>>
export type Rules = Awaited<ReturnType<typeof readRules>>

export const useLinks = (address: ListPlace) =>
  useQuery({
    queryKey: [...linksKey, 'page', address],
    queryFn: () => readPage(address),
    placeholderData: keepPreviousData,
    meta: { failure: actionTexts.loadFailed },
  })

export const useLink = (id: string, days: string) =>
  useQuery({
    queryKey: [...linksKey, 'one', id, days],
    queryFn: () => readOne(id, days),
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
    meta: { failure: detailTexts.loadFailed },
  })

export const useRules = () => useQuery({ queryKey: [...linksKey, 'rules'], queryFn: readRules, meta: { failure: actionTexts.loadFailed } })

export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: linksKey })
}

export function useSaveBaseUrl() {
  const refresh = useRefresh()
  return useMutation({
    meta: { failure: baseUrlTexts.failed },
    mutationFn: (address: string) => answerOf(calls['base-url'].$put({ json: { affiliate_base_url: address } })),
    onSuccess: async () => {
      showSuccess(baseUrlTexts.saved)
      await refresh()
    },
  })
}

export const readLink = async (id: string): Promise<Link> => (await readOne(id, '30')).redirect

/** As it is stored then. */
export interface StoredLink extends RecordRow {
  slug: string
}

export async function storeLink(fields: RedirectFields, row: RecordRow | undefined): Promise<StoredLink> {
  const stored: RecordRow = await (row
    ? answerOf(calls[':id'].$put(withBody(row.id, { ...fields, version: row.version })))
    : answerOf(calls.$post({ json: fields })))
  return { ...stored, slug: fields.slug.trim() }
}

export function useSwitch(id: string) {
  const refresh = useRefresh()
  return useMutation({
    meta: { failure: actionTexts.switchFailed },
    mutationFn: (active: boolean) => answerOf(calls[':id'].active.$put(withBody(id, { active }))),
    onSuccess: ({ active }) => showSuccess(active ? actionTexts.turnedOn : actionTexts.turnedOff),
    onSettled: refresh,
  })
}

/** Deleting with a way back, and bringing back. */
const useLinkRemoval = () =>
  useRemoval(
    recordCalls(calls),
    { ...actionTexts, refusedBy: (error) => (error instanceof ApiProblem && error.code === 'conflict' ? actionTexts.restoreTaken : undefined) },
    useRefresh(),
  )

export const useRestore = () => useLinkRemoval().restore
export const useDelete = () => useLinkRemoval().remove

export function useCheck(id: string) {
  const refresh = useRefresh()
  return useMutation({
    meta: { failure: actionTexts.checkFailed },
    mutationFn: () => answerOf(calls[':id'].check.$post({ param: { id } })),
    onSettled: refresh,
  })
}

/** Ten at a time, so that the owner sees how far it is. */
export function useCheckAll(onProgress: (progress: { done: number; left: number }) => void) {
  const refresh = useRefresh()
  return useMutation({
    meta: { failure: actionTexts.checkFailed },
    mutationFn: async () => {
      const before = new Date().toISOString()
      const unreachable: string[] = []
      for (let done = 0; ;) {
        const { checked, left, unreachable: more } = await answerOf(calls.check.$post({ json: { before } }))
        done += checked
        unreachable.push(...more)
        onProgress({ done, left })
        if (left === 0 || checked === 0) return { done, unreachable }
      }
    },
    onSuccess: ({ done, unreachable }) =>
      unreachable.length === 0
        ? showSuccess(done === 0 ? actionTexts.noneChecked : actionTexts.checked)
        : showFailure(actionTexts.unreachable(done, unreachable)),
    onSettled: refresh,
  })
}

export function useReconcile() {
  return useMutation({
    meta: { failure: actionTexts.reconcileFailed },
    mutationFn: () => answerOf(calls.reconcile.$get()),
    onSuccess: ({ links }) => {
      const wrong = links.filter((link) => !link.matches).map((link) => link.slug)
      if (wrong.length === 0) showSuccess(actionTexts.reconciled(links.length))
      else showFailure(actionTexts.unreconciled(wrong.slice(0, 10)))
    },
  })
}
