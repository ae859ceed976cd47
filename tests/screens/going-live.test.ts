// @vitest-environment screen
/** The owner gets the site ready, step by step, and no press and no call puts it live before. */
import { expect, test } from 'vitest'
import { around, eventually, field, fill, part, press, sees, strikeWithControl, texts, tick } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'

const itemOf = (title: string) => around('h2, h3, h4', title, 'li')
const SAVED = 'Uw wijzigingen zijn succesvol opgeslagen.'
const hasFocus = async (label: string) => (await field(label)) === document.activeElement

test('an item that is open leads to the very field, and is in order once that is filled in', async () => {
  await using screen = await openOwnerScreen('?tab=livegang')
  await sees('De site is een demo')
  await press('Bedrijfsgegevens invullen')
  await eventually(async () => expect(await hasFocus('Officiële naam')).toBe(true))
  const given = { 'Officiële naam': 'Proefbedrijf B.V.', Adres: 'Singel 1, Amsterdam', 'KvK-nummer': '12345678', 'Btw-id': 'NL123456789B01' }
  for (const [label, value] of Object.entries(given)) await fill(label, value)
  await press('Instellingen Opslaan')
  await sees(SAVED)
  await press('Livegang')
  await sees('Het btw-id kan niet kloppen', itemOf('Bedrijfsgegevens'))
  await press('Bedrijfsgegevens invullen')
  await fill('Btw-id', 'NL123456782B01')
  strikeWithControl('s')
  await screen.quiet()
  await press('Livegang')
  await sees('In orde', itemOf('Bedrijfsgegevens'))
})

test('until the site is live a start page says step by step what to do, and leads to each field', async () => {
  await using screen = await openOwnerScreen('')
  await press('Zo begint u')
  await sees('Nu doen', itemOf('1. Beveilig uw toegang'))
  expect(texts('[role=tabpanel] *').filter((text) => text === 'Nu doen').length).toBeGreaterThan(0)
  expect([...document.querySelectorAll('[role=tabpanel] li')].filter(({ textContent }) => textContent.includes('Nu doen'))).toHaveLength(1)
  await press('Telefoon en e-mail invullen')
  await eventually(async () => expect(await hasFocus('Telefoonnummer')).toBe(true))
  expect(document.title).toBe('Algemeen | Instellingen')
  expect(screen.refused).toEqual([])
})

test('what the owner says to have read stays ticked', async () => {
  await using screen = await openOwnerScreen('?tab=livegang')
  await tick('Ik heb de voorwaarden en het privacybeleid gelezen en ze kloppen voor mijn bedrijf.')
  await sees('In orde', itemOf('Voorwaarden en privacybeleid gelezen'))
  await screen.goTo('?tab=livegang')
  await eventually(async () => expect(((await field(/^Ik heb de voorwaarden/)) as HTMLInputElement).checked).toBe(true))
})

test('a site that is not ready goes live by no press and by no call', async () => {
  await using screen = await openOwnerScreen('?tab=livegang')
  const button = await eventually(() => part('button', 'Zet de site live')() as HTMLButtonElement)
  await eventually(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  button.click()
  await screen.quiet()
  expect(document.querySelector('[role=dialog]')).toBeNull()
  const headers = { 'Content-Type': 'application/json' }
  const answer = await screen.site.ask('/api/admin/live/mode', { method: 'PUT', headers, body: '{"mode":"live"}' })
  const { fields } = (await answer.json()) as { fields: string[] }
  expect([answer.status, fields]).toEqual([409, expect.arrayContaining(['notaries', 'second-factor', 'address'])])
  expect(screen.site.app.isDemo()).toBe(true)
})

test('a claim is worded with care, and keeps what was typed when it is refused', async () => {
  await using screen = await openOwnerScreen('')
  await press('Telling en tekst bekijken: Besparing')
  await eventually(() => expect(location.search).toContain('bewering=savings'))
  await sees('Bij 0 aanvragen kwamen minstens twee volledige offertes.')
  await fill('Tekst van de bewering', '40%')
  await press('Tekst opslaan')
  await sees('Begin met ‘tot’')
  expect((await field('Tekst van de bewering')).value).toBe('40%')
  expect(screen.refused).toEqual([])
})
