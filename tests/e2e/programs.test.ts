/** Koppelingen: the owner gives a program a key and takes it away. */
import { expect, test } from 'vitest'
import { ownerSite } from './setup/owner-site.ts'

const site = ownerSite()

test('a key that is made on screen is shown once, opens what was ticked, and nothing from the moment it is revoked', async () => {
  await using owner = await site.visit()
  const { page } = owner
  const read = async (path: string, secret: string) =>
    (await fetch(`${site.server.url}/api/v1/${path}`, { headers: { Authorization: `Bearer ${secret}` } })).status
  await page.goto(`${site.server.url}/settings?tab=koppelingen`)
  await page.getByRole('button', { name: 'Sleutel maken' }).click()
  await page.getByRole('button', { name: 'Maken', exact: true }).click()
  await page.getByText('Vul een naam in.').waitFor()
  await page.getByLabel('Naam van de sleutel').fill('Boekhouding')
  await page.getByLabel('Kliks op partnerlinks').check()
  await page.getByRole('button', { name: 'Maken', exact: true }).click()
  const shown = page.getByRole('region', { name: 'Uw nieuwe sleutel' })
  const secret = (await shown.locator('code, pre').first().textContent()) ?? ''
  expect(secret).toMatch(/^elk_[\w-]{43}$/)
  expect([await read('clicks', secret), await read('messages', secret)]).toEqual([200, 403])
  await shown.getByRole('button', { name: 'Ik heb dit bewaard' }).click()
  await page.reload()
  const keys = page.getByRole('list', { name: 'Uw sleutels' })
  await keys.getByText('laatst gebruikt').waitFor()
  expect(await page.content()).not.toContain(secret)
  await keys.getByRole('button', { name: 'Sleutel Boekhouding intrekken' }).click()
  await page.getByRole('dialog', { name: 'Sleutel intrekken' }).getByRole('button', { name: 'Intrekken' }).click()
  await page.getByText('1 sleutel die niet meer werkt').waitFor()
  expect(await read('clicks', secret)).toBe(401)
})
