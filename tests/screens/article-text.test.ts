// @vitest-environment screen
/** The owner writes the text of an article or adds to a page, reads the articles through, and goes back to the text of the program. That the site says so: `tests/e2e/published.test.ts`. */
import { expect, test } from 'vitest'
import { eventually, field, fill, part, press, sees } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'

const HEADING = 'Wie voogd kan worden volgens ons'
const added = `\n\n## ${HEADING}\n\nOns kantoor denkt **mee** over de keuze. Lees ook over [het testament](/testament).\n`

const typed = async () => (await field('Tekst')).value
const shown = () => [...document.querySelectorAll('.shown-text')].at(-1)
const place = (query: string) => `?tab=inhoud&onderdeel=artikelen${query}`

const heading = () => document.querySelector('.read-article > h2')?.textContent

const take = () => press('Ik heb dit artikel gelezen en sta ervoor in')

const slugOf = () => new URLSearchParams(location.search).get('lezen') ?? ''

const save = async (text: string) => {
  await fill('Tekst', text)
  await press('Opslaan')
}

const versions = () => [...(part('ul, ol', 'Versies, de nieuwste eerst')()?.children ?? [])]

test('a section that the owner adds is seen beforehand; back is the text of the program, in the field as well, and the own text a draft', async () => {
  await using screen = await openOwnerScreen(place('&artikel=voogdij'))
  const body = () => screen.site.app.articles.get('voogdij')?.body
  await eventually(async () => expect(await typed()).toContain('## '))
  const original = await typed()
  await fill('Tekst', original + added)
  await eventually(() => expect(shown()?.textContent).toContain(HEADING))
  const links = [...shown()!.querySelectorAll('a')].filter(({ textContent }) => textContent === 'het testament')
  expect(links.at(-1)?.getAttribute('href')).toBe('/testament')
  expect(shown()?.textContent).not.toContain('{{')
  await sees('Deze tekst kan zo worden gepubliceerd.')
  expect(body()).not.toContain(HEADING)
  await press('Publiceren')
  await sees('De site toont de nieuwe tekst direct.')
  expect(body()).toContain(HEADING)
  await press('Terug naar de tekst van het programma')
  await sees('Oorspronkelijke tekst terug')
  expect(body()).not.toContain(HEADING)
  await eventually(async () => expect(await typed()).toBe(original))
  await press('Concept in de velden zetten')
  await eventually(async () => expect(await typed()).toContain(HEADING))
})

test('what cannot stand on the site is told at its line, hostile text does nothing, and a draft keeps it', async () => {
  await using screen = await openOwnerScreen(place('&artikel=tweetrapstestament'))
  await eventually(async () => expect(await typed()).toContain('## '))
  const hostile = '<img src=x onerror="document.title=1">\n[klik](javascript:alert(1))\n<script>document.title = 2</script>\n{{cijfer:is-er-niet}}'
  await fill('Tekst', `${hostile}\n\n${await typed()}`)
  await sees('4 dingen houden publiceren tegen:')
  expect(shown()!.querySelectorAll('img, script, [onerror], [href^="javascript"]')).toHaveLength(0)
  await press('Publiceren')
  await sees('Kijk de velden met een melding na.')
  await press(/^Regel 4: dit cijfer bestaat niet/)
  const at = (await field('Tekst')) as HTMLTextAreaElement
  await eventually(() => expect(at.value.slice(at.selectionStart, at.selectionEnd)).toBe('{{cijfer:is-er-niet}}'))
  await press('Concept bewaren')
  await sees('Concept bewaard')
  expect(screen.site.app.articles.get('tweetrapstestament')?.body).not.toContain('document.title')
  await screen.goTo(place('&artikel=tweetrapstestament'))
  await eventually(async () => expect(await typed()).toContain('{{cijfer:is-er-niet}}'))
})

test('the articles are read one after another, each is answered for by itself, and another text asks anew', async () => {
  await using screen = await openOwnerScreen(place(''))
  const { site } = screen
  await press('Artikelen doorlezen')
  await sees('Nog 25 van de 25 artikelen te lezen.')
  await eventually(() => expect(heading()).toBeTruthy())
  const first = heading()
  expect(shown()?.textContent).not.toContain('{{')
  await take()
  await sees('Nog 24 van de 25 artikelen te lezen.')
  await eventually(() => expect(heading()).not.toBe(first))
  expect(document.activeElement?.tagName).toBe('H2')
  await press('Vorige')
  await eventually(() => expect(heading()).toBe(first))
  await sees('U staat sinds')
  await press('Volgende')
  await sees('Artikel 2 van 25')

  const { version, bodies } = (await (await site.ask(`/api/admin/articles/${slugOf()}`)).json()) as { version: unknown; bodies: { file: string } }
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ step: 'publish', version, title: null, description: null, body: `${bodies.file}\n\nEen slotzin van ons.` })
  const saved = await site.ask(`/api/admin/articles/${slugOf()}`, { method: 'PUT', headers, body })
  expect([saved.status, await saved.text()]).toEqual([200, expect.anything()])
  await take()
  await sees('De tekst is intussen veranderd. Lees het artikel opnieuw.')
  await eventually(() => expect(shown()?.textContent).toContain('Een slotzin van ons.'))
  await take()
  await sees('Nog 23 van de 25 artikelen te lezen.')
})

test('an addition to the terms is shown beforehand and kept, an earlier one comes back, and empty it is gone', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=aanvullingen')
  const kept = () => JSON.stringify(screen.site.app.pageText('algemene-voorwaarden') ?? '')
  await press(/Algemene voorwaarden/)
  await save('[x](javascript:alert(1))')
  await sees('Kijk de velden met een melding na.')
  await save('### Ons kantoor\n\nAfspraken maakt u via [Contact](/contact).')
  await sees('Aanvulling opgeslagen')
  const preview = part('section, [role=region]', 'De aanvulling zoals bezoekers haar zien')
  await eventually(() => expect(preview()?.querySelector('a')?.getAttribute('href')).toBe('/contact'))
  await eventually(() => expect(kept()).toContain('Ons kantoor'))
  await save('Korter.')
  await eventually(() => expect(kept()).not.toContain('Ons kantoor'))
  await eventually(() => expect(versions()).toHaveLength(2))
  await press(/./, () => versions()[1])
  await press(/^Herstel deze versie/)
  await press('Opslaan')
  await eventually(() => expect(kept()).toContain('Ons kantoor'))
  await save('')
  await eventually(() => expect(kept()).toBe('""'))
})
