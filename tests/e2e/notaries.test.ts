/** A visitor looks for a notary: chooses, compares and makes contact, by keyboard, on a phone and without JavaScript. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withinOneWindow } from './setup/one-window.ts'
import { sharedBrowser } from './setup/chromium.ts'
import {
  EMPTY,
  FAILED,
  SENT,
  UTRECHT,
  ZWOLLE,
  clicksOn,
  contactButton,
  dialog,
  fillForm,
  fromNetwork,
  idOf,
  isFocused,
  messagesOf,
  openForm,
  openVisit,
  shownNames,
} from './setup/notaries.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { quiet, storedOnDevice, visit, type VisitOptions } from './setup/visit.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ TRUST_PROXY: '1' }), sharedBrowser()])
})

afterAll(async () => {
  expect([(await server.stop()).code, server.errors()]).toEqual([0, []])
})

const open = (options: VisitOptions = {}) => openVisit(browser, server, options)
const plain: VisitOptions = { javaScriptEnabled: false }
const phone: VisitOptions = { viewport: { width: 360, height: 740 } }

test('the list runs no script, stores nothing and is kept out of search engines while it holds samples', async () => {
  await using visitor = await open()
  const { page } = visitor
  await page.goto(`${server.url}/notaries`)
  await quiet(visitor)
  expect(visitor.scripts).toEqual([])
  expect(await storedOnDevice(visitor)).toEqual([])
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Onze Notarissen')
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Notaris',
    'Beoordeling',
    'Locatie',
    'Talen',
    'Specialisaties',
    'Kenmerken',
    'Prijs',
    'Contact',
  ])
  expect(await shownNames(page)).toHaveLength(7)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('script[type="application/ld+json"]').allInnerTexts()).not.toContainEqual(expect.stringContaining('ItemList'))
})

test('on wide screens only the table is read out, on a phone only the cards', async () => {
  await using visitor = await open()
  const { page } = visitor
  await page.goto(`${server.url}/notaries`)
  expect([await page.getByRole('table').count(), await page.getByRole('heading', { level: 3 }).count()]).toEqual([1, 0])
  await page.setViewportSize({ width: 360, height: 740 })
  expect([await page.getByRole('table').count(), await page.getByRole('heading', { level: 3 }).count()]).toEqual([0, 7])
  for (const more of await page.getByText('Meer gegevens').all()) await more.click()
  expect(await page.getByRole('term').count()).toBe(7 * 6)
  expect(await contactButton(page, UTRECHT).count()).toBe(1)
})

test('by keyboard: from the row to the dialog, the form and back, and the message arrives', async () => {
  await using visitor = await open()
  const { page } = visitor
  await page.goto(`${server.url}/notaries?akte=testament&sorteer=prijs`)
  await page.locator('.listing-order > summary').focus()
  const ahead = [page.locator('.listing-map > summary'), page.getByRole('link', { name: 'Haal weg: Testament' }), page.getByRole('link', { name: UTRECHT })]
  for (const next of [...ahead, contactButton(page, UTRECHT), page.getByRole('checkbox', { name: `Vergelijk ${UTRECHT}` })]) {
    await page.keyboard.press('Tab')
    expect(await isFocused(next)).toBe(true)
  }
  await page.keyboard.press('Shift+Tab')
  await page.locator('notary-contact[data-awake]').waitFor()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  expect(await dialog(page).getByRole('heading').innerText()).toMatch(`Contact opnemen\nmet ${UTRECHT}`)
  expect(await dialog(page).getByRole('link').allInnerTexts()).toEqual([
    expect.stringMatching(/^088 - 000 00 00\s/),
    expect.stringMatching(/^030 - 000 00 00\s/),
  ])
  expect(await isFocused(dialog(page).getByRole('button', { name: 'Contactformulier invullen' }))).toBe(true)
  await page.keyboard.press('Enter')
  expect(await dialog(page).count()).toBe(1)
  expect(await isFocused(dialog(page).getByLabel('Naam'))).toBe(true)
  await page.keyboard.type('Toetsen Bord')
  await page.keyboard.press('Tab')
  await page.keyboard.type('toetsen@voorbeeld.nl')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Wanneer kan ik langskomen?')
  await dialog(page).getByRole('button', { name: 'Versturen' }).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByText(SENT).waitFor()
  expect(await isFocused(dialog(page).getByRole('status'))).toBe(true)
  await page.keyboard.press('Escape')
  expect([await dialog(page).count(), await isFocused(contactButton(page, UTRECHT))]).toEqual([0, true])
  expect(messagesOf(server, 'Toetsen Bord')).toEqual([
    { email: 'toetsen@voorbeeld.nl', phone: null, message: 'Wanneer kan ik langskomen?', source_page: '/notaries', notary: UTRECHT, kind: 'contact' },
  ])
  await expect.poll(() => clicksOn(server, UTRECHT)).toEqual([UTRECHT, `${UTRECHT} - Form`])
  expect(await storedOnDevice(visitor)).toEqual([])
})

test('what was typed stays after Annuleren and Escape, also when another notary is chosen', async () => {
  await using visitor = await open()
  const { page } = visitor
  await page.goto(`${server.url}/notaries`)
  await openForm(page, UTRECHT)
  await fillForm(dialog(page), 'Bedenk Tijd')
  await dialog(page).getByRole('button', { name: 'Annuleren' }).click()
  expect([await dialog(page).count(), await isFocused(contactButton(page, UTRECHT))]).toEqual([0, true])
  await openForm(page, ZWOLLE)
  expect(await dialog(page).getByLabel('Naam').inputValue()).toBe('Bedenk Tijd')
  await page.keyboard.press('Escape')
  await openForm(page, ZWOLLE)
  expect(await dialog(page).getByLabel('Bericht').inputValue()).toBe('Eerste regel.\nTweede regel.')
  await dialog(page).getByRole('button', { name: 'Versturen' }).click()
  await dialog(page).getByText(SENT).waitFor()
  await dialog(page).getByRole('button', { name: 'Sluiten' }).first().click()
  await openForm(page, UTRECHT)
  for (const label of ['Naam', 'E-mail', 'Telefoonnummer', 'Bericht']) expect(await dialog(page).getByLabel(label).inputValue()).toBe('')
  expect(messagesOf(server, 'Bedenk Tijd').map((row) => row['notary'])).toEqual([ZWOLLE])
})

test('faults are named above the form and at each field, without asking the server, and go away when mended', async () => {
  await using visitor = await open()
  const { page } = visitor
  await page.goto(`${server.url}/notaries`)
  await openForm(page, UTRECHT)
  const form = dialog(page)
  await form.getByLabel('E-mail').fill('geen adres')
  await form.getByLabel('Telefoonnummer').fill('bel mij')
  await form.getByRole('button', { name: 'Versturen' }).click()
  const summary = form.getByRole('alert')
  expect((await summary.innerText()).trim().split('\n', 1)).toEqual([EMPTY])
  expect(await summary.getByRole('link').count()).toBe(4)
  expect(await isFocused(summary)).toBe(true)
  const name = form.getByLabel('Naam')
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(`#${await name.getAttribute('aria-describedby')}`).innerText()).toBe('Vul uw naam in.')
  await summary.getByRole('link', { name: 'Vul uw bericht in.' }).click()
  expect([await isFocused(form.getByLabel('Bericht')), page.url()]).toEqual([true, `${server.url}/notaries`])
  await fillForm(form, 'Hersteld')
  await form.getByRole('button', { name: 'Versturen' }).click()
  await form.getByText(SENT).waitFor()
  expect([await form.getByRole('alert').count(), await page.locator('[aria-invalid]').count()]).toEqual([0, 0])
  expect(messagesOf(server, 'Hersteld')).toHaveLength(1)
})

test('while it is sent the form says so and sends no second time; lost on the way, it stays and arrives once', async () => {
  await using visitor = await open({ expectedErrors: /ERR_FAILED|Failed to load/ })
  const { page } = visitor
  await page.goto(`${server.url}/notaries`)
  await openForm(page, UTRECHT)
  await fillForm(dialog(page), 'Verbinding Weg')
  const answer = Promise.withResolvers<undefined>()
  let asked = 0
  await page.route('**/api/notaries/messages', async (route) => {
    asked += 1
    await answer.promise
    await route.fetch()
    await route.abort()
  })
  await dialog(page).getByRole('button', { name: 'Versturen' }).click()
  const busy = dialog(page).getByRole('button', { name: 'Verzenden...' })
  expect(await busy.getAttribute('aria-disabled')).toBe('true')
  await busy.click({ force: true })
  answer.resolve(undefined)
  await dialog(page).getByRole('alert').getByText(FAILED).waitFor()
  expect(asked).toBe(1)
  expect(await dialog(page).getByLabel('Bericht').inputValue()).toBe('Eerste regel.\nTweede regel.')
  await page.unroute('**/api/notaries/messages')
  await dialog(page).getByRole('button', { name: 'Versturen' }).click()
  await dialog(page).getByText(SENT).waitFor()
  expect(messagesOf(server, 'Verbinding Weg')).toHaveLength(1)
})

