/** The chat's routes: the secret of a conversation stays out of addresses, nothing is kept by caches, and each mistake has its code. */
import { expect, test } from 'vitest'
import { assistantApi } from '../../src/assistant/chat/assistant.api.ts'
import { settingsWith } from '../factories/contact.ts'
import { askContext } from '../factories/conversation.ts'
import { httpApp, ORIGIN } from '../factories/http-app.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

function client(site: Opened) {
  const app = httpApp(async (c, next) => {
    c.set('context', site.context)
    await next()
  }).route('/', assistantApi({ ...askContext(site.context), origin: ORIGIN, settings: () => settingsWith() }))
  const json = { 'Content-Type': 'application/json' }
  return {
    post: (path: string, body: object) => app.request(path, { method: 'POST', headers: json, body: JSON.stringify(body) }),
    form: (path: string, fields: Record<string, string>) => app.request(path, { method: 'POST', body: new URLSearchParams(fields) }),
    call: (method: string, path: string, sessionId?: string) => app.request(path, { method, headers: sessionId ? { 'Elk-Chat-Session': sessionId } : {} }),
  }
}

interface View {
  messages: { id: string; role: string; suggestions: string[] }[]
}

onBothDatabases('the chat by HTTP', (open) => {
  test('a conversation is asked, read back, judged, taken along and erased', async () => {
    await using site = await open()
    const { post, call, form } = client(site)
    const sessionId = crypto.randomUUID()
    const questionId = crypto.randomUUID()
    const frames = await (await post('/api/chat', { sessionId, pagePath: '/testament', message: 'Wat kost een testament?', questionId })).text()
    expect(frames).toMatch(/"type":"start","messageId":"[\da-f-]{36}"[\s\S]*"type":"finish"/)
    const view = (await (await call('GET', '/api/chat', sessionId)).json()) as View
    expect(view).toMatchObject({ running: null, unanswered: null, ctas: { partner: null, followUp: null } })
    expect(view.messages).toMatchObject([
      { id: questionId, role: 'user' },
      { role: 'assistant', suggestions: ['Wat kost een testament?'], feedback: null },
    ])
    const messageId = view.messages[1]?.id
    expect((await post('/api/chat/feedback', { sessionId, messageId, helpful: false, reason: 'onjuist' })).status).toBe(204)
    const file = await form('/gesprek/downloaden', { sessionId })
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="gesprek-2026-11-20.txt"')
    expect(await file.text()).toContain('Het klopt niet')
    expect((await call('DELETE', '/api/chat', sessionId)).status).toBe(204)
    expect(await (await call('GET', '/api/chat', sessionId)).json()).toMatchObject({ messages: [] })
  })

  test('where nothing runs there is nothing to follow or to stop', async () => {
    await using site = await open()
    const { post, call } = client(site)
    const sessionId = crypto.randomUUID()
    expect([(await call('GET', '/api/chat/stream', sessionId)).status, (await post('/api/chat/stop', { sessionId })).status]).toEqual([204, 204])
  })

  test('no answer may be kept by a cache', async () => {
    await using site = await open()
    const { post, call, form } = client(site)
    const sessionId = crypto.randomUUID()
    const answers = [
      await post('/api/chat', { sessionId, message: 'Hallo' }),
      await call('GET', '/api/chat', sessionId),
      await call('GET', '/api/chat/stream', sessionId),
      await post('/api/chat/stop', { sessionId }),
      await post('/api/chat/seen', { sessionId }),
      await form('/gesprek/downloaden', { sessionId }),
      await call('DELETE', '/api/chat', sessionId),
      await call('GET', '/api/chat'),
    ]
    for (const answer of answers) expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  test.each([
    ['GET', '/api/chat'],
    ['GET', '/api/chat/stream'],
    ['DELETE', '/api/chat'],
  ])('%s %s takes the session from its header, and not from the address', async (method, path) => {
    await using site = await open()
    const { call } = client(site)
    for (const wrong of [undefined, 'x', `${crypto.randomUUID()}'`]) expect((await call(method, path, wrong)).status).toBe(422)
    expect((await call(method, `${path}?sessionId=${crypto.randomUUID()}`)).status).toBe(422)
  })

  test.each([
    [{ reason: 'gewoon' }, 422],
    [{ note: 'x'.repeat(301) }, 422],
    [{ helpful: 'ja' }, 422],
    [{ messageId: crypto.randomUUID() }, 404],
  ])('feedback with %o is refused with %i', async (wrong, status) => {
    await using site = await open()
    const body = { sessionId: crypto.randomUUID(), messageId: crypto.randomUUID(), helpful: false, ...wrong }
    expect((await client(site).post('/api/chat/feedback', body)).status).toBe(status)
  })

  test('the specified call answers as before, and stores its question', async () => {
    await using site = await open()
    const { post, call } = client(site)
    const sessionId = crypto.randomUUID()
    const answer = await post('/api/elk_chat', { sessionId, messages: [{ role: 'user', content: 'Wat kost een testament?' }] })
    expect(await answer.json()).toEqual({ choices: [{ message: { role: 'assistant', content: expect.stringContaining('notaris') } }] })
    expect(((await (await call('GET', '/api/chat', sessionId)).json()) as View).messages).toHaveLength(2)
  })
})
