/** The server starts with another secret key than before: the log, the sign-in screen and the settings say so. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepAt, totpAt } from '../../src/accounts/second-factor/totp.ts'
import { violations } from './setup/axe.ts'
import { json } from './setup/chat-client.ts'
import { secretOf } from './setup/app-secret.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { freshDataDir, PASSWORD, plainEnv, root, startServer } from './setup/server.ts'
import { visit } from './setup/visit.ts'

const OLD = { SECRET_KEY: 'de-eerste-sleutel-van-deze-installatie' }
const NEW = { SECRET_KEY: 'een-andere-sleutel-dan-bij-de-eerste-start' }

let browser: Browser
let folder: string

beforeAll(async () => {
  browser = await sharedBrowser()
  folder = freshDataDir()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

/** Stores an API key and the password of a mail server, and puts the app for codes in use. */
async function storeSecrets(url: string): Promise<void> {
  const call = async (path: string, method: string, body: unknown, cookie = '') => {
    const response = await fetch(url + path, { method, headers: { ...json, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const cookie = (await call('/api/sign-in', 'POST', { password: PASSWORD })).headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const settings = {
    chatbot_api_key: 'sk-live-0123456789',
    mail_transport: 'smtp',
    smtp_host: 'mail.example.nl',
    smtp_user: 'elke',
    smtp_password: 'geheim',
    current_password: PASSWORD,
  }
  await call('/api/admin/settings', 'PUT', settings, cookie)
  const { secret } = (await (await call('/api/admin/security/app', 'POST', { password: PASSWORD }, cookie)).json()) as { secret: string }
  await call('/api/admin/security/app/confirm', 'POST', { code: totpAt(secretOf(secret), stepAt(new Date())) }, cookie)
}

// Sign-ins with a hash that is meant to take its time.
test('visitors are served, and the owner reads what is wrong and how to go on', async () => {
  await using first = await startServer({ DATA_DIR: folder, ...OLD })
  await storeSecrets(first.url)
  await first.stop()
  expect(first.errors()).toEqual([])

  await using second = await startServer({ DATA_DIR: folder, ...NEW })
  expect((await fetch(second.url)).status).toBe(200)
  await using owner = await visit(browser, second.url, { expectedErrors: /status of 409/ })
  const { page } = owner
  await page.goto(`${second.url}/settings`)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByLabel('Code van 6 cijfers').fill('123456')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('alert').getByText('De site heeft nu een andere geheime sleutel').waitFor()
  expect(await violations(page)).toEqual([])

  await promisify(execFile)(process.execPath, ['scripts/reset-second-factor.ts'], { cwd: root, env: { ...plainEnv, DATA_DIR: folder, ...NEW } })
  await page.reload()
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.poll(() => page.getByPlaceholder('Niet te lezen').count()).toBe(2)
  expect(await page.getByRole('note').filter({ hasText: 'Opgeslagen met een andere geheime sleutel' }).count()).toBe(2)
  expect(await violations(page)).toEqual([])

  await second.stop()
  const said = second.errors().join('\n')
  for (const words of ['not the one this site was made with', 'De geheime sleutel is een andere', '"setting":"smtp_password"']) expect(said).toContain(words)
  expect(said).not.toMatch(/Redacted|sk-live|request failed/)
})
