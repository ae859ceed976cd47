/** The owner plans a text for the home page, gives an article other words, and takes responsibility for it. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { visit } from './setup/visit.ts'

let server: RunningServer
let browser: Browser
let signedIn: Profile

const pageOf = async (path: string): Promise<string> => (await fetch(server.url + path)).text()
const settings = (query: string) => `${server.url}/settings?tab=inhoud${query}`

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), sharedBrowser()])
  signedIn = await ownerProfile(server.url)
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

const contentField = (page: Page) => page.getByRole('textbox', { name: 'Tekst', exact: true })

test('a text is on the home page as soon as it is saved, a planned one is not, and one that is put away can be taken back', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(settings(''))
  await page.getByRole('button', { name: 'Nieuwe tekst' }).click()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('Vul een tekst in van hoogstens 2.000 tekens.').first().waitFor()
  await contentField(page).fill('Eerste alinea <b>vet</b>.\n\nTweede alinea. Lees [meer](/testament) of [niet](javascript:alert(1)).')
  const link = page.locator('.homepage-preview .news-text a')
  expect(await page.locator('.homepage-preview .news-text p').allInnerTexts()).toEqual([
    'Eerste alinea <b>vet</b>.',
    'Tweede alinea. Lees meer of [niet](javascript:alert(1)).',
  ])
  expect([await link.count(), await link.getAttribute('href')]).toEqual([1, '/testament'])
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('Tekst opgeslagen').waitFor()
  expect(await pageOf('/')).toContain('Tweede alinea. Lees ')
  expect(await pageOf('/')).toMatch(/<a href="\/testament">meer<\/a>/)

  await page.getByRole('heading', { name: 'Tekst bewerken' }).waitFor()
  await page.getByLabel('Zichtbaar vanaf').fill('2099-01-01T09:00')
  await page.getByLabel('Zichtbaar tot').fill('2098-01-01T09:00')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByText('Het einde moet na het begin liggen.').first().waitFor()
  await page.getByLabel('Zichtbaar tot').fill('')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await eventually(async () => expect(await pageOf('/')).not.toContain('Tweede alinea.'))

  await page.getByRole('button', { name: 'Terug naar de lijst' }).click()
  const planned = page.getByRole('listitem').filter({ hasText: 'Tweede alinea.' })
  await planned.getByText('Vanaf 01-01-2099 09:00').waitFor()
  expect(await planned.getByText('Gepland', { exact: true }).isVisible()).toBe(true)
  await planned.getByRole('button', { name: 'Verwijderen' }).click()
  await planned.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await planned.waitFor()
})

test('an earlier version comes back in the editor, with the words that differ, and saving it makes a new one', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(settings('&tekst=nieuw'))
  await contentField(page).fill('Wij zijn morgen open.')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByRole('heading', { name: 'Tekst bewerken' }).waitFor()
  await contentField(page).fill('Wij zijn vandaag open.')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const versions = page.getByRole('list', { name: 'Versies, de nieuwste eerst' }).getByRole('listitem')
  await eventually(async () => expect(await versions.count()).toBe(2))
  await versions.nth(1).getByRole('button').first().click()
  expect([await page.locator('.history-difference del').innerText(), await page.locator('.history-difference ins').innerText()]).toEqual([
    expect.stringContaining('morgen'),
    expect.stringContaining('vandaag'),
  ])
  await page.getByRole('button', { name: /^Herstel deze versie/ }).click()
  expect(await contentField(page).inputValue()).toBe('Wij zijn morgen open.')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await eventually(async () => expect(await versions.count()).toBe(3))
  expect(await pageOf('/')).toContain('Wij zijn morgen open.')
})

test('other words for an article are seen beforehand by the owner alone, and once published stand everywhere', async () => {
  const title = 'Wilt u <testament> & rust?'
  const shown = 'Wilt u &lt;testament&gt; &amp; rust?'
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(settings('&onderdeel=artikelen&zoek=voogdij'))
  await page.getByText('1 van 25 artikelen').waitFor()
  await page.goto(settings('&onderdeel=artikelen&artikel=testament'))
  await page.getByRole('textbox', { name: 'Titel' }).fill(title)
  const opening = owner.context.waitForEvent('page')
  const asked = owner.context.waitForEvent('response', (response) => response.url().endsWith('/preview'))
  await page.getByRole('button', { name: /^Voorbeeld openen/ }).click()
  const [shownPage, preview] = await Promise.all([opening, asked])
  expect([preview.status(), preview.headers()['cache-control'], preview.headers()['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
  const html = await preview.text()
  for (const part of [`<h1>${shown}</h1>`, 'alleen u ziet deze pagina', 'name="robots" content="noindex"']) expect(html).toContain(part)
  await shownPage.close()
  const posted = { method: 'POST', headers: { Origin: server.url }, body: new URLSearchParams({ title: 'x' }) }
  expect([(await fetch(preview.url(), posted)).status, (await fetch(`${server.url}/settings/artikel-voorbeeld`)).status]).toEqual([401, 404])

  await page.getByRole('button', { name: 'Concept bewaren' }).click()
  await page.getByText('Concept bewaard').waitFor()
  expect(await pageOf('/testament')).not.toContain('rust?')
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await page.getByText('De site toont de nieuwe tekst direct.').waitFor()
  const article = await pageOf('/testament')
  expect(article).toMatch(/<title>Wilt u (?:<|&lt;)testament(?:>|&gt;) (?:&|&amp;|&#38;) rust\? \| Elke Notaris<\/title>/)
  expect(article).toContain(`<h1>${shown}</h1>`)
  expect(article).toContain(String.raw`"headline":"Wilt u \u003ctestament> & rust?"`)
  for (const path of ['/', '/rss.xml', '/llms.txt', '/zoeken?q=testament', '/is-er-niet', '/results']) {
    const text = await pageOf(path)
    if (path !== '/results') expect([path, text.includes('rust?')]).toEqual([path, true])
    expect([path, text.includes('<testament>')]).toEqual([path, path === '/llms.txt'])
  }
  await page.getByRole('button', { name: 'Terug naar de tekst van het programma' }).click()
  await page.getByText('Oorspronkelijke tekst terug').waitFor()
  expect(await pageOf('/testament')).not.toContain('rust?')
  const titleField = page.getByRole('textbox', { name: 'Titel' })
  await eventually(async () => expect(await titleField.inputValue()).toBe(''))
  await page.getByRole('button', { name: 'Concept in de velden zetten' }).click()
  await eventually(async () => expect(await titleField.inputValue()).toBe(title))
})

test('taking responsibility is told under the article, in its language, and can be taken back', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  const taken = 'neemt sinds'
  await page.goto(settings('&onderdeel=artikelen'))
  await page.getByRole('checkbox', { name: /dit artikel: Voogdij/ }).click()
  await page.getByText('U neemt de verantwoordelijkheid voor 1 van 25 artikelen.').waitFor()
  expect([(await pageOf('/voogdij')).includes(taken), (await pageOf('/testament')).includes(taken)]).toEqual([true, false])
  await page.getByRole('listitem').filter({ hasText: '/notary-amsterdam-know' }).getByRole('checkbox').click()
  await page.getByText('U neemt de verantwoordelijkheid voor 2 van 25 artikelen.').waitFor()
  expect(await pageOf('/notary-amsterdam-know')).toContain('has taken editorial responsibility for this text since')
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().click()
  await page.getByText('U neemt de verantwoordelijkheid voor 1 van 25 artikelen.').waitFor()
})

/** Whether all of it is in the window with nothing over its middle, and has the focus. */
function isSeen(note: Element): [inSight: boolean, hasFocus: boolean] {
  const { left, right, top, bottom } = note.getBoundingClientRect()
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return [top >= 0 && bottom <= innerHeight && note.contains(over), document.activeElement === note]
}

