/** What axe finds on a page. Evaluated from outside the page, since the page allows no foreign script. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { looks, type Look } from './looks.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  violations: { id: string; nodes: { html: string }[] }[]
}

/** Each as `rule: element`. */
export async function violations(page: Page): Promise<string[]> {
  // A colour scheme that is set for the visit reaches a page with its next frames; before that colours of two schemes could be mixed.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    // Half of a transition has a colour of its own.
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: { resultTypes: string[] }): Promise<Found> } }
    // All of it is looked at; describing each element that passed took as long as looking.
    const found = await axe.run({ resultTypes: ['violations'] })
    return found.violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 120)}`))
  })
}

/** What is wrong with what stands on the screen, in each look: what axe finds, and what runs off the side. Loaded once, since most of what a look costs is the loading; `arrange` is for what a page shows on a phone only. */
export const faultsInEveryLook = (page: Page, arrange?: (width: number) => Promise<unknown>): Promise<string[]> => faultsInLooks(page, looks, arrange)

export async function faultsInLooks(page: Page, asked: readonly Look[], arrange?: (width: number) => Promise<unknown>): Promise<string[]> {
  const faults: string[] = []
  for (const [width, colorScheme] of asked) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await arrange?.(width)
    const found = await violations(page)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    faults.push(...[...found, ...(over > 0 ? [`${over} px too wide`] : [])].map((fault) => `${width} ${colorScheme}: ${fault}`))
  }
  return faults
}
