/** What the owner typed and did not save is asked about before it goes, and outlives the session. */
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually } from './setup/eventually.ts'
import { ownerSite } from './setup/owner-site.ts'
import { ownerProfile } from './setup/owner.ts'
import { PASSWORD } from './setup/server.ts'
import { changeRows, storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

const site = ownerSite()

const TYPED = 'Mag mijn hond mee naar de notaris?'
const question = (page: Page) => page.getByRole('textbox', { name: 'Vraag', exact: true })
const dialog = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Niet opgeslagen' })

const waysOut: Record<string, (page: Page) => Promise<unknown>> = {
  'a tab': (page) => page.getByRole('tab', { name: 'Overzicht' }).click(),
  'a part': (page) => page.getByText('Notarissen', { exact: true }).click(),
  'the list': (page) => page.getByRole('button', { name: 'Terug naar de lijst' }).click(),
  'the browser going back': (page) => page.evaluate(() => history.back()),
  'signing out': (page) => page.getByRole('button', { name: 'Uitloggen' }).click(),
  async 'the palette'(page) {
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Waar wilt u heen').fill('livegang')
    await page.keyboard.press('Enter')
  },
}

test('by every way out of a form with unsaved text the owner is asked first, and staying keeps place and text', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=kennis`)
  await page.getByRole('button', { name: 'Nieuw antwoord' }).click()
  await question(page).fill(TYPED)
  const place = page.url()
  for (const [way, leave] of Object.entries(waysOut)) {
    await leave(page)
    await dialog(page).getByRole('button', { name: 'Annuleren' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await eventually(async () => expect([way, page.url(), await question(page).inputValue()]).toEqual([way, place, TYPED]))
  }
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()
  await page.evaluate(() => history.back())
  await dialog(page).getByRole('button', { name: 'Weggaan zonder opslaan' }).click()
  await page.getByRole('heading', { name: 'Eigen antwoorden' }).waitFor()
  await page.getByRole('button', { name: 'Nieuw antwoord' }).click()
  expect(await question(page).inputValue()).toBe('')
})

test('back and forward go on as they did, also by way of the headings of a page', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings`)
  await page.getByRole('link', { name: 'Bewaartermijnen' }).click()
  await page.getByRole('tab', { name: 'Inhoud' }).click()
  await page.getByText('Kennis', { exact: true }).click()
  await page.goBack()
  await page.goBack()
  await page.getByRole('heading', { name: 'Chatbot Configuratie' }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { name: 'Teksten op de homepage' }).waitFor()
})

const phoneOf = (at: Page) => at.getByLabel('Telefoonnummer', { exact: true })
const saveSettings = (at: Page) => at.getByRole('button', { name: 'Instellingen Opslaan' }).click()

test('a general setting that was changed in another window is not overwritten unseen', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 409/ })
  const { page } = owner
  const second = await owner.context.newPage()
  const saveElsewhere = async (number: string) => {
    await second.goto(`${site.server.url}/settings`)
    await phoneOf(second).fill(number)
    await saveSettings(second)
    await second.getByText('Uw wijzigingen zijn succesvol opgeslagen.').waitFor()
  }
  await page.goto(`${site.server.url}/settings`)
  await phoneOf(page).fill('088 - 111 11 11')
  await saveElsewhere('088 - 222 22 22')
  await saveSettings(page)
  await page.getByText('Intussen ergens anders gewijzigd').waitFor()
  expect(await phoneOf(page).inputValue()).toBe('088 - 111 11 11')
  await page.getByRole('button', { name: 'Die andere versie laden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Andere versie laden' }).click()
  await eventually(async () => expect(await phoneOf(page).inputValue()).toBe('088 - 222 22 22'))
  await phoneOf(page).fill('088 - 333 33 33')
  await saveElsewhere('088 - 444 44 44')
  await saveSettings(page)
  await page.getByRole('button', { name: 'Mijn versie opslaan' }).click()
  await page.getByText('Uw wijzigingen zijn succesvol opgeslagen.').waitFor()
  await second.reload()
  await eventually(async () => expect(await phoneOf(second).inputValue()).toBe('088 - 333 33 33'))
})

const forms: [what: string, place: () => string, label: string, save: string][] = [
  ['an own answer', () => '?tab=inhoud&onderdeel=kennis&kennis=nieuw', 'Vraag', 'Concept opslaan'],
  ['a notary', () => '?tab=inhoud&onderdeel=notarissen&notaris=nieuw', 'Naam van het kantoor', 'Opslaan'],
  ['the words over an article', () => '?tab=inhoud&onderdeel=artikelen&artikel=voogdij', 'Titel', 'Concept bewaren'],
  [
    'a link',
    () => `?tab=redirects&bewerk=ja&link=${String(storedRows(site.server.dataDir, 'select id from elk_affiliate_redirects')[0]?.['id'])}`,
    'Titel',
    'Opslaan',
  ],
  ['a text of the home page', () => '?tab=inhoud&tekst=nieuw', 'Tekst', 'Opslaan'],
  ['an addition to a page', () => '?tab=inhoud&onderdeel=aanvullingen&pagina=privacy-policy', 'Tekst', 'Opslaan'],
  ['a claim', () => '?bewering=confidential', 'Waar rust dit op', 'Bewering opslaan'],
]

/** What the form needs besides, so that it is sent at all. */
async function complete(page: Page, what: string): Promise<void> {
  if (what === 'a notary') {
    await page.getByRole('combobox', { name: 'Plaats' }).fill('Utrecht')
    await page.getByRole('option', { name: 'Utrecht' }).first().click()
  }
  if (what !== 'a claim') return
  await page.getByLabel('Link of naam van het document').fill('Jaarverslag')
  for (const label of ['Dag van het bewijs', 'Geldig tot en met']) await page.getByLabel(label).fill(new Date().toISOString().slice(0, 10))
}

/** What a screen asks to show how a text will look is no save; on a slow machine it goes out before the button is pressed. */
const isSave = (request: Request): boolean => request.method() !== 'GET' && !/\/(text|preview)$/.test(new URL(request.url()).pathname)

test.each(forms)('%s that is being written when the session ends stands there again after signing in', async (what, place, label, save) => {
  const profile = await ownerProfile(site.server.url)
  await using owner = await visit(site.browser, site.server.url, { ...profile, expectedErrors: /status of 401/ })
  const { page } = owner
  await page.goto(`${site.server.url}/settings${place()}`)
  const field = page.getByRole('textbox', { name: label, exact: false }).first()
  await field.fill(TYPED)
  await complete(page, what)
  // It ends while the save is on its way: what the screen asks by itself would hear of it before the button does.
  await page.route('**/api/admin/**', async (route) => {
    if (isSave(route.request())) changeRows(site.server.dataDir, 'delete from elk_auth_session')
    await route.continue()
    if (isSave(route.request())) await page.unroute('**/api/admin/**')
  })
  await page.getByRole('tabpanel').getByRole('button', { name: save, exact: true }).last().click()
  await page.getByText('Wat u had ingevuld, blijft staan.').waitFor()
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await eventually(async () => expect(await field.inputValue()).toBe(TYPED))
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('hond')
})