test.each([
  ['a text of the home page', '&tekst=', 'Tekst', 'Opslaan', 'Tekst opgeslagen'],
  ['the words over an article', '&onderdeel=artikelen&artikel=levenstestament', 'Titel', 'Concept bewaren', 'Concept bewaard'],
])('the second of two screens hears that %s changed, and takes over the other version or saves its own', async (_what, place, label, button, done) => {
  await using owner = await visit(browser, server.url, { ...signedIn, expectedErrors: /status of 409/ })
  const { page } = owner
  const fieldOf = (at: Page) => at.getByRole('textbox', { name: label, exact: true })
  const save = async (at: Page, text: string) => {
    await fieldOf(at).fill(text)
    await at.getByRole('button', { name: button, exact: true }).click()
  }
  await page.goto(settings(place.endsWith('=') ? `${place}nieuw` : place))
  await save(page, 'Zoals het begon')
  await page.getByText(done).first().waitFor()
  await page.getByText('Zoals het begon').first().waitFor()
  const second = await owner.context.newPage()
  const saveElsewhere = async (text: string) => {
    await second.goto(page.url())
    await save(second, text)
    await second.getByText(done).first().waitFor()
  }
  await eventually(() => expect(page.url()).not.toContain('nieuw'))
  await page.reload()
  await fieldOf(page).waitFor()
  await saveElsewhere('Van het andere scherm')
  await save(page, 'Van dit scherm')
  await page.getByText('Intussen ergens anders gewijzigd').waitFor()
  await eventually(async () => expect(await page.getByRole('alert').filter({ hasText: 'Intussen ergens anders' }).evaluate(isSeen)).toEqual([true, true]))
  expect(await fieldOf(page).inputValue()).toBe('Van dit scherm')
  await page.getByRole('button', { name: 'Die andere versie laden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Andere versie laden' }).click()
  await eventually(async () => expect(await fieldOf(page).inputValue()).toBe('Van het andere scherm'))
  await saveElsewhere('Nog een keer')
  await save(page, 'Toch dit scherm')
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.getByRole('button', { name: 'Mijn versie opslaan' }).click()
  await saved
  await page.reload()
  await fieldOf(page).waitFor()
  await eventually(async () => expect(await fieldOf(page).inputValue()).toBe('Toch dit scherm'))
})

test('axe finds nothing in any look, and nothing overflows', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  const parts = {
    '': 'Teksten op de homepage',
    '&onderdeel=artikelen': 'Artikelen',
    '&onderdeel=artikelen&artikel=voogdij': 'Voogdij',
  }
  for (const [query, heading] of Object.entries(parts)) {
    await page.goto(settings(query))
    await page.getByRole('heading', { name: heading, exact: false }).first().waitFor()
    await page.getByRole('status').filter({ hasText: 'laden…' }).waitFor({ state: 'detached' })
    expect([query, await faultsInEveryLook(page)]).toEqual([query, []])
  }
})
