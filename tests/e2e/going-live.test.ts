/** The owner sees the site go live and back, and answers someone who asks for the own data. How it gets ready: `tests/screens/going-live.test.ts`. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { goLive, storedRows } from './setup/stored.ts'
import { downloadedText, visit } from './setup/visit.ts'

let server: RunningServer
let browser: Browser
let signedIn: Profile

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ CHAT_LIMITS: 'on' }), sharedBrowser()])
  signedIn = await ownerProfile(server.url)
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

const home = async (): Promise<string> => (await (await fetch(server.url)).text()).replace(/<script[\s\S]*?<\/script>/g, '')
const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('live shows only the claim with evidence; the way back to demo asks first', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings?bewering=confidential`)
  await page.getByLabel('Waar rust dit op?').fill('Afspraken met alle verwerkers, in het archief van 2026.')
  await page.getByLabel('Link of naam van het document').fill('verwerkers-2026.pdf')
  await page.getByLabel('Dag van het bewijs').fill(daysFromNow(-30))
  await page.getByLabel('Geldig tot en met').fill(daysFromNow(30))
  await page.getByRole('button', { name: 'Bewering opslaan' }).click()
  await page.getByText('Bewijs geldig').waitFor()
  const demo = await home()
  for (const text of ['VERTROUWELIJK', '100% GRATIS', 'ONAFHANKELIJK', 'Besparing tot 40%', '100+ mensen geholpen']) expect(demo).toContain(text)

  goLive(server.dataDir)
  await eventually(async () => expect(await home()).not.toContain('class="demo-bar'))
  const live = await home()
  expect(live).toContain('VERTROUWELIJK')
  for (const text of ['100% GRATIS', 'ONAFHANKELIJK', 'Besparing', '100+ mensen', '10+ jaar', '48 uur', '34 beoordelingen']) expect(live).not.toContain(text)

  await page.reload()
  const banner = page.getByRole('complementary', { name: 'Bekijk Livegang' })
  await banner.getByRole('link').click()
  expect(await page.getByRole('tab', { name: 'Zo begint u' }).count()).toBe(0)
  await page.getByRole('heading', { name: 'De site is live' }).waitFor()
  const toDemo = page.getByRole('tabpanel').getByRole('button', { name: 'Terug naar demo' })
  await toDemo.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  expect(await home()).not.toContain('class="demo-bar')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await toDemo.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terug naar demo' }).click()
  await page.getByText('De site is weer een demo').waitFor()
  await page.getByRole('tab', { name: 'Zo begint u' }).waitFor()
  const back = await home()
  for (const text of ['class="demo-bar', 'ONAFHANKELIJK', 'Besparing tot 40%']) expect(back).toContain(text)
  expect(storedRows(server.dataDir, "select action from elk_audit_log where action = 'site.demo'")).toHaveLength(1)
})

test('the data of one person are handed over as a file and erased, and the address is in no address bar and no log', async () => {
  const email = 'jannie@voorbeeld.nl'
  const body = new URLSearchParams({ name: 'Jannie', email, message: 'Kunt u mij terugbellen over een testament?' })
  await fetch(`${server.url}/contact`, { method: 'POST', body, redirect: 'manual' })
  expect(storedRows(server.dataDir, 'select id from elk_contact_messages')).toHaveLength(1)
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await page.getByLabel('E-mailadres van deze persoon').fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.getByText('Berichten via een contactformulier').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Als bestand bewaren (JSON)' }).click()])
  expect(await downloadedText(download)).toContain('terugbellen over een testament')
  await page.getByRole('button', { name: 'Alles wissen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Alles wissen' }).click()
  await page.getByText('Van dit e-mailadres is niets bewaard.').waitFor()
  expect(storedRows(server.dataDir, "select id from elk_contact_messages union select id from elk_outbox where kind not in ('digest', 'security')")).toEqual([])
  expect(page.url()).not.toContain('jannie')
  expect(JSON.stringify(storedRows(server.dataDir, 'select * from elk_audit_log'))).not.toContain('jannie')
})
