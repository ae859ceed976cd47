// @vitest-environment screen
/** What the owner deletes is gone at once and comes back with one press. */
import { expect, test } from 'vitest'
import { choose, dialog, eventually, fill, press, sees } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'

const button = (name: RegExp) => [...document.querySelectorAll('button')].some(({ textContent }) => name.test(textContent))

test('a deleted notary comes back by the button in the message', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=notarissen')
  await press('Notaris toevoegen')
  await fill('Naam van het kantoor', 'Kantoor Spijt')
  await fill('Plaats', 'Zeist')
  await fill('Bron van de gegevens', 'opgave van het kantoor')
  await fill('Daar gelezen op', '2026-11-01')
  await press('Prijs toevoegen')
  await choose('Akte', 'testament')
  await fill('Bedrag in euro, incl. btw', '508,50')
  await fill('Wat de klant ervoor krijgt', 'Gesprek en akte.')
  await press('Opslaan')
  await sees('De notaris is opgeslagen.')
  await eventually(() => expect(location.search).toMatch(/notaris=[\da-f-]{36}/))
  await press('Verwijderen')
  await press('Verwijderen', dialog(/./))
  await eventually(() => expect(document.querySelector('ul[aria-label=Notarissen]')).not.toBeNull())
  await eventually(() => expect(button(/Kantoor Spijt/)).toBe(false))
  await press('Ongedaan maken')
  await eventually(() => expect(button(/Kantoor Spijt/)).toBe(true))
  expect(screen.refused).toEqual([])
})

test('a deleted link stops at once, and comes back with one press', async () => {
  await using screen = await openOwnerScreen('?tab=redirects')
  const follow = async () => (await screen.site.askAsOther('/out/voogdij')).status
  await press('Verwijderen: voogdij')
  await sees('Weet je zeker dat je deze redirect wilt verwijderen?')
  await press('Annuleren', dialog(/./))
  await eventually(() => expect(dialog(/./)()).toBeUndefined())
  expect(await follow()).toBe(200)
  await press('Verwijderen: voogdij')
  await press('Verwijderen', dialog(/./))
  await sees('Redirect verwijderd')
  expect(await follow()).toBe(404)
  await press('Ongedaan maken')
  await sees('Redirect teruggezet')
  expect(await follow()).toBe(200)
})
