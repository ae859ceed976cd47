/** The question before something is done that hurts: there at the first press, one at a time, and a no for whoever goes elsewhere. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ownerSite } from './setup/owner-site.ts'
import { storedRows } from './setup/stored.ts'
import { quiet } from './setup/visit.ts'

/** One office of the owner that visitors do not see yet. */
const site = ownerSite(undefined, async ({ dataDir }) => {
  const file = new DatabaseSync(join(dataDir, 'elke.sqlite'), { timeout: 5_000 })
  file.exec('update elk_notaries set is_sample = 0, is_active = 0, listed_at = null where id = (select min(id) from elk_notaries)')
  file.close()
})

const remove = (page: Page) => page.getByRole('button', { name: 'Verwijderen: voogdij' })
const present = () => storedRows(site.server.dataDir, "select deleted_at from elk_affiliate_redirects where slug = 'voogdij'")

async function openLinks(page: Page): Promise<void> {
  await page.goto(`${site.server.url}/settings`)
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
  await page.getByRole('tab', { name: 'Affiliate Redirects' }).click()
  await remove(page).waitFor()
}

test('what draws the question comes with the first move of the owner, so that the first press opens it when the network is gone', async () => {
  await using owner = await site.visit({ expectedErrors: /ERR_FAILED/ })
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=redirects`)
  await remove(page).waitFor()
  await quiet(owner)
  const before = owner.requests.count
  await page.mouse.move(40, 40)
  await quiet(owner)
  expect(owner.requests.count).toBeGreaterThan(before)
  await page.route('**/_astro/**', (route) => route.abort('failed'))
  await remove(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('two presses at once ask once, and what was asked is answered with no when the owner goes back', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await openLinks(page)
  await remove(page).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.getByRole('dialog').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.evaluate(() => history.back())
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Affiliate Redirects' }).click()
  await remove(page).waitFor()
  expect(present()).toEqual([{ deleted_at: null }])
})

test('the button is red for what destroys, and for nothing else', async () => {
  await using owner = await site.visit()
  const { page } = owner
  const colourOf = (name: string) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  await openLinks(page)
  await remove(page).click()
  expect(await colourOf('Verwijderen')).toBe('rgb(201, 42, 42)')
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  await page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=notarissen`)
  await page.getByRole('button', { name: 'Zet zichtbaar wat hier staat' }).click()
  expect(await colourOf('Zet zichtbaar')).toBe(
    await page.getByRole('button', { name: 'Notaris toevoegen', includeHidden: true }).evaluate((button) => getComputedStyle(button).backgroundColor),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
})
