import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerPart } from '../conversation/answer-part.ts'
import { readParts } from './stream-reader.ts'

const sse = (parts: readonly unknown[]) => new TextEncoder().encode(`${parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('')}data: [DONE]\n\n`)

/** A body whose chunks end at the given places. */
function bodyOf(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
  return new ReadableStream({
    start(controller) {
      for (const [at, start] of places.slice(0, -1).entries()) controller.enqueue(bytes.slice(start, places[at + 1]))
      controller.close()
    },
  })
}

async function readAll(body: ReadableStream<Uint8Array>): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = []
  for await (const part of readParts(body)) parts.push(part)
  return parts
}

const answer = [
  { type: 'start', messageId: 'm1' },
  { type: 'text-delta', id: '0', delta: 'Eén “akte” kost € 1.300 😀\n\nen meer' },
  { type: 'finish', finishReason: 'stop' },
]

test('an answer reads the same wherever the network cuts it in two', async () => {
  const bytes = sse(answer)
  for (let cut = 0; cut <= bytes.length; cut += 1) expect(await readAll(bodyOf(bytes, [cut])), `cut at byte ${cut}`).toEqual(answer)
})

test('an answer reads the same when every byte comes alone', async () => {
  const bytes = sse(answer)
  expect(await readAll(bodyOf(bytes, [...bytes.keys()].slice(1)))).toEqual(answer)
})

test('any text arrives whole in any number of pieces', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(texts, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), async (deltas, where) => {
      const parts = deltas.map((delta) => ({ type: 'text-delta', delta }))
      const bytes = sse(parts)
      const cuts = where.map((place) => Math.floor(place * bytes.length))
      expect(await readAll(bodyOf(bytes, cuts))).toEqual(parts)
    }),
  )
})

test('what comes after the end mark is not read', async () => {
  const bytes = new TextEncoder().encode('data: {"type":"finish"}\n\ndata: [DONE]\n\ndata: {"type":"text-delta"}\n\n')
  expect(await readAll(bodyOf(bytes, []))).toEqual([{ type: 'finish' }])
})

test('comments and other fields of the protocol are passed over', async () => {
  const bytes = new TextEncoder().encode(': keep-alive\n\nevent: ping\n\ndata: {"type":"finish"}\n\ndata: [DONE]\n\n')
  expect(await readAll(bodyOf(bytes, []))).toEqual([{ type: 'finish' }])
})

test('a body that ends without an end mark gives what came before it', async () => {
  const bytes = new TextEncoder().encode('data: {"type":"start"}\n\n')
  expect(await readAll(bodyOf(bytes, []))).toEqual([{ type: 'start' }])
})

test('a connection that breaks is an error and not an end', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('data: {"type":"start"}\n\n'))
    },
    pull(controller) {
      controller.error(new TypeError('network error'))
    },
  })
  await expect(readAll(body)).rejects.toThrow('network error')
})

test('the body is free again after the reader stops', async () => {
  const body = bodyOf(sse(answer), [])
  const parts = readParts(body)
  await parts.next()
  await parts.return(undefined)
  expect(body.locked).toBe(false)
})
