/** The owner signs in and out. What is read and set then: `tests/screens`. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGate } from '../setup/gate.ts'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { visit } from './setup/visit.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), sharedBrowser()])
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

async function signIn(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a wrong password does not sign in, with the reason', async () => {
  await using owner = await visit(browser, server.url, { expectedErrors: /status of 401/ })
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await signIn(page, 'een heel ander wachtwoord')
  await page.getByText('Onjuist wachtwoord ingevoerd.').waitFor()
  expect(await page.getByText('Login Fout').isVisible()).toBe(true)
  expect(await page.getByRole('tab').count()).toBe(0)
  expect(await owner.context.cookies()).toEqual([])
})

test('the right password opens the tabs, and the session cookie is out of reach of scripts', async () => {
  await using owner = await visit(browser, server.url)
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await signIn(page)
  await page.getByRole('tab', { name: 'Zo begint u' }).waitFor()
  expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Algemeen')
  expect(await page.getByRole('tab').allInnerTexts()).toEqual([
    'Zo begint u',
    'Algemeen',
    'Affiliate Redirects',
    'Chat Logs',
    'Overzicht',
    'Vragen',
    'Inhoud',
    'Berichten',
    'Offertes',
    'Beveiliging',
    'Koppelingen',
    'Livegang',
  ])
  expect(await owner.context.cookies()).toMatchObject([
    { name: 'elk-session', httpOnly: true, sameSite: 'Strict' },
    { name: 'elk-device', httpOnly: true, sameSite: 'Strict' },
  ])
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.reload()
  await page.getByRole('tab', { name: 'Algemeen' }).waitFor()
})

test('a sign-out over a slow line is done also when its page goes away at once', async () => {
  const line = await openGate(Number(new URL(server.url).port), 300)
  const slow = `http://127.0.0.1:${line.port}`
  try {
    // What was still on its way when the session ended is refused.
    await using owner = await visit(browser, slow, { leavesTraces: true, expectedErrors: /status of 401/ })
    const { page, context } = owner
    await page.goto(`${slow}/settings`)
    await signIn(page)
    await page.getByRole('tab', { name: 'Algemeen' }).waitFor()
    const Cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const status = async () => (await fetch(`${server.url}/api/admin/settings`, { headers: { Cookie } })).status
    expect(await status()).toBe(200)
    const sent = page.waitForRequest('**/api/admin/sign-out')
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await sent
    await page.goto('about:blank')
    await eventually(async () => expect(await status()).toBe(401))
  } finally {
    line.close()
  }
})

test('after signing out the address asks for the password again, also by going back', async () => {
  // What was still on its way when the session ended is refused.
  await using owner = await visit(browser, server.url, { expectedErrors: /status of 401/ })
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await signIn(page)
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByRole('button', { name: 'Login' }).waitFor()
  // What is left opens nothing: it tells the site that this browser signed in before.
  expect((await owner.context.cookies()).map(({ name }) => name)).toEqual(['elk-device'])
  await page.goto(server.url)
  await page.goBack()
  await page.getByRole('button', { name: 'Login' }).waitFor()
  expect(await page.getByRole('tab').count()).toBe(0)
})

test('axe finds nothing on the sign-in screen in any look', async () => {
  await using owner = await visit(browser, server.url, { reducedMotion: 'reduce' })
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await page.getByRole('button', { name: 'Login' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
})

test('the settings are not kept in memory by anyone and keep search engines out', async () => {
  const response = await fetch(`${server.url}/settings`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const nonces = [await response.text(), await (await fetch(`${server.url}/settings`)).text()].map((html) => /csp-nonce" content="([^"]{22,})"/.exec(html)?.[1])
  expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonces[0]}'`)
  expect(nonces[0]).not.toBe(nonces[1])
})
