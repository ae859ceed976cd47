/** From a request to a choice, with a real mail server between them: the owner, a visitor and three offices, each with a browser of their own. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, type MailServer, type ReceivedMail } from '../setup/mail-server.ts'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { startedDataDir, startServer, type RunningServer } from './setup/server.ts'
import { visit } from './setup/visit.ts'

const VISITOR = 'j.jansen@voorbeeld.nl'
const offices = ['Kantoor Noord', 'Kantoor Midden', 'Kantoor Zuid'] as const
/** Of which the visitor does not think. */
const FOURTH = 'Kantoor Oost'
const addressOf = (office: string): string => `${office.toLowerCase().replace(' ', '-')}@voorbeeld.nl`

let server: RunningServer
let browser: Browser
let mail: MailServer
let signedIn: Profile
let folder: string
let reviewPage: string

function prepare(dataDir: string): void {
  const file = new DatabaseSync(join(dataDir, 'elke.sqlite'), { timeout: 5_000 })
  file.exec(
    `insert into elk_settings (id, key, value, is_secret, updated_at) values
      ('a', 'mail_transport', 'smtp', 0, '2026-01-01T00:00:00.000Z'), ('b', 'contact_email', 'postvak@site.example', 0, '2026-01-01T00:00:00.000Z')`,
  )
  const add = file.prepare(
    `insert into elk_notaries (id, name, review_count, location, best_price, languages, specializations, features, email, is_sample, is_active, created_at)
      values (?, ?, 0, 'Utrecht', '', '["Nederlands"]', '["Testament"]', '[]', ?, 0, 1, '2026-01-01T00:00:00.000Z')`,
  )
  for (const office of [...offices, FOURTH]) add.run(crypto.randomUUID(), office, addressOf(office))
  file.close()
}

beforeAll(async () => {
  mail = await startMailServer()
  folder = startedDataDir()
  prepare(folder)
  ;[server, browser] = await Promise.all([startServer({ DATA_DIR: folder, SMTP_URL: mail.url }), sharedBrowser()])
  signedIn = await ownerProfile(server.url)
})

afterAll(async () => {
  await mail[Symbol.asyncDispose]()
  const { code } = await server.stop()
  rmSync(folder, { recursive: true, force: true })
  expect([code, server.errors()]).toEqual([0, []])
})

/** The newest mail to somebody with these words in its subject, once it is there. */
async function mailTo(address: string, subject: string): Promise<ReceivedMail> {
  const find = () => mail.mails.findLast((one) => one.to.includes(address) && one.headers.get('subject')?.includes(subject))
  await eventually(() => expect(find()).toBeDefined())
  return find()!
}

