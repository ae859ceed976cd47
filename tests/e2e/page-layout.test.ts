/** Every public page fits its window: on the smallest phone, with large text, with wide spacing, in wide and narrow fonts, and before its own font has come. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { once } from '../../src/platform/once.ts'
import { sharedBrowser, launchOwnBrowser } from './setup/chromium.ts'
import { everyLook } from './setup/looks.ts'
import { UNKNOWN, pagesPerTemplate, publicPaths } from './setup/public-paths.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { visit, type Visit } from './setup/visit.ts'

const paths = [...publicPaths, UNKNOWN]

/** Wide and narrow fonts, and the moment before the site's own font is there. */
const looks = [
  { look: 'wide', font: 'wide', ownFont: true },
  { look: 'narrow', font: 'narrow', ownFont: true },
  { look: 'wide, own font still to come', font: 'wide', ownFont: false },
] as const

let server: SharedServer
let narrow: Browser
const visits: { look: string; visitor: Visit }[] = []

beforeAll(async () => {
  server = sharedServer()
  const wide = await sharedBrowser()
  narrow = await launchOwnBrowser('narrow')
  for (const { look, font, ownFont } of looks) {
    const browser = font === 'wide' ? wide : narrow
    const visitor = await visit(browser, server.url, { reducedMotion: 'no-preference', expectedErrors: /bestaat-niet|\.woff2/, leavesTraces: !ownFont })
    if (!ownFont) await withoutFonts(visitor)
    visits.push({ look, visitor })
  }
})

/** The browser itself refuses them; a route of the test would watch every request, and no file would be kept. */
async function withoutFonts({ context, page }: Visit): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
}

afterAll(async () => {
  for (const { visitor } of visits) await visitor[Symbol.asyncDispose]()
  await narrow.close()
})

/** What makes the page wider than the window: its widest elements, or nothing when the page does not scroll sideways. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *:not(.table-scroll *)')].filter((element) => element.getBoundingClientRect().right >= scrollWidth - 1)
    // A word that runs out of its element makes no element wide.
    return [`${scrollWidth - clientWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 80)).slice(-2)]
  })

/** Texts of which a part cannot be seen. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, summary, label')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip-link'))
      .filter((element) => getComputedStyle(element).overflow !== 'visible' && element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0)
      .map((element) => element.outerHTML.slice(0, 100)),
  )

/** A new size reaches the page with its next frames, and may ask for fonts that were not needed before. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
  })
}

/** The spacing that WCAG 1.4.12 lets readers set, in one sheet: setting it at each element took longer than all else that is looked at. */
const widenSpacing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets.push(sheet)
  })

const doubleText = (page: Page): Promise<void> => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/** Amounts that stand on two lines, and titles with a word that is broken where no hyphen says so. */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange()
    /** Of the letter itself, not of the hyphen that is drawn before it. */
    const topOf = (node: Text, at: number): number => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return [...range.getClientRects()].at(-1)!.top
    }
    const titles = [...document.querySelectorAll('h1')]
      .flatMap((title) => [...title.childNodes])
      .filter((node) => node instanceof Text)
      .flatMap((node) =>
        [...node.data.matchAll(/\p{L}(?=\p{L})/gu)]
          .filter(({ index }) => topOf(node, index + 1) - topOf(node, index) > 4)
          .map(({ index }) => `${node.data.slice(0, index + 1)}|`),
      )
    const amounts = [...document.querySelectorAll<HTMLElement>('main :is(strong, td)')].filter((element) => {
      range.selectNodeContents(element)
      const tops = [...range.getClientRects()].map(({ top }) => top)
      return element.checkVisibility() && /^€\s[\d.,]+-?$/.test(element.textContent.trim()) && Math.max(...tops) - Math.min(...tops) > 4
    })
    return [...titles, ...amounts.map(({ textContent }) => textContent)]
  })

interface Seen {
  /** What runs off the side or is cut off, by the state of the page. */
  faults: Record<string, string[]>
  /** What stands broken on a phone with large text. */
  broken: string[]
}

/** Loads a page and looks at it in every state. From the smallest window to the desk and back to the phone, so that few sizes are set. */
async function lookAt(page: Page, url: string): Promise<Seen> {
  // The page that stood here is left, so it need not be drawn in this size.
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(url)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const small = await overflowing(page)
  await doubleText(page)
  const smallAndLarge = await overflowing(page)
  await resize(page, 1280, 800)
  const large = [...(await overflowing(page)), ...(await cutOff(page))]
  await resize(page, 360, 740)
  const phoneAndLarge = await overflowing(page)
  const brokenThere = await broken(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await widenSpacing(page)
  const spaced = await overflowing(page)
  return { faults: { small, smallAndLarge, phoneAndLarge, large, spaced }, broken: brokenThere }
}

/** Each page is loaded once in a look, whoever asks what was seen. */
const seen = new Map<string, Promise<Seen>>()

function seenOn(path: string, { look, visitor }: (typeof visits)[number]): Promise<Seen> {
  const key = `${look} ${path}`
  const known = seen.get(key) ?? lookAt(visitor.page, server.url + path)
  seen.set(key, known)
  return known
}

test.each(paths)('%s fits a window of 320 px, also with text at twice its size, and the spacing that readers may set, whatever the font', async (path) => {
  // Pages of one template differ in their words only, and those are widest before the site's own font has come.
  for (const one of everyLook || pagesPerTemplate.includes(path) ? visits : visits.slice(-1))
    expect({ look: one.look, ...(await seenOn(path, one)).faults }).toEqual({
      look: one.look,
      small: [],
      smallAndLarge: [],
      phoneAndLarge: [],
      large: [],
      spaced: [],
    })
})

test.each(pagesPerTemplate)('on a phone with text at twice its size %s breaks no amount, and no word of its title without a hyphen', async (path) => {
  expect((await seenOn(path, visits[0]!)).broken).toEqual([])
})

interface Finder {
  look: string
  path: string
  width: number
  boxes: DOMRect[]
}

const finderWidths = [700, 768, 1024, 1280] as const

/** The fields of the finder at every width. Each page is loaded once and then looked at. */
const finders = once(async (): Promise<Finder[]> => {
  const found: Finder[] = []
  for (const { look, visitor } of visits)
    for (const path of ['/', '/testament', '/results', '/results/amsterdam_testament', '/zoeken?q=testament']) {
      await visitor.page.goto(server.url + path)
      for (const width of finderWidths) {
        await resize(visitor.page, width, 900)
        const fields = visitor.page.locator('.finder').first().locator('input, select, button')
        const boxes = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().toJSON() as DOMRect))
        found.push({ look, path, width, boxes })
      }
    }
  return found
})

test.each(finderWidths)('at %i px the fields and the button of the finder stand on one line where they stand beside each other', async (width) => {
  const here = (await finders()).filter((one) => one.width === width)
  expect(here).toHaveLength(15)
  for (const { look, path, boxes } of here) {
    const below = new Set(boxes.map(({ left }) => left)).size === 1
    const onALine = boxes.every(({ top, height }) => Math.abs(top - boxes[0]!.top) < 2 && height < 60)
    expect([look, path, boxes.length, below || onALine, below || boxes[1]!.width >= 88]).toEqual([look, path, 3, true, true])
  }
})
