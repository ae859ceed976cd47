/** The owner gets the site ready, sees it go live and back, and answers someone who asks for the own data. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
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
const openLive = (page: Page) => page.goto(`${server.url}/settings?tab=livegang`)
const itemOf = (page: Page, title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
  await page.getByText('Uw wijzigingen zijn succesvol opgeslagen.').first().waitFor()
}

test('an item that is open leads to the very field, and is in order once that is filled in', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await openLive(page)
  await page.getByRole('heading', { name: 'De site is een demo' }).waitFor()
  await page.getByRole('link', { name: 'Bedrijfsgegevens invullen' }).click()
  await eventually(async () => expect(await page.getByLabel('Officiële naam').evaluate((field) => field === document.activeElement)).toBe(true))
  const given = { 'Officiële naam': 'Proefbedrijf B.V.', Adres: 'Singel 1, Amsterdam', 'KvK-nummer': '12345678', 'Btw-id': 'NL123456789B01' }
  for (const [label, value] of Object.entries(given)) await page.getByLabel(label, { exact: true }).fill(value)
  await save(page)
  await page.getByRole('tab', { name: 'Livegang' }).click()
  await itemOf(page, 'Bedrijfsgegevens').getByText('Het btw-id kan niet kloppen').waitFor()
  await page.getByRole('link', { name: 'Bedrijfsgegevens invullen' }).click()
  await page.getByLabel('Btw-id').fill('NL123456782B01')
  await page.keyboard.press('Control+S')
  await page.getByText('Uw wijzigingen zijn succesvol opgeslagen.').first().waitFor()
  await page.getByRole('tab', { name: 'Livegang' }).click()
  await itemOf(page, 'Bedrijfsgegevens').getByText('In orde', { exact: true }).waitFor()
})

test('until the site is live a start page says step by step what to do, and leads to each field', async () => {
  await using owner = await visit(browser, server.url, { ...signedIn, viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await page.getByRole('tab', { name: 'Zo begint u' }).click()
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '1. Beveilig uw toegang' }) })
  await step.getByText('Nu doen', { exact: true }).waitFor()
  expect(await page.getByText('Nu doen', { exact: true }).count()).toBe(1)
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByRole('link', { name: 'Telefoon en e-mail invullen' }).click()
  await eventually(async () =>
    expect(await page.getByLabel('Telefoonnummer', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(true),
  )
  expect(await page.title()).toBe('Algemeen | Instellingen')
})

test('what the owner says to have read stays ticked', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await openLive(page)
  const read = page.getByLabel('Ik heb de voorwaarden en het privacybeleid gelezen en ze kloppen voor mijn bedrijf.')
  await read.click()
  await itemOf(page, 'Voorwaarden en privacybeleid gelezen').getByText('In orde', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('checkbox', { name: 'Ik heb de voorwaarden', checked: true }).waitFor()
})

test('a site that is not ready goes live by no press and by no call', async () => {
  await using owner = await visit(browser, server.url, { ...signedIn, expectedErrors: /status of 409/ })
  const { page } = owner
  await openLive(page)
  const button = page.getByRole('button', { name: 'Zet de site live' })
  await button.waitFor()
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await button.dispatchEvent('click')
  expect(await page.getByRole('dialog').count()).toBe(0)
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/admin/live/mode', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"mode":"live"}' })
    return [response.status, ((await response.json()) as { fields: string[] }).fields]
  })
  expect(answer).toEqual([409, expect.arrayContaining(['notaries', 'second-factor', 'address'])])
  expect(await home()).toContain('class="demo-bar')
})

test('a claim is worded with care, and keeps what was typed when it is refused', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await page.getByRole('button', { name: 'Telling en tekst bekijken: Besparing' }).click()
  await eventually(() => expect(page.url()).toContain('bewering=savings'))
  await page.getByText('Bij 0 aanvragen kwamen minstens twee volledige offertes.').waitFor()
  await page.getByLabel('Tekst van de bewering').fill('40%')
  await page.getByRole('button', { name: 'Tekst opslaan' }).click()
  await page.getByText('Begin met ‘tot’').first().waitFor()
  expect(await page.getByLabel('Tekst van de bewering').inputValue()).toBe('40%')
})

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

test('another name, drawing and disclaimer stand in the chat at once, and a name of a profession does not', async () => {
  await using owner = await visit(browser, server.url, { ...signedIn, expectedErrors: /status of 422/ })
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await page.getByLabel('Naam van de assistent').fill('Nótaris Noor')
  await page.getByText('Kies een naam van 1 tot 30 letters').waitFor()
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
  await page.getByText('Fout bij Opslaan').waitFor()
  expect(await page.getByLabel('Naam van de assistent').inputValue()).toBe('Nótaris Noor')
  await page.getByLabel('Naam van de assistent').fill('Noor')
  await page.getByRole('radio', { name: 'Kompas' }).click()
  await page.getByLabel('Zin onder het veld').fill('Controleer het antwoord altijd bij de bron.')
  expect(await page.locator('.identity-preview').innerText()).toContain('Noor')
  await save(page)
  const html = await home()
  expect(html).toMatch(/Noor<!-- --> <span class="chat-ai">AI-assistent|Noor <span class="chat-ai">AI-assistent/)
  for (const text of ['M58 33L52 47L38 53L44 39Z', 'Controleer het antwoord altijd bij de bron.', 'U chat met een AI-assistent, geen notaris.'])
    expect(html).toContain(text)
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

test('both screens are accessible and fit in every look', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  for (const address of ['/settings?bewering=savings', '/settings?tab=livegang']) {
    await page.goto(server.url + address)
    await page.getByRole('heading', { name: address.includes('livegang') ? 'Wat in orde moet zijn' : 'Besparing' }).waitFor()
    expect(await faultsInEveryLook(page)).toEqual([])
  }
})
