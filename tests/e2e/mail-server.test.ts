/** The mail server that the owner fills in: what is refused, and one that an earlier version stored as an address. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createSecrets } from '../../src/platform/secrets.ts'
import { ownerSite } from './setup/owner-site.ts'
import { confirmSave, ownerProfile } from './setup/owner.ts'
import { freshDataDir, startServer } from './setup/server.ts'
import { storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

const site = ownerSite()

test('a mail server inside the network is refused at its field, before the test message', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 422/ })
  const { page } = owner
  await page.goto(`${site.server.url}/settings`)
  await page.getByRole('radio', { name: 'Per e-mail' }).check()
  await page.getByLabel('Mailserver (SMTP)', { exact: true }).fill('10.0.0.1')
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
  await confirmSave(page)
  await page.getByText('Een server in een eigen netwerk kan niet.').first().waitFor()
})

test('a start takes over the address of a mail server that an earlier version stored, and the owner finds it in the fields', async () => {
  const folder = freshDataDir()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const key = 'een-sleutel-voor-de-overgang-van-een-oude-versie'
  {
    await using first = await startServer({ DATA_DIR: folder, SECRET_KEY: key })
    expect((await first.stop()).code).toBe(0)
  }
  const sealed = createSecrets(key).encrypt('smtps://kantoor:oud-geheim@mail.site.example', 'smtp_url')
  const file = new DatabaseSync(join(folder, 'elke.sqlite'), { timeout: 5_000 })
  file.exec(
    `insert into elk_settings (id, key, value, is_secret, updated_at) values
      ('a', 'mail_transport', 'smtp', 0, '2026-01-01T00:00:00.000Z'), ('b', 'smtp_url', '${sealed}', 1, '2026-01-01T00:00:00.000Z')`,
  )
  file.close()
  await using running = await startServer({ DATA_DIR: folder, SECRET_KEY: key })
  await using owner = await visit(site.browser, running.url, await ownerProfile(running.url))
  const { page } = owner
  await page.goto(`${running.url}/settings`)
  const host = page.getByLabel('Mailserver (SMTP)', { exact: true })
  await host.waitFor()
  expect([await host.inputValue(), await page.getByLabel('Gebruikersnaam').inputValue()]).toEqual(['mail.site.example', 'kantoor'])
  await page.getByPlaceholder('••••••••').waitFor()
  expect(storedRows(folder, "select value from elk_settings where key = 'smtp_url'")).toEqual([{ value: '' }])
  await running.stop()
})
