/** What the log keeps of a request. */
import { expect, test } from 'vitest'
import { askOverHttp, json } from './setup/chat-client.ts'
import { PASSWORD, startServer } from './setup/server.ts'

test('the log names the route of a conversation and not its id, which opens it', async () => {
  await using server = await startServer({ LOG_LEVEL: 'info' })
  const sessionId = crypto.randomUUID()
  await askOverHttp(server.url, 'Wat kost een testament?', sessionId)
  const signedIn = await fetch(`${server.url}/api/sign-in`, { method: 'POST', headers: json, body: JSON.stringify({ password: PASSWORD }) })
  const headers = { ...json, Cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  for (const [path, status] of [
    ['', 200],
    ['/export', 200],
    ['/nergens', 404],
  ] as const)
    expect((await fetch(`${server.url}/api/admin/chat-sessions/${sessionId}${path}`, { headers })).status, path).toBe(status)
  expect((await fetch(`${server.url}/api/admin/chat-sessions/${sessionId}`)).status).toBe(401)
  expect((await fetch(`${server.url}/gesprek/${sessionId}`)).status).toBe(404)
  const { stdout } = await server.stop()
  expect(stdout).not.toContain(sessionId)
  for (const path of ['/api/admin/chat-sessions/:id', '/api/admin/chat-sessions/:id/export', '/api/admin/*', '/gesprek/:id'])
    expect(stdout).toContain(`"path":"${path}"`)
})
