// @vitest-environment screen
/** The owner plans a text for the home page, gives an article other words, and takes responsibility for it. That the site says so at once: `tests/e2e/published.test.ts`. */
import { expect, test } from 'vitest'
import { eventually, field, fill, part, press, sees, texts, tick } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'

const versions = () => [...(part('ul, ol', 'Versies, de nieuwste eerst')()?.children ?? [])]

const typed = async () => (await field('Titel')).value

const other = () => [...document.querySelectorAll('li')].find(({ textContent }) => textContent.includes('/notary-amsterdam-know'))

const undo = () => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Ongedaan maken')

const planned = () => [...document.querySelectorAll('li')].find(({ textContent }) => textContent.includes('Tweede alinea.'))

test('a text is shown beforehand, saved, planned, and one that is put away can be taken back', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud')
  const { app } = screen.site
  await press('Nieuwe tekst')
  await press('Opslaan')
  await sees('Vul een tekst in van hoogstens 2.000 tekens.')
  await fill('Tekst', 'Eerste alinea <b>vet</b>.\n\nTweede alinea. Lees [meer](/testament) of [niet](javascript:alert(1)).')
  await eventually(() =>
    expect(texts('.homepage-preview .news-text p')).toEqual(['Eerste alinea <b>vet</b>.', 'Tweede alinea. Lees meer of [niet](javascript:alert(1)).']),
  )
  expect([...document.querySelectorAll('.homepage-preview .news-text a')].map((link) => link.getAttribute('href'))).toEqual(['/testament'])
  await press('Opslaan')
  await sees('Tekst opgeslagen')
  expect(JSON.stringify(app.news())).toContain('Tweede alinea. Lees ')

  await sees('Tekst bewerken')
  await fill('Zichtbaar vanaf', '2099-01-01T09:00')
  await fill('Zichtbaar tot', '2098-01-01T09:00')
  await press('Opslaan')
  await sees('Het einde moet na het begin liggen.')
  await fill('Zichtbaar tot', '')
  await press('Opslaan')
  await eventually(() => expect(JSON.stringify(app.news())).not.toContain('Tweede alinea.'))

  await press('Terug naar de lijst')
  await sees('Vanaf 01-01-2099 09:00', planned)
  await sees('Gepland', planned)
  await press(/^Verwijderen/, planned)
  await eventually(() => expect(planned()).toBeUndefined())
  await press('Ongedaan maken')
  await eventually(() => expect(planned()).toBeDefined())
  expect(screen.refused).toEqual([])
})

test('an earlier version comes back in the editor, with the words that differ, and saving it makes a new one', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&tekst=nieuw')
  await fill('Tekst', 'Wij zijn morgen open.')
  await press('Opslaan')
  await sees('Tekst bewerken')
  await fill('Tekst', 'Wij zijn vandaag open.')
  await press('Opslaan')
  await eventually(() => expect(versions()).toHaveLength(2))
  await press(/./, () => versions()[1])
  await eventually(() =>
    expect([texts('.history-difference del').join(), texts('.history-difference ins').join()]).toEqual(['verwijderd: morgen', 'toegevoegd: vandaag']),
  )
  await press(/^Herstel deze versie/)
  await eventually(async () => expect((await field('Tekst')).value).toBe('Wij zijn morgen open.'))
  await press('Opslaan')
  await eventually(() => expect(versions()).toHaveLength(3))
  expect(JSON.stringify(screen.site.app.news())).toContain('Wij zijn morgen open.')
})

test('other words for an article are kept as a concept, published, and put back, and the concept can be taken up again', async () => {
  const title = 'Wilt u <testament> & rust?'
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=artikelen&zoek=voogdij')
  const shown = () => screen.site.app.articles.get('testament')?.title
  const before = shown()
  await sees('1 van 25 artikelen')
  await screen.goTo('?tab=inhoud&onderdeel=artikelen&artikel=testament')
  await fill('Titel', title)
  await press('Concept bewaren')
  await sees('Concept bewaard')
  expect(shown()).toBe(before)
  await press('Publiceren')
  await sees('De site toont de nieuwe tekst direct.')
  expect(shown()).toBe(title)
  await press('Terug naar de tekst van het programma')
  await sees('Oorspronkelijke tekst terug')
  expect(shown()).toBe(before)
  await eventually(async () => expect(await typed()).toBe(''))
  await press('Concept in de velden zetten')
  await eventually(async () => expect(await typed()).toBe(title))
  expect(screen.refused).toEqual([])
})

test('responsibility is taken for one article and for a next, and can be taken back', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=artikelen')
  await tick(/dit artikel: Voogdij/)
  await sees('U neemt de verantwoordelijkheid voor 1 van 25 artikelen.')
  await eventually(() => expect(other()?.querySelector('input[type=checkbox]')).not.toBeNull())
  other()!.querySelector<HTMLInputElement>('input[type=checkbox]')!.click()
  await sees('U neemt de verantwoordelijkheid voor 2 van 25 artikelen.')
  await eventually(() => undo()!.click())
  await sees('U neemt de verantwoordelijkheid voor 1 van 25 artikelen.')
  expect(screen.refused).toEqual([])
})
