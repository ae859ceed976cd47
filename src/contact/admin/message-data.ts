/** The messages and what the owner does with them, as the API gives them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { recordCalls, useRemoval, withBody } from '../../owner-kit/record-hooks.ts'
import { signalsKey } from '../../owner-kit/signals-key.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import type { contactMessagesApi } from '../contact-messages.api.ts'
import { messageTexts } from './messages.nl.ts'

const calls = hc<ReturnType<typeof contactMessagesApi>>('/').api.admin['contact-messages']

/** As it stands in the address. */
export interface MessageChoice {
  search: string
  state: '' | 'ongelezen' | 'onbeantwoord'
}

const readPage = ({ search, state }: MessageChoice, before: string | undefined) =>
  answerOf(calls.$get({ query: { ...(before !== undefined && { after: before }), ...(search && { search }), ...(state && { state }) } }))
const readMessage = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

export type MessageSummary = Awaited<ReturnType<typeof readPage>>['messages'][number]
export type MessageDetail = Awaited<ReturnType<typeof readMessage>>

/** The start of the key of everything on this tab. */
export const messagesKey = ['contact-messages']
const pageKey = [...messagesKey, 'page']

const WATCH_MS = 4_000

/** `before` is the cursor of the page, undefined for the newest. Read again and again while something is on its way. */
export const useMessagePage = (choice: MessageChoice, before: string | undefined) =>
  useQuery({
    queryKey: [...pageKey, choice, before ?? ''],
    queryFn: () => readPage(choice, before),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.messages.some((message) => message.delivery?.status === 'waiting') ? WATCH_MS : false),
    meta: { failure: messageTexts.listFailed },
  })

/** Read once and kept; every reading is written in the audit log. */
export function useMessage(id: string | undefined) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...messagesKey, 'message', id ?? ''],
    async queryFn() {
      const message = await readMessage(id ?? '')
      // It counts as read from now on.
      void client.invalidateQueries({ queryKey: pageKey })
      void client.invalidateQueries({ queryKey: signalsKey })
      return message
    },
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { failure: messageTexts.messageFailed },
  })
}

export function useRetry(id: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: messageTexts.retryFailed },
    mutationFn: () => answerOf(calls[':id'].retry.$post({ param: { id } })),
    onSuccess: () => showSuccess(messageTexts.retried),
    onSettled: () => client.invalidateQueries({ queryKey: pageKey }),
  })
}

/** To say that it was answered, or that it was not. */
export function useAnswered(id: string) {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: messageTexts.answeredFailed },
    mutationFn: (answered: boolean) => answerOf(calls[':id'].answered.$put(withBody(id, { answered }))),
    onSuccess: ({ answered }) =>
      client.setQueryData<MessageDetail>(
        [...messagesKey, 'message', id],
        (known) => known && { ...known, answered_at: answered ? new Date().toISOString() : null },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: pageKey }),
  })
}

export const exportAddress = '/api/admin/contact-messages/export'

/** Deleting with a way back in the message; what is new is counted anew too. */
export function useDelete() {
  const client = useQueryClient()
  return useRemoval(recordCalls(calls), messageTexts, async () => {
    await Promise.all([messagesKey, signalsKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  }).remove
}
