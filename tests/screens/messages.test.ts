// @vitest-environment screen
/** The owner sees that something came in, on the tab and in the bell, works through it, and decides on what was reported. */
import { expect, test } from 'vitest'
import { addressOfLink, around, eventually, fill, part, press, sees, seesNoMore, texts } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import type { SiteInProcess } from '../factories/site-in-process.ts'
import { sendNotice, writeMessage } from '../factories/visitors-in-process.ts'

const bell = /melding(?:en)?$/
const tabs = () => texts('[role=tab]')
const names = () => texts('.row-name')
const rowOf = (name: RegExp) => around('button', name, 'li')

test('the tab of the messages counts what is new, from the answer of the bell, and counts down when one is opened', async () => {
  await using screen = await openOwnerScreen('')
  await screen.quiet()
  expect(tabs()).toContain('Berichten')
  for (const name of ['Jannie', 'Kees']) await writeMessage(screen.site, name)
  let asked = 0
  screen.onCall((call) => {
    if (call === 'GET /api/admin/signals') asked += 1
  })
  await screen.goTo('')
  await eventually(() => expect(part('[role=tab]', 'Berichten 2 nieuwe berichten')()).toBeDefined())
  await screen.quiet()
  expect(asked).toBe(1)
  await screen.goTo('?tab=begin')
  await sees('Er zijn 2 nieuwe berichten van bezoekers.')
  await screen.goTo('?tab=overzicht')
  await press('2 nieuwe berichten', part('[role=group], section', 'Vandaag'))
  await sees('Berichten van bezoekers')
  await press(/^Kees/)
  await eventually(() => expect(part('[role=tab]', 'Berichten 1 nieuw bericht')()).toBeDefined())
  await press(/^Jannie/)
  await eventually(() => expect(part('[role=tab]', 'Berichten')()).toBeDefined())
})

test('what is new is marked until it is opened, an answer is marked by hand, and a message is found by its words', async () => {
  await using screen = await openOwnerScreen('', {
    before: async (site) => {
      for (const name of ['Piet Wacht', 'Pauline Zoekt']) await writeMessage(site, name)
    },
  })
  await press(bell)
  await sees('2 nieuwe berichten van een bezoeker')
  await press('Naar Berichten')
  await fill('Zoek in berichten', 'pauline')
  await eventually(() => expect(names()).toEqual(['Pauline Zoekt']))
  const row = rowOf(/^Pauline Zoekt/)
  await sees('Nieuw', row)
  await press(/^Pauline Zoekt/)
  await sees('Markeer als beantwoord')
  await press(bell)
  await sees('1 nieuw bericht van een bezoeker')
  await press(bell)
  await press('Markeer als beantwoord')
  await sees('Toch niet beantwoord')
  await sees('Beantwoord', row)
  await seesNoMore('Nieuw', row)
  await press('Niet beantwoord')
  await sees('Er is geen bericht dat hieraan voldoet.')
  expect(screen.refused).toEqual([])
})

test('more than ten messages are read page by page, newest first', async () => {
  await using screen = await openOwnerScreen('?tab=berichten', {
    before: async (site) => {
      for (let n = 1; n <= 12; n += 1) await writeMessage(site, `Nummer ${n}`)
    },
  })
  await sees('Pagina 1 van 2')
  await sees('12 berichten')
  expect(names()[0]).toBe('Nummer 12')
  await press('Volgende')
  await sees('Pagina 2 van 2')
  await eventually(() => expect(names()).toEqual(['Nummer 2', 'Nummer 1']))
  await press(/^Nummer 2/)
  await sees('Bericht van Nummer 2', part('section, [role=region]', 'Bericht'))
  expect(screen.refused).toEqual([])
})

const decisions = ({ db }: SiteInProcess) => db.selectFrom('elk_notices').select(['page', 'decision', 'reasons']).execute()

test('the owner reads a notice, decides with reasons, and is told that this site cannot mail a visitor yet', async () => {
  await using screen = await openOwnerScreen('?tab=berichten', { before: (site) => sendNotice(site, '/testament', 'Die prijs is misleidend.') })
  await press('Meldingen')
  await press(/\/testament/)
  await sees('Die prijs is misleidend.')
  await press('Besluit vastleggen')
  await sees('Geef uw redenen, in 10 tot 4.000 tekens.')
  await press('Blijft staan')
  await fill('Uw redenen', 'De prijs staat zo in de bron die erbij staat.')
  await press('Besluit vastleggen')
  await press('Vastleggen')
  await sees('De site heeft dit besluit niet gemaild. Mail het de melder zelf.')
  // Nothing typed is left, so leaving asks nothing.
  await press('Terug naar de lijst')
  await eventually(() => expect(texts('h2, h3')).toContain('Meldingen'))
  await press(/\/testament/)
  expect(await addressOfLink('Zelf mailen')).toContain('mailto:melder@voorbeeld.nl')
  expect(await decisions(screen.site)).toEqual([{ page: '/testament', decision: 'kept', reasons: 'De prijs staat zo in de bron die erbij staat.' }])
})
