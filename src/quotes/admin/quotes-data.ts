/** Requests and offices as the API gives them to the owner. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { useRefreshNotaries } from '../../notaries/admin/notary-data.ts'
import { answerOf } from '../../owner-kit/api-call.ts'
import { showSuccess, type Toast } from '../../owner-kit/toasts.tsx'
import type { quotesAdminApi } from '../quotes-admin.api.ts'
import { proposalsAdminTexts } from './proposals-admin.nl.ts'
import { statementSectionTexts } from './statement.nl.ts'
import { forwardAdminTexts, quotesAdminTexts as texts } from './quotes-admin.nl.ts'

const calls = hc<ReturnType<typeof quotesAdminApi>>('/').api.admin

const readPage = (query: Record<string, string>) => answerOf(calls.quotes.$get({ query }))
const readOne = (id: string) => answerOf(calls.quotes[':id'].$get({ param: { id } }))
const readOffices = (query: Record<string, string>) => answerOf(calls['quote-offices'].$get({ query }))

const readProposals = (query: Record<string, string>) => answerOf(calls['office-proposals'].$get({ query }))

export type RequestLine = Awaited<ReturnType<typeof readPage>>['requests'][number]
export type RequestDetail = Awaited<ReturnType<typeof readOne>>
export type OfficeLine = Awaited<ReturnType<typeof readOffices>>['offices'][number]

export type ProposalLine = Awaited<ReturnType<typeof readProposals>>['proposals'][number]

const key = ['quotes']

export const useRequestPage = (query: Record<string, string>) =>
  useQuery({ queryKey: [...key, 'page', query], queryFn: () => readPage(query), placeholderData: keepPreviousData, meta: { failure: texts.failed } })

export const useRequest = (id: string) =>
  useQuery({ queryKey: [...key, 'one', id], queryFn: () => readOne(id), staleTime: Infinity, meta: { failure: texts.oneFailed } })

export const useOfficePage = (query: Record<string, string>) =>
  useQuery({ queryKey: [...key, 'offices', query], queryFn: () => readOffices(query), placeholderData: keepPreviousData, meta: { failure: texts.failed } })

export const useProposalPage = (query: Record<string, string>) =>
  useQuery({ queryKey: [...key, 'proposals', query], queryFn: () => readProposals(query), placeholderData: keepPreviousData, meta: { failure: texts.failed } })

/** Reads everything anew once it is done. */
function useAction<Input>(call: (input: Input) => Promise<unknown>, done: Toast, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: texts.actionFailed },
    mutationFn: call,
    onSuccess: () => {
      onDone?.()
      showSuccess(done)
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

const readSums = (month: string) => answerOf(calls.quotes.statement.sums.$get({ query: { month } }))

export type StatementData = Awaited<ReturnType<typeof readSums>>

export const useStatement = (month: string) => useQuery({ queryKey: [...key, 'statement', month], queryFn: () => readSums(month) })

export const useSaveFee = () =>
  useAction(
    (json: { month: string; feeCents: number | null }) => answerOf(calls.quotes.statement.fee.$put(Object.assign({}, { json }))),
    statementSectionTexts.saved,
  )

export const useSaveOfficeFee = () =>
  useAction(
    (json: { notaryId: string; month: string; feeCents: number | null }) => answerOf(calls.quotes.statement['office-fee'].$put(Object.assign({}, { json }))),
    statementSectionTexts.saved,
  )

export const useRelease = (id: string) => useAction(() => answerOf(calls.quotes[':id'].release.$post({ param: { id } })), texts.released)

export const useErase = (id: string, onDone: () => void) => useAction(() => answerOf(calls.quotes[':id'].$delete({ param: { id } })), texts.erased, onDone)

export const useResend = (id: string) =>
  useAction((mail: string) => answerOf(calls.quotes[':id'].resend.$post(Object.assign({ param: { id } }, { json: { key: mail } }))), texts.resent)

export const useForward = (id: string, onDone: () => void) =>
  useAction(
    (json: { office: string; reason: string }) => answerOf(calls.quotes[':id'].forward.$post(Object.assign({ param: { id } }, { json }))),
    forwardAdminTexts.sent,
    onDone,
  )

export const useCredit = () =>
  useAction(
    ({ id, reason }: { id: string; reason: string }) =>
      answerOf(calls['quote-invitations'][':id'].credit.$put(Object.assign({ param: { id } }, { json: { reason } }))),
    texts.saved,
  )

export const useSaveOffice = () =>
  useAction(
    ({ id, ...json }: { id: string; takesRequests: boolean; capacity: number; email: string; endsPause?: boolean }) =>
      answerOf(calls['quote-offices'][':id'].$put(Object.assign({ param: { id } }, { json }))),
    texts.saved,
  )

/** The record of the office is another by it. */
export const useAcceptProposal = () => {
  const refreshNotaries = useRefreshNotaries()
  return useAction(
    ({ id, version }: { id: string; version: number }) =>
      answerOf(calls['office-proposals'][':id'].accept.$post(Object.assign({ param: { id } }, { json: { version } }))),
    proposalsAdminTexts.accepted,
    () => void refreshNotaries(),
  )
}

export const useRefuseProposal = () =>
  useAction(
    ({ id, reason }: { id: string; reason: string }) =>
      answerOf(calls['office-proposals'][':id'].refuse.$post(Object.assign({ param: { id } }, { json: { reason } }))),
    proposalsAdminTexts.refused,
  )
