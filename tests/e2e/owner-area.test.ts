/** The frame of the owner's area: every tab, setting and record is reachable from the palette. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { ownerSite } from './setup/owner-site.ts'
import { storedRows } from './setup/stored.ts'

const site = ownerSite(undefined, async (server) => {
  await askOverHttp(server.url, 'Wat kost een testament?')
})

test('Ctrl K goes to a tab with the keyboard alone, and back goes back', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings`)
  await page.getByRole('tab', { name: 'Algemeen' }).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('searchbox', { name: 'Waar wilt u heen' }).or(page.getByPlaceholder('Waar wilt u heen'))
  await field.waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('overz')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.server.url}/settings?tab=overzicht`)
  await field.waitFor({ state: 'detached' })
  expect(await page.getByRole('tab', { name: 'Overzicht' }).getAttribute('aria-selected')).toBe('true')
  await page.goBack()
  expect(await page.getByRole('tab', { name: 'Algemeen' }).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
})

test('on a phone the tabs are one row, and the open one is in sight', async () => {
  await using owner = await site.visit({ viewport: { width: 360, height: 740 } })
  const { page } = owner
  for (const [tab, name] of [
    ['', 'Algemeen'],
    ['?tab=overzicht', 'Overzicht'],
    ['?tab=livegang', 'Livegang'],
  ] as const) {
    await page.goto(`${site.server.url}/settings${tab}`)
    const open = page.getByRole('tab', { name, selected: true })
    await open.waitFor()
    await eventually(async () => {
      const box = await open.boundingBox()
      expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 360]).toEqual([true, true])
    })
    expect((await page.getByRole('tablist', { name: 'Onderdelen van de instellingen' }).boundingBox())?.height).toBeLessThan(56)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
  await page.getByRole('tab', { name: 'Livegang' }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Koppelingen')
  const menu = page.getByRole('combobox', { name: 'Ga naar onderdeel' })
  expect(await menu.locator('option').allInnerTexts()).toEqual(await page.getByRole('tab').allInnerTexts())
  await menu.selectOption('Vragen')
  await page.waitForURL(`${site.server.url}/settings?tab=vragen`)
  await page.getByRole('tab', { name: 'Vragen', selected: true }).waitFor()
  expect(await menu.inputValue()).toBe('vragen')
})

test.each([360, 1280])('the contents of Algemeen lead to every card at %i px, and say where one is', async (width) => {
  await using owner = await site.visit({ viewport: { width, height: 740 } })
  const { page } = owner
  await page.goto(`${site.server.url}/settings`)
  const contents = page.getByRole('navigation', { name: 'Onderdelen van Algemeen' })
  const links = contents.getByRole('link')
  await page.locator('#person-heading').waitFor()
  const cards = await page.locator('.general-sections h2[id$="-heading"]').evaluateAll((headings) => headings.map(({ id }) => id))
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)))).toEqual(cards)
  for (const [name, id] of [
    ['Bewaartermijnen', 'retention-heading'],
    ['Huisstijl', 'brand-heading'],
    ['Eén persoon', 'person-heading'],
  ] as const) {
    await contents.getByRole('link', { name }).click()
    await eventually(async () => expect(await contents.locator('[aria-current]').allInnerTexts()).toEqual([name]))
    expect(await page.locator(`#${id}`).isVisible()).toBe(true)
    const [top, window] = [(await page.locator(`#${id}`).boundingBox())?.y ?? -1, 740]
    expect([top >= 0, top < window]).toEqual([true, true])
  }
})

/** Types in the palette with the keyboard alone, waits until the first one is what is looked for, and goes there. */
async function goByKeys(page: Page, words: string, first: string | RegExp): Promise<void> {
  const field = page.getByPlaceholder('Waar wilt u heen')
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.type(words)
  await page.locator('[data-action][data-selected]').filter({ hasText: first }).waitFor()
  await page.keyboard.press('Enter')
  await field.waitFor({ state: 'detached' })
}

const focusedPath = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-path'))

test('Ctrl K finds a setting, a link, a notary and an article, and lands there by the keyboard alone', async () => {
  await using owner = await site.visit()
  const { page } = owner
  const notary = storedRows(site.server.dataDir, 'select id, name from elk_notaries order by name limit 1')[0]
  const link = storedRows(site.server.dataDir, "select id from elk_affiliate_redirects where slug = 'voogdij'")[0]
  await page.goto(`${site.server.url}/settings?tab=overzicht`)
  await page.getByRole('tab', { name: 'Overzicht' }).waitFor()

  for (const [words, label, path] of [
    ['kvk', 'KvK-nummer', 'company_kvk'],
    ['admin wachtwoord', 'Nieuw admin-wachtwoord', 'admin_password'],
    ['prompt', 'Standaard Prompt', 'default_prompt'],
  ] as const) {
    await goByKeys(page, words, label)
    await eventually(async () => expect(await focusedPath(page)).toBe(path))
  }
  // Its field is there for one way of getting messages only: the choice of that way, and then the field.
  const focusedValue = () => page.evaluate(() => document.activeElement?.getAttribute('value'))
  await goByKeys(page, 'smtp', 'Mailserver (SMTP)')
  await eventually(async () => expect(await focusedValue()).toBe('smtp'))
  await page.keyboard.press('Space')
  await goByKeys(page, 'smtp', 'Mailserver (SMTP)')
  await eventually(async () => expect(await focusedPath(page)).toBe('smtp_host'))
  await page.getByRole('radio', { name: 'Alleen hier lezen' }).check()

  await goByKeys(page, 'voorbeeld: voogdij', '/out/voogdij')
  await page.waitForURL(`${site.server.url}/settings?tab=redirects&link=${String(link?.['id'])}`)
  await page.getByRole('heading', { name: '/out/voogdij' }).waitFor()
  await goByKeys(page, String(notary?.['name']), new RegExp(`^${String(notary?.['name'])}`))
  await page.waitForURL((url) => url.searchParams.get('notaris') === notary?.['id'])
  await page.getByRole('heading', { name: String(notary?.['name']) }).waitFor()
  await goByKeys(page, 'geldig na overlijden', /^Is een testament geldig/)
  await page.waitForURL((url) => url.searchParams.has('artikel'))
  expect(await page.title()).toBe('Artikelen | Inhoud | Instellingen')
  await goByKeys(page, 'bewering', 'Algemeen: Beweringen')
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('claims-heading'))
  expect(await page.title()).toBe('Algemeen | Instellingen')
  await goByKeys(page, 'herstelcode', /^Beveiliging/)
  await page.waitForURL(`${site.server.url}/settings?tab=beveiliging`)
})

test('what is typed the moment the palette is there stands in its field, however late its timers', async () => {
  await using owner = await site.visit({ leavesTraces: true })
  const { page } = owner
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window)
    window.setTimeout = ((work: () => void, delay = 0) => setTimer(work, delay + 700)) as typeof window.setTimeout
  })
  await page.goto(`${site.server.url}/settings`)
  await page.getByRole('tab', { name: 'Algemeen' }).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByPlaceholder('Waar wilt u heen')
  await field.waitFor()
  await page.keyboard.type('smtp')
  expect(await field.inputValue()).toBe('smtp')
})

test('a setting whose field is still on its way over the network is waited for', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings`)
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  await page.route(/smtp-fields[^/]*\.js$/, async (route) => {
    await opened
    await route.continue()
  })
  await page.getByRole('radio', { name: 'Per e-mail' }).check()
  await goByKeys(page, 'smtp', 'Mailserver (SMTP)')
  open()
  await eventually(async () => expect(await focusedPath(page)).toBe('smtp_host'))
})
