/** What is wrong in a long form is named above it, and the first wrong field has the focus. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { eventually } from './setup/eventually.ts'
import { ownerSite } from './setup/owner-site.ts'
import { storedRows } from './setup/stored.ts'

const site = ownerSite()

const summary = (page: Page) => page.getByRole('group', { name: /^Nog niet opgeslagen/ })

/** The label of the field with the focus, and whether the reader sees it. */
const focused = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement
    const { top, bottom } = field.getBoundingClientRect()
    return [field.labels?.[0]?.textContent, top > 0 && bottom < innerHeight]
  })

test.each([360, 1280])('a refused save of the settings names each wrong field as a link and goes to the first, at %i px', async (width) => {
  await using owner = await site.visit({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    expectedErrors: /status of 422/,
  })
  const { page } = owner
  await page.goto(`${site.server.url}/settings`)
  await page.getByLabel('Telefoonnummer', { exact: true }).fill('bel mij')
  await page.getByLabel('E-mailadres', { exact: true }).fill('geen mailadres')
  await page.getByLabel('KvK-nummer').fill('123')
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
  expect(((await (await answer).json()) as { fields: string[] }).fields.toSorted()).toEqual(['company_kvk', 'contact_email', 'contact_phone'])
  expect(await summary(page).getByRole('link').allInnerTexts()).toEqual(['Telefoonnummer', 'E-mailadres', 'KvK-nummer'])
  await eventually(async () => expect(await focused(page)).toEqual(['Telefoonnummer', true]))
  await page.getByText('Er is niets opgeslagen. Kijk na: Telefoonnummer, E-mailadres, KvK-nummer.').waitFor()
  expect(await page.getByText('Er is een fout opgetreden bij het opslaan van de instellingen.').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await summary(page).getByRole('link', { name: 'KvK-nummer' }).click()
  expect(await focused(page)).toEqual(['KvK-nummer', true])
  await page.getByLabel('KvK-nummer').fill('12345678')
  await eventually(async () => expect(await summary(page).getByRole('link').allInnerTexts()).toEqual(['Telefoonnummer', 'E-mailadres']))
  expect(storedRows(site.server.dataDir, "select value from elk_settings where key in ('contact_phone', 'company_kvk')")).toEqual([])
})

test('a form that the browser itself refuses does the same', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=notarissen&notaris=nieuw`)
  await page.getByRole('button', { name: 'Prijs toevoegen' }).click()
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await eventually(async () => expect(await focused(page)).toEqual(['Naam van het kantoor', true]))
  const named = await summary(page).getByRole('link').allInnerTexts()
  expect(named).toEqual(expect.arrayContaining(['Naam van het kantoor', 'Plaats', 'Akte', 'Bedrag in euro, incl. btw', 'Wat de klant ervoor krijgt']))
  await summary(page).getByRole('link', { name: 'Akte' }).click()
  expect(await focused(page)).toEqual(['Akte', true])
})
