/** A low window, as at 400% zoom or on a phone that lies: what stays in place takes none of the little room there is. */
import { expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { sharedServer } from './setup/shared.ts'
import { visit } from './setup/visit.ts'

const tops = { 256: -500, 740: 0 }

test.each([256, 740] as const)('in a window of 320 by %s px the header goes along only where it would take a quarter of it', async (height) => {
  await using visitor = await visit(await sharedBrowser(), sharedServer().url, { viewport: { width: 320, height }, javaScriptEnabled: false })
  const { page } = visitor
  for (const path of ['/', '/notaries', '/testament']) {
    await page.goto(`${sharedServer().url}${path}`)
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    expect(Math.round((await page.locator('.site-header').boundingBox())!.y)).toBe(tops[height])
  }
})

test('in a low window the menu opens below the header and can be scrolled to its end', async () => {
  await using visitor = await visit(await sharedBrowser(), sharedServer().url, { viewport: { width: 320, height: 256 }, javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(sharedServer().url)
  await page.locator('.site-menu summary').click()
  const menu = page.locator('.site-menu nav')
  const { y, height } = (await menu.boundingBox())!
  expect([Math.round(y), y + height <= 257]).toEqual([64, true])
  await menu.getByRole('link').last().scrollIntoViewIfNeeded()
  expect(await menu.getByRole('link').last().isVisible()).toBe(true)
})
