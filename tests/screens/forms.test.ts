// @vitest-environment screen
/** What forms of the owner say of what is wrong, or of what was done, and that what was typed stays. */
import { expect, test } from 'vitest'
import { dialog, eventually, field, fill, part, press, sees, seesNoMore } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'

const hasFault = async (label: string): Promise<boolean> => (await field(label)).getAttribute('aria-invalid') === 'true'

/** As a line that breaks before the site heard of it. */
const brokenLine = (starts: string) => (call: string) => {
  if (call.startsWith(starts)) throw new TypeError('fetch failed')
}

test('of a notary what is wrong is told at the field, which gets the focus, and what was typed stays', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=notarissen&notaris=nieuw')
  await fill('Naam van het kantoor', 'Kantoor Zonder Plaats')
  await fill('Plaats', 'Verweggistan')
  await press('Opslaan')
  await sees('Deze plaats kennen wij niet.')
  await eventually(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
  expect((await field('Naam van het kantoor')).value).toBe('Kantoor Zonder Plaats')
  expect(screen.refused).toEqual([])
})

test('of a link a wrong destination and a slug that is taken are told at the field, and what was typed stays', async () => {
  await using screen = await openOwnerScreen('?tab=redirects')
  await press('Nieuwe redirect')
  await fill(/^Slug/, 'testament')
  await fill('Titel', 'Partner testament')
  await fill('Bestemming URL', 'https://10.0.0.8/geheim')
  await press('Toevoegen')
  await sees('Dit adres is niet openbaar bereikbaar.')
  await fill('Bestemming URL', 'https://echt.example.com/')
  await press('Toevoegen')
  await sees('Deze slug is al in gebruik. Kies een andere.')
  expect((await field('Titel')).value).toBe('Partner testament')
  expect(screen.refused).toEqual([])
})

test('the fault at the sources of an own answer goes when a source is filled in', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=kennis&kennis=nieuw')
  await fill('Titel van bron 1', 'De wet')
  await press('Concept opslaan')
  await sees('Geef minstens één bron')
  await fill('Adres van bron 1', 'https://wetten.overheid.nl/')
  await seesNoMore('Geef minstens één bron')
  expect(await hasFault('Adres van bron 1')).toBe(false)
  expect(screen.refused).toEqual([])
})

test('a claim that is saved empty is not said to be saved', async () => {
  await using screen = await openOwnerScreen('?bewering=confidential')
  await press('Bewering opslaan')
  await sees('U hebt nog niets ingevuld of veranderd.')
  await seesNoMore('Bewering opgeslagen')
  expect(screen.refused).toEqual([])
})

test('of a homepage text that is planned it is said when it shows', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&tekst=nieuw')
  await fill('Tekst', 'Volgend jaar nieuws.')
  await fill('Zichtbaar vanaf', '2099-06-01T09:00')
  await press('Opslaan')
  await sees('De tekst staat vanaf 01-06-2099 09:00 op de homepage.')
  expect(screen.refused).toEqual([])
})

test('what was typed stays when saving an own answer fails, and leaving asks first', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=kennis&kennis=nieuw')
  await fill('Vraag', 'Mag mijn hond mee?')
  screen.onCall(brokenLine('POST /api/admin/own-entries'))
  await press('Concept opslaan')
  await sees('Wat u typte staat er nog.')
  expect((await field('Vraag')).value).toBe('Mag mijn hond mee?')
  await press('Terug naar de lijst')
  await sees('U hebt wijzigingen die nog niet zijn opgeslagen.', dialog(/./))
  await press('Annuleren', dialog(/./))
  expect((await field('Vraag')).value).toBe('Mag mijn hond mee?')
})

test('settings that cannot be saved since the server fails say so in the words for that, without naming a field', async () => {
  await using screen = await openOwnerScreen('')
  await fill('KvK-nummer', '12345678')
  screen.onCall(brokenLine('PUT /api/admin/settings'))
  await press('Instellingen Opslaan')
  await sees('Er is een fout opgetreden bij het opslaan van de instellingen.')
  expect(part('[role=group]', /^Nog niet opgeslagen/)()).toBeUndefined()
})

test('days of one’s own are checked where they are typed, and come back from the address', async () => {
  await using screen = await openOwnerScreen('?tab=overzicht')
  await press('Eigen periode')
  await fill('Van', '2026-03-02')
  await fill('Tot en met', '2026-03-01')
  await press('Toon')
  await sees('De eerste dag ligt na de laatste.')
  expect((await field('Van')).value).toBe('2026-03-02')
  await fill('Tot en met', '2026-03-05')
  await press('Toon')
  await eventually(() => expect(location.search).toContain('van=2026-03-02&tot=2026-03-05'))
  await sees('02-03-2026 tot en met 05-03-2026')
  await screen.goTo('?tab=overzicht&van=gisteren&tot=2026-03-05')
  await sees('De periode in het adres klopt niet.')
})
