/** The owner manages links: adding, following, changing, deleting and taking that back, import and export. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { eventually } from './setup/eventually.ts'
import { FIREFOX, followLink } from './setup/follow-link.ts'
import { ownerSite } from './setup/owner-site.ts'
import { storedRows } from './setup/stored.ts'
import { downloadedText } from './setup/visit.ts'

const site = ownerSite()

const follow = async (slug: string, agent = FIREFOX) => {
  const response = await followLink(`${site.server.url}/out/${slug}`, { 'User-Agent': agent })
  return { status: response.status, html: await response.text() }
}

async function openTab(page: Page, rest = ''): Promise<void> {
  await page.goto(`${site.server.url}/settings?tab=redirects${rest}`)
  await page.getByRole('heading', { name: /Affiliate Redirects \(\d+\)/ }).waitFor()
}

const addForm = (page: Page) => page.getByRole('region', { name: 'Nieuwe redirect toevoegen' })

async function fillLink(page: Page, slug: string, destination: string): Promise<void> {
  await page.getByRole('button', { name: 'Nieuwe redirect', exact: true }).click()
  await page.getByRole('textbox', { name: 'Slug', exact: false }).first().fill(slug)
  await page.getByRole('textbox', { name: 'Titel' }).fill(`Partner ${slug}`)
  await page.getByRole('textbox', { name: 'Bestemming URL' }).fill(destination)
}

const rowOf = (page: Page, slug: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: slug }) })

/** Of the new link, with its number of clicks. */
const KINDS =
  "select c.kind, r.click_count from elk_redirect_clicks c join elk_affiliate_redirects r on r.id = c.redirect_id where r.slug = 'nieuw' order by c.kind"

test('a link is added with its campaign, followed at once, counted, and shown with its count', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await openTab(page)
  // There is no link of the owner's own yet, so the form is open, below the list.
  const [list, form] = [await page.getByRole('table').first().boundingBox(), await addForm(page).boundingBox()]
  expect(form!.y).toBeGreaterThan(list!.y)
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await page.getByText('Vul alle verplichte velden in').waitFor()
  await fillLink(page, 'nieuw', 'https://nieuw.example.com/a?b=1')
  await page.getByText('UTM-parameters').click()
  await page.getByLabel('utm_source').fill('elke')
  await page.getByText('https://nieuw.example.com/a?b=1&utm_source=elke').waitFor()
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await page.getByText('Redirect toegevoegd').waitFor()
  expect((await follow('nieuw')).html).toContain('0;url=https://nieuw.example.com/a?b=1&amp;utm_source=elke')
  await follow('nieuw', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
  await eventually(() =>
    expect(storedRows(site.server.dataDir, KINDS)).toEqual([
      { kind: 'bot', click_count: 1 },
      { kind: 'human', click_count: 1 },
    ]),
  )
  await page.getByRole('button', { name: 'Vernieuwen' }).click()
  await rowOf(page, 'nieuw').getByText('1 klik', { exact: true }).waitFor()
  expect(await rowOf(page, 'nieuw').innerText()).toMatch(/1 bezoeker, 0 herhalingen\s+1 robot, 0 zonder klik geladen\s+klopt met de dagtotalen/)
  await page.getByRole('button', { name: 'Reken de telling na' }).click()
  await page.getByText('De telling klopt').waitFor()
})

test('the second of two screens hears that a link was changed, and takes over the other version or saves its own', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 409/ })
  const { page } = owner
  await openTab(page)
  await rowOf(page, 'voogdij')
    .getByRole('button', { name: /^Details/ })
    .click()
  await page.getByRole('button', { name: 'Bewerken' }).click()
  const title = page.getByRole('textbox', { name: 'Titel' })
  await title.waitFor()
  const second = await owner.context.newPage()
  const changeElsewhere = async (text: string) => {
    await second.goto(page.url())
    await second.getByRole('textbox', { name: 'Titel' }).fill(text)
    await second.getByRole('button', { name: 'Opslaan' }).click()
    await second.getByText('Redirect opgeslagen').waitFor()
  }
  const save = () => page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await changeElsewhere('Van het andere scherm')
  await title.fill('Van dit scherm')
  await save()
  await page.getByText('Intussen ergens anders gewijzigd').waitFor()
  expect(await title.inputValue()).toBe('Van dit scherm')
  await page.getByRole('button', { name: 'Die andere versie laden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Andere versie laden' }).click()
  await eventually(async () => expect(await title.inputValue()).toBe('Van het andere scherm'))
  await changeElsewhere('Nog een keer')
  await title.fill('Toch dit scherm')
  await save()
  await page.getByRole('button', { name: 'Mijn versie opslaan' }).click()
  await page.getByText('Toch dit scherm').first().waitFor()
})

test('a base address is saved, and a path is put behind it', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await openTab(page)
  await page.getByRole('heading', { name: 'Basis affiliate-URL' }).click()
  await page.getByLabel('Basis URL').fill('http://partner.example.com')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('Het adres moet met https:// beginnen.').first().waitFor()
  await page.getByLabel('Basis URL').fill('https://partner.example.com/?x=1')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('Haal weg wat vanaf het teken ? of # staat.').first().waitFor()
  await page.getByLabel('Basis URL').fill('https://partner.example.com/via')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('Basis URL opgeslagen').waitFor()
  await fillLink(page, 'pad', '/partner/123')
  await page.getByText('De bezoeker komt op: https://partner.example.com/via/partner/123').waitFor()
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await page.getByText('Redirect toegevoegd').waitFor()
  expect((await follow('pad')).html).toContain('0;url=https://partner.example.com/via/partner/123')
})

