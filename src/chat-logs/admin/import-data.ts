/** The import of messages, as the API knows it. */
import { useEffect, useRef } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc, type ClientResponse } from 'hono/client'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import type { chatImportApi } from '../chat-import.api.ts'
import type { CheckedImport } from '../import/check-import.ts'
import { chatLogsKey, forgetBeginnings } from './chat-log-data.ts'
import { importTexts } from './chat-import.nl.ts'

const calls = hc<ReturnType<typeof chatImportApi>>('/').api.admin['chat-import']
const readState = () => answerOf(calls.$get())

export type ImportState = Awaited<ReturnType<typeof readState>>
export type Import = NonNullable<ImportState['last']>
/** A file that the owner chose, or the one that lies ready on the server. */
export type Source = File | 'ready'

const importKey = ['chat-import']
const POLL_MS = 700

/** While an import runs it is asked after often; its end is told once, to whoever saw it run. */
export function useImportState() {
  const client = useQueryClient()
  const seen = useRef<string | undefined>(undefined)
  const state = useQuery({
    queryKey: importKey,
    queryFn: readState,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.last?.status === 'running' ? POLL_MS : false),
  })
  const last = state.data?.last
  useEffect(() => {
    if (!last) return
    if (last.status === 'running') seen.current = last.id
    else if (seen.current === last.id) {
      seen.current = undefined
      if (last.status === 'done') showSuccess(importTexts.done(last.imported, last.total))
      else if (last.status === 'failed') showFailure(importTexts.failed)
      forgetBeginnings()
      void client.invalidateQueries({ queryKey: chatLogsKey })
    }
  }, [last, client])
  return state
}

interface ImportAnswer {
  import: Import | null
  checked: CheckedImport | null
}

/** Sent as it is: the typed client knows only JSON. */
function send(source: Source, step: 'check' | 'run'): Promise<ImportAnswer> {
  const from = source === 'ready' ? 'file' : 'upload'
  const body = source === 'ready' ? {} : { body: source, headers: { 'Content-Type': 'text/csv' } }
  return answerOf(
    fetch(`/api/admin/chat-import?step=${step}&source=${from}`, { method: 'POST', ...body }) as Promise<ClientResponse<ImportAnswer, number, 'json'>>,
  )
}

function tellWhy(error: Error): void {
  const code = error instanceof ApiProblem ? error.code : ''
  if (code === 'not_signed_in') return
  showFailure(code === 'too_large' ? importTexts.tooLarge : code === 'conflict' ? importTexts.busy : importTexts.failed)
}

export const useCheckImport = () => useMutation({ mutationFn: (source: Source) => send(source, 'check'), onError: tellWhy })

export function useStartImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (source: Source) => send(source, 'run'),
    onError: tellWhy,
    onSuccess({ import: begun }) {
      // Seen to run at once: a small file is imported before anyone could ask how far it is.
      client.setQueryData<ImportState>(importKey, (state) => state && { ...state, last: begun })
    },
    onSettled: () => client.invalidateQueries({ queryKey: importKey }),
  })
}

export function useCancelImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => answerOf(calls.cancel.$post()),
    meta: { failure: importTexts.cancelFailed },
    onSettled: () => client.invalidateQueries({ queryKey: importKey }),
  })
}
