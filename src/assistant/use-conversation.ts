/** Holds the conversation on this page: sends a question, follows the answer, keeps the question when it fails. */
import { useCallback, useReducer, useRef } from 'react'
import { chatTexts } from './assistant.nl.ts'
import { chatReducer, emptyChat, type ChatAction, type ChatState } from './chat-state.ts'
import { readParts } from './stream-reader.ts'

/** A random UUID, also on an address without https, where browsers withhold `randomUUID`. */
function newSessionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return Array.from(bytes, (byte, index) => ([4, 6, 8, 10].includes(index) ? '-' : '') + byte.toString(16).padStart(2, '0')).join('')
}

async function follow(request: { sessionId: string; pagePath: string; message: string }, dispatch: (action: ChatAction) => void): Promise<void> {
  const response = await fetch('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(request),
  })
  if (!response.ok || !response.body) {
    const problem = (await response.json().catch(() => ({}))) as { title?: string }
    return dispatch({ type: 'failed', sentence: response.status < 500 && problem.title ? problem.title : chatTexts.error })
  }
  let finished = false
  for await (const part of readParts(response.body)) {
    if (part.type === 'error') break
    finished ||= part.type === 'finish'
    dispatch({ type: 'part', part })
  }
  if (!finished) dispatch({ type: 'failed', sentence: chatTexts.error })
}

export interface Conversation extends ChatState {
  ask(question: string): Promise<void>
  retry(): Promise<void>
  reset(): void
}

export function useConversation(pagePath: string): Conversation {
  const [state, dispatch] = useReducer(chatReducer, emptyChat)
  const sessionId = useRef<string>(undefined)
  const busy = useRef(false)

  const send = useCallback(
    async (question: string, retry: boolean) => {
      if (busy.current || question.trim() === '') return
      busy.current = true
      sessionId.current ??= newSessionId()
      dispatch({ type: 'asked', id: `${Date.now()}`, question, retry })
      try {
        await follow({ sessionId: sessionId.current, pagePath, message: question }, dispatch)
      } catch {
        dispatch({ type: 'failed', sentence: chatTexts.error })
      } finally {
        busy.current = false
      }
    },
    [pagePath],
  )

  return {
    ...state,
    ask: (question) => send(question, false),
    retry: () => send(state.failedQuestion ?? '', true),
    reset: () => {
      sessionId.current = undefined
      dispatch({ type: 'reset' })
    },
  }
}
