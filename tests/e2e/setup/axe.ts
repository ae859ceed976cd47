/** What axe finds on a page. Evaluated from outside the page, since the page allows no foreign script. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { everyLook, looks, type Look } from './looks.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  violations: { id: string; nodes: { html: string }[] }[]
}

/** Each as `rule: element`. */
export async function violations(page: Page): Promise<string[]> {
  // Before that colours of two schemes could be mixed.
  await drawn(page)
  await page.evaluate(() => {
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

type Arrange = (width: number) => Promise<unknown>

/** Of a page, without what is another at each run, such as an id or the secret of a link. */
const nameOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url)
  return [pathname, ...searchParams].join().replaceAll(/[\w-]{20,}/g, '')
}

/** In which look axe reads a page: the same at each run, and about half of the pages in either. */
const lookOf = (url: string): Look => looks[Number.parseInt(hash('sha256', nameOf(url)).slice(0, 4), 16) % looks.length]!

/**
 * What is wrong with what stands on the screen: what runs off the side in each look, and what axe finds, in one of them. Colours and parts are those
 * of all pages, and reading a page is most of what a look costs; with `EVERY_LOOK=1` axe reads it in each. The page stands there already, and
 * `arrange` is for what it shows on a phone only.
 */
export async function faultsInEveryLook(page: Page, arrange?: Arrange): Promise<string[]> {
  if (everyLook) return faultsInLooks(page, looks, arrange)
  const read = lookOf(page.url())
  const faults: string[] = []
  for (const look of looks) {
    await setLook(page, look, arrange)
    faults.push(...(look === read ? await faultsHere(page, look) : await tooWide(page, look)))
  }
  return faults
}

/** The same in these looks, with axe in each. */
export async function faultsInLooks(page: Page, asked: readonly Look[], arrange?: Arrange): Promise<string[]> {
  const faults: string[] = []
  for (const look of asked) {
    await setLook(page, look, arrange)
    faults.push(...(await faultsHere(page, look)))
  }
  return faults
}

async function setLook(page: Page, [width, colorScheme]: Look, arrange?: Arrange): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
  await arrange?.(width)
}

const faultsHere = async (page: Page, look: Look): Promise<string[]> => [
  ...(await violations(page)).map((fault) => `${look.join(' ')}: ${fault}`),
  ...(await tooWide(page, look)),
]

async function tooWide(page: Page, look: Look): Promise<string[]> {
  await drawn(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return over > 0 ? [`${look.join(' ')}: ${over} px too wide`] : []
}

/** A size or a colour scheme that is set for the visit reaches a page with its next frames. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
