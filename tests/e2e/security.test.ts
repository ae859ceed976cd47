/** The owner secures the door: an app for codes, a passkey, sessions, and the log that tells of it. */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stepAt, totpAt } from '../../src/accounts/totp.ts'
import { violations } from './setup/axe.ts'
import { launchBrowser } from './setup/chromium.ts'
import { looks } from './setup/looks.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

let browser: Browser
let server: RunningServer
/** Browsers keep passkeys for names only. */
let url: string

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

// Each test changes the way in, so each has a door of its own.
beforeEach(async () => {
  server = await startServer()
  url = server.url.replace('127.0.0.1', 'localhost')
  return async () => {
    const { code } = await server.stop()
    expect([code, server.errors()]).toEqual([0, []])
  }
})

async function password(page: Page): Promise<void> {
  await page.goto(`${url}/settings?tab=beveiliging`)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

const opened = (page: Page) => page.getByRole('heading', { name: 'Beveiliging' }).waitFor()

/** The text of a secret as the app holds it. */
function secretOf(shown: string): string {
  const bits = Array.from(shown.replaceAll(/\s/g, ''), (letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))).toString()
}

/** Puts the app in use on screen; returns its secret and the recovery codes. */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'App instellen' }).click()
  const form = page.getByRole('form', { name: 'App instellen' })
  await form.getByLabel('Wachtwoord').fill(PASSWORD)
  await form.getByRole('button', { name: 'Verder' }).click()
  await form.getByRole('img', { name: 'QR-code om de app in te stellen' }).waitFor()
  const secret = secretOf(await form.locator('code').innerText())
  await form.getByLabel('Code van 6 cijfers').fill(totpAt(secret, stepAt(new Date()) - 1))
  await form.getByRole('button', { name: 'App aanzetten' }).click()
  const list = page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')
  await list.first().waitFor()
  const codes = await list.allInnerTexts()
  await page.getByRole('button', { name: 'Ik heb de codes bewaard' }).click()
  return { secret, codes }
}

// Three sign-ins, each with a hash that is meant to take its time.
test('with the app in use the password asks for a code; a wrong one is refused, the right one and a recovery code open', { timeout: 120_000 }, async () => {
  await using owner = await visit(browser, url)
  await password(owner.page)
  await opened(owner.page)
  await owner.page.getByText('Zet een tweede stap aan').waitFor()
  const { secret, codes } = await setUpApp(owner.page)
  expect(codes).toHaveLength(10)
  await owner.page.getByText('U heeft nog 10 herstelcodes.').waitFor()

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
  await field.fill(totpAt(secret, stepAt(new Date())))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await opened(page)
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click()
  await page.getByLabel('Wachtwoord', { exact: true }).waitFor()
  await password(page)
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
  await page.getByLabel('Herstelcode', { exact: true }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('U heeft nog 9 herstelcodes.').waitFor()
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
  await using owner = await visit(browser, url, { expectedErrors: /status of 401/ })
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
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click()

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
  await page.getByText('U heeft nog geen passkey.').waitFor()
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click()
  await page.getByRole('button', { name: 'Inloggen met een passkey' }).click()
  await page.getByText('Met deze passkey kunt u hier niet inloggen.').waitFor()
  await device.detach()
})

test('a device that does not ask who is there makes no passkey', async () => {
  await using owner = await visit(browser, url, { expectedErrors: /status of 401/ })
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

test('another device is seen in words and logged out from here', async () => {
  await using owner = await visit(browser, url)
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  await using phone = await visit(browser, url, { userAgent: iPhone, expectedErrors: /status of 401/ })
  await password(phone.page)
  await opened(phone.page)
  await password(owner.page)
  const devices = owner.page.getByRole('list', { name: 'Apparaten' })
  await devices.getByText('Dit apparaat').waitFor()
  await devices.getByRole('button', { name: 'Safari op iPhone uitloggen' }).click()
  await owner.page.getByText('U bent alleen op dit apparaat ingelogd.').waitFor()
  await phone.page.reload()
  await phone.page.getByLabel('Wachtwoord', { exact: true }).waitFor()
})

test('the log is filtered in the address and taken along as a file, which is in the log itself', async () => {
  await using owner = await visit(browser, url)
  const { page } = owner
  await password(page)
  const log = page.getByRole('table', { name: 'Logboek' })
  await log.getByText('Ingelogd', { exact: true }).waitFor()
  await page.getByLabel('Soort handeling').selectOption('Beveiliging')
  await log.getByText('Account van de eigenaar gemaakt').waitFor()
  expect([new URL(page.url()).searchParams.get('soort'), await log.getByText('Ingelogd', { exact: true }).count()]).toEqual(['beveiliging', 0])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Downloaden als CSV' }).click()
  const file = await (await download).createReadStream()
  let text = ''
  for await (const part of file) text += String(part)
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFF"Tijd","Wie","Wat","Waarover","Bijzonderheden","Code"',
    expect.stringMatching(/^"[\d-]{10} [\d:]{5}","Eigenaar","Logboek gedownload","","soort: beveiliging","audit.export"$/),
  ])
  await page.goBack()
  await log.getByText('Ingelogd', { exact: true }).waitFor()
})

test.each(looks)('axe finds nothing and nothing sticks out at %i px in %s', async (width, colorScheme) => {
  await using owner = await visit(browser, url, { viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })
  const { page } = owner
  await password(page)
  await page.getByRole('table', { name: 'Logboek' }).waitFor()
  const found: Record<string, string[]> = { tab: await violations(page) }
  await page.getByRole('button', { name: 'App instellen' }).click()
  await page.getByRole('form', { name: 'App instellen' }).getByLabel('Wachtwoord').fill(PASSWORD)
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByRole('img', { name: 'QR-code om de app in te stellen' }).waitFor()
  found['set up'] = await violations(page)
  expect(found).toEqual({ tab: [], 'set up': [] })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})
