/** Small things of the owner's screens that were untrue or in the way. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { ownerSite } from './setup/owner-site.ts'

const site = ownerSite()

const middleOf = async (place: Locator): Promise<number> => {
  const box = await place.boundingBox()
  return box!.y + box!.height / 2
}

test('the log calls a setting as the screen does, breaks no word of who did what, and its link-button has its words in the middle', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 409/ })
  const { page } = owner
  await page.goto(`${site.server.url}/settings`)
  await page.getByLabel('KvK-nummer').fill('12345678')
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
  await page.getByText('Instellingen Opgeslagen').waitFor()
  await page.goto(`${site.server.url}/settings?tab=beveiliging`)
  await page.getByRole('cell', { name: 'velden: KvK-nummer' }).first().waitFor()
  const actors = await page.locator('.audit-table td:nth-child(2)').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    }),
  )
  expect(new Set(actors)).toEqual(new Set([1]))
  const button = page.getByRole('link', { name: 'Downloaden als CSV' })
  expect(Math.abs((await middleOf(button)) - (await middleOf(button.locator('.mantine-Button-label'))))).toBeLessThan(2)
})

test('what gets the focus does not lie below the bar that saves', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings`)
  const bar = page.locator('.save-bar')
  await bar.waitFor()
  await page.getByLabel('API-sleutel').focus()
  const below: string[] = []
  for (let n = 0; n < 40; n += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const [focused, saving] = [document.activeElement!, document.querySelector('.save-bar')!]
      if (saving.contains(focused) || !focused.closest('form')) return ''
      return focused.getBoundingClientRect().bottom > saving.getBoundingClientRect().top + 1 ? focused.outerHTML : ''
    })
    if (hidden) below.push(hidden)
  }
  expect(below).toEqual([])
})

/** How many lines the words of an element take. */
const linesOf = (element: HTMLElement): number => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

test('however long an address is, slugs, badges and actions stay whole', async () => {
  const long = `https://lang.example.com/aanbieding?${'affiliate=1234567890abcdefghij&'.repeat(20)}`
  await using owner = await site.visit()
  const { page } = owner
  const data = { slug: 'hypotheekberekenen', title: 'Lang', destination_url: long }
  await page.request.post(`${site.server.url}/api/admin/redirects`, { headers: { Origin: site.server.url }, data })
  await page.goto(`${site.server.url}/settings?tab=redirects`)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'hypotheekberekenen' }) })
  await row.waitFor()
  const wholes = page.locator('.link-slug:not([role]), .links-table .mantine-Badge-label, .link-actions .mantine-Button-label')
  const broken: string[] = []
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 })
    for (const whole of await wholes.all()) if ((await whole.evaluate(linesOf)) > 1) broken.push(`${width}: ${await whole.innerText()}`)
    const cut = await page
      .getByRole('button')
      .evaluateAll((buttons) => buttons.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
    expect(cut).toEqual([])
  }
  expect(broken).toEqual([])
  expect((await row.boundingBox())!.height).toBeLessThan(600)
})

test('the list of the bell makes room for whoever goes on, by a press beside it and by Escape', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings`)
  const bell = page.getByRole('button', { name: /melding(en)?$/ })
  const list = page.getByRole('region', { name: 'Wat uw aandacht vraagt' })
  await bell.click()
  await list.waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  expect(await bell.evaluate((button) => button === document.activeElement)).toBe(true)
  await bell.click()
  await list.waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await list.waitFor({ state: 'detached' })
})

test('in the preview of a text a table breaks no word of its columns', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=artikelen&artikel=voogdij`)
  const cells = page.locator('.shown-text th')
  await cells.first().waitFor()
  expect(await cells.evaluateAll((all) => all.map((cell) => cell.textContent))).toContain('Woord')
  for (const cell of await cells.all()) {
    const words = (await cell.innerText()).split(/[ -]/)
    expect([words, (await cell.evaluate(linesOf)) <= words.length]).toEqual([words, true])
  }
})
