/** From a request to a choice, with a real mail server between them: the owner, a visitor and three offices, each with a browser of their own. */
import { rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, type MailServer, type ReceivedMail } from '../setup/mail-server.ts'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import {
  addressOf,
  answerAsOffice,
  choose,
  FOURTH,
  linkIn,
  mailTo as mailOf,
  offices,
  placeReview,
  prepareOffices,
  requestQuotes,
  reviewOffice,
  savePlaced,
  typeCode,
} from './setup/quote-people.ts'
import { startedDataDir, startServer, type RunningServer } from './setup/server.ts'
import { chatIsAwake, questionField, visit, type VisitOptions } from './setup/visit.ts'

const VISITOR = 'j.jansen@voorbeeld.nl'

let server: RunningServer
let browser: Browser
let mail: MailServer
let signedIn: Profile
let folder: string
let reviewPage: string

beforeAll(async () => {
  mail = await startMailServer()
  folder = startedDataDir()
  prepareOffices(folder)
  ;[server, browser] = await Promise.all([startServer({ DATA_DIR: folder, SMTP_URL: mail.url }), sharedBrowser()])
  signedIn = await ownerProfile(server.url)
})

afterAll(async () => {
  await mail[Symbol.asyncDispose]()
  const { code } = await server.stop()
  rmSync(folder, { recursive: true, force: true })
  expect([code, server.errors()]).toEqual([0, []])
})

const mailTo = (address: string, subject: string, after?: number): Promise<ReceivedMail> => mailOf(mail, address, subject, after)
const plain = { javaScriptEnabled: false } as const

async function answer(page: Page, office: string, fee: string): Promise<void> {
  await page.goto(linkIn(await mailTo(addressOf(office), 'Offerte gevraagd')))
  await typeCode(page, mail, office)
  await answerAsOffice(page, fee)
  expect(await page.content()).not.toContain('Jansen')
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
  await page.waitForURL('**/gesprek#*')
  await page.locator('a[href="/offerte?akte=testament&plaats=utrecht"]').click()
  await requestQuotes(page, { name: 'Jo Jansen', email: VISITOR })
  const own = linkIn(await mailTo(VISITOR, 'Bevestig uw aanvraag'))
  await page.goto(own)
  expect(mail.mails.some(({ to }) => to.includes(addressOf(offices[0])))).toBe(false)
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await page.getByText(/^Uw aanvraag is verstuurd\. De kantoren hebben tot/).waitFor()
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
  await choose(page, 'Kantoor Zuid')

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
  await reviewOffice(page, 'Kantoor Zuid', { name: 'Jo', comment: 'Rustig uitgelegd, en op tijd klaar.' })
  reviewPage = page.url()
})

test('without JavaScript: an office opens its overview by a new code, stops taking requests, and the owner sees it and ends that', async () => {
  await using office = await visit(browser, server.url, plain)
  const { page } = office
  await page.goto(linkIn(await mailTo(addressOf('Kantoor Zuid'), 'Gekozen')))
  await typeCode(page, mail, 'Kantoor Zuid')
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
  await placeReview(page, server.url, 'Jo')
  expect(await page.getByLabel('Toelichting van de klant').count()).toBe(0)
  expect(await faultsInEveryLook(page)).toEqual([])
  await savePlaced(page)
  await page.goto(reviewPage)
  await page.getByText('Uw beoordeling staat op de pagina Beoordelingen.').waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
})

