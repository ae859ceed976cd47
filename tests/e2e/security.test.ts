/** The owner secures sign-in: an app for codes, a passkey, sessions, and the log that tells of it. */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { faultsInEveryLook, violations } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { laterCode, setUpApp } from './setup/app-secret.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { resetWayIn, storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

let browser: Browser
let server: RunningServer
/** Browsers keep passkeys for names only. */
let url: string

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), sharedBrowser()])
  url = server.url.replace('127.0.0.1', 'localhost')
  return async () => {
    const { code } = await server.stop()
    expect([code, server.errors()]).toEqual([0, []])
  }
})

// Each test changes the way in.
beforeEach(() => resetWayIn(server.dataDir))

async function password(page: Page): Promise<void> {
  await page.goto(`${url}/settings?tab=beveiliging`)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Whoever leaves the page before it is done may still be signed in. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click()
  await page.getByLabel('Wachtwoord', { exact: true }).waitFor()
}

const opened = (page: Page) => page.getByRole('heading', { name: 'Beveiliging' }).waitFor()

// Three sign-ins, each with a hash that is meant to take its time.
test('with the app in use the password asks for a code; a wrong one is refused, the right one and a recovery code open', async () => {
  await using owner = await visit(browser, url)
  await password(owner.page)
  await opened(owner.page)
  await owner.page.getByText('Zet een tweede stap aan').waitFor()
  const { secret, codes } = await setUpApp(owner.page)
  expect(codes).toHaveLength(10)
  await owner.page.getByText('U hebt nog 10 herstelcodes.').waitFor()

  await using phone = await visit(browser, url, { expectedErrors: /status of 401/ })
  const { page } = phone
  await password(page)
  const field = page.getByLabel('Code van 6 cijfers')
  await field.waitFor()
  expect([await field.getAttribute('autocomplete'), await field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
  expect(await phone.context.cookies()).toMatchObject([{ name: 'elk-code-step', httpOnly: true, sameSite: 'Strict' }])
  expect((await page.request.get(`${url}/api/admin/security`)).status()).toBe(401)
  await field.fill('12345')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('Deze code klopt niet, is verlopen of is al gebruikt.').waitFor()
  await field.fill(laterCode(secret))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await opened(page)
  await signOut(page)
  await password(page)
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
  await page.getByLabel('Herstelcode', { exact: true }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('U hebt nog 9 herstelcodes.').waitFor()
})

/** The passkeys of a device in software. */
async function withDevice(page: Page, isUserVerified: boolean): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified, automaticPresenceSimulation: true },
  })
  return session
}

test('a passkey is added with a name, signs in by itself, gets another name and is taken away', async () => {
  await using owner = await visit(browser, url, { leavesTraces: true, expectedErrors: /status of 401/ })
  const { page } = owner
  const device = await withDevice(page, true)
  await password(page)
  await opened(page)
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  const form = page.getByRole('form', { name: 'Passkey toevoegen' })
  await form.getByLabel('Naam van de passkey').fill('Laptop op kantoor')
  await form.getByRole('button', { name: 'Passkey maken' }).click()
  await page.getByRole('button', { name: 'Ik heb de codes bewaard' }).click()
  await page.getByText('Laptop op kantoor').waitFor()
  await signOut(page)

  await password(page)
  await page.getByText('Bevestig nu dat u het bent').waitFor()
  expect((await page.request.get(`${url}/api/admin/security`)).status()).toBe(401)
  await page.getByRole('button', { name: 'Inloggen met een passkey' }).click()
  await opened(page)
  await page.getByText('laatst gebruikt op').first().waitFor()

  await page.getByRole('button', { name: 'Andere naam voor Laptop op kantoor' }).click()
  await page.getByLabel('Naam van de passkey').fill('Laptop thuis')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await page.getByRole('button', { name: 'Laptop thuis verwijderen' }).click()
  await page.getByRole('form', { name: 'Laptop thuis verwijderen' }).getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByText('U hebt nog geen passkey.').waitFor()
  await signOut(page)
  await page.getByRole('button', { name: 'Inloggen met een passkey' }).click()
  await page.getByText('Met deze passkey kunt u hier niet inloggen.').waitFor()
  await device.detach()
})

