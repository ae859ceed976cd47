/** The calculators: forms that work without JavaScript, outcomes that can be kept and shared, and faults that are told at their field. */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { once } from '../../src/platform/once.ts'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { visit, type VisitOptions } from './setup/visit.ts'

let server: SharedServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
})

const plain = (values: VisitOptions = {}): VisitOptions => ({ javaScriptEnabled: false, reducedMotion: 'reduce', ...values })
const withFault = (values: VisitOptions = {}): VisitOptions => plain({ expectedErrors: /status of 422/, ...values })
const outcome = (page: Page): Promise<string> => page.locator('.receipt-amount').innerText()
const text = (value: string): string => value.replaceAll('\u00a0', ' ')
const submit = (page: Page): Promise<void> => page.getByRole('button', { name: 'Bereken', exact: true }).click()

const paths = ['/overdrachtsbelasting-berekenen', '/kosten-koper-berekenen', '/erfbelasting-berekenen', '/schenkbelasting-berekenen']
const outcomes = [
  '/overdrachtsbelasting-berekenen?prijs=450000&gebruik=zelf-wonen&kopers=2&leeftijd=28&aandeel=50&leeftijd2=36&jaar=2027',
  '/kosten-koper-berekenen?prijs=400000&gebruik=zelf-wonen&leeftijd=40&jaar=2026&hypotheek=ja',
  '/erfbelasting-berekenen?band=kind&bedrag=300000&band2=partner&bedrag2=900000&jaar=2026',
  '/schenkbelasting-berekenen?band=kind&bedrag=50000&eenmalig=studie&leeftijd=30&jaar=2026',
]
const faulty = ['/overdrachtsbelasting-berekenen?prijs=vier+ton&kopers=2&leeftijd=&leeftijd2=', '/erfbelasting-berekenen?band=&bedrag=&band3=kind&bedrag3=']
const pages = ['/rekenhulpen', ...paths, ...outcomes, ...faulty]

test('the transfer tax of two buyers is calculated without JavaScript, and the address is one to keep', async () => {
  await using visitor = await visit(browser, server.url, plain({ viewport: { width: 360, height: 740 } }))
  const { page } = visitor
  await page.goto(`${server.url}/overdrachtsbelasting-berekenen`)
  expect(await page.getByLabel('Leeftijd van de andere koper').isVisible()).toBe(false)
  await page.getByLabel('Koopprijs').fill('€ 450.000,-')
  await page.getByLabel('Samen', { exact: true }).check()
  await page.getByLabel('Uw leeftijd').fill('28')
  await page.getByLabel('Leeftijd van de andere koper').fill('36')
  await submit(page)
  expect(text(await outcome(page))).toBe('€ 4.500')
  const { pathname, search, hash } = new URL(page.url())
  expect([pathname + search, hash]).toEqual([
    expect.stringMatching(/^\/overdrachtsbelasting-berekenen\?prijs=450000&gebruik=zelf-wonen&kopers=2&leeftijd=28&aandeel=50&leeftijd2=36&jaar=20\d\d$/),
    '#uitkomst',
  ])
  expect(await page.locator('.receipt-amount').isVisible()).toBe(true)
  const top = await page.locator('.receipt-amount').evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(60)
  expect(top).toBeLessThan(400)
  expect(await page.getByLabel('Koopprijs').inputValue()).toBe('450.000')
  expect(visitor.scripts).toEqual([])
})

test('who does not live in the house sees no questions about age', async () => {
  await using visitor = await visit(browser, server.url, plain())
  const { page } = visitor
  await page.goto(`${server.url}/overdrachtsbelasting-berekenen`)
  await page.getByLabel('Koopprijs').fill('300000')
  await page.getByLabel('Een woning waar u niet zelf gaat wonen').check()
  expect(await page.getByLabel('Uw leeftijd').isVisible()).toBe(false)
  await page.getByLabel('2026').check()
  await submit(page)
  expect(text(await outcome(page))).toBe('€ 24.000')
})

test('the costs of buying show what is low and what is high, with the source of each price', async () => {
  await using visitor = await visit(browser, server.url, plain())
  const { page } = visitor
  await page.goto(`${server.url}/kosten-koper-berekenen`)
  await page.getByLabel('Koopprijs').fill('400 000')
  await page.getByLabel('Uw leeftijd').fill('40')
  await page.getByLabel('2026').check()
  await submit(page)
  expect(text(await outcome(page))).toBe('€ 9.242 tot € 10.722')
  const steps = text(await page.locator('.receipt-steps').innerText())
  expect(steps).toMatch(/Notaris, hypotheekakte\s+€ 415 tot € 1\.340/)
  expect(await page.locator('.calc-figures tbody tr').count()).toBeGreaterThanOrEqual(5)
  // A figure of the law also names the law.
  expect(await page.locator('.calc-figures tbody tr:not(:has(a[href^="https://"]))').count()).toBe(0)
  expect(await page.getByRole('region', { name: 'Niet meegerekend' }).innerText()).toContain('recherche')
})

