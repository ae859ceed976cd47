// @vitest-environment screen
/** How long data is kept, what the log tells, and a part that fails. */
import { expect, test } from 'vitest'
import { addressOfLink, choose, eventually, field, fill, part, press, sees, seesNoMore } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'

test('a term of how long data is kept is saved and shown again', async () => {
  await using screen = await openOwnerScreen('')
  await fill('Gesprekken bewaren', '30')
  await press('Instellingen Opslaan')
  await sees('Uw wijzigingen zijn succesvol opgeslagen.')
  await screen.goTo('')
  await eventually(async () => expect((await field('Gesprekken bewaren')).value).toBe('30'))
})

test.each(['0', '3651', 'een jaar'])('a term of %j is refused at its field, and nothing changes', async (term) => {
  await using screen = await openOwnerScreen('')
  await fill('Kliks bewaren', term)
  await press('Instellingen Opslaan')
  await sees('Vul een heel aantal dagen in, van 1 tot 3.650.')
  const at = await field('Kliks bewaren')
  await eventually(() => expect([document.activeElement === at, at.getAttribute('aria-invalid')]).toEqual([true, 'true']))
  expect(await screen.site.db.selectFrom('elk_settings').select('value').where('key', '=', 'retention_click_days').execute()).toEqual([])
})

test('the log is filtered in the address and taken along as a file, which is in the log itself', async () => {
  await using screen = await openOwnerScreen('?tab=beveiliging')
  const log = part('table', /Logboek/)
  await sees('Ingelogd', log)
  await (await screen.site.ask('/api/admin/audit.csv')).text()
  await choose('Soort handeling', 'Beveiliging')
  await sees('Logboek gedownload', log)
  await seesNoMore('Ingelogd', log)
  expect(new URLSearchParams(location.search).get('soort')).toBe('beveiliging')
  const file = await screen.site.ask(await addressOfLink('Downloaden als CSV'))
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="logboek.csv"')
  // Read as bytes, which keep the mark at the beginning.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFF"Tijd","Wie","Wat","Waarover","Bijzonderheden","Code"',
    expect.stringMatching(/^"[\d-]{10} [\d:]{5}","Eigenaar","Logboek gedownload","","soort: beveiliging","audit.export"$/),
  ])
  screen.goBack('?tab=beveiliging')
  await sees('Ingelogd', log)
})

test('a fault in one part takes away that part alone', async () => {
  await using screen = await openOwnerScreen('?tab=livegang')
  const spoken = console.error
  // React tells of what a part threw.
  console.error = () => {}
  try {
    screen.onCall((call) => (call.startsWith('GET /api/admin/dashboard') ? Response.json({ unexpected: true }) : undefined))
    await press('Overzicht')
    await sees('In dit onderdeel ging iets mis')
    await press('Algemeen')
    await field('Telefoonnummer')
    screen.onCall(undefined)
    await press('Overzicht')
    await seesNoMore('In dit onderdeel ging iets mis')
  } finally {
    console.error = spoken
  }
})
