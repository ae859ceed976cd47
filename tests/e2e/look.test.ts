/** What the pages look like, as far as it can be measured: one accent for one kind of action, one right edge, and lists that fit a phone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { visit, type Visit } from './setup/visit.ts'

const OFFICE = '/notaries/voorbeeld-notariskantoor-utrecht'
const RESULTS = '/results/utrecht_testament'

let server: SharedServer
let visitor: Visit

beforeAll(async () => {
  server = sharedServer()
  visitor = await visit(await sharedBrowser(), server.url, { reducedMotion: 'reduce', expectedErrors: /bestaat-niet/ })
})
afterAll(() => visitor[Symbol.asyncDispose]())

async function open(path: string, width: number): Promise<Page> {
  const { page } = visitor
  await page.setViewportSize({ width, height: 800 })
  await page.goto(server.url + path)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

/** A new size reaches the page with its next frames. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
  })
}

test('who asks for less motion gets other colours at once: nothing passes into them, which would cost every element a change for each step', async () => {
  const page = await open('/testament', 1280)
  await page.evaluate(() => document.addEventListener('transitionrun', () => document.documentElement.toggleAttribute('data-passes', true)))
  const inkOf = () => page.evaluate(() => getComputedStyle(document.body).color)
  const light = await inkOf()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  expect(await inkOf()).not.toBe(light)
  expect(await page.locator('[data-passes]').count()).toBe(0)
  await page.emulateMedia({ colorScheme: 'light' })
})

/** What a visitor sends to somebody, from the button that begins it to the one that ends it. */
const SENDS = /contact ?(?:opnemen|op$|formulier)|offerte|verzenden|versturen|brief en pagina/i

/** The buttons of a page with the name of their colour. */
const buttonsOf = (page: Page): Promise<[label: string, accent: string][]> =>
  page.evaluate(() => {
    const accents = new Map(
      [
        ['--action', 'orange'],
        ['--action-text', 'orange'],
        ['--canal', 'blue'],
      ].map(([token, accent = '']): [string, string] => {
        const probe = document.createElement('i')
        probe.style.color = `var(${token})`
        document.body.append(probe)
        return [getComputedStyle(probe).color, accent]
      }),
    )
    return [...document.querySelectorAll<HTMLElement>('.button')].map((button): [string, string] => {
      const { backgroundColor, color } = getComputedStyle(button)
      return [button.innerText.trim(), accents.get(backgroundColor) ?? accents.get(color) ?? 'quiet']
    })
  })

test.each([
  '/',
  '/notaries',
  OFFICE,
  RESULTS,
  '/results',
  '/contact',
  '/offerte?akte=testament&plaats=Utrecht',
  '/zoeken?q=utrecht',
  '/kosten-koper-berekenen',
  '/testament',
  '/melding',
  '/reviews',
])('on %s what is sent to somebody is orange, and nothing else is', async (path) => {
  const buttons = await buttonsOf(await open(path, 1280))
  expect(buttons.length).toBeGreaterThan(0)
  for (const [label, accent] of buttons) expect({ label, orange: accent === 'orange' }).toEqual({ label, orange: SENDS.test(label) })
})

/** Where the head, the strip, the main part and the foot of a page end at the left and at the right, in whole pixels. */
const edgesOf = (page: Page): Promise<{ left: number[]; right: number[] }> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.wrap')].map((wrap) => wrap.getBoundingClientRect()).filter(({ width }) => width > 0)
    const across = (side: 'left' | 'right'): number[] => [...new Set(boxes.map((box) => Math.round(box[side])))]
    return { left: across('left'), right: across('right') }
  })

/** What stands further out than the column of the page, in the main part. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { left, right } = document.querySelector('.site-header .wrap')!.getBoundingClientRect()
    return [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(h1, h2, h3, p, table, ul, form, .button, section, svg):not(.gable-row, .gable-row *, .visually-hidden, .table-scroll *, .chat-suggestions *)',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
      .filter((element) => element.getBoundingClientRect().left < left - 1 || element.getBoundingClientRect().right > right + 1)
      .map((element) => element.outerHTML.slice(0, 80))
  })

const looked = [
  '/',
  '/notaries',
  OFFICE,
  RESULTS,
  '/results/utrecht',
  '/testament',
  '/kosten-koper-berekenen',
  '/zoeken?q=utrecht',
  '/over-ons',
  '/bestaat-niet',
]

test.each(looked)('on %s everything stands between one left and one right edge, on a phone and on a desk', async (path) => {
  const page = await open(path, 360)
  for (const width of [360, 768, 1280]) {
    await resize(page, width)
    const { left, right } = await edgesOf(page)
    expect({ width, left: left.length, right: right.length, outside: await outside(page) }).toEqual({ width, left: 1, right: 1, outside: [] })
  }
})

test.each([
  ['/notaries', '.notary-list'],
  ['/results/provincie-zuid-holland_testament', '.notary-cards'],
])('on %s the first two offices stand whole on the first screen of a phone of 360 by 800', async (path, list) => {
  const page = await open(path, 360)
  const cards = page.locator(`${list} > .notary-card`)
  for (const place of [0, 1]) {
    const card = await cards.nth(place).boundingBox()
    const { y = NaN, height = NaN } = card ?? {}
    expect({ place, whole: y >= 0 && y + height <= 800, y, height }).toMatchObject({ place, whole: true })
    expect(
      await cards
        .nth(place)
        .getByRole('button', { name: /^Contact opnemen/ })
        .isVisible(),
    ).toBe(true)
  }
})

test('on a phone a list that was filtered and put in order has its choices on two lines at the most, before the first office', async () => {
  const page = await open('/notaries?akte=testament&sorteer=prijs', 360)
  const height = await page.locator('.listing-tools').evaluate((tools) => tools.getBoundingClientRect().height)
  expect(height).toBeLessThan(110)
})

test('to who hears a table of an article it stays a table on a phone', async () => {
  const page = await open('/testament', 360)
  const prices = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Prijs' }) })
  expect(await prices.getByRole('columnheader').count()).toBe(3)
  const row = prices.getByRole('row').nth(1)
  expect([await row.getByRole('cell').count(), await row.evaluate((one) => getComputedStyle(one).display)]).toEqual([3, 'block'])
  expect(await violations(page)).toEqual([])
})

test('a table on the desk shows three offices on the first screen after its choices', async () => {
  const page = await open('/notaries', 1280)
  const heights = await page.locator('.notary-table tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual((800 - 64) / 3)
})

test.each(['/', '/testament'])('on a phone the row of questions on %s fades where it is cut, and its last question can be pushed out of that', async (path) => {
  const page = await open(path, 360)
  const row = page.locator('.chat-suggestions').first()
  const { pushed, mask, free } = await row.evaluate((element) => {
    const isPushed = element.scrollWidth > element.clientWidth
    element.scrollLeft = element.scrollWidth
    const last = [...element.querySelectorAll('button')].at(-1)!
    return {
      pushed: isPushed,
      mask: getComputedStyle(element).maskImage,
      free: element.getBoundingClientRect().right - last.getBoundingClientRect().right,
    }
  })
  expect([pushed, mask.startsWith('linear-gradient')]).toEqual([true, true])
  expect(free).toBeGreaterThanOrEqual(44)
})
