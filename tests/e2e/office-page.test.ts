/** From the list to an office to a message, on a phone with and without a script. */
import { expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { clicksOn, contactButton, dialog, fillForm, messagesOf, openForm, openVisit, UTRECHT } from './setup/notaries.ts'
import { ownerSite } from './setup/owner-site.ts'
import { eventually } from './setup/eventually.ts'

const PHONE = { viewport: { width: 360, height: 740 } }
const PAGE = '/notaries/voorbeeld-notariskantoor-utrecht'
const site = ownerSite()

test('on a phone the list leads to an office, its page names every part of a price, and a message goes from there', async () => {
  await using visit = await openVisit(site.browser, site.server, PHONE)
  const { page } = visit
  await page.goto(`${site.server.url}${PAGE}`)
  expect(visit.scripts).toEqual([])
  await page.goto(`${site.server.url}/notaries?akte=testament&plaats=Utrecht`)
  await page.getByRole('link', { name: UTRECHT }).click()
  await page.waitForURL(`**${PAGE}`)
  const price = page.getByRole('region', { name: 'Testament', exact: true })
  const parts = await price.getByRole('row').allInnerTexts()
  expect(parts.map((row) => row.split(/\t/)[0])).toEqual(['Onderdeel', 'Honorarium, zonder btw', 'Btw', 'Registers', 'Andere kosten', 'Samen'])
  expect(parts.at(-1)).toContain('508,-')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await violations(page)).toEqual([])
  await openForm(page, UTRECHT)
  await fillForm(dialog(page), 'Anna van de telefoon')
  await dialog(page).getByRole('button', { name: 'Versturen' }).click()
  await dialog(page).getByText('Bedankt voor uw bericht').waitFor()
  await eventually(() => expect(messagesOf(site.server, 'Anna van de telefoon')).toMatchObject([{ notary: UTRECHT }]))
})

test('without a script the same way goes by pages, and who sees a fault comes to a form that knows the page', async () => {
  await using visit = await openVisit(site.browser, site.server, { ...PHONE, javaScriptEnabled: false })
  const { page } = visit
  await page.goto(`${site.server.url}/notaries?akte=testament&plaats=Utrecht`)
  await page.getByRole('link', { name: UTRECHT }).click()
  await page.getByRole('link', { name: 'Meld een fout op deze pagina' }).click()
  expect(await page.getByLabel('Adres van de pagina').inputValue()).toBe(PAGE)
  await page.goBack()
  await contactButton(page, UTRECHT).click()
  await page.getByRole('button', { name: 'Contactformulier invullen' }).click()
  await fillForm(page, 'Bert zonder script')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.getByText('Bedankt voor uw bericht').waitFor()
  expect(messagesOf(site.server, 'Bert zonder script')).toMatchObject([{ notary: UTRECHT }])
  expect(clicksOn(site.server, UTRECHT).length).toBeGreaterThan(0)
})
