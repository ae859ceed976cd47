/** Whoever signs in with a browser that was never used before is told of to the owner, by a real mail server and in the bell. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '../setup/mail-server.ts'
import { violations } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { ownerProfile } from './setup/owner.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { changeRows, goLive } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

let server: RunningServer
let browser: Browser
let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
  ;[server, browser] = await Promise.all([startServer({ SMTP_URL: mail.url, CHAT_LIMITS: 'on' }), sharedBrowser()])
})

afterAll(async () => {
  const { code } = await server.stop()
  await mail[Symbol.asyncDispose]()
  expect([code, server.errors()]).toEqual([0, []])
})

/** As another browser does it, which shows the cookies it has. */
async function signIn(userAgent: string, cookie = ''): Promise<string> {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'User-Agent': userAgent, Cookie: cookie }
  const response = await fetch(`${server.url}/api/sign-in`, { method: 'POST', headers, body: JSON.stringify({ password: PASSWORD }) })
  expect(response.status).toBe(200)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const fromFirefox = () => mail.mails.filter(({ text }) => text.includes('Browser: Firefox op Windows'))

test('a new browser is mailed with its kind and in the bell of the others; one that was used before is not', async () => {
  const signedIn = await ownerProfile(server.url)
  for (const [key, value] of Object.entries({ mail_transport: 'smtp', contact_email: 'postvak@site.example' }))
    changeRows(server.dataDir, "insert into elk_settings (id, key, value, updated_at) values (?, ?, ?, '2026-01-01T00:00:00.000Z')", key, key, value)
  goLive(server.dataDir)
  await eventually(async () => expect(await (await fetch(server.url)).text()).toContain('postvak@site.example'))

  const cookies = await signIn(FIREFOX)
  await eventually(() => expect(fromFirefox()).toHaveLength(1))
  const [told] = fromFirefox()
  expect([told?.to, told?.headers.get('subject')]).toEqual([['postvak@site.example'], 'Er is ingelogd met een browser die nog niet bekend was (Elke Notaris)'])
  expect(told?.text).toContain(`${server.url}/settings?tab=beveiliging`)

  await signIn(FIREFOX, cookies)
  await signIn(FIREFOX)
  await eventually(() => expect(fromFirefox().length).toBeGreaterThan(1))
  expect(fromFirefox()).toHaveLength(2)

  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await page.getByRole('button', { name: /melding(?:en)?$/ }).click()
  await page.getByText(/De afgelopen week is 2 keer ingelogd met een browser die nog niet bekend was: Firefox op Windows \(/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Naar Beveiliging' }).click()
  await page.getByRole('button', { name: 'Alle andere apparaten uitloggen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByText('uitgelogd').first().waitFor()
})
