/** From whatever page a visitor comes in by to an office with a price in at most three taps, without JavaScript. What is typed is no tap. */
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadArticles } from '../../src/articles/load-articles.ts'
import { faultsInEveryLook, violations } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { everyLook } from './setup/looks.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { goLive } from './setup/stored.ts'
import { visit, type Visit, type VisitOptions } from './setup/visit.ts'

const MOST_TAPS = 3
const articles = loadArticles('content')
/** Nobody on the list of the demo has a price for it. */
const UNPRICED = 'volmacht'

let server: SharedServer
let live: RunningServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  live = await startServer()
  browser = await sharedBrowser()
  goLive(live.dataDir)
  await eventually(async () => expect(await htmlOf('/testament', live)).not.toContain('class="demo-bar'))
})

afterAll(async () => {
  const { code } = await live.stop()
  expect([code, live.errors()]).toEqual([0, []])
})

const htmlOf = async (path: string, from: SharedServer = server): Promise<string> => (await fetch(from.url + path)).text()
const phone: VisitOptions = { javaScriptEnabled: false, reducedMotion: 'reduce', viewport: { width: 360, height: 640 } }

/** Counts the taps; each must be possible where the page stands then. */
function hand(page: Page) {
  let taps = 0
  return {
    tap: async (what: Locator) => {
      taps += 1
      await what.click()
    },
    taps: () => taps,
    isInSight: async (what: Locator) => {
      const box = await what.boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)
    },
  }
}

/** Types a place where none is given, and sends the form. */
async function find(finder: Locator, { tap }: Pick<ReturnType<typeof hand>, 'tap'>): Promise<void> {
  const place = finder.getByRole('textbox')
  if ((await place.inputValue()) === '') await place.fill('Utrecht')
  await tap(finder.getByRole('button'))
}

const offices = (page: Page): Locator => page.locator('.notary-card')

type Article = (typeof articles)[number]

/** Where the way begins on an article. */
const startOf = ({ wayOn }: Article): 'top' | 'costs' | 'end' => (wayOn.first ? 'top' : wayOn.costs === undefined ? 'end' : 'costs')

/** Pages whose way begins in the same place differ in their words only. */
const onePerStart = [...new Map(articles.map((article) => [startOf(article), article])).values()]

async function reach(page: Page, article: Article): Promise<{ person: ReturnType<typeof hand>; finder: Locator }> {
  const person = hand(page)
  await page.goto(`${server.url}/${article.slug}`)
  expect(await person.isInSight(page.getByRole('heading', { level: 1 }))).toBe(true)
  if (!article.wayOn.first) {
    const jump = page.locator('.article-jump a')
    expect(await person.isInSight(jump)).toBe(true)
    await person.tap(jump)
  }
  const finder = startOf(article) === 'end' ? page.locator('.finder').last() : page.locator('.finder').first()
  expect(await finder.locator('select').inputValue()).toBe(article.wayOn.deed === 'any' ? '' : article.wayOn.deed)
  return { person, finder }
}

test.each(everyLook ? articles : onePerStart)('from $slug the taps lead to an office with a price', async (article) => {
  await using visitor = await visit(browser, server.url, phone)
  const { page } = visitor
  const { person, finder } = await reach(page, article)
  await find(finder, person)
  expect(new URL(page.url()).pathname).toMatch(/^\/results\/./)
  expect(await offices(page).count()).toBeGreaterThan(0)
  if (article.wayOn.deed !== UNPRICED) expect(await offices(page).first().locator('.price-amount').innerText()).toContain('€')
  expect(person.taps()).toBeLessThanOrEqual(MOST_TAPS)
})