test('with JavaScript, each in a browser profile of their own, from a question in the chat to a chosen quote and its review', async () => {
  const since = mail.mails.length
  const person = { name: 'Piet Pietersen', email: 'p.pietersen@voorbeeld.nl' }
  // A profile holds its cookies and its storage for as long as its person comes back.
  const come = (options?: VisitOptions) => visit(browser, server.url, options)
  await using visitor = await come()
  await using north = await come()
  await using middle = await come()
  await using south = await come()
  await using owner = await come(signedIn)
  const { page } = visitor
  await page.goto(server.url)
  await questionField(page).click()
  await chatIsAwake(page)
  await questionField(page).fill('Ik wil offertes voor een testament in Utrecht')
  await questionField(page).press('Enter')
  await page.locator('a[href="/offerte?akte=testament&plaats=utrecht"]').first().click()
  await requestQuotes(page, person)
  const own = linkIn(await mailTo(person.email, 'Bevestig uw aanvraag', since))
  await page.goto(own)
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await page.getByText('Kantoor Zuid heeft nog niet geantwoord').waitFor()
  const fees = ['380', '', '420']
  for (const [at, office] of [north, middle, south].entries()) {
    const name = offices[at] ?? ''
    // The mailbox was proven with the request before.
    await office.page.goto(linkIn(await mailTo(addressOf(name), 'Offerte gevraagd', since)))
    await answerAsOffice(office.page, fees[at] ?? '')
    expect(await office.page.content()).not.toContain('Pietersen')
  }
  await mailTo(person.email, 'Er is een offerte voor u', since)
  await page.reload()
  await choose(page, 'Kantoor Noord')
  await north.page.goto(linkIn(await mailTo(addressOf('Kantoor Noord'), 'Gekozen', since)))
  await north.page.getByText(person.name).waitFor()
  await south.page.reload()
  await south.page.getByText('De aanvrager heeft een ander kantoor gekozen.').waitFor()
  await page.getByRole('link', { name: 'Beoordeling geven' }).click()
  await reviewOffice(page, 'Kantoor Noord', { name: 'Piet', comment: 'Duidelijk, en snel geholpen.' })
  await placeReview(owner.page, server.url, 'Piet')
  await savePlaced(owner.page)
  await page.reload()
  await page.getByText('Uw beoordeling staat op de pagina Beoordelingen.').waitFor()
  const profiles = [visitor, north, middle, south, owner].map(({ context }) => context)
  expect(new Set(profiles).size).toBe(5)
  expect(await Promise.all(profiles.map(async (profile) => (await profile.cookies()).length > 0))).toEqual([false, false, false, false, true])
})

test('without JavaScript: what an office says of itself stands on its page once the owner took it over, and no sooner', async () => {
  // What is wrong in its form comes back as such.
  await using office = await visit(browser, server.url, { ...plain, expectedErrors: /422 .*\/offerte\/overzicht/ })
  const { page } = office
  await page.goto(linkIn(await mailTo(addressOf('Kantoor Zuid'), 'Gekozen')))
  await typeCode(page, mail, 'Kantoor Zuid')
  await page.getByLabel('Website').fill('zuid.example')
  await page.getByText('Testament: geen prijs', { exact: true }).click()
  const price = page.getByRole('group', { name: 'Testament', exact: true })
  for (const [label, amount] of Object.entries({ 'Honorarium, zonder btw': '400', Btw: '84', Registers: '12', 'Andere kosten': '0' }))
    await price.getByLabel(label, { exact: true }).fill(amount)
  await price.getByLabel('Wat erin zit').fill('Een gesprek en de akte')
  await page.getByRole('button', { name: 'Opgave versturen' }).click()
  await page.getByRole('link', { name: 'Kijk dit na: Website.' }).waitFor()
  expect(await price.getByLabel('Btw', { exact: true }).inputValue()).toBe('84')
  await page.getByLabel('Website').fill('https://zuid.example')
  await page.getByRole('button', { name: 'Opgave versturen' }).click()
  await page.getByText('Verstuurd. U hoort per mail wat wij ermee doen.').waitFor()
  await using owner = await visit(browser, server.url, signedIn)
  await owner.page.goto(page.url())
  await owner.page.getByText('Testament: geen prijs', { exact: true }).waitFor()
  expect(await faultsInEveryLook(owner.page)).toEqual([])
  await takeOver(owner.page)
  await page.goto(linkIn(await mailTo(addressOf('Kantoor Zuid'), 'Uw opgave staat op de site')))
  await page.getByRole('heading', { name: 'Kantoor Zuid', level: 1 }).waitFor()
  await page.getByText('opgave van het kantoor').first().waitFor()
  expect(await page.locator('.office-price').innerText()).toMatch(/€\s496[^]*Een gesprek en de akte/)
  await page.getByRole('link', { name: 'Open het overzicht van uw kantoor' }).click()
  const asked = mail.mails.length
  await page.getByRole('button', { name: 'Stuur de link naar het kantoor' }).click()
  await page.getByText('Dan ligt de link binnen enkele minuten in die mailbox.').waitFor()
  await page.goto(linkIn(await mailTo(addressOf('Kantoor Zuid'), 'Het overzicht van uw kantoor', asked)))
  await page.getByText('Uw laatste opgave staat sinds').waitFor()
})

/** From the bell to the one that waits. */
async function takeOver(page: Page): Promise<void> {
  await page.goto(`${server.url}/settings`)
  await page.getByRole('button', { name: /^\d+ meldingen?$/ }).click()
  await page.getByText('1 opgave van een kantoor wacht').waitFor()
  await page.getByRole('button', { name: 'Naar Opgaven' }).click()
  await page.getByRole('row', { name: /^Testament: honorarium.* niets € 400/ }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByRole('button', { name: 'Overnemen: Kantoor Zuid' }).click()
  await page.getByText('Er wacht geen opgave.').waitFor()
}
