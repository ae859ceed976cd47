/** From the form to the owner: delivery that survives the process, and the owner's screens. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFormServer, startMailServer, type FormServer, type MailServer } from '../setup/mail-server.ts'
import { violations } from './setup/axe.ts'
import { json } from './setup/chat-client.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { sharedFolder } from './setup/shared-folder.ts'
import { storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

let server: RunningServer
let browser: Browser
let mailServer: MailServer
let service: FormServer
let signedIn: Profile

beforeAll(async () => {
  ;[mailServer, service] = await Promise.all([startMailServer(), startFormServer()])
  const env = { TRUST_PROXY: '1', MAIL_HOSTS: `127.0.0.1:1,127.0.0.1:${mailServer.port},${new URL(service.url).host}` }
  ;[server, browser] = await Promise.all([startServer(env), sharedBrowser()])
  signedIn = await ownerProfile(server.url)
})

afterAll(async () => {
  await mailServer[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

let networks = 0

/** True once the site has taken it. */
async function write(url: string, name: string): Promise<boolean> {
  const headers = { 'X-Forwarded-For': `192.0.2.${(networks = (networks + 1) % 250)}` }
  const body = new URLSearchParams({ name, email: 'bezoeker@voorbeeld.nl', message: `Bericht van ${name}` })
  const response = await fetch(`${url}/contact`, { method: 'POST', body, headers, redirect: 'manual' }).catch(() => undefined)
  return response?.status === 303
}

function change(dataDir: string, sql: string): void {
  const file = new DatabaseSync(join(dataDir, 'elke.sqlite'), { timeout: 5_000 })
  file.exec(sql)
  file.close()
}

const chooseSmtp = (dataDir: string) =>
  change(
    dataDir,
    `insert into elk_settings (id, key, value, is_secret, updated_at) values
      ('a', 'mail_transport', 'smtp', 0, '2026-01-01T00:00:00.000Z'), ('b', 'contact_email', 'postvak@site.example', 0, '2026-01-01T00:00:00.000Z')`,
  )

const idsOf = (mails: MailServer['mails']) => mails.map((mail) => mail.headers.get('message-id') ?? '')

test('a process that is killed while it delivers, again and again, loses no message that it accepted', async () => {
  const folder = sharedFolder()
  await using mail = await startMailServer()
  const env = { DATA_DIR: folder, SMTP_URL: mail.url, TRUST_PROXY: '1' }
  chooseSmtp(folder)
  const accepted: string[] = []
  for (let round = 0; round < 3; round += 1) {
    // The mail is taken in, and the process dies before it hears so: the worst moment.
    const taken = Promise.withResolvers<undefined>()
    mail.onMail = async () => {
      taken.resolve(undefined)
      return new Promise(() => {})
    }
    await using doomed = await startServer(env)
    const names = Array.from({ length: 6 }, (_, n) => `Bezoeker ${round}-${n}`)
    const writing = names.map(async (name) => (await write(doomed.url, name)) && accepted.push(name))
    await taken.promise
    doomed.signal('SIGKILL')
    await doomed.exited
    await Promise.all(writing)
    // The lease of the dead process runs out.
    change(folder, "update elk_outbox set locked_until = '2026-01-01T00:00:00.000Z' where status = 'sending'")
  }
  mail.onMail = async () => undefined
  await using last = await startServer(env)
  await expect.poll(() => storedRows(folder, "select 1 from elk_outbox where status <> 'sent'")).toEqual([])
  expect((await last.stop()).code).toBe(0)
  const delivered = new Set(mail.mails.map((one) => /^Naam: (.*)$/m.exec(one.text)?.[1]))
  expect(accepted.length).toBeGreaterThanOrEqual(3)
  expect(accepted.filter((name) => !delivered.has(name))).toEqual([])
  // Those that came twice can be told by their Message-ID.
  expect(new Set(idsOf(mail.mails)).size).toBe(storedRows(folder, 'select 1 from elk_contact_messages').length)
})

