/** The notaries and what the owner does with them, as the API gives them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { readRevisions, recordCalls, recordHooks, sendCsv, withBody } from '../../owner-kit/record-hooks.ts'
import { renamed } from '../../owner-kit/use-record-address.ts'
import type { RecordRow } from '../../records/record-kind.ts'
import type { notariesAdminApi } from '../notaries-admin.api.ts'
import type { NotaryDraft } from '../notary-draft.ts'
import { listTexts } from './notaries-admin.nl.ts'
import type { NotaryQuery } from './notary-address.ts'

const calls = hc<ReturnType<typeof notariesAdminApi>>('/').api.admin.notaries

const names = { zoek: 'search', staat: 'state', plaats: 'place', specialisatie: 'specialization', na: 'after' } as const
const list = (query: NotaryQuery) => answerOf(calls.$get({ query: renamed(query, names) }))
const read = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

export type NotaryLine = Awaited<ReturnType<typeof list>>['notaries'][number]
export type NotaryDetail = Awaited<ReturnType<typeof read>>
export type Row = RecordRow

export const {
  usePage: useNotaryPage,
  useOne: useNotary,
  useRevisions: useNotaryRevisions,
  useRefresh: useRefreshNotaries,
  useAction: useNotaryAction,
  useRevert: useNotaryRevert,
} = recordHooks({ key: 'notaries', failure: listTexts.failed, list, read, revisions: (id) => readRevisions(calls, id) })

export const usePlaces = (typed: string) =>
  useQuery({
    queryKey: ['notary-places', typed],
    queryFn: async () => (await answerOf(calls.places.$get({ query: { search: typed } }))).places,
    enabled: typed.trim().length >= 2,
    placeholderData: keepPreviousData,
  })

export type ImportResult = Awaited<ReturnType<typeof notaryCalls.import>>

/** What the owner can do with a row; each resolves with the row as it is then. */
export const notaryCalls = {
  ...recordCalls(calls),
  read,
  save: (draft: NotaryDraft, row: Row | undefined) =>
    row ? answerOf(calls[':id'].$put(withBody(row.id, { ...draft, version: row.version }))) : answerOf(calls.$post({ json: draft })),
  setState: ({ id, version }: Row, state: 'zichtbaar' | 'uit') => answerOf(calls[':id'].state.$put(withBody(id, { version, state }))),
  revert: ({ id, version }: Row, revision: string) => answerOf(calls[':id'].revert.$post(withBody(id, { version, revision }))),
  /** Of those that answer to the filters how many are not visible; with `seen` they become so. */
  show: ({ na: _page, ...filters }: NotaryQuery, seen?: number) =>
    answerOf(calls.visible.$post({ json: { ...renamed(filters, names), ...(seen !== undefined && { seen }) } })),
  trial(csv: string) {
    return answerOf(calls.import.$post(...sendCsv(csv, true)))
  },
  /** `seen`: the digest of the trial run on the screen. The lines that it refuses are left out. */
  import(csv: string, seen: string) {
    const [{ query }, options] = sendCsv(csv, false)
    return answerOf(calls.import.$post({ query: { ...query, seen, skip: '1' } }, options))
  },
}