test('the inheritance tax of three heirs is calculated, each added by opening a row', async () => {
  await using visitor = await visit(browser, server.url, plain())
  const { page } = visitor
  await page.goto(`${server.url}/erfbelasting-berekenen`)
  for (const [row, [who, amount]] of [
    ['Partner', '900.000'],
    ['Kind of stiefkind', '100.000'],
    ['Kind of stiefkind', '100.000'],
  ].entries()) {
    if (row > 0) await page.getByText('Nog een erfgenaam toevoegen').locator('visible=true').last().click()
    const heir = page.getByRole('group', { name: `Erfgenaam ${row + 1}` }).last()
    await heir.getByLabel('Wie erft er?').selectOption({ label: who ?? '' })
    await heir.getByLabel('Hoeveel krijgt deze persoon?').fill(amount ?? '')
  }
  await page.getByLabel('2026').check()
  await submit(page)
  expect(text(await outcome(page))).toBe('€ 21.950,50')
  expect(await page.locator('.receipt-group').allInnerTexts()).toEqual(['Erfgenaam 1: een partner', 'Erfgenaam 2: een kind', 'Erfgenaam 3: een kind'])
})

test('the gift tax with the raised exemption asks the age, and says what the conditions are', async () => {
  await using visitor = await visit(browser, server.url, plain())
  const { page } = visitor
  await page.goto(`${server.url}/schenkbelasting-berekenen`)
  await page.getByLabel('Hoeveel krijgt deze persoon?').fill('50000')
  await page.getByLabel('Ja, om vrij te besteden').check()
  await page.getByLabel('Leeftijd van het kind').fill('30')
  await page.getByLabel('2026').check()
  await submit(page)
  expect(text(await outcome(page))).toBe('€ 1.687,10')
  expect(await page.getByRole('region', { name: 'Goed om te weten' }).innerText()).toContain('in de aangifte om de hogere vrijstelling vragen')
})

test('the example on an empty page is marked as such and can be opened', async () => {
  await using visitor = await visit(browser, server.url, plain())
  const { page } = visitor
  await page.goto(`${server.url}/erfbelasting-berekenen`)
  expect(await page.locator('.receipt-mark').innerText()).toBe('Voorbeeld')
  await page.getByRole('link', { name: 'Reken verder met dit voorbeeld' }).click()
  expect(await page.locator('.receipt-mark').innerText()).toBe('Uitkomst')
  expect(await page.getByLabel('Hoeveel krijgt deze persoon?').first().inputValue()).toBe('100.000')
})

test('every fault is told at once, at its field, and what was typed stays', async () => {
  await using visitor = await visit(browser, server.url, withFault())
  const { page } = visitor
  await page.goto(`${server.url}/overdrachtsbelasting-berekenen`)
  await page.getByLabel('Koopprijs').fill('vier ton')
  await page.getByLabel('Samen', { exact: true }).check()
  await submit(page)
  const summary = page.getByRole('alert')
  expect(await summary.getByRole('link').allInnerTexts()).toEqual([
    'Vul de koopprijs in cijfers in, bijvoorbeeld 450.000.',
    'Vul uw leeftijd in, in hele jaren.',
    'Vul de leeftijd van de andere koper in, in hele jaren.',
  ])
  expect(await page.locator('.receipt').count()).toBe(0)
  const price = page.getByLabel('Koopprijs')
  expect(await price.inputValue()).toBe('vier ton')
  expect(await price.getAttribute('aria-invalid')).toBe('true')
  const described = (await price.getAttribute('aria-describedby'))?.split(' ') ?? []
  expect(await page.locator(`#${described.at(-1)}`).innerText()).toBe('Vul de koopprijs in cijfers in, bijvoorbeeld 450.000.')
  expect(await page.title()).toMatch(/^Let op: Overdrachtsbelasting berekenen/)
  await summary.getByRole('link').first().click()
  await page.keyboard.type('x')
  expect(await price.inputValue()).toContain('x')
})

test('a second partner among the heirs is refused at that row, which stands open', async () => {
  await using visitor = await visit(browser, server.url, withFault())
  const { page } = visitor
  await page.goto(`${server.url}/erfbelasting-berekenen?band=partner&bedrag=1000&band2=partner&bedrag2=1000#uitkomst`)
  expect(await page.getByRole('alert').innerText()).toContain('maar één partner')
  expect(await page.locator('#veld-band2').isVisible()).toBe(true)
})

