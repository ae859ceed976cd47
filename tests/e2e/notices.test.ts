/** Anybody reports that something is wrong, without JavaScript too; the owner decides with reasons. */
import { expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { ownerSite } from './setup/owner-site.ts'
import { storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

const site = ownerSite()

const SENT = 'Bedankt. Wij kijken uw melding na en mailen u ons besluit, met de redenen.'
const decisions = () => storedRows(site.server.dataDir, 'select page, kind, decision, reasons from elk_notices order by created_at')

test('without JavaScript a notice is refused with what is missing, then stored, and a reload sends no second', async () => {
  await using visitor = await visit(site.browser, site.server.url, { javaScriptEnabled: false, expectedErrors: /status of 422/ })
  const { page } = visitor
  await page.goto(site.server.url)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Iets melden' }).click()
  await page.getByLabel('Adres van de pagina').fill('/testament')
  await page.getByRole('radio', { name: 'Het mag niet volgens de wet' }).check()
  await page.getByRole('button', { name: 'Verzenden' }).click()
  await page.getByRole('alert').getByText('Vul uw e-mailadres in.').waitFor()
  expect(await page.getByLabel('Adres van de pagina').inputValue()).toBe('/testament')
  expect(await page.getByRole('radio', { name: 'Het mag niet volgens de wet' }).isChecked()).toBe(true)
  await page.getByLabel('Om welk stuk gaat het?').fill('De prijs van een testament.')
  await page.getByLabel('Waarom klopt het niet of mag het niet?').fill('Die prijs is misleidend.')
  await page.getByLabel('Uw e-mailadres').fill('melder@voorbeeld.nl')
  await page.getByRole('button', { name: 'Verzenden' }).click()
  await page.getByText(SENT).waitFor()
  expect(page.url()).toBe(`${site.server.url}/melding?verzonden`)
  await page.reload()
  expect(decisions()).toEqual([{ page: '/testament', kind: 'unlawful', decision: null, reasons: null }])
})

test('the owner reads it, decides with reasons, and is told that this site cannot mail a visitor yet', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=berichten`)
  await page.getByText('Meldingen', { exact: true }).click()
  await page.getByRole('button', { name: /\/testament/ }).click()
  await page.getByText('Die prijs is misleidend.').waitFor()
  await page.getByRole('button', { name: 'Besluit vastleggen', exact: true }).click()
  await page.getByText('Geef uw redenen, in 10 tot 4.000 tekens.').waitFor()
  await page.getByText('Blijft staan', { exact: true }).click()
  await page.getByLabel('Uw redenen').fill('De prijs staat zo in de bron die erbij staat.')
  await page.getByRole('button', { name: 'Besluit vastleggen', exact: true }).click()
  await page.getByRole('button', { name: 'Vastleggen', exact: true }).click()
  await page.getByText('De site heeft dit besluit niet gemaild. Mail het de melder zelf.').waitFor()
  // Nothing typed is left, so leaving asks nothing.
  await page.getByRole('button', { name: 'Terug naar de lijst' }).click()
  await page.getByRole('heading', { name: 'Meldingen' }).waitFor()
  await page.getByRole('button', { name: /\/testament/ }).click()
  expect(await page.getByRole('link', { name: 'Zelf mailen' }).getAttribute('href')).toContain('mailto:melder@voorbeeld.nl')
  expect(decisions()).toEqual([{ page: '/testament', kind: 'unlawful', decision: 'kept', reasons: 'De prijs staat zo in de bron die erbij staat.' }])
})

test('axe finds nothing on the notices of the owner in any look', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=berichten&onderdeel=meldingen`)
  await page.getByRole('button', { name: /\/testament/ }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByRole('button', { name: /\/testament/ }).click()
  await page.getByText('Die prijs is misleidend.').waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
})
