/** The main journey on PostgreSQL: ask, go on, read it back as the owner. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type RunningPostgres } from '../setup/postgres.ts'
import { json } from './setup/chat-client.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { followLink } from './setup/follow-link.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { rowsInPostgres } from './setup/stored.ts'
import { answers, chatIsAwake, questionField, visit } from './setup/visit.ts'

let postgres: RunningPostgres
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  postgres = await startPostgres()
  ;[server, browser] = await Promise.all([startServer({ DATABASE_URL: postgres.url }), sharedBrowser()])
})

afterAll(async () => {
  const { code } = await server.stop()
  postgres.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

const rows = (sql: string) => rowsInPostgres(postgres.url, sql)

test('a visitor asks twice and both questions are stored with their answers', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url)
  await chatIsAwake(page)
  for (const [at, question] of ['Wat is een levenstestament?', 'En wat kost dat?'].entries()) {
    await questionField(page).fill(question)
    await questionField(page).press('Enter')
    await answers(page).nth(at).locator('.chat-sources a').first().waitFor()
    await page.locator('.chat-answer[aria-busy=true]').waitFor({ state: 'detached' })
  }
  expect(await answers(page).nth(1).innerText()).toMatch(/levenstestament/i)
  expect(await rows('select role, content from elk_chat_messages order by timestamp, id')).toMatchObject([
    { role: 'user', content: 'Wat is een levenstestament?' },
    { role: 'assistant' },
    { role: 'user', content: 'En wat kost dat?' },
    { role: 'assistant' },
  ])
})

test('the owner signs in and reads the conversation back', async () => {
  const signedIn = await fetch(`${server.url}/api/sign-in`, { method: 'POST', headers: json, body: JSON.stringify({ password: PASSWORD }) })
  const headers = { ...json, 'Sec-Fetch-Site': 'same-origin', Cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  const list = (await (await fetch(`${server.url}/api/admin/chat-sessions`, { headers })).json()) as {
    sessions: { session_id: string; message_count: number }[]
  }
  expect(list.sessions).toMatchObject([{ message_count: 4 }])
  const opened = await fetch(`${server.url}/api/admin/chat-sessions/${list.sessions[0]?.session_id}`, { headers })
  expect(((await opened.json()) as { messages: unknown[] }).messages).toHaveLength(4)
  // What the site does by itself comes when its time is there.
  const log = await rows("select action from elk_audit_log where action <> 'analysis.run' order by id")
  expect(log.map((row) => row['action'])).toEqual(['owner.created', 'sign-in.ok', 'chat.view'])
})

test('a click on a partner link is counted', async () => {
  await followLink(`${server.url}/out/testament`)
  await eventually(async () => expect(await rows("select click_count from elk_affiliate_redirects where slug = 'testament'")).toEqual([{ click_count: 1 }]))
})