test('the back button leads from the outcome to the form as it was filled in, and on again', async () => {
  await using visitor = await visit(browser, server.url, plain())
  const { page } = visitor
  await page.goto(`${server.url}/rekenhulpen`)
  await page.getByRole('link', { name: 'Schenkbelasting berekenen' }).click()
  await page.getByLabel('Hoeveel krijgt deze persoon?').fill('25.000')
  await page.getByLabel('2026').check()
  await submit(page)
  expect(text(await outcome(page))).toBe('€ 1.809,20')
  await page.goBack()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.getByLabel('Hoeveel krijgt deze persoon?').inputValue()).toBe('25.000')
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/rekenhulpen')
  await page.goForward()
  await page.goForward()
  expect(text(await outcome(page))).toBe('€ 1.809,20')
})

test('with the keyboard alone a visitor fills in the form and hears the outcome first', async () => {
  await using visitor = await visit(browser, server.url, { reducedMotion: 'reduce' })
  const { page } = visitor
  await page.goto(`${server.url}/overdrachtsbelasting-berekenen`)
  const price = page.getByLabel('Koopprijs')
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (await price.evaluate((field) => field === document.activeElement)) break
  }
  await page.keyboard.type('300000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/gebruik=niet-zelf-wonen/)
  expect(text(await outcome(page))).toBe('€ 24.000')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('uitkomst')
  expect(visitor.scripts).toEqual([])
})

test('a form in an article leads to the outcome', async () => {
  await using visitor = await visit(browser, server.url, plain())
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  const block = page.getByRole('region', { name: 'Bereken de erfbelasting' })
  await block.getByLabel('Wie erft er?').selectOption({ label: 'Kleinkind' })
  await block.getByLabel('Hoeveel krijgt deze persoon?').fill('20.000')
  await block.getByRole('button', { name: 'Bereken' }).click()
  expect(new URL(page.url()).pathname).toBe('/erfbelasting-berekenen')
  expect(text(await outcome(page))).toBe('€ 0')
})

test('the plain pages say where they stand; addresses with a query stay out of search engines and stand for the plain one', async () => {
  for (const path of ['/rekenhulpen', ...paths]) {
    const response = await fetch(server.url + path)
    const html = await response.text()
    expect(html).toContain(`<link rel="canonical" href="${server.url}${path}"`)
    expect(html).toMatch(/<script type="application\/ld\+json">[^<]*BreadcrumbList/)
    expect(response.headers.get('link')).toBeNull()
  }
  for (const path of [...outcomes, ...faulty]) {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(outcomes.includes(path) ? 200 : 422)
    expect(await response.text()).toContain('<meta name="robots" content="noindex"')
    expect(response.headers.get('link')).toBe(`<${server.url}${path.split('?')[0]}>; rel="canonical"`)
  }
})

test('a longer address leads to the shortest one of the same outcome', async () => {
  const response = await fetch(`${server.url}/schenkbelasting-berekenen?band=&bedrag=%E2%82%AC+25.000&eenmalig=nee&leeftijd=&jaar=2026`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/schenkbelasting-berekenen?band=kind&bedrag=25000&jaar=2026'])
})

/** Whether something makes the page wider than its window. */
const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth ||
      [...document.querySelectorAll('main *')].some((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1),
  )

const lowControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.calc-form :is(.calc-input, .calc-select, .calc-option, summary, button), .calc-crumbs a, .receipt-ways a, .calc-faults a',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
      .map((element) => `${Math.round(element.getBoundingClientRect().height)} px: ${element.outerHTML.slice(0, 80)}`),
  )

interface Looked {
  path: string
  low: string[]
  wide: { small: boolean; large: boolean }
  faults: string[]
}

/** Every page in each of these ways. Each is loaded once. */
const looked = once(async (): Promise<Looked[]> => {
  await using visitor = await visit(browser, server.url, { reducedMotion: 'reduce', expectedErrors: /status of 422/ })
  const { page } = visitor
  const found: Looked[] = []
  for (const path of pages) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(server.url + path)
    const low = await lowControls(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const small = await isWide(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const large = await isWide(page)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    found.push({ path, low, wide: { small, large }, faults: await faultsInEveryLook(page) })
  }
  return found
})

test('axe finds nothing on any calculator, empty, with an outcome or with faults, in any look', async () => {
  const found = await looked()
  expect(found.map(({ path }) => path)).toEqual(pages)
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([])
})

test('no calculator scrolls sideways at 320 px, nor with text at twice its size', async () => {
  expect((await looked()).filter(({ wide }) => wide.small || wide.large)).toEqual([])
})

test('every control is at least 44 px high', async () => {
  expect((await looked()).flatMap(({ low }) => low)).toEqual([])
})
