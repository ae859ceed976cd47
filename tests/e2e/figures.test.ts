/** The owner enters next year's figure, sees the sentences that it changes, and the site says it without a restart. */
import { expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { eventually } from './setup/eventually.ts'
import { ownerSite } from './setup/owner-site.ts'

const site = ownerSite()

const pageOf = async (path: string): Promise<string> => (await fetch(site.server.url + path)).text()
const address = (rest = '') => `${site.server.url}/settings?tab=inhoud&onderdeel=cijfers${rest}`
const LABEL = 'Notaris, huwelijkse voorwaarden, vanaf'

test('a figure is found, its change is seen before it is published, and it is on the site at once; undoing takes it off', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(address())
  await page.getByLabel('Zoek een cijfer').fill('huwelijkse')
  await page.getByRole('button', { name: new RegExp(LABEL) }).click()
  await page.getByRole('heading', { name: LABEL }).waitFor()
  await page.getByRole('button', { name: 'Bekijk wat er verandert' }).click()
  await page.getByText('Vul een getal in, zoals 26.230 of 10,4.', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'Vanaf', exact: true }).fill('1.234')
  await page.getByRole('button', { name: 'Bekijk wat er verandert' }).click()
  await page.getByText(/zinnen veranderen|1 zin verandert/).waitFor()
  expect(
    await page
      .getByRole('region', { name: /verander/ })
      .locator('strong')
      .first()
      .innerText(),
  ).toContain('1.234')
  expect(await pageOf('/huwelijkse-voorwaarden')).not.toContain('1.234')

  await page.getByRole('textbox', { name: 'Bron', exact: true }).fill('Een betere bron')
  await page.getByText('U hebt iets gewijzigd. Bekijk opnieuw wat er verandert.').waitFor()
  await page.getByRole('button', { name: 'Bekijk wat er verandert' }).click()
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await page.getByText('Cijfer gepubliceerd').waitFor()
  await eventually(async () => expect(await pageOf('/huwelijkse-voorwaarden')).toContain('1.234'))
  expect(await pageOf('/huwelijkse-voorwaarden')).toContain('Een betere bron')

  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByText('Cijfer verwijderd').waitFor()
  await eventually(async () => expect(await pageOf('/huwelijkse-voorwaarden')).not.toContain('1.234'))
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await eventually(async () => expect(await pageOf('/huwelijkse-voorwaarden')).toContain('1.234'))
})

test('next year’s amount leaves today’s as it is, and beside it stands how far figures are known and which law sets them', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(address('&cijfer=schenk-vrijstelling-kind'))
  await page.getByText('Successiewet 1956, artikel 33, gelezen bij Fundament Voor').waitFor()
  const shown = (name: string) =>
    page
      .locator('.facts-grid div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .innerText()
  const today = await shown('Nu')
  const next = Number(/\d{4}$/.exec(await shown('Hoelang'))?.[0]) + 1
  await page.getByRole('textbox', { name: 'Cijfer', exact: true }).fill('7.013')
  await page.getByLabel('Geldt vanaf').fill(`${next}-01-01`)
  await page.getByLabel('Geldt tot en met').fill(`${next}-12-31`)
  await page.getByRole('textbox', { name: 'Bron', exact: true }).fill('Belastingdienst')
  await page.getByLabel('Adres van de bron').fill('https://www.belastingdienst.nl/schenken')
  await page.getByRole('button', { name: 'Bekijk wat er verandert' }).click()
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await page.getByText(`Bekend tot en met 31 december ${next}`).waitFor()
  expect(await shown('Nu')).toBe(today)
})

test('axe finds nothing on the figures in any look, and nothing runs off the screen', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(address())
  await page.getByRole('list', { name: 'Cijfers' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
})
