/** The owner writes the text of an article, reads the articles through, and goes back to the text of the program. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { eventually } from './setup/eventually.ts'
import { ownerSite } from './setup/owner-site.ts'

const site = ownerSite()

const pageOf = async (path: string): Promise<string> => (await fetch(site.server.url + path)).text()
const articles = (query: string) => `${site.server.url}/settings?tab=inhoud&onderdeel=artikelen${query}`
const textField = (page: Page) => page.getByRole('textbox', { name: 'Tekst', exact: true })
const shown = (page: Page) => page.getByRole('region', { name: 'De tekst zoals bezoekers hem zien' }).last()

const HEADING = 'Wie voogd kan worden volgens ons'
const added = `\n\n## ${HEADING}\n\nOns kantoor denkt **mee** over de keuze. Lees ook over [het testament](/testament).\n`

test('a section that the owner adds is seen beforehand and stands on the site; back is the text of the program, in the field as well, and the own text a draft', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(articles('&artikel=voogdij'))
  const original = await textField(page).inputValue()
  expect(original).toContain('## ')
  await textField(page).fill(original + added)
  await eventually(async () => expect(await shown(page).innerText()).toContain(HEADING))
  expect(await shown(page).getByRole('link', { name: 'het testament' }).last().getAttribute('href')).toBe('/testament')
  expect(await shown(page).innerText()).not.toContain('{{')
  await page.getByText('Deze tekst kan zo worden gepubliceerd.').waitFor()
  expect(await pageOf('/voogdij')).not.toContain(HEADING)

  await page.getByRole('button', { name: 'Publiceren' }).click()
  await page.getByText('De site toont de nieuwe tekst direct.').waitFor()
  const article = await pageOf('/voogdij')
  expect(article).toContain(`<h2 id="wie-voogd-kan-worden-volgens-ons">${HEADING}</h2>`)
  expect(article).toContain('Wat daarbij veranderde, is niet met AI nagekeken.')
  expect(article).toContain('denkt <strong>mee</strong> over de keuze')

  await page.getByRole('button', { name: 'Terug naar de tekst van het programma' }).click()
  await page.getByText('Oorspronkelijke tekst terug').waitFor()
  expect(await pageOf('/voogdij')).not.toContain(HEADING)
  await eventually(async () => expect(await textField(page).inputValue()).toBe(original))
  await page.getByRole('button', { name: 'Concept in de velden zetten' }).click()
  await eventually(async () => expect(await textField(page).inputValue()).toContain(HEADING))
})

test('what cannot stand on the site is told at its line, hostile text does nothing, and a draft keeps it', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 422/ })
  const { page } = owner
  await page.goto(articles('&artikel=tweetrapstestament'))
  const original = await textField(page).inputValue()
  const hostile = '<img src=x onerror="document.title=1">\n[klik](javascript:alert(1))\n<script>document.title = 2</script>\n{{cijfer:is-er-niet}}'
  await textField(page).fill(`${hostile}\n\n${original}`)
  await page.getByText('4 dingen houden publiceren tegen:').waitFor()
  expect(await shown(page).locator('img, script, [onerror], [href^="javascript"]').count()).toBe(0)
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await page.getByText('Kijk de velden met een melding na.').waitFor()
  await page.getByRole('button', { name: /^Regel 4: dit cijfer bestaat niet/ }).click()
  const chosen = await textField(page).evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd))
  expect(chosen).toBe('{{cijfer:is-er-niet}}')
  await page.getByRole('button', { name: 'Concept bewaren' }).click()
  await page.getByText('Concept bewaard').waitFor()
  expect(await pageOf('/tweetrapstestament')).not.toContain('document.title')
  await page.reload()
  expect(await textField(page).inputValue()).toContain('{{cijfer:is-er-niet}}')
})

test('the articles are read one after another with the keyboard, each is answered for by itself, and another text asks anew', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 409/ })
  const { page } = owner
  const heading = page.locator('.read-article > h2')
  const press = async (name: string) => {
    // One that is busy takes no key.
    await page.getByRole('button', { name, exact: true, disabled: false }).focus()
    await page.keyboard.press('Enter')
  }
  const take = () => press('Ik heb dit artikel gelezen en sta ervoor in')
  await page.goto(articles(''))
  await press('Artikelen doorlezen')
  await page.getByText('Nog 25 van de 25 artikelen te lezen.').waitFor()
  const first = await heading.innerText()
  expect(await page.locator('.shown-text').innerText()).not.toContain('{{')
  const slug = new URL(page.url()).searchParams.get('lezen') ?? ''
  expect(await pageOf(`/${slug}`)).not.toContain('neemt sinds')
  await take()
  await page.getByText('Nog 24 van de 25 artikelen te lezen.').waitFor()
  await eventually(async () => expect(await heading.innerText()).not.toBe(first))
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  expect(await pageOf(`/${slug}`)).toContain('neemt sinds')
  await press('Vorige')
  await eventually(async () => expect(await heading.innerText()).toBe(first))
  await page.getByText(/^U staat sinds .* in voor dit artikel\.$/).waitFor()
  await press('Volgende')
  await page.getByText('Artikel 2 van 25').waitFor()

  const elsewhere = await owner.context.newPage()
  const second = new URL(page.url()).searchParams.get('lezen') ?? ''
  await elsewhere.goto(articles(`&artikel=${second}`))
  await textField(elsewhere).fill(`${await textField(elsewhere).inputValue()}\n\nEen slotzin van ons.`)
  await elsewhere.getByRole('button', { name: 'Publiceren' }).click()
  await elsewhere.getByText('De site toont de nieuwe tekst direct.').waitFor()
  await take()
  await page.getByText('De tekst is intussen veranderd. Lees het artikel opnieuw.').waitFor()
  await eventually(async () => expect(await page.locator('.shown-text').innerText()).toContain('Een slotzin van ons.'))
  await take()
  await page.getByText('Nog 23 van de 25 artikelen te lezen.').waitFor()
})

test('an addition to the terms stands below them under the name of the company, an earlier one comes back, and empty it is gone', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 422/ })
  const { page } = owner
  const preview = page.getByRole('region', { name: 'De aanvulling zoals bezoekers haar zien' })
  const save = async (text: string) => {
    await textField(page).fill(text)
    await page.getByRole('button', { name: 'Opslaan' }).click()
  }
  const path = '/algemene-voorwaarden'
  await page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=aanvullingen`)
  await page.getByRole('button', { name: /Algemene voorwaarden/ }).click()
  await save('[x](javascript:alert(1))')
  await page.getByText('Kijk de velden met een melding na.').waitFor()
  await save('### Ons kantoor\n\nAfspraken maakt u via [Contact](/contact).')
  await page.getByText('Aanvulling opgeslagen').waitFor()
  await eventually(async () => expect(await preview.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact'))
  const terms = await pageOf(path)
  for (const part of ['16. Aanvullingen van Elke Notaris', '<h3>Ons kantoor</h3>', '<a href="/contact">Contact</a>']) expect(terms).toContain(part)
  expect(await pageOf('/privacy-policy')).not.toContain('Aanvullingen van')

  await save('Korter.')
  await eventually(async () => expect(await pageOf(path)).not.toContain('Ons kantoor'))
  const versions = page.getByRole('list', { name: 'Versies, de nieuwste eerst' }).getByRole('listitem')
  await eventually(async () => expect(await versions.count()).toBe(2))
  await versions.nth(1).getByRole('button').first().click()
  await page.getByRole('button', { name: /^Herstel deze versie/ }).click()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await eventually(async () => expect(await pageOf(path)).toContain('Ons kantoor'))
  await save('')
  await eventually(async () => expect(await pageOf(path)).not.toContain('Aanvullingen van'))
})

test('axe finds nothing in any look, and nothing overflows', async () => {
  await using owner = await site.visit()
  const { page } = owner
  const places = { '&artikel=testament': 'Deze tekst kan zo worden gepubliceerd.', '&lezen=testament': 'Ik heb dit artikel gelezen en sta ervoor in' }
  for (const [place, text] of [
    ...Object.entries(places),
    ['&onderdeel=aanvullingen&pagina=privacy-policy', 'Deze tekst kan zo worden gepubliceerd.'],
  ] as const) {
    await page.goto(place.includes('onderdeel') ? `${site.server.url}/settings?tab=inhoud${place}` : articles(place))
    await page.getByText(text).waitFor()
    expect([place, await faultsInEveryLook(page)]).toEqual([place, []])
  }
})
