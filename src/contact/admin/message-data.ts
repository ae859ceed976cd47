/** The messages and what the owner does with them, as the API gives them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import type { contactMessagesApi } from '../contact-messages.api.ts'
import { messageTexts } from './messages.nl.ts'

const calls = hc<ReturnType<typeof contactMessagesApi>>('/').api.admin['contact-messages']

const readPage = (before: string | undefined) => answerOf(calls.$get(before === undefined ? {} : { query: { after: before } }))
const readMessage = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

export type MessageSummary = Awaited<ReturnType<typeof readPage>>['messages'][number]
export type MessageDetail = Awaited<ReturnType<typeof readMessage>>

/** The start of the key of everything on this tab. */
export const messagesKey = ['contact-messages']
const pageKey = [...messagesKey, 'page']

const WATCH_MS = 4_000

/** `before` is the cursor of the page, undefined for the newest. Read again and again while something is on its way. */
export const useMessagePage = (before: string | undefined) =>
  useQuery({
    queryKey: [...pageKey, before ?? ''],
    queryFn: () => readPage(before),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.messages.some((message) => message.delivery?.status === 'waiting') ? WATCH_MS : false),
    meta: { failure: messageTexts.listFailed },
  })

/** Read once and kept; every reading is written in the audit log. */
export const useMessage = (id: string | undefined) =>
  useQuery({
    queryKey: [...messagesKey, 'message', id ?? ''],
    queryFn: () => readMessage(id ?? ''),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { failure: messageTexts.messageFailed },
  })

export function useRetry(id: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: messageTexts.retryFailed },
    mutationFn: () => answerOf(calls[':id'].retry.$post({ param: { id } })),
    onSuccess: () => showSuccess(messageTexts.retried),
    onSettled: () => client.invalidateQueries({ queryKey: pageKey }),
  })
}

export function useDelete(id: string, onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: messageTexts.deleteFailed },
    mutationFn: () => answerOf(calls[':id'].$delete({ param: { id } })),
    onSuccess: async () => {
      onDeleted()
      client.removeQueries({ queryKey: [...messagesKey, 'message', id] })
      showSuccess(messageTexts.deleted)
      await client.invalidateQueries({ queryKey: pageKey })
    },
  })
}
