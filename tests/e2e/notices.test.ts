/** Anybody reports that something is wrong, without JavaScript too. What the owner decides: `tests/screens/messages.test.ts`. */
import { expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { sharedServer } from './setup/shared.ts'
import { storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

const SENT = 'Bedankt. Wij kijken uw melding na en mailen u ons besluit, met de redenen.'

test('without JavaScript a notice is refused with what is missing, then stored, and a reload sends no second', async () => {
  const server = sharedServer()
  await using visitor = await visit(await sharedBrowser(), server.url, { javaScriptEnabled: false, expectedErrors: /status of 422/ })
  const { page } = visitor
  await page.goto(server.url)
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
  expect(page.url()).toBe(`${server.url}/melding?verzonden`)
  await page.reload()
  expect(storedRows(server.dataDir, 'select page, kind, decision, reasons from elk_notices')).toEqual([
    { page: '/testament', kind: 'unlawful', decision: null, reasons: null },
  ])
})