test('a sixth message within ten minutes is refused with the reason, and the text stays', async () => {
  await withinOneWindow(600, async () => {
    const headers = fromNetwork()
    const body = { notaris: idOf(server, UTRECHT), name: `Zes Keer ${crypto.randomUUID()}`, email: 'a@voorbeeld.nl', message: 'Tekst' }
    const call = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    for (let n = 0; n < 5; n += 1) expect((await fetch(`${server.url}/api/notaries/messages`, call)).status).toBe(201)
    await using visitor = await visit(browser, server.url, { extraHTTPHeaders: headers, expectedErrors: /status of 429/ })
    const { page } = visitor
    await page.goto(`${server.url}/notaries`)
    await openForm(page, UTRECHT)
    await fillForm(dialog(page), body.name)
    await dialog(page).getByRole('button', { name: 'Versturen' }).click()
    await dialog(page).getByText('U hebt kort na elkaar meer berichten verzonden.').waitFor()
    expect(await dialog(page).getByLabel('Naam').inputValue()).toBe(body.name)
    expect(messagesOf(server, body.name)).toHaveLength(5)
  })
})

test('on a phone the choices unfold, and touching the list brings the dialog', async () => {
  await using visitor = await open({ ...phone, hasTouch: true })
  const { page } = visitor
  await page.goto(`${server.url}/notaries`)
  await page.getByText('Filters', { exact: true }).tap()
  await page.getByLabel('Akte').selectOption('Testament')
  await page.getByRole('button', { name: 'Toon notarissen' }).tap()
  await page.getByText('Filters (1 gekozen)').waitFor()
  await page.locator('.notary-list dd').first().tap()
  await page.locator('notary-contact[data-awake]').waitFor()
  await contactButton(page, UTRECHT).tap()
  await dialog(page).waitFor()
  expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})