test('a stop while a message is on its way ends that delivery first', async () => {
  const folder = sharedFolder()
  await using mail = await startMailServer()
  const env = { DATA_DIR: folder, SMTP_URL: mail.url }
  chooseSmtp(folder)
  await using running = await startServer(env)
  mail.onMail = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return undefined
  }
  expect(await write(running.url, 'Bij het stoppen')).toBe(true)
  await eventually(() => expect(mail.mails).toHaveLength(1))
  expect((await running.stop()).code).toBe(0)
  expect(storedRows(folder, 'select status, attempts from elk_outbox')).toEqual([{ status: 'sent', attempts: 1 }])
})

async function openTab(page: Page, name: string): Promise<void> {
  await page.goto(`${server.url}/settings`)
  await page.getByRole('tab', { name }).click()
}

/** As the screen sends it. */
async function chooseMail(settings: Record<string, string>): Promise<void> {
  const Cookie = signedIn.storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { ...json, 'Sec-Fetch-Site': 'same-origin', Cookie }
  const body = JSON.stringify({ ...settings, contact_email: 'postvak@site.example', current_password: PASSWORD })
  const saved = await fetch(`${server.url}/api/admin/settings`, { method: 'PUT', headers, body })
  expect([saved.status, await saved.text()]).toEqual([200, expect.anything()])
}

test('a message that fails is shown with its reason, goes out when tried again, and is deleted after a question', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await chooseMail({
    mail_transport: 'smtp',
    smtp_host: '127.0.0.1',
    smtp_port: String(mailServer.port),
    smtp_security: 'starttls',
    mail_from: 'site@site.example',
  })
  mailServer.onMail = async () => Object.assign(new Error('mailbox full'), { responseCode: 452 })
  expect(await write(server.url, 'Anna <b>Smit</b>')).toBe(true)
  await expect.poll(() => storedRows(server.dataDir, 'select last_error from elk_outbox')).toEqual([{ last_error: 'refused: 452 mailbox full' }])
  await openTab(page, 'Berichten')
  await page.getByRole('button', { name: 'Anna <b>Smit</b>' }).click()
  const pane = page.getByRole('region', { name: 'Bericht', exact: true })
  await pane.getByText('Bericht van Anna <b>Smit</b>').waitFor()
  await pane.getByText('De mailserver weigert het bericht. (452 mailbox full) Wij proberen het opnieuw op').waitFor()
  expect(await pane.getByRole('link', { name: 'Beantwoorden' }).getAttribute('href')).toMatch(/^mailto:bezoeker@voorbeeld\.nl\?subject=/)
  expect(await violations(page)).toEqual([])

  mailServer.onMail = async () => undefined
  await pane.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await pane.getByText('Bezorgd op').waitFor()
  expect(mailServer.mails).toHaveLength(2)

  await pane.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  expect(storedRows(server.dataDir, 'select 1 from elk_contact_messages')).toHaveLength(1)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await pane.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByText('Nog geen berichten ontvangen').waitFor()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.getByText('Het bericht staat weer in de lijst.').waitFor()
  await page.getByRole('button', { name: 'Anna <b>Smit</b>' }).click()
  await pane.getByText('Bezorgd op').waitFor()
  expect(mailServer.mails).toHaveLength(2)
  await pane.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByText('Nog geen berichten ontvangen').waitFor()
  expect(storedRows(server.dataDir, 'select 1 from elk_contact_messages where deleted_at is null')).toEqual([])
  const actions = storedRows(
    server.dataDir,
    "select action, count(*) as times from elk_audit_log where action like 'contact.%' group by action order by action",
  )
  expect(actions).toEqual([
    { action: 'contact.delete', times: 2 },
    { action: 'contact.restore', times: 1 },
    { action: 'contact.retry', times: 1 },
    { action: 'contact.view', times: 2 },
  ])
})

test('a message goes to the form-mail service when the owner has chosen one, and the form says so', async () => {
  await chooseMail({ mail_transport: 'form_mail', form_mail_url: service.url })
  await eventually(async () => expect(await (await fetch(`${server.url}/contact`)).text()).toContain(`via de formulierdienst ${new URL(service.url).host}`))
  expect(await write(server.url, 'Via Dienst')).toBe(true)
  await eventually(() => expect(service.forms).toHaveLength(1))
  expect(service.forms[0]?.fields).toMatchObject({ name: 'Via Dienst', _to: 'postvak@site.example', _captcha: 'false', _template: 'table' })
})