test('a new link is added and copied with the keyboard and no scrolling, and its address is completed', async () => {
  await using owner = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = owner
  await openTab(page)
  expect(await addForm(page).getByRole('textbox').count()).toBe(0)
  await page.getByRole('button', { name: 'Nieuwe redirect', exact: true }).click()
  await page.getByRole('textbox', { name: 'Slug' }).waitFor()
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT'))
  await page.keyboard.type('snel')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Snelle partner')
  await page.keyboard.press('Tab')
  await page.keyboard.type('snel.example.com/x')
  await page.getByText('De bezoeker komt op: https://snel.example.com/x').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(`De link is ${site.server.url}/out/snel`).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Link gekopieerd naar klembord').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.server.url}/out/snel`)
  expect((await follow('snel')).html).toContain('0;url=https://snel.example.com/x"')
})

test('destinations that cannot be reached are not called a success', async () => {
  await using owner = await site.visit()
  const { page } = owner
  const replies = [
    { checked: 10, left: 2, unreachable: ['testament'] },
    { checked: 2, left: 0, unreachable: [] },
    { checked: 3, left: 0, unreachable: [] },
    { checked: 0, left: 0, unreachable: [] },
  ]
  await page.route('**/api/admin/redirects/check', (route) => route.fulfill({ json: replies.shift() }))
  await openTab(page)
  const check = () => page.getByRole('button', { name: 'Controleer alle bestemmingen' }).click()
  await check()
  await page.getByRole('alert').getByText('1 van de 12 bestemmingen antwoordt niet goed: testament.').waitFor()
  expect(await page.getByText('Succes', { exact: true }).count()).toBe(0)
  await check()
  await page.getByText('Alle bestemmingen zijn bereikbaar').waitFor()
  await check()
  await page.getByText('Voorbeelden controleren wij niet.').waitFor()
})

test('the details stand at their own address: numbers, QR code, changing and turning off', async () => {
  await follow('hypotheek')
  await using owner = await site.visit()
  const { page } = owner
  await openTab(page)
  await page.getByRole('button', { name: 'Details: hypotheek' }).click()
  await page.getByRole('heading', { name: '/out/hypotheek' }).waitFor()
  await page.getByRole('heading', { name: 'Wat er is geteld' }).waitFor()
  await page.getByText('365 dagen').click()
  await eventually(() => expect(new URL(page.url()).searchParams.get('dagen')).toBe('365'))
  await page.reload()
  await page.getByText('De telling klopt: teller en dagtotalen zijn gelijk.').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download als SVG' }).click()])
  expect([download.suggestedFilename(), (await downloadedText(download)).slice(0, 4)]).toEqual(['out-hypotheek.svg', '<svg'])
  await page.getByRole('button', { name: 'Bewerken' }).click()
  await page.getByRole('textbox', { name: 'Bestemming URL' }).fill('https://hypotheek.example.com/')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('Redirect opgeslagen').waitFor()
  expect((await follow('hypotheek')).html).toContain('0;url=https://hypotheek.example.com/')
  await page.getByRole('button', { name: 'Uitzetten' }).click()
  await page.getByText('Redirect staat uit', { exact: true }).waitFor()
  expect((await follow('hypotheek')).status).toBe(404)
  await page.getByRole('button', { name: 'Alle redirects' }).click()
  await page.getByRole('heading', { name: /Affiliate Redirects \(\d+\)/ }).waitFor()
})

test('the link goes to the clipboard', async () => {
  await using owner = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = owner
  await openTab(page)
  await page.getByRole('button', { name: 'Kopieer link: testament' }).click()
  await page.getByText('Link gekopieerd naar klembord').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.server.url}/out/testament`)
})

test('a file is judged first and imported after that; the export has what was imported', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await openTab(page)
  // Larger than the limit of other requests.
  const many = Array.from({ length: 1_500 }, (_, n) => `import-${n};Titel ${n};https://import.example.com/een/lang/pad/${n};;ja`)
  const text = ['slug;titel;bestemming;omschrijving;actief', ...many, 'Fout!;;http://x.nl;;', 'testament;T;https://a.example.com/;;'].join('\n')
  expect(text.length).toBeGreaterThan(64 * 1024)
  await page.locator('input[type=file]').setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByText('1500 redirects worden toegevoegd, 2 regels niet.').waitFor()
  await page.getByText('slug: Gebruik alleen kleine letters').waitFor()
  expect((await follow('import-7')).status).toBe(404)
  await page.getByRole('button', { name: 'Importeer 1500 redirects' }).click()
  await page.getByText('1500 redirects geïmporteerd').waitFor()
  expect((await follow('import-7')).html).toContain('0;url=https://import.example.com/een/lang/pad/7')
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('import-1499')
  await page.getByRole('heading', { name: 'Affiliate Redirects (1)' }).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Exporteer als CSV' }).click()])
  expect(await downloadedText(download)).toContain('"import-1499","Titel 1499"')
})

test('who is not signed in reads and changes nothing', async () => {
  const tries = ['', '/rules', '/export', '/reconcile', `/${crypto.randomUUID()}`].map((path) => fetch(`${site.server.url}/api/admin/redirects${path}`))
  const writes = ['', '/import', '/check'].map((path) =>
    fetch(`${site.server.url}/api/admin/redirects${path}`, { method: 'POST', body: '{}', headers: { Origin: site.server.url } }),
  )
  expect((await Promise.all([...tries, ...writes])).map((response) => response.status)).toEqual(Array.from({ length: 8 }, () => 401))
})

test('in every look nothing scrolls sideways, and axe finds nothing', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await openTab(page)
  await page.getByRole('rowheader').first().waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Details:/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'QR-code' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
})
