/** The owner signs in, reads a conversation and changes a setting. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGate } from '../setup/gate.ts'
import { faultsInEveryLook } from './setup/axe.ts'
import { askOverHttp, postChat } from './setup/chat-client.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { confirmSave } from './setup/owner.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

let server: RunningServer
let browser: Browser
/** The profile of an owner who is signed in already: signing in too often is refused. */
let signedIn: Profile

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), sharedBrowser()])
  signedIn = await ownerProfile(server.url)
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

async function signIn(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${server.url}/settings`)
  await page.getByRole('tab', { name: 'Algemeen' }).waitFor()
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

test('a conversation is read under Chat Logs, and what a visitor typed stays text', async () => {
  const question = 'Wat kost een testament? <img src=x onerror=alert(1)> [klik](https://evil.example)'
  const reply = await askOverHttp(server.url, question)
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  await openSettings(page)
  await page.getByRole('tab', { name: 'Chat Logs' }).click()
  await page.getByText('Wat kost een testament? <img src=x onerror=alert(1)> klik').waitFor()
  expect(await page.getByRole('main').innerText()).toContain(reply.choices[0]?.message.content.slice(0, 20).replaceAll('*', ''))
  expect([dialogs, await page.locator('img[src=x], a[href*="evil"]').count(), owner.foreign]).toEqual([0, 0, []])
  expect(storedRows(server.dataDir, "select action from elk_audit_log where action = 'chat.view'").length).toBeGreaterThan(0)
})

test('no page that a visitor says to come from becomes a link to another site', async () => {
  await postChat(server.url, { sessionId: crypto.randomUUID(), pagePath: '//evil.example', message: 'Wat is een volmacht?' })
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await openSettings(page)
  await page.getByRole('tab', { name: 'Chat Logs' }).click()
  await page.getByRole('region', { name: 'Berichten' }).getByRole('listitem').first().waitFor()
  expect(await page.locator('a[href*="evil.example"]').count()).toBe(0)
})

test('more than ten conversations are read page by page', async () => {
  for (let n = 0; n < 12; n += 1) await askOverHttp(server.url, `Vraag ${n} over een testament`)
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await openSettings(page)
  await page.getByRole('tab', { name: 'Chat Logs' }).click()
  await page.getByText('Pagina 1').waitFor()
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByText('Pagina 2').waitFor()
  await page.getByRole('button', { name: 'Vorige' }).click()
  await page.getByText('Pagina 1').waitFor()
})

test('a changed telephone number stands on the site within a second', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await fetch(server.url)
  await openSettings(page)
  await page.getByLabel('Telefoonnummer', { exact: true }).fill('088 - 123 45 67')
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
  await page.getByText('Uw wijzigingen zijn succesvol opgeslagen.').waitFor()
  await eventually(async () => expect(await (await fetch(server.url)).text()).toContain('088 - 123 45 67'))
  await page.reload()
  await eventually(async () => expect(await page.getByLabel('Telefoonnummer', { exact: true }).inputValue()).toBe('088 - 123 45 67'))
})

test('a saved key is shown by its last four characters and never sent back', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  const bodies: string[] = []
  page.on('response', async (response) => bodies.push(await response.text().catch(() => '')))
  await openSettings(page)
  await page.getByLabel('API-sleutel van de chatbot').fill('sk-live-5h1x9r3t7b-wxyz')
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
  await confirmSave(page)
  await page.getByPlaceholder('••••wxyz').waitFor()
  await page.reload()
  await page.getByPlaceholder('••••wxyz').waitFor()
  expect(bodies.filter((body) => body.includes('5h1x9r3t7b'))).toEqual([])
  expect(JSON.stringify(storedRows(server.dataDir, 'select * from elk_settings'))).not.toMatch(/5h1x9r3t7b|wxyz/)
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
