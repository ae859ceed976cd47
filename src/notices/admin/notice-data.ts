/** The notices and what the owner decides, as the API gives them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import type { NoticeDecision } from '../notice.ts'
import type { noticesApi } from '../notices.api.ts'
import { noticesAdminTexts as texts } from './notices-admin.nl.ts'

const calls = hc<ReturnType<typeof noticesApi>>('/').api.admin.notices

const readPage = (after: string | undefined) => answerOf(calls.$get(after === undefined ? {} : { query: { after } }))
const readNotice = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

export type NoticeLine = Awaited<ReturnType<typeof readPage>>['notices'][number]
export type NoticeDetail = Awaited<ReturnType<typeof readNotice>>

const key = ['notices']
const WATCH_MS = 4_000

export const useNoticePage = (after: string | undefined) =>
  useQuery({
    queryKey: [...key, 'page', after ?? ''],
    queryFn: () => readPage(after),
    placeholderData: keepPreviousData,
    meta: { failure: texts.failed },
  })

export const useNotice = (id: string) =>
  useQuery({
    queryKey: [...key, 'notice', id],
    queryFn: () => readNotice(id),
    staleTime: Infinity,
    meta: { failure: texts.noticeFailed },
  })

/** Read again while the mail is on the way. Opening a notice is logged each time; this is not. */
export const useDecisionDelivery = (id: string, known: NoticeDetail['delivery']) =>
  useQuery({
    queryKey: [...key, 'delivery', id],
    queryFn: async () => (await answerOf(calls[':id'].delivery.$get({ param: { id } }))).delivery,
    initialData: known,
    refetchInterval: (query) => (query.state.data?.status === 'waiting' ? WATCH_MS : false),
  })

/** `onDecided` is called before the notice is read anew, which takes the form away. */
export function useDecide(id: string, onDecided: () => void) {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: texts.saveFailed },
    mutationFn: (json: { decision: NoticeDecision; reasons: string }) => answerOf(calls[':id'].decision.$post(Object.assign({ param: { id } }, { json }))),
    onSuccess: () => {
      onDecided()
      showSuccess(texts.saved)
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