test('a device that does not ask who is there makes no passkey', async () => {
  await using owner = await visit(browser, url, { leavesTraces: true, expectedErrors: /status of 401/ })
  const { page } = owner
  await withDevice(page, false)
  await password(page)
  await opened(page)
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await page.getByLabel('Naam van de passkey').fill('Sleutel')
  await page.getByRole('button', { name: 'Passkey maken' }).click()
  await page.getByRole('form', { name: 'Passkey toevoegen' }).getByRole('alert').waitFor()
  expect(storedRows(server.dataDir, 'select * from elk_auth_passkey')).toEqual([])
})

/** Types a new password under Algemeen and asks to save it. */
async function fillNewPassword(page: Page, typed: string) {
  await page.goto(`${url}/settings`)
  await page.getByLabel('Nieuw admin-wachtwoord').fill(typed)
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bevestig dat u het bent' })
  await dialog.getByText('Vul daarvoor uw huidige wachtwoord in.').waitFor()
  return dialog
}

const NEW_PASSWORD = 'een nieuwe lange zin vol woorden'

test('a new password asks for the present one and the code, and this browser goes on while a half-done sign-in ends', async () => {
  await using owner = await visit(browser, url, { viewport: { width: 360, height: 800 }, expectedErrors: /status of 401/ })
  const { page } = owner
  await password(page)
  await opened(page)
  const { secret, codes } = await setUpApp(page)

  await using thief = await visit(browser, url, { expectedErrors: /status of 401/ })
  await password(thief.page)
  await thief.page.getByLabel('Code van 6 cijfers').fill(codes[1] ?? '')

  const dialog = await fillNewPassword(page, NEW_PASSWORD)
  const confirm = dialog.getByRole('button', { name: 'Opslaan', exact: true })
  await confirm.click()
  await dialog.getByText('Vul uw wachtwoord in om door te gaan.').waitFor()
  await dialog.getByLabel('Huidig wachtwoord').fill('een heel ander wachtwoord')
  await dialog.getByLabel('Code van de app of herstelcode').fill(laterCode(secret))
  await confirm.click()
  await dialog.getByText('Dit wachtwoord klopt niet.').waitFor()
  expect([await violations(page), await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([[], 360])
  await dialog.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await dialog.getByLabel('Code van de app of herstelcode').fill('000000')
  await confirm.click()
  await dialog.getByText('Deze code klopt niet of is al gebruikt.').waitFor()
  await dialog.getByLabel('Code van de app of herstelcode').fill(codes[0] ?? '')
  await confirm.click()
  await page.getByText('Uw wijzigingen zijn succesvol opgeslagen.').waitFor()
  await page.goto(`${url}/settings?tab=beveiliging`)
  await page.getByText('U hebt nog 9 herstelcodes.').waitFor()

  await thief.page.getByRole('button', { name: 'Login', exact: true }).click()
  await thief.page.getByText('Deze code klopt niet, is verlopen of is al gebruikt.').waitFor()
})

test('with a passkey that passkey takes the place of the code', async () => {
  await using owner = await visit(browser, url, { leavesTraces: true })
  const { page } = owner
  const device = await withDevice(page, true)
  await password(page)
  await opened(page)
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  const form = page.getByRole('form', { name: 'Passkey toevoegen' })
  await form.getByLabel('Naam van de passkey').fill('Laptop')
  await form.getByRole('button', { name: 'Passkey maken' }).click()
  await page.getByRole('button', { name: 'Ik heb de codes bewaard' }).click()
  const dialog = await fillNewPassword(page, NEW_PASSWORD)
  await dialog.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Opslaan met een passkey' }).click()
  await page.getByText('Uw wijzigingen zijn succesvol opgeslagen.').waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Algemeen' }).waitFor()
  await device.detach()
})

test('while the app is set up axe finds nothing and nothing sticks out in any look', async () => {
  await using owner = await visit(browser, url, { reducedMotion: 'reduce' })
  const { page } = owner
  await password(page)
  await page.getByRole('table', { name: 'Logboek' }).waitFor()
  await page.getByRole('button', { name: 'App instellen' }).click()
  await page.getByRole('form', { name: 'App instellen' }).getByLabel('Wachtwoord').fill(PASSWORD)
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByRole('img', { name: 'QR-code om de app in te stellen' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
})
