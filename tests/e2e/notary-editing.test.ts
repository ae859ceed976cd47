/** The owner adds a notary and a review; visitors see them, and two screens do not overwrite each other. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { ownerSite } from './setup/owner-site.ts'

const site = ownerSite()

const openPart = (page: Page, part: string) => page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=${part}`)
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true }).click()
const inList = async (page: Page, name: string) => {
  await page.goto(`${site.server.url}/notaries`)
  return page.locator('.notary-table .notary-name').getByText(name).count()
}

async function addNotary(page: Page, name: string): Promise<string> {
  await openPart(page, 'notarissen')
  await page.getByRole('button', { name: 'Notaris toevoegen' }).click()
  await page.getByLabel('Naam van het kantoor').fill(name)
  await page.getByRole('combobox', { name: 'Plaats' }).fill('Zeist')
  await page.getByLabel('Bron van de gegevens').fill('opgave van het kantoor')
  await page.getByLabel('Daar gelezen op').fill('2026-11-01')
  await page.getByRole('button', { name: 'Prijs toevoegen' }).click()
  await page.getByLabel('Akte', { exact: true }).selectOption('testament')
  await page.getByLabel('Bedrag in euro, incl. btw').fill('508,50')
  await page.getByLabel('Wat de klant ervoor krijgt').fill('Gesprek en akte.')
  await save(page)
  await page.getByText('De notaris is opgeslagen.').waitFor()
  await page.waitForURL(/notaris=[\da-f-]{36}/)
  return page.url()
}

test('a notary is a draft until the owner makes it visible, with the agreement told to visitors', async () => {
  await using owner = await site.visit()
  const { page } = owner
  const address = await addNotary(page, 'Kantoor De Linde')
  expect(await inList(page, 'Kantoor De Linde')).toBe(0)
  await page.goto(address)
  await page.getByRole('radio', { name: 'Zichtbaar' }).check()
  await page.getByRole('radio', { name: 'Vergoeding per aanvraag' }).check()
  await page.getByLabel('Pagina in het register van notarissen').fill('https://register.example/de-linde')
  await page.getByLabel('Daar gezien op').fill('2026-11-02')
  await page.locator('.notary-preview .notary-card').getByText('Dit kantoor betaalt ons per aanvraag.').waitFor()
  expect(await violations(page)).toEqual([])
  await save(page)
  await page.getByText('De notaris staat in de lijst.').waitFor()
  expect(await inList(page, 'Kantoor De Linde')).toBe(1)
  expect(await page.locator('.notary-table').getByText('Dit kantoor betaalt ons per aanvraag.').count()).toBe(1)
  expect(await page.locator('.notary-table').getByText('508,50').count()).toBe(1)
  await page.locator('.notary-table').getByText('Gezien op 2 november 2026').waitFor()
  const register = page.locator('.notary-table').getByRole('link', { name: 'Inschrijving in het register van Kantoor De Linde' })
  expect(await register.getAttribute('href')).toBe('https://register.example/de-linde')
  expect((await register.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/register.png`, fullPage: true })
})

test('the second of two screens hears of the first, keeps what it typed, and may save it', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 409/ })
  const { page } = owner
  const address = await addNotary(page, 'Kantoor Twee Schermen')
  const second = await owner.context.newPage()
  await second.goto(address)
  await second.getByRole('textbox', { name: 'Telefoonnummer' }).fill('030 123 45 67')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('post@kantoor.nl')
  await save(page)
  await page.getByText('Er zijn wijzigingen').waitFor({ state: 'detached' })
  await save(second)
  await second.getByText('Intussen ergens anders gewijzigd').waitFor()
  expect(await second.getByRole('textbox', { name: 'Telefoonnummer' }).inputValue()).toBe('030 123 45 67')
  await second.getByRole('button', { name: 'Mijn versie opslaan' }).click()
  await second.getByText('De notaris is opgeslagen.').waitFor()
})

test('a review is placed only with a source, and refused only with a reason', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await openPart(page, 'beoordelingen')
  await page.getByRole('list', { name: 'Beoordelingen' }).waitFor()
  expect(await page.getByRole('list', { name: 'Beoordelingen' }).getByText('Voorbeeld', { exact: true }).count()).toBe(5)
  await page.getByRole('button', { name: 'Beoordeling toevoegen' }).click()
  await page.getByLabel('Naam', { exact: true }).fill('Jannie')
  await page.getByLabel('Dag van de beoordeling').fill('2026-01-12')
  await page.getByLabel('Sterren', { exact: true }).selectOption('4')
  await page.getByLabel('Dienst', { exact: true }).selectOption('Testament')
  await page.getByLabel('Toelichting van de klant').fill('Snel geholpen.')
  await page.getByRole('radio', { name: 'Geplaatst' }).check()
  await save(page)
  await page.getByText('Een beoordeling zonder bron kunt u niet plaatsen.').first().waitFor()
  await page.getByRole('radio', { name: 'Een e-mail aan ons' }).check()
  await page.getByLabel('Dag van de e-mail').fill('2026-01-13')
  await page.locator('.review-preview').getByText('e-mail, op 13 januari 2026').waitFor()
  await save(page)
  await page.waitForURL(/beoordeling=[\da-f-]{36}/)
  await page.getByRole('radio', { name: 'Geweigerd' }).check()
  await save(page)
  await page.getByText('Zonder reden kunt u niet weigeren.').first().waitFor()
  expect(await page.getByLabel('Reden van de weigering').locator('option').allInnerTexts()).toHaveLength(5)
  expect(await violations(page)).toEqual([])
})

test('lists and forms fit a phone', async () => {
  await using owner = await site.visit({ viewport: { width: 360, height: 740 } })
  const { page } = owner
  for (const part of ['notarissen', 'notarissen&notaris=nieuw', 'beoordelingen', 'beoordelingen&beoordeling=nieuw']) {
    await openPart(page, part)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect([part, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([part, 360])
    expect(await violations(page)).toEqual([])
  }
})
