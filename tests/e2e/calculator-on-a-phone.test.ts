/** The calculators as they are filled in on a phone. */
import { expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { sharedServer } from './setup/shared.ts'
import { visit } from './setup/visit.ts'

test('who is led to a field that is wrong finds its question above it, below the header', async () => {
  const options = { viewport: { width: 360, height: 740 }, javaScriptEnabled: false, expectedErrors: /status of 422/ }
  await using visitor = await visit(await sharedBrowser(), sharedServer().url, options)
  const { page } = visitor
  await page.goto(`${sharedServer().url}/overdrachtsbelasting-berekenen?prijs=400000`)
  await page.getByRole('link', { name: 'Vul uw leeftijd in, in hele jaren.' }).click()
  const tops = await page.locator('label[for=veld-leeftijd], #veld-leeftijd').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  expect([tops[0]! > 64, tops[1]! < 740]).toEqual([true, true])
})

test('an outcome leads on in one tap, past its conditions and the table of figures', async () => {
  await using visitor = await visit(await sharedBrowser(), sharedServer().url, { viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(`${sharedServer().url}/erfbelasting-berekenen?band=kind&bedrag=200000&jaar=2026#uitkomst`)
  await page.getByRole('link', { name: 'Hoe gaat u verder?' }).click()
  const tops = await page.locator('#verder, a[href^="/offerte"]').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  expect([tops[0]! >= 64, tops[1]! < 740]).toEqual([true, true])
})
