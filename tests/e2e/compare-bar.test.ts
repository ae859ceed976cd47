/** The bar below the list that stays in sight once an office is ticked, for who goes through the list by keys. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { sharedServer } from './setup/shared.ts'
import { visit } from './setup/visit.ts'

const STOPS = 45

/** What has the focus, where something else lies over the middle of it; a box may be drawn by its label. */
const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return []
    const { left, top, width, height } = focused.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen?.closest('.compare-bar') && !focused.closest('.compare-bar') ? [focused.textContent || focused.outerHTML] : []
  })

test.each([
  [1280, 800],
  [360, 740],
  [320, 256],
] as const)('in a window of %s by %s px it lies over nothing that is reached by keys', async (width, height) => {
  await using visitor = await visit(await sharedBrowser(), sharedServer().url, { viewport: { width, height }, javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(`${sharedServer().url}/notaries`)
  await page
    .getByRole('checkbox', { name: /^Vergelijk / })
    .first()
    .check()
  const covered: string[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    covered.push(...(await coveredFocus(page)))
  }
  expect(covered).toEqual([])
})
