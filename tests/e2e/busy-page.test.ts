/** More pages are asked for at once than one process takes on. */
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { allowedStyle, stylesIn } from './setup/page-styles.ts'
import { startServer, type RunningServer } from './setup/server.ts'

const VISITORS = 300

async function visitor({ url }: RunningServer): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** All stand at the door before it opens, so that they come in together on any machine. */
async function askTogether(server: RunningServer): Promise<string[]> {
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => visitor(server)))
  server.signal('SIGSTOP')
  visitors.forEach((socket, n) => socket.write(`GET /zoeken?q=testament+${n} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nConnection: close\r\n\r\n`))
  server.signal('SIGCONT')
  return Promise.all(visitors.map((socket) => text(socket)))
}

const isRefused = (answer: string): boolean => answer.startsWith('HTTP/1.1 503 ')

test('who is turned away sees a page with its styles and when to come back, and nobody is left without an answer', async () => {
  await using server = await startServer()
  const answers = await askTogether(server)
  expect(answers.filter((answer) => !isRefused(answer) && !answer.startsWith('HTTP/1.1 200 '))).toEqual([])
  const refused = answers.filter(isRefused)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer).toMatch(/^retry-after: 5\r$/im)
    const policy = /^content-security-policy: (.*)\r$/im.exec(answer)?.[1] ?? ''
    expect(stylesIn(answer)).toEqual([['', allowedStyle(policy)]])
  }
})
