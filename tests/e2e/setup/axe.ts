/** What axe finds on a page. Evaluated from outside the page, since the page allows no foreign script. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  violations: { id: string; nodes: { html: string }[] }[]
}

/** Each as `rule: element`. */
export async function violations(page: Page): Promise<string[]> {
  // A colour scheme that is set for the visit reaches a page with its next frames; before that colours of two schemes could be mixed.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))))
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: { resultTypes: string[] }): Promise<Found> } }
    // All of it is looked at; describing each element that passed took as long as looking.
    const found = await axe.run({ resultTypes: ['violations'] })
    return found.violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 120)}`))
  })
}
