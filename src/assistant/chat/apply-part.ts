/** What each part of an answer's stream changes on screen. */
import type { AnswerPart } from '../conversation/answer-part.ts'
import type { Cta } from '../conversation/cta.ts'
import { newMessage, type ChatState, type ShownMessage } from './shown-conversation.ts'

/** A part that says nothing of the screen changes nothing, nor does one of a newer server. */
export function applyPart(state: ChatState, part: AnswerPart): ChatState {
  switch (part.type) {
    case 'start':
      return start(state, part.messageId)
    case 'data-restart':
      return { ...updateLast(state, (m) => ({ ...m, text: '', sources: [], suggestions: [], extras: undefined })), status: 'waiting' }
    case 'data-stage':
      return { ...state, stage: part.data.stage }
    case 'text-delta':
      return { ...updateLast(state, (m) => ({ ...m, text: m.text + part.delta })), status: 'streaming' }
    case 'source-url':
      return updateLast(state, (m) => ({ ...m, sources: [...m.sources, { url: part.url, title: part.title }] }))
    case 'data-suggestions':
      return updateLast(state, (m) => ({ ...m, suggestions: part.data.questions }))
    case 'data-extras':
      return updateLast(state, (m) => ({ ...m, extras: part.data }))
    case 'data-notice':
      return updateLast(state, (m) => ({ ...m, notices: [...m.notices.filter(({ code }) => code !== part.data.code), part.data] }))
    case 'data-cta':
      return showCta(state, part.data)
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
function showCta(state: ChatState, cta: Cta): ChatState {
  const after = state.messages.at(-1)?.id
  return { ...state, ctas: { ...state.ctas, [cta.kind === 'partner' ? 'partner' : 'followUp']: { ...cta, after } } }
}

/** Broken off, stopped here, or stopped from another window. */
const isPartial = ({ notices }: ShownMessage): boolean => notices.some(({ code }) => code === 'stopped' || code === 'broken-off')

/** An answer that was stopped before its first word is none: its question waits for one. */
function finish(state: ChatState): ChatState {
  const growing = state.messages.at(-1)
  if (growing?.text === '') return { ...state, status: 'idle', stopping: false, messages: state.messages.slice(0, -1), note: growing.notices.at(-1)?.text }
  const ended = updateLast(state, (m) => ({ ...m, status: isPartial(m) ? 'partial' : 'complete' }))
  const last = ended.messages.at(-1)
  return { ...ended, status: 'idle', stopping: false, finishedId: last?.role === 'assistant' ? last.id : undefined }
}

function updateLast(state: ChatState, change: (message: ShownMessage) => ShownMessage): ChatState {
  const last = state.messages.at(-1)
  return last?.role === 'assistant' ? { ...state, messages: [...state.messages.slice(0, -1), change(last)] } : state
}