describe('on every article', () => {
  let reader: Visit

  beforeAll(async () => {
    reader = await visit(browser, server.url, phone)
  })

  afterAll(() => reader[Symbol.asyncDispose]())

  test.each(articles)('from $slug an office with a price is at most three taps away', async (article) => {
    const { person, finder } = await reach(reader.page, article)
    const button = finder.getByRole('button')
    expect(await button.isEnabled()).toBe(true)
    // What the tap on the button sends, as the browser would.
    const address = await finder.evaluate((one) => {
      const form = one instanceof HTMLFormElement ? one : one.querySelector('form')
      if (!form || form.method !== 'get') throw new Error('this finder asks in another way')
      const fields = new FormData(form)
      const [place] = [...form.elements].filter((field) => field instanceof HTMLInputElement && field.type !== 'hidden') as HTMLInputElement[]
      if (place?.value === '') fields.set(place.name, 'Utrecht')
      return `${form.action}?${new URLSearchParams([...fields].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toString()}`
    })
    const found = await fetch(address)
    expect(new URL(found.url).pathname).toMatch(/^\/results\/./)
    const [, first = ''] = (await found.text()).split('notary-card"')
    expect(first).not.toBe('')
    if (article.wayOn.deed !== UNPRICED) expect(first).toMatch(/class="price-amount[^>]*>[^€]*€/)
    expect(person.taps() + 1).toBeLessThanOrEqual(MOST_TAPS)
  })
})

test('from the home page an office with a price is at most three taps away', async () => {
  await using visitor = await visit(browser, server.url, phone)
  const { page } = visitor
  const person = hand(page)
  await page.goto(server.url)
  await find(page.locator('.finder'), person)
  expect(await offices(page).first().locator('.price-amount').innerText()).toContain('€')
  expect(person.taps()).toBeLessThanOrEqual(MOST_TAPS)
})

test('from a search result an office with a price is at most three taps away', async () => {
  await using visitor = await visit(browser, server.url, phone)
  const { page } = visitor
  const person = hand(page)
  await page.goto(`${server.url}/zoeken?q=testament`)
  await person.tap(page.locator('.found-list a').first())
  await person.tap(page.locator('.article-jump a'))
  await find(page.locator('.finder').first(), person)
  expect(await offices(page).first().locator('.price-amount').innerText()).toContain('€')
  expect(person.taps()).toBeLessThanOrEqual(MOST_TAPS)
})

test('who searches with typing errors is at an office with a price in three taps', async () => {
  await using visitor = await visit(browser, server.url, { ...phone, viewport: { width: 360, height: 800 } })
  const { page } = visitor
  const person = hand(page)
  await page.goto(server.url)
  await person.tap(page.getByRole('banner').getByRole('link', { name: 'Zoeken' }))
  await page.getByRole('searchbox').fill('testamnet utrech')
  await person.tap(page.getByRole('button', { name: 'Zoeken' }))
  const first = page.locator('.found-list a').first()
  expect([await first.innerText(), await person.isInSight(first)]).toEqual(['Notarissen in Utrecht voor een testament', true])
  expect(await page.locator('.found-list mark').count()).toBeGreaterThan(2)
  expect(await page.locator('.search-outcome').innerText()).toContain('testament utrecht')
  await person.tap(first)
  expect(await offices(page).first().locator('.price-amount').innerText()).toContain('€')
  expect(person.taps()).toBeLessThanOrEqual(MOST_TAPS)
})

test('a search without a result leads on: the question stands in the field of the assistant', async () => {
  await using visitor = await visit(browser, server.url, phone)
  const { page } = visitor
  await page.goto(`${server.url}/zoeken?q=qwxzv`)
  expect(await page.locator('.chat-form textarea').inputValue()).toBe('qwxzv')
  await page.locator('.search-questions button').first().click()
  await page.locator('.chat-answer .source-mark').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/gesprek')
})

test('the link of the menu to comparing notaries leads to the tool', async () => {
  await using visitor = await visit(browser, server.url, { ...phone, viewport: { width: 1280, height: 720 } })
  const { page } = visitor
  await page.goto(server.url)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Notaris vergelijken' }).click()
  expect(await hand(page).isInSight(page.locator('.finder button').first())).toBe(true)
})

test.each([360, 1280])('at %i px an article is read in the order in which it is seen', async (width) => {
  await using visitor = await visit(browser, server.url, { ...phone, viewport: { width, height: 640 } })
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  const seen = await page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('h1, h2, h3, summary, .finder, .price-card, .quote-block, .article-lead')]
        .filter((one) => one.checkVisibility() && !one.closest('.article-contents'))
        .map((one) => one.getBoundingClientRect().top),
    )
  expect(seen.length).toBeGreaterThan(20)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
})

test('prices, finder and quotes stand in the section about costs, and finder, quotes and calculator below the text', async () => {
  await using visitor = await visit(browser, server.url, phone)
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  const order = await page.locator('.article-text').evaluate((text) =>
    [...text.querySelectorAll('h2, .price-card, .finder, .quote-block, .calc-block')].flatMap((one) => {
      if (one.matches('.finder h2, .quote-block h2, .calc-block h2, .price-card h2')) return []
      return one.tagName === 'H2' ? one.id : one.className
    }),
  )
  const costs = order.indexOf('wat-kost-een-testament')
  expect(order.slice(costs + 1, costs + 5)).toEqual(['price-card', 'finder', 'quote-block', 'zo-gaat-het-bij-de-notaris'])
  expect(order.slice(order.indexOf('veelgestelde-vragen') + 1)).toEqual(['calc-block', 'zoek-notaris', 'finder', 'quote-block', 'fact-check'])
})

test('a live site without partners sends no reader of an article to one, and the finder stands on each', async () => {
  expect(await htmlOf('/testament')).toContain('class="quote-disclosure')
  for (const { slug } of articles) {
    const html = await htmlOf(`/${slug}`, live)
    expect([slug, html.includes('class="quote-disclosure'), html.includes('class="finder"')]).toEqual([slug, false, true])
  }
})

test('an English article has its finder and its call in English', async () => {
  await using visitor = await visit(browser, server.url, phone)
  const { page } = visitor
  await page.goto(`${server.url}/notary-amsterdam-know`)
  const finder = page.locator('.finder').first()
  expect([await finder.getByLabel('Your town').inputValue(), await finder.getByLabel('What for').inputValue()]).toEqual(['Amsterdam', 'huis-kopen'])
  expect(await page.locator('.quote-block').first().innerText()).toContain('We may receive a fee for this.')
})

test('opened, the chat and the contents of an article have nothing that axe finds', async () => {
  await using visitor = await visit(browser, server.url, { viewport: { width: 360, height: 640 } })
  const { page } = visitor
  await page.goto(`${server.url}/goedkoopste-notaris-amsterdam`)
  for (const line of await page.locator('.article-chat > summary, .article-folded > summary').all()) await line.click()
  expect(await violations(page)).toEqual([])
})

test.each(['/zoeken?q=testamnet+utrech', '/zoeken?q=qwxzv'])('%s has no barriers in any look', async (path) => {
  await using visitor = await visit(browser, server.url, { reducedMotion: 'reduce' })
  await visitor.page.goto(server.url + path)
  expect(await faultsInEveryLook(visitor.page)).toEqual([])
})
