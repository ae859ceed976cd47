/** The sessions and their messages, as the API gives them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../settings/admin/api-call.ts'
import type { chatLogsApi } from '../chat-logs.api.ts'
import { chatLogTexts } from './chat-logs.nl.ts'

const calls = hc<ReturnType<typeof chatLogsApi>>('/').api.admin['chat-sessions']

const readPage = (before: string | undefined) => answerOf(calls.$get(before === undefined ? {} : { query: { before } }))
const readSession = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

export type SessionSummary = Awaited<ReturnType<typeof readPage>>['sessions'][number]
export type SessionDetail = Awaited<ReturnType<typeof readSession>>
export type LoggedMessage = SessionDetail['messages'][number]

/** The start of the key of everything on this tab. */
export const chatLogsKey = ['chat-logs']

/** `before` is the cursor of the page, undefined for the newest. */
export const useSessionPage = (before: string | undefined) =>
  useQuery({
    queryKey: [...chatLogsKey, 'page', before ?? ''],
    queryFn: () => readPage(before),
    placeholderData: keepPreviousData,
    meta: { failure: chatLogTexts.sessionsFailed },
  })

/** Read once and kept; every reading is written in the audit log. */
export const useSessionDetail = (id: string | undefined) =>
  useQuery({
    queryKey: [...chatLogsKey, 'session', id ?? ''],
    queryFn: () => readSession(id ?? ''),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { failure: chatLogTexts.messagesFailed },
  })
