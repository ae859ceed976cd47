/** What each part of an answer's stream changes on screen. */
import { chatTexts } from './assistant.nl.ts'
import type { Call } from './calls/call.ts'
import { newMessage, type ChatState, type ShownMessage } from './shown-conversation.ts'
import type { AnswerStage } from './conversation.ts'
import { runTexts } from './runs/runs.nl.ts'
import type { StreamPart } from './stream-reader.ts'

interface PartData {
  stage: AnswerStage
  questions: string[]
  text: string
}

/** A part of an unknown type changes nothing. */
export function applyPart(state: ChatState, part: StreamPart): ChatState {
  const data = part['data'] as PartData
  switch (part.type) {
    case 'start':
      return start(state, String(part['messageId']))
    case 'data-restart':
      return { ...updateLast(state, (m) => ({ ...m, text: '', sources: [], suggestions: [] })), status: 'waiting' }
    case 'data-stage':
      return { ...state, stage: data.stage }
    case 'text-delta':
      return { ...updateLast(state, (m) => ({ ...m, text: m.text + String(part['delta']) })), status: 'streaming' }
    case 'source-url':
      return updateLast(state, (m) => ({ ...m, sources: [...m.sources, { url: String(part['url']), title: String(part['title']) }] }))
    case 'data-suggestions':
      return updateLast(state, (m) => ({ ...m, suggestions: data.questions }))
    case 'data-notice':
      return updateLast(state, (m) => ({ ...m, notices: [...m.notices.filter((text) => text !== data.text), data.text] }))
    case 'data-call':
      return showCall(state, part['data'] as Call)
    case 'finish':
      return finish(state)
    default:
      return state
  }
}

/** A stream that is read again from its beginning replaces what it had brought before. */
function start(state: ChatState, id: string): ChatState {
  return { ...state, lost: false, messages: [...state.messages.filter((m) => m.id !== id && m.status !== 'growing'), newMessage(id, 'assistant', '')] }
}

/** It keeps its place below the answer that it came with. */
function showCall(state: ChatState, call: Call): ChatState {
  const after = state.messages.at(-1)?.id
  return { ...state, calls: { ...state.calls, [call.kind === 'partner' ? 'partner' : 'followUp']: { ...call, after } } }
}

/** Broken off, stopped here, or stopped from another window. */
const isPartial = ({ notices }: ShownMessage): boolean => notices.some((text) => text === runTexts.stopped || text.startsWith(chatTexts.partial))

/** An answer that was stopped before its first word is none: its question waits for one. */
function finish(state: ChatState): ChatState {
  const growing = state.messages.at(-1)
  if (growing?.text === '') return { ...state, status: 'idle', stopping: false, messages: state.messages.slice(0, -1), note: growing.notices.at(-1) }
  const ended = updateLast(state, (m) => ({ ...m, status: isPartial(m) ? 'partial' : 'complete' }))
  const last = ended.messages.at(-1)
  return { ...ended, status: 'idle', stopping: false, finishedId: last?.role === 'assistant' ? last.id : undefined }
}

function updateLast(state: ChatState, change: (message: ShownMessage) => ShownMessage): ChatState {
  const last = state.messages.at(-1)
  return last?.role === 'assistant' ? { ...state, messages: [...state.messages.slice(0, -1), change(last)] } : state
}
