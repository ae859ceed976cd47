/** The owner adds a link by keys alone, and copies one. What else is done with links: `tests/screens/links.test.ts`. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually } from './setup/eventually.ts'
import { followLink } from './setup/follow-link.ts'
import { ownerSite } from './setup/owner-site.ts'

const site = ownerSite()

async function openTab(page: Page): Promise<void> {
  await page.goto(`${site.server.url}/settings?tab=redirects`)
  await page.getByRole('heading', { name: /Affiliate Redirects \(\d+\)/ }).waitFor()
}

const addForm = (page: Page) => page.getByRole('region', { name: 'Nieuwe redirect toevoegen' })

test('a new link is added and copied with the keyboard and no scrolling, and its address is completed', async () => {
  await using owner = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = owner
  // Once there is a link of the owner's own, the form is folded.
  const data = { slug: 'eigen', title: 'Eigen', destination_url: 'https://eigen.example.com/' }
  expect((await page.request.post(`${site.server.url}/api/admin/redirects`, { headers: { Origin: site.server.url }, data })).status()).toBe(201)
  await openTab(page)
  expect(await addForm(page).getByRole('textbox').count()).toBe(0)
  await page.getByRole('button', { name: 'Nieuwe redirect', exact: true }).click()
  await page.getByRole('textbox', { name: 'Slug' }).waitFor()
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT'))
  await page.keyboard.type('snel')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Snelle partner')
  await page.keyboard.press('Tab')
  await page.keyboard.type('snel.example.com/x')
  await page.getByText('De bezoeker komt op: https://snel.example.com/x').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(`De link is ${site.server.url}/out/snel`).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Link gekopieerd naar klembord').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.server.url}/out/snel`)
  expect(await (await followLink(`${site.server.url}/out/snel`)).text()).toContain('0;url=https://snel.example.com/x"')
})

test('the link goes to the clipboard', async () => {
  await using owner = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = owner
  await openTab(page)
  await page.getByRole('button', { name: 'Kopieer link: testament' }).click()
  await page.getByText('Link gekopieerd naar klembord').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.server.url}/out/testament`)
})
