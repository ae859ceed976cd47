/** The owner sees that something came in, on the tab and in the bell, and works through it. */
import { expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { eventually } from './setup/eventually.ts'
import { ownerSite } from './setup/owner-site.ts'

const site = ownerSite({ TRUST_PROXY: '1' })

let networks = 0

async function write(name: string): Promise<void> {
  const body = new URLSearchParams({ name, email: 'bezoeker@voorbeeld.nl', phone: '', message: `Bericht van ${name}, met een vraag over een testament.` })
  const headers = { Origin: site.server.url, 'X-Forwarded-For': `192.0.2.${(networks += 1)}` }
  const response = await fetch(`${site.server.url}/contact`, { method: 'POST', body, headers, redirect: 'manual' })
  expect(response.status).toBe(303)
}

test('the tab of the messages counts what is new, from the answer of the bell, and counts down when one is opened', async () => {
  await using owner = await site.visit()
  const { page } = owner
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site.server.url}/settings`)
  await page.getByRole('button', { name: /melding/ }).waitFor()
  expect(await page.getByRole('tab', { name: 'Berichten', exact: true }).count()).toBe(1)
  await write('Jannie')
  await write('Kees')
  asked.length = 0
  await page.reload()
  await page.getByRole('tab', { name: 'Berichten 2 nieuwe berichten', exact: true }).waitFor()
  expect(asked.filter((path) => path === '/api/admin/signals')).toHaveLength(1)
  await page.goto(`${site.server.url}/settings?tab=begin`)
  await page.getByText('Er zijn 2 nieuwe berichten van bezoekers.').waitFor()
  await page.goto(`${site.server.url}/settings?tab=overzicht`)
  await page.getByRole('group', { name: 'Vandaag' }).getByRole('link', { name: '2 nieuwe berichten' }).click()
  await page.getByRole('heading', { name: 'Berichten van bezoekers' }).waitFor()
  await page.getByRole('button', { name: 'Kees' }).click()
  await page.getByRole('tab', { name: 'Berichten 1 nieuw bericht', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Jannie' }).click()
  await eventually(async () => expect(await page.getByRole('tab', { name: 'Berichten', exact: true }).count()).toBe(1))
})

test('what is new is marked until it is opened, an answer is marked by hand, and a message is found by its words', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await write('Piet Wacht')
  await write('Pauline Zoekt')
  await page.goto(`${site.server.url}/settings`)
  const bell = page.getByRole('button', { name: /melding(?:en)?$/ })
  const told = page.getByText(/nieuwe? berichte?n? van een bezoeker/)
  const toldCount = async () => Number.parseInt(await told.innerText(), 10)
  await bell.click()
  await told.waitFor()
  const before = await toldCount()
  await page.getByRole('button', { name: 'Naar Berichten' }).first().click()
  await page.getByRole('searchbox', { name: 'Zoek in berichten' }).fill('pauline')
  const row = page.getByRole('button', { name: /^Pauline Zoekt/ })
  await page.getByRole('listitem').filter({ has: row }).getByText('Nieuw').waitFor()
  await expect.poll(() => page.locator('.row-name').allInnerTexts()).toEqual(['Pauline Zoekt'])
  await row.click()
  await page.getByRole('button', { name: 'Markeer als beantwoord' }).waitFor()
  await bell.click()
  await expect.poll(toldCount).toBe(before - 1)
  await bell.click()
  await page.getByRole('button', { name: 'Markeer als beantwoord' }).click()
  await page.getByRole('button', { name: 'Toch niet beantwoord' }).waitFor()
  await page.getByRole('listitem').filter({ has: row }).getByText('Beantwoord').waitFor()
  expect(await page.getByText('Nieuw', { exact: true }).count()).toBe(0)
  await page.getByText('Niet beantwoord', { exact: true }).click()
  await page.getByText('Er is geen bericht dat hieraan voldoet.').waitFor()
})

test('more than ten messages are read page by page, newest first, on a phone too', async () => {
  for (let n = 1; n <= 12; n += 1) await write(`Nummer ${n}`)
  await using owner = await site.visit({ viewport: { width: 360, height: 740 }, colorScheme: 'dark', reducedMotion: 'reduce' })
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=berichten`)
  await page.getByText('Pagina 1 van 2').waitFor()
  await page.getByText('16 berichten', { exact: true }).waitFor()
  expect(await page.locator('.row-name').first().innerText()).toBe('Nummer 12')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByText('Pagina 2 van 2').waitFor()
  expect(await page.locator('.row-name').allInnerTexts()).toEqual(['Nummer 2', 'Nummer 1', 'Pauline Zoekt', 'Piet Wacht', 'Kees', 'Jannie'])
  await page.getByRole('button', { name: 'Nummer 2' }).click()
  await page.getByRole('region', { name: 'Bericht', exact: true }).getByText('Bericht van Nummer 2', { exact: false }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await violations(page)).toEqual([])
})
