/** A provider over real HTTP that follows a script: it streams, stalls, breaks off or answers nonsense, as told. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'

interface ScriptedCall {
  headers: IncomingMessage['headers']
  body: { messages: { role: string; content: unknown }[]; model: string; tools?: unknown[]; tool_choice?: unknown }
  /** The connection of this call is gone, or its answer is whole. */
  isClosed: boolean
}

export type Script = (response: ServerResponse, call: ScriptedCall, number: number) => Promise<void> | void

export interface ScriptedProvider extends AsyncDisposable {
  /** To be the base URL. */
  url: string
  host: string
  calls: ScriptedCall[]
  follow(script: Script): void
}

export const KEY = 'sk-geheim-0123456789'

export async function scriptedProvider(script: Script = says('Hallo.')): Promise<ScriptedProvider> {
  let current = script
  const calls: ScriptedCall[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = JSON.parse(Buffer.concat(chunks).toString()) as ScriptedCall['body']
      const call: ScriptedCall = { headers: request.headers, body, isClosed: false }
      response.once('close', () => {
        call.isClosed = true
      })
      calls.push(call)
      await current(response, call, calls.length)
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}/v1`,
    host,
    calls,
    follow: (next) => {
      current = next
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'proefmodel', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
const usage = `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'proefmodel', choices: [], usage: { prompt_tokens: 40, completion_tokens: 12, total_tokens: 52 } })}\n\n`

export const opens = (response: ServerResponse): void => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.flushHeaders()
}

export const writes = (response: ServerResponse, text: string): boolean => response.write(chunk({ role: 'assistant', content: text }))

export const ends = (response: ServerResponse): void => {
  response.end(`${chunk({}, 'stop')}${usage}data: [DONE]\n\n`)
}

/** The text word by word, with a pause between words. */
export function says(text: string, pauseMs = 0): Script {
  return async (response) => {
    opens(response)
    for (const word of text.match(/\S+\s*/g) ?? []) {
      writes(response, word)
      if (pauseMs > 0) await wait(pauseMs)
    }
    ends(response)
  }
}

/** The same word again and again, until the caller leaves. */
export function saysForEver(word: string, pauseMs = 10): Script {
  return async (response, call) => {
    opens(response)
    while (!call.isClosed) {
      writes(response, `${word} `)
      await wait(pauseMs)
    }
  }
}

/** The text, and the rest only once `release` is called. */
export function saysHalf(first: string, rest: string): { script: Script; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const script: Script = async (response) => {
    opens(response)
    for (const word of first.match(/\S+\s*/g) ?? []) writes(response, word)
    await promise
    for (const word of rest.match(/\S+\s*/g) ?? []) writes(response, word)
    ends(response)
  }
  return { script, release: resolve }
}

export const fails =
  (status: number): Script =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ error: { message: `no: ${KEY}`, type: 'invalid_request_error' } }))
  }

export const stalls: Script = (response) => {
  opens(response)
}

export const breaksOffAfter =
  (text: string): Script =>
  async (response) => {
    opens(response)
    for (const word of text.match(/\S+\s*/g) ?? []) writes(response, word)
    await wait(20)
    response.destroy()
  }

export const sendsRaw =
  (body: string): Script =>
  (response) => {
    opens(response)
    response.end(body)
  }

export const callsTool =
  (name: string, args: string, then: string): Script =>
  (response, _call, number) => {
    if (number > 1) return says(then)(response, _call, number)
    opens(response)
    response.write(chunk({ role: 'assistant', tool_calls: [{ index: 0, id: 't1', type: 'function', function: { name, arguments: args } }] }))
    response.end(`${chunk({}, 'tool_calls')}${usage}data: [DONE]\n\n`)
  }

export const sendsMegabytes = (megabytes: number): Script => {
  const block = chunk({ content: 'x'.repeat(100_000) })
  return async (response) => {
    opens(response)
    await pipeline(Readable.from(Array.from({ length: megabytes * 10 }, () => block)), response, { end: false })
    ends(response)
  }
}
