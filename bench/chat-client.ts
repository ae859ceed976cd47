/** A small chat visitor on `node:http` that times the first byte and the end of an answer. */
import { Agent, request } from 'node:http'

export interface Question {
  sessionId: string
  question: string
  accept: 'text/event-stream' | 'application/json'
}

export interface Reply {
  status: number
  body: string
  firstByteMs: number
  completeMs: number
}

export type AskSite = (question: Question) => Promise<Reply>

/** Rejects when the connection breaks before the answer is complete. */
export function createChatClient(port: number, connections: number): { ask: AskSite; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask: AskSite = ({ sessionId, question, accept }) =>
    new Promise((resolve, reject) => {
      const sent = performance.now()
      const body = JSON.stringify({ sessionId, message: question })
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), accept, 'user-agent': 'elke-bench' }
      const outgoing = request({ host: '127.0.0.1', port, path: '/api/chat', method: 'POST', agent, headers }, (response) => {
        const pieces: Buffer[] = []
        let firstByteMs = 0
        response.on('data', (piece: Buffer) => {
          if (pieces.push(piece) === 1) firstByteMs = performance.now() - sent
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString(), firstByteMs, completeMs: performance.now() - sent }),
        )
        response.on('error', reject)
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  return { ask, close: () => agent.destroy() }
}
