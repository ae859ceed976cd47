/** Asking for quotes: without an office the request is a letter and a page to compare by. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { eventually } from './setup/eventually.ts'
import { ownerSite } from './setup/owner-site.ts'
import { storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

const site = ownerSite()

async function answer(page: Page): Promise<void> {
  await page.getByLabel('Voor hoeveel mensen is het testament?').selectOption('Twee')
  await page.getByLabel('Hebt u kinderen?').selectOption('Ja, samen')
  await page.getByLabel('Hebt u een bedrijf of bezit in het buitenland?').selectOption('Nee')
  await page.getByLabel('Moet de notaris naar u toe komen?').selectOption('Nee')
}

async function writeDown(page: Page, office: string, amounts: Record<string, string>): Promise<void> {
  if (!(await page.getByLabel('Naam van het kantoor').isVisible())) await page.getByText('Een offerte invullen').click()
  await page.getByLabel('Naam van het kantoor').fill(office)
  for (const [label, amount] of Object.entries(amounts)) await page.getByLabel(label, { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Offerte bewaren' }).click()
  await page.getByRole('heading', { name: office }).waitFor()
}

test('without JavaScript and without any office: a letter, two quotes side by side, and all of it erased', async () => {
  await using visitor = await visit(site.browser, site.server.url, { javaScriptEnabled: false, expectedErrors: /status of (?:422|404)/ })
  const { page } = visitor
  await page.goto(`${site.server.url}/offerte?akte=testament`)
  expect(await page.getByLabel('Wat wilt u regelen?').inputValue()).toBe('testament')
  await page.getByLabel('In welke plaats?').fill('Utrech')
  await page.getByRole('button', { name: 'Verder' }).click()
  const wrong = page.getByRole('alert')
  await wrong.getByRole('link', { name: 'Deze plaats kennen wij niet.' }).waitFor()
  expect(await page.title()).toMatch(/^Fout: Offertes aanvragen/)
  await eventually(async () => expect(await wrong.evaluate((element) => element === document.activeElement)).toBe(true))
  await page.getByLabel('In welke plaats?').fill('Utrecht')
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByText(/^Voor een testament in Utrecht neemt nu geen kantoor via ons aanvragen aan\./).waitFor()
  await page.getByRole('button', { name: 'Brief en pagina maken' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Beantwoord: Hebt u kinderen?' }).waitFor()
  await answer(page)
  await page.getByLabel(/^Uw naam/).fill('J. Jansen')
  await page.getByRole('button', { name: 'Brief en pagina maken' }).click()
  await page.getByText(/Aantal mensen: twee[^]*J\. Jansen/).waitFor()
  await writeDown(page, 'Kantoor Noord', { 'Honorarium, zonder btw': '500', Btw: '105', Registers: '10', 'Andere kosten': '0' })
  await writeDown(page, 'Kantoor Zuid', { 'Honorarium, zonder btw': '395' })
  expect(await page.getByRole('listitem').filter({ hasText: 'Kantoor Zuid' }).innerText()).toMatch(/in elk geval\s+€\s395[^]*niet genoemd/)
  const own = page.url()
  await page.reload()
  expect(storedRows(site.server.dataDir, 'select office_name from elk_quotes order by created_at')).toHaveLength(2)
  await page.getByText('Alles wissen').click()
  await page.getByRole('button', { name: 'Alles definitief wissen' }).click()
  await page.getByRole('heading', { name: 'Alles is gewist' }).waitFor()
  await page.goto(own)
  await page.getByRole('heading', { name: 'Deze pagina is er niet' }).waitFor()
})

test.each(['/offerte/mijn', '/offerte/kantoor'])('%s tells its address to nobody, whatever it answers', async (path) => {
  const url = `${site.server.url}${path}?sleutel=${'x'.repeat(43)}`
  const form = { method: 'POST', body: new URLSearchParams({ doe: 'bevestig' }), headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' } }
  for (const options of [{}, { method: 'HEAD' }, form]) {
    const response = await fetch(url, { ...options, redirect: 'manual' })
    expect([response.status, ...['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => response.headers.get(name))]).toEqual([
      404,
      'no-store',
      'no-referrer',
      'noindex',
    ])
  }
})

test('with JavaScript the letter is copied, and axe finds nothing on any of these pages in any look', async () => {
  await using visitor = await visit(site.browser, site.server.url)
  const { page } = visitor
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.server.url })
  await page.goto(`${site.server.url}/offerte?akte=testament&plaats=utrecht`)
  expect(await faultsInEveryLook(page)).toEqual([])
  await answer(page)
  await page.getByRole('button', { name: 'Brief en pagina maken' }).click()
  await page.getByRole('button', { name: 'Brief kopiëren' }).click()
  await page.getByText('De brief is gekopieerd.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Graag ontvang ik van u een offerte voor een testament.')
  await writeDown(page, 'Kantoor Noord', { 'Honorarium, zonder btw': '500' })
  expect(await faultsInEveryLook(page)).toEqual([])
})

test('with JavaScript what is wrong with the second step is told on its page: back leads to the form as it was filled in, and nothing would be sent again', async () => {
  await using visitor = await visit(site.browser, site.server.url, { expectedErrors: /status of 422/ })
  const { page } = visitor
  const stored = () => storedRows(site.server.dataDir, 'select id from elk_quote_requests').length
  const before = stored()
  await page.goto(`${site.server.url}/offerte?akte=testament&plaats=utrecht`)
  const address = page.url()
  const visits = await page.evaluate(() => history.length)
  await page.getByLabel(/^Uw naam/).fill('P. Pietersen')
  await page.locator('quote-island[data-awake]').waitFor()
  await page.getByRole('button', { name: 'Brief en pagina maken' }).click()
  const wrong = page.getByRole('alert')
  await wrong.getByRole('link', { name: 'Beantwoord: Hebt u kinderen?' }).waitFor()
  await eventually(async () => expect(await wrong.evaluate((element) => element === document.activeElement)).toBe(true))
  expect([page.url(), await page.evaluate(() => history.length), stored()]).toEqual([address, visits, before])
  expect(await page.title()).toMatch(/^Fout: /)
  expect(await page.getByLabel(/^Uw naam/).inputValue()).toBe('P. Pietersen')
  expect(await faultsInEveryLook(page)).toEqual([])

  await answer(page)
  await page.getByRole('button', { name: 'Brief en pagina maken' }).click()
  await page.getByText(/Aantal mensen: twee[^]*P\. Pietersen/).waitFor()
  expect(stored()).toBe(before + 1)
  await page.goBack()
  await page.getByRole('button', { name: 'Brief en pagina maken' }).waitFor()
  expect([page.url(), await page.getByLabel(/^Uw naam/).inputValue(), await page.getByLabel('Hebt u kinderen?').inputValue()]).toEqual([
    address,
    'P. Pietersen',
    'Ja, samen',
  ])
})

const phone = { viewport: { width: 360, height: 740 } } as const

test('on a phone what is wrong with the first step stands on the screen with the first field that is wrong, with and without JavaScript', async () => {
  for (const options of [{}, { javaScriptEnabled: false }]) {
    await using visitor = await visit(site.browser, site.server.url, { ...phone, ...options, expectedErrors: /status of 422/ })
    const { page } = visitor
    for (const query of ['akte=&plaats=', 'akte=testament&plaats=Utregt']) {
      await page.goto(`${site.server.url}/offerte?${query}&wanneer=maand`)
      const box = await page.locator('[aria-invalid=true]').first().boundingBox()
      expect(box!.y + box!.height).toBeLessThanOrEqual(740)
    }
  }
})

test('on a phone who is led to a field that is wrong finds its question and what is wrong above it, below the header', async () => {
  await using visitor = await visit(site.browser, site.server.url, { ...phone, javaScriptEnabled: false, expectedErrors: /status of 422/ })
  const { page } = visitor
  await page.goto(`${site.server.url}/offerte?akte=testament&plaats=utrecht`)
  await page.getByRole('button', { name: 'Brief en pagina maken' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Beantwoord: Moet de notaris naar u toe komen?' }).click()
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())!.y
  await eventually(async () => expect(await topOf('#v-thuis')).toBeLessThan(740))
  expect(await topOf('label[for=v-thuis]')).toBeGreaterThan(64)
})

test('with JavaScript who sends without internet keeps the page and what was typed, is told so, and sends it once when it is back', async () => {
  await using visitor = await visit(site.browser, site.server.url, { expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
  const { page, context } = visitor
  const stored = () => storedRows(site.server.dataDir, 'select id from elk_quote_requests').length
  const before = stored()
  await page.goto(`${site.server.url}/offerte?akte=testament&plaats=utrecht`)
  await answer(page)
  await page.getByLabel(/^Uw naam/).fill('Q. Querido')
  await page.locator('quote-island[data-awake]').waitFor()
  const send = page.getByRole('button', { name: 'Brief en pagina maken' })
  await context.setOffline(true)
  await send.click()
  const lost = page.getByRole('alert').filter({ hasText: 'Er kwam geen antwoord van de site.' })
  await lost.waitFor()
  await eventually(async () => expect(await lost.evaluate((element) => element === document.activeElement)).toBe(true))
  expect(await page.getByLabel(/^Uw naam/).inputValue()).toBe('Q. Querido')
  expect(await faultsInEveryLook(page)).toEqual([])
  await context.setOffline(false)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/offerte') && asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await send.click()
  await page.getByText(/Aantal mensen: twee[^]*Q\. Querido/).waitFor()
  expect([stored(), asked]).toEqual([before + 1, ['POST /offerte', 'GET /offerte/mijn']])
})

test('on a phone what is wrong with a quote that was written down is told where its form stands, with and without JavaScript', async () => {
  for (const options of [{}, { javaScriptEnabled: false }]) {
    await using visitor = await visit(site.browser, site.server.url, { ...phone, ...options, expectedErrors: /status of 422/ })
    const { page } = visitor
    await page.goto(`${site.server.url}/offerte?akte=testament&plaats=utrecht`)
    await answer(page)
    await page.getByRole('button', { name: 'Brief en pagina maken' }).click()
    await page.getByRole('button', { name: 'Offerte bewaren' }).click()
    const wrong = page.getByRole('alert').filter({ hasText: 'De offerte is nog niet bewaard.' })
    await eventually(async () => expect(await wrong.evaluate((element) => element === document.activeElement)).toBe(true))
    const { y, height } = (await wrong.boundingBox())!
    expect([y >= 64, y + height <= 740, await page.title()]).toEqual([true, true, expect.stringMatching(/^Fout: /)])
  }
})