test.each([1_500, undefined])('on a phone the very first tap is enough, also when the dialog comes after %s ms or not at all', async (delay) => {
  await using visitor = await open({ ...phone, hasTouch: true, expectedErrors: /ERR_FAILED|Failed to fetch/ })
  const { page } = visitor
  await page.goto(`${server.url}/notaries`)
  const script = await page.locator('notary-contact').getAttribute('data-src')
  await page.route(`**${script}`, async (route) => {
    if (delay === undefined) return route.abort('failed')
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  await contactButton(page, UTRECHT).tap()
  if (delay === undefined) {
    await page.waitForURL('**/notaries/contact*')
    return
  }
  expect(await contactButton(page, UTRECHT).getAttribute('aria-busy')).toBe('true')
  await dialog(page).waitFor()
  expect(await dialog(page).getByRole('heading').innerText()).toContain(UTRECHT)
  expect(new URL(page.url()).pathname).toBe('/notaries')
  await page.keyboard.press('Escape')
  await contactButton(page, ZWOLLE).tap()
  await dialog(page).getByText(ZWOLLE).waitFor()
})

test('without JavaScript: choose, take a choice back, compare, and write to a notary', async () => {
  await using visitor = await open(plain)
  const { page } = visitor
  await page.goto(`${server.url}/notaries`)
  await page.getByLabel('Plaats, postcode of provincie').fill('overijssel')
  await page.getByLabel('Akte').selectOption('Levenstestament')
  await page.getByRole('button', { name: 'Toon notarissen' }).click()
  await page.waitForURL((url) => url.search === '?plaats=overijssel&akte=levenstestament')
  expect(await shownNames(page)).toEqual([ZWOLLE])
  expect(await page.locator('.notary-table .notary-price').innerText()).toMatch(/€\s559,-\svia ons\s+incl\. btw/)
  await page.getByRole('link', { name: 'Haal weg: overijssel' }).click()
  await page.getByRole('heading', { level: 2, name: '3 van 7 notarissen' }).waitFor()
  // Until its style sheet is there the page shows the table and the cards.
  await page.waitForLoadState()
  for (const name of [ZWOLLE, UTRECHT]) await page.getByRole('checkbox', { name: `Vergelijk ${name}` }).check()
  await page.getByRole('button', { name: 'Vergelijk', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/notaries/vergelijken')
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(UTRECHT), expect.stringMatching(ZWOLLE)]))
  expect(await page.getByText('Laagste prijs').count()).toBeGreaterThan(0)
  await contactButton(page, ZWOLLE).click()
  await page.getByRole('heading', { level: 1, name: 'Contact opnemen' }).waitFor()
  await page.getByRole('button', { name: 'Contactformulier invullen' }).click()
  await fillForm(page, 'Zonder Script')
  await page.getByRole('button', { name: 'Versturen' }).click()
  expect(await page.getByRole('status').innerText()).toBe(SENT)
  await page.reload()
  expect(messagesOf(server, 'Zonder Script')).toEqual([
    {
      email: 'bezoeker@voorbeeld.nl',
      phone: '06 12 34 56 78',
      message: 'Eerste regel.\nTweede regel.',
      source_page: '/notaries/contact',
      notary: ZWOLLE,
      kind: 'contact',
    },
  ])
  expect(clicksOn(server, ZWOLLE).slice(-2)).toEqual([ZWOLLE, `${ZWOLLE} - Form`])
})

test('without JavaScript faults are named and what was typed comes back', async () => {
  await using visitor = await open({ ...plain, expectedErrors: /status of 422/ })
  const { page } = visitor
  await page.goto(`${server.url}/notaries/contact?notaris=${idOf(server, UTRECHT)}&stap=formulier`)
  await page.getByLabel('Bericht').fill('Alleen een bericht.')
  await page.getByRole('button', { name: 'Versturen' }).click()
  const summary = page.getByRole('alert')
  expect((await summary.innerText()).split('\n').filter(Boolean)).toEqual([EMPTY, 'Vul uw naam in.', 'Vul uw e-mailadres in.'])
  await expect.poll(() => isFocused(summary)).toBe(true)
  expect(await page.title()).toEqual(expect.stringMatching(/^Fout: Contact opnemen/))
  expect(await page.getByLabel('Bericht').inputValue()).toBe('Alleen een bericht.')
})
