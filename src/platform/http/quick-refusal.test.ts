/** The short way of a question for which there is no room. */
import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openAdmission } from '../admission.ts'
import { quickRefusal } from './quick-refusal.ts'

async function opened() {
  const admission = openAdmission()
  const lines: object[] = []
  const measured: object[] = []
  const refuses = quickRefusal(
    {
      admission,
      log: { request: (fields) => void lines.push(fields) },
      measure: (_name, labels) => void measured.push(labels),
      headers: [['X-Content-Type-Options', 'nosniff']],
    },
    ['/api/chat'],
  )
  const server = createServer((incoming, outgoing) => {
    if (!refuses(incoming, outgoing)) outgoing.end('de lange weg')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, method = 'POST') => {
    const asking = request({ port, path, method, agent: false })
    asking.end(method === 'POST' ? '{"message":"Wat kost een testament?"}' : undefined)
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    return answer
  }
  return {
    ask,
    lines,
    measured,
    fill: () => {
      while (!admission.isFull()) admission.enter()
    },
  }
}

test('a question is refused before it is read, as a problem with when to come back, with the headers of security, logged and measured', async () => {
  const { ask, fill, lines, measured } = await opened()
  fill()
  const answer = await ask('/api/chat')
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual([
    503,
    '5',
    'application/problem+json; charset=utf-8',
    'nosniff',
  ])
  expect(await json(answer)).toMatchObject({
    status: 503,
    code: 'busy',
    title: expect.stringContaining('druk') as string,
    requestId: expect.any(String) as string,
  })
  expect(lines).toMatchObject([{ method: 'POST', path: '/api/chat', status: 503 }])
  expect(measured).toEqual([{ method: 'POST', route: '/api/chat', status: '503' }])
})

test('while there is room a question goes the long way, and whatever is no question always does', async () => {
  const { ask, fill } = await opened()
  expect(await text(await ask('/api/chat'))).toBe('de lange weg')
  fill()
  const others = [await ask('/api/chat', 'GET'), await ask('/api/chat/stop'), await ask('/testament', 'GET')]
  expect(await Promise.all(others.map(text))).toEqual(['de lange weg', 'de lange weg', 'de lange weg'])
})