const linkIn = ({ text }: ReceivedMail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? ''
const plain = { javaScriptEnabled: false } as const

async function answer(page: Page, office: string, fee: string): Promise<void> {
  await page.goto(linkIn(await mailTo(addressOf(office), 'Offerte gevraagd')))
  await page.getByRole('button', { name: 'Stuur de code' }).click()
  const { text } = await mailTo(addressOf(office), 'Uw code')
  await page.getByLabel('Code van zes cijfers').fill(/\d{6}/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByText('Wie dit vraagt, ziet u zodra die persoon uw kantoor kiest.').waitFor()
  expect(await page.content()).not.toContain('Jansen')
  if (fee === '') {
    await page.getByText('Geen offerte geven').click()
    await page.getByRole('button', { name: 'Versturen', exact: true }).click()
    await page.getByText('U geeft geen offerte: nu te druk.').waitFor()
    return
  }
  for (const [label, amount] of Object.entries({ 'Honorarium, zonder btw': fee, Btw: '84', Registers: '12', 'Andere kosten': '0' }))
    await page.getByLabel(label, { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Offerte versturen' }).click()
  await page.getByText(/U gaf op .* deze offerte/).waitFor()
}

/** The owner thinks of one office more, which hears nothing until the visitor agreed. */
async function askOneMore(page: Page): Promise<void> {
  await using owner = await visit(browser, server.url, signedIn)
  await owner.page.goto(`${server.url}/settings?tab=offertes`)
  await owner.page.getByRole('button', { name: /Testament, Utrecht/ }).click()
  await owner.page.getByLabel('Kantoor', { exact: true }).selectOption({ label: `${FOURTH}, Utrecht` })
  await owner.page.getByLabel('Waarom', { exact: true }).fill('Dit kantoor heeft deze week tijd.')
  expect(await faultsInEveryLook(owner.page)).toEqual([])
  await owner.page.getByRole('button', { name: 'Dit kantoor vragen' }).click()
  await owner.page.getByText('wacht op de bezoeker').waitFor()
  await page.goto(linkIn(await mailTo(VISITOR, 'Mag uw aanvraag ook naar een ander kantoor?')))
  await page.getByText('Waarom wij dit vragen: Dit kantoor heeft deze week tijd.').waitFor()
  expect(mail.mails.some(({ to }) => to.includes(addressOf(FOURTH)))).toBe(false)
  await page.getByRole('button', { name: 'Ja, vraag dit kantoor ook' }).click()
  await page.getByText(`${FOURTH} heeft nog niet geantwoord`).waitFor()
  await mailTo(addressOf(FOURTH), 'Offerte gevraagd')
}

test('the owner says which offices take requests, at addresses that he checked', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings?tab=offertes&onderdeel=kantoren`)
  for (const office of [...offices, FOURTH]) {
    await page.getByRole('checkbox', { name: `Neemt aanvragen aan: ${office}` }).click()
    await page.getByRole('dialog').getByText(addressOf(office)).waitFor()
    await page.getByRole('button', { name: 'Ja, dat klopt' }).click()
    await eventually(async () => expect(await page.getByRole('checkbox', { name: `Neemt aanvragen aan: ${office}` }).isChecked()).toBe(true))
  }
  expect(await faultsInEveryLook(page)).toEqual([])
})

test('without JavaScript, from a question to a review: asked, confirmed, answered by offices that do not know by whom, and chosen', async () => {
  // A form with faults in it comes back as such.
  await using visitor = await visit(browser, server.url, { ...plain, expectedErrors: /422 .*\/offerte\/beoordeling/ })
  const { page } = visitor
  await page.goto(server.url)
  await page.getByRole('textbox', { name: 'Uw vraag' }).fill('Ik wil offertes voor een testament in Utrecht')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.waitForURL('**/gesprek')
  await page.locator('a[href="/offerte?akte=testament&plaats=utrecht"]').click()
  for (const [label, value] of [
    ['Voor hoeveel mensen is het testament?', 'Eén'],
    ['Heeft u kinderen?', 'Nee'],
    ['Heeft u een bedrijf of bezit in het buitenland?', 'Nee'],
    ['Moet de notaris naar u toe komen?', 'Nee'],
  ] as const)
    await page.getByLabel(label).selectOption(value)
  for (const office of offices) await page.getByRole('checkbox', { name: new RegExp(`^Naar ${office} in Utrecht`) }).check()
  await page.getByLabel('Uw naam', { exact: true }).fill('Jo Jansen')
  await page.getByLabel('Uw e-mailadres', { exact: true }).fill(VISITOR)
  // Nobody fills it in sooner than within seconds.
  await page.waitForTimeout(4_000)
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
  await page.getByRole('heading', { name: 'Kijk nu in uw mail' }).waitFor()
  const own = linkIn(await mailTo(VISITOR, 'Bevestig uw aanvraag'))
  await page.goto(own)
  expect(mail.mails.some(({ to }) => to.includes(addressOf(offices[0])))).toBe(false)
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await page.getByText('Kantoor Zuid heeft nog niet geantwoord').waitFor()
  await askOneMore(page)

  const fees = { 'Kantoor Noord': '450', 'Kantoor Midden': '', 'Kantoor Zuid': '400' }
  for (const office of offices) {
    await using browserOfOffice = await visit(browser, server.url, plain)
    await answer(browserOfOffice.page, office, fees[office])
  }
  await mailTo(VISITOR, 'Er is een offerte voor u')
  await page.goto(own)
  const south = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kantoor Zuid' }) })
  expect(await south.innerText()).toMatch(/€\s496\s+Laagste volledige totaal/)
  await page.getByText('Kantoor Midden geeft geen offerte (nu te druk)').waitFor()
  await page.getByText('Kies Kantoor Zuid').click()
  await south.getByText('geeft u toestemming dat dit kantoor uw naam en e-mailadres krijgt', { exact: false }).waitFor()
  await south.getByRole('button', { name: 'Kiezen en mijn gegevens doorgeven' }).click()
  await page.getByText('U koos Kantoor Zuid.').waitFor()

  await using chosen = await visit(browser, server.url, plain)
  await chosen.page.goto(linkIn(await mailTo(addressOf('Kantoor Zuid'), 'Gekozen')))
  await chosen.page.getByText('Jo Jansen').waitFor()
  await chosen.page.goto(linkIn(await mailTo(addressOf('Kantoor Noord'), 'Afgesloten')))
  await chosen.page.getByText('De aanvrager heeft een ander kantoor gekozen.').waitFor()
  expect(await chosen.page.content()).not.toContain('Jansen')
  for (const { to, raw } of mail.mails) if (!to.includes(VISITOR)) expect(raw).not.toMatch(/jansen/i)
  expect(new Set(mail.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(mail.mails.length)

  await page.getByRole('link', { name: 'Beoordeling geven' }).click()
  await page.getByRole('heading', { name: 'Uw beoordeling van Kantoor Zuid', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Beoordeling versturen' }).click()
  await page.getByRole('link', { name: 'Kies hoeveel sterren u het kantoor geeft.' }).waitFor()
  await page.getByLabel('Kantoor Zuid heeft mij geholpen').check()
  await page.getByRole('group', { name: 'Hoeveel sterren geeft u Kantoor Zuid?' }).getByLabel('4 sterren').check()
  await page.getByLabel('Wat ging goed, en wat kon beter?').fill('Rustig uitgelegd, en op tijd klaar.')
  await page.getByLabel('Naam bij uw beoordeling').fill('Jo')
  await page.getByRole('button', { name: 'Beoordeling versturen' }).click()
  await page.getByText('Wij lezen uw beoordeling eerst').waitFor()
  reviewPage = page.url()
})

test('without JavaScript: an office opens its overview by a new code, stops taking requests, and the owner sees it and ends that', async () => {
  await using office = await visit(browser, server.url, plain)
  const { page } = office
  const address = addressOf('Kantoor Zuid')
  const codes = () => mail.mails.filter((one) => one.to.includes(address) && one.headers.get('subject')?.includes('Uw code'))
  const before = codes().length
  await page.goto(linkIn(await mailTo(address, 'Gekozen')))
  await page.getByRole('button', { name: 'Stuur de code' }).click()
  await eventually(() => expect(codes()).toHaveLength(before + 1))
  await page.getByLabel('Code van zes cijfers').fill(/\d{6}/.exec(codes().at(-1)?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByRole('link', { name: /^Testament in Utrecht/ }).waitFor()
  await page.getByLabel('Nee, voorlopig niet').check()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('Opgeslagen. Dit geldt meteen.').waitFor()
  const overview = page.url()
  await using owner = await visit(browser, server.url, signedIn)
  await owner.page.goto(overview)
  expect(await faultsInEveryLook(owner.page)).toEqual([])
  await owner.page.goto(`${server.url}/offerte?akte=testament&plaats=utrecht`)
  await owner.page.getByRole('checkbox', { name: /^Naar Kantoor Noord/ }).waitFor()
  expect(await owner.page.getByRole('checkbox', { name: /^Naar Kantoor Zuid/ }).count()).toBe(0)
  await owner.page.goto(`${server.url}/settings?tab=offertes&onderdeel=kantoren`)
  await owner.page.getByRole('button', { name: 'Toch weer aanvragen sturen: Kantoor Zuid' }).click()
  await owner.page.getByText(/Het kantoor neemt sinds/).waitFor({ state: 'detached' })
})

test('the owner sees how it went, and axe finds nothing on these pages in any look', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings?tab=offertes`)
  const row = page.getByRole('button', { name: /Testament, Utrecht/ })
  await row.getByText('Afgerond').waitFor()
  await row.getByText('2 van 4 offertes').waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await row.click()
  await page.getByText('Kantoor gekozen, Kantoor Zuid (bezoeker)').waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.goto(linkIn(await mailTo(VISITOR, 'Bevestig uw aanvraag')))
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.goto(linkIn(await mailTo(addressOf('Kantoor Zuid'), 'Gekozen')))
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.goto(`${server.url}/offerte?akte=testament&plaats=utrecht`)
  expect(await faultsInEveryLook(page)).toEqual([])
  for (const [tab, shown] of [
    ['overzicht', 'Offertes per akte'],
    ['livegang', 'DMARC'],
  ] as const) {
    await page.goto(`${server.url}/settings?tab=${tab}`)
    await page.getByRole('heading', { name: shown }).waitFor()
    expect(await faultsInEveryLook(page)).toEqual([])
  }
})

test('a review waits for the owner, who can place or refuse it and nothing else; its writer sees which', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings?tab=inhoud&onderdeel=beoordelingen&staat=in_behandeling`)
  await page.getByRole('button', { name: /Jo/ }).click()
  await page.getByText('De klant gaf deze beoordeling zelf').waitFor()
  expect(await page.getByLabel('Toelichting van de klant').count()).toBe(0)
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByLabel('Geplaatst').check()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('De beoordeling is opgeslagen.').first().waitFor()
  await page.goto(reviewPage)
  await page.getByText('Uw beoordeling staat op de pagina Beoordelingen.').waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
})
