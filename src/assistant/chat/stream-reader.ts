/** Reads the answer's event stream in the browser: server-sent events, cut anywhere, into parts. */
import type { AnswerPart } from '../conversation/answer-part.ts'

/** Yields each part; ends at `[DONE]`, at the end of the body, or by throwing when the connection breaks. */
export async function* readParts(body: ReadableStream<Uint8Array>): AsyncGenerator<AnswerPart> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      const frames = rest.split('\n\n')
      rest = done ? '' : (frames.pop() ?? '')
      for (const frame of frames) {
        const data = frame.startsWith('data: ') ? frame.slice(6) : ''
        if (data === '[DONE]') return
        if (data) yield JSON.parse(data) as AnswerPart
      }
      if (done) return
    }
  } finally {
    reader.releaseLock()
  }
}
