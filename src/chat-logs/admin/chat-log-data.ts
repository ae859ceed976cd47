/** The sessions and their messages, as the API gives them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import type { chatLogsApi } from '../chat-logs.api.ts'
import { chatLogTexts } from './chat-logs.nl.ts'
import { narrowing, type LogState } from './log-state.ts'

const calls = hc<ReturnType<typeof chatLogsApi>>('/').api.admin
const sessionCalls = calls['chat-sessions']

/** Where pages begin that were seen coming: the next one then needs no walk from the top. */
const beginnings = new Map<string, string>()
const nameOf = (filter: Record<string, string>, page: number) => `${new URLSearchParams(filter).toString()} ${page}`

async function readPage(filter: Record<string, string>, page: number) {
  const after = beginnings.get(nameOf(filter, page))
  const answer = await answerOf(sessionCalls.$get({ query: { ...filter, page: String(page), ...(after !== undefined && { after }) } }))
  if (answer.next !== null) beginnings.set(nameOf(filter, page + 1), answer.next)
  return answer
}

export const forgetBeginnings = (): void => beginnings.clear()

const readSession = (id: string) => answerOf(sessionCalls[':id'].$get({ param: { id } }))

export type SessionPageData = Awaited<ReturnType<typeof readPage>>
export type SessionSummary = SessionPageData['sessions'][number]
export type SessionDetail = Awaited<ReturnType<typeof readSession>>
export type LoggedMessage = SessionDetail['messages'][number]

/** The start of the key of everything on this tab. */
export const chatLogsKey = ['chat-logs']
const pagesKey = [...chatLogsKey, 'page']
const sessionKey = (id: string) => [...chatLogsKey, 'session', id]

export function useSessionPage(state: LogState) {
  const filter = narrowing(state)
  return useQuery({
    queryKey: [...pagesKey, filter, state.page],
    queryFn: () => readPage(filter, state.page),
    placeholderData: keepPreviousData,
    meta: { failure: chatLogTexts.sessionsFailed },
  })
}

/** Read once and kept; every reading is written in the audit log. */
export const useSessionDetail = (id: string | undefined) =>
  useQuery({
    queryKey: sessionKey(id ?? ''),
    queryFn: () => readSession(id ?? ''),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { failure: chatLogTexts.messagesFailed },
  })

/** Pages to filter by. */
export const useStartPages = () =>
  useQuery({ queryKey: [...chatLogsKey, 'start-pages'], queryFn: async () => (await answerOf(calls['chat-pages'].$get())).pages, staleTime: 300_000 })

/** The session leaves the pages that are on screen at once, so that nothing asks for it again. */
export function useDeleteSession(onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => answerOf(sessionCalls[':id'].$delete({ param: { id } })),
    meta: { failure: chatLogTexts.deleteFailed },
    onSuccess(_answer, id) {
      onDeleted()
      client.setQueriesData<SessionPageData>(
        { queryKey: pagesKey },
        (page) => page && { ...page, sessions: page.sessions.filter((session) => session.session_id !== id) },
      )
      client.removeQueries({ queryKey: sessionKey(id) })
      showSuccess(chatLogTexts.deleted)
    },
    onSettled() {
      forgetBeginnings()
      return client.invalidateQueries({ queryKey: pagesKey })
    },
  })
}

/** Several at once: what was chosen on the page. */
export function useDeleteSessions(onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => answerOf(sessionCalls.delete.$post({ json: { ids: [...ids] } })),
    meta: { failure: chatLogTexts.deleteFailed },
    onSuccess({ deleted }) {
      onDeleted()
      showSuccess(chatLogTexts.deletedMany(deleted))
    },
    onSettled() {
      forgetBeginnings()
      return client.invalidateQueries({ queryKey: pagesKey })
    },
  })
}

/** Address of the export of what is listed. */
export const exportAddress = (filter: Record<string, string>): string => {
  const query = new URLSearchParams(filter).toString()
  return `/api/admin/chat-export${query === '' ? '' : `?${query}`}`
}

export const sessionExportAddress = (id: string): string => `/api/admin/chat-sessions/${encodeURIComponent(id)}/export`
