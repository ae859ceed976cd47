/** What the owner typed and did not save is asked about before it goes, and before another window's takes its place. That it outlives the session: `tests/screens`. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually } from './setup/eventually.ts'
import { ownerSite } from './setup/owner-site.ts'

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

/** Whether all of it is in the window with nothing over its middle, and has the focus. */
function isSeen(note: Element): [inSight: boolean, hasFocus: boolean] {
  const { left, right, top, bottom } = note.getBoundingClientRect()
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return [top >= 0 && bottom <= innerHeight && note.contains(over), document.activeElement === note]
}

const fieldOf = (at: Page) => at.getByRole('textbox', { name: 'Titel', exact: true })

// Of other records: `tests/screens/two-windows.test.ts`.
test('the second of two screens hears that the words over an article changed where it looks, and takes over the other version or saves its own', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 409/ })
  const { page } = owner
  const save = async (at: Page, text: string) => {
    await fieldOf(at).fill(text)
    await at.getByRole('button', { name: 'Concept bewaren', exact: true }).click()
  }
  await page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=artikelen&artikel=levenstestament`)
  await save(page, 'Zoals het begon')
  await page.getByText('Concept bewaard').first().waitFor()
  await page.getByText('Zoals het begon').first().waitFor()
  const second = await owner.context.newPage()
  const saveElsewhere = async (text: string) => {
    await second.goto(page.url())
    await save(second, text)
    await second.getByText('Concept bewaard').first().waitFor()
  }
  await page.reload()
  await fieldOf(page).waitFor()
  await saveElsewhere('Van het andere scherm')
  await save(page, 'Van dit scherm')
  await page.getByText('Intussen ergens anders gewijzigd').waitFor()
  await eventually(async () => expect(await page.getByRole('alert').filter({ hasText: 'Intussen ergens anders' }).evaluate(isSeen)).toEqual([true, true]))
  expect(await fieldOf(page).inputValue()).toBe('Van dit scherm')
  await page.getByRole('button', { name: 'Die andere versie laden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Andere versie laden' }).click()
  await eventually(async () => expect(await fieldOf(page).inputValue()).toBe('Van het andere scherm'))
  await saveElsewhere('Nog een keer')
  await save(page, 'Toch dit scherm')
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.getByRole('button', { name: 'Mijn versie opslaan' }).click()
  await saved
  await page.reload()
  await fieldOf(page).waitFor()
  await eventually(async () => expect(await fieldOf(page).inputValue()).toBe('Toch dit scherm'))
})
