/** Answers as bytes: the AI SDK v7 UI message stream, or one JSON reply. */
import type { AnswerPart, NoticeCode } from '../conversation/answer-part.ts'
import { chatTexts, maskedNotice } from './assistant.nl.ts'
import type { AnswerEvent, StoredAnswer } from '../conversation/conversation.ts'
import { providerTexts } from '../model/provider.nl.ts'
import { runTexts } from '../answering/runs/runs.nl.ts'

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Vercel-AI-UI-Message-Stream': 'v1',
} as const

const TEXT_ID = '0'
const frame = (part: AnswerPart): string => `data: ${JSON.stringify(part)}\n\n`
const notice = (code: NoticeCode, text: string): string => frame({ type: 'data-notice', data: { code, text }, transient: true })

/** Server-sent events, one frame a string. A reader that leaves does not stop the answer. */
export async function* toUiMessageFrames(events: AsyncIterable<AnswerEvent>): AsyncGenerator<string> {
  let textOpen = false
  for await (const event of events) {
    if (event.type === 'text' && !textOpen) {
      textOpen = true
      yield frame({ type: 'text-start', id: TEXT_ID })
    }
    if (event.type !== 'text' && textOpen) {
      textOpen = false
      yield frame({ type: 'text-end', id: TEXT_ID })
    }
    yield* framesOf(event)
  }
  yield 'data: [DONE]\n\n'
}

function* framesOf(event: AnswerEvent): Generator<string> {
  switch (event.type) {
    case 'started':
      yield frame({ type: 'start', messageId: event.messageId }) + frame({ type: 'start-step' })
      break
    case 'masked':
      yield notice('masked', maskedNotice(event.kinds))
      break
    case 'fallback':
      yield notice(event.type, providerTexts.fallback)
      break
    case 'broken-off':
      yield notice(event.type, providerTexts.brokenOff)
      break
    case 'stopped':
      yield notice(event.type, runTexts.stopped)
      break
    case 'restarted':
      yield frame({ type: 'data-restart', data: {}, transient: true })
      break
    case 'stage':
      yield frame({ type: 'data-stage', data: { stage: event.stage }, transient: true })
      break
    case 'text':
      yield frame({ type: 'text-delta', id: TEXT_ID, delta: event.delta })
      break
    case 'source':
      yield frame({ type: 'source-url', sourceId: `bron-${event.number}`, url: event.source.url, title: event.source.title })
      break
    case 'suggestions':
      yield frame({ type: 'data-suggestions', data: { questions: event.questions } })
      break
    case 'extras':
      yield frame({ type: 'data-extras', data: event.extras })
      break
    case 'cta':
      yield frame({ type: 'data-cta', data: event.cta })
      break
    case 'finished':
      yield frame({ type: 'finish-step' }) + frame({ type: 'finish', finishReason: 'stop' })
      break
    case 'failed':
      yield frame({ type: 'error', errorText: chatTexts.error })
  }
}

/**
 * Frames that come at once leave as one piece: an answer of the own engine is one write, one of a model a write for each word.
 * Nothing waits for a slow reader, since an answer is small and bounded.
 */
export function toReadableStream(frames: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let left = false
  return new ReadableStream({
    start(controller) {
      let waiting = ''
      const flush = () => {
        if (!left && waiting !== '') controller.enqueue(encoder.encode(waiting))
        waiting = ''
      }
      const send = async () => {
        for await (const text of frames) {
          if (left) return
          if (waiting === '') setImmediate(flush)
          waiting += text
        }
        flush()
        if (!left) controller.close()
      }
      send().catch((error: unknown) => {
        if (!left) controller.error(error)
      })
    },
    cancel() {
      left = true
    },
  })
}

/** Waits for the end; undefined when the answer failed or never began. */
export async function collectAnswer(events: AsyncIterable<AnswerEvent>): Promise<StoredAnswer | undefined> {
  for await (const event of events) {
    if (event.type === 'finished') return event.answer
    if (event.type === 'failed') return undefined
  }
  return undefined
}
