// @vitest-environment screen
/** Several people: who is invited comes in, sees what the role may do and nothing that would be refused, stands in the log by name, and is out as soon as access is taken away. */
import { expect, test } from 'vitest'
import { dialog, eventually, field, fill, part, press, sees, seesNoMore } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import { HER_PASSWORD } from '../factories/people.ts'
import type { SiteInProcess } from '../factories/site-in-process.ts'
import { askAssistant, writeMessage } from '../factories/visitors-in-process.ts'

const people = part('section, [role=region]', 'Mensen')

async function fillSite(site: SiteInProcess): Promise<void> {
  await writeMessage(site, 'Jannie')
  await askAssistant(site, 'Hoe duur is een kilo appels?')
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')]

test('an invited editor comes in by the link, edits an article, sees no settings, and is out at the next call once she is removed', async () => {
  await using screen = await openOwnerScreen('?tab=beveiliging', { before: fillSite })
  const { site } = screen
  // No mail server is set up, so the link is handed over.
  await press('Iemand uitnodigen', people)
  await fill('E-mailadres', 'Sanne@voorbeeld.nl', people)
  await press(/^Redacteur/, people)
  await press('Uitnodigen', people)
  const link = new URL((await field('Link van de uitnodiging', people)).value)
  await press('Ik heb de link doorgegeven', people)
  await screen.quiet()

  const asOwner = site.leaveBrowser()
  screen.arriveAt(link.hash)
  await fill('Uw naam', 'Sanne de Vries')
  for (const label of document.querySelectorAll('label'))
    if (/achtwoord/.test(label.textContent)) await fill(label.textContent.replace(/ ?\*$/, ''), HER_PASSWORD)
  expect(location.href).not.toContain('uitnodiging')
  await press('Uitnodiging aannemen')
  await eventually(() => expect(tabs().length).toBeGreaterThan(3))
  expect(tabs().map(({ textContent }) => textContent.replace(/ ?\d.*/, ''))).toEqual([
    'Affiliate Redirects',
    'Chat Logs',
    'Overzicht',
    'Vragen',
    'Inhoud',
    'Berichten',
    'Offertes',
    'Beveiliging',
  ])
  for (const tab of tabs()) {
    tab.click()
    await screen.quiet()
  }
  await sees('De mensen en het logboek ziet alleen een eigenaar.')
  expect(screen.refused).toEqual([])
  expect((await site.ask('/api/admin/settings')).status).toBe(403)
  await screen.goTo('?tab=inhoud&onderdeel=artikelen&artikel=testament')
  await fill('Titel', 'Een testament van Sanne')
  await press('Publiceren')
  await sees('De site toont de nieuwe tekst direct.')
  await fill('Titel', 'Nog een titel')
  await screen.quiet()

  const asEditor = site.leaveBrowser()
  asOwner()
  const { people: known } = (await (await site.ask('/api/admin/people')).json()) as { people: { id: string; name: string }[] }
  const her = known.find(({ name }) => name === 'Sanne de Vries')!
  const headers = { 'Content-Type': 'application/json' }
  expect((await site.ask(`/api/admin/people/${her.id}/remove`, { method: 'POST', headers, body: '{}' })).status).toBe(200)
  asEditor()
  await press('Publiceren')
  await sees('U bent niet meer ingelogd.')
})

test('whoever loses access stands in the log by name, and in the list no more', async () => {
  await using screen = await openOwnerScreen('', { role: 'editor' })
  const { site } = screen
  const headers = { 'Content-Type': 'application/json' }
  const { version } = (await (await site.ask('/api/admin/articles/testament')).json()) as { version: unknown }
  const body = JSON.stringify({ step: 'publish', version, title: 'Een testament van Lena', description: null, body: null })
  expect((await site.ask('/api/admin/articles/testament', { method: 'PUT', headers, body })).status).toBe(200)
  site.leaveBrowser()
  await site.signIn()
  await screen.goTo('?tab=beveiliging')
  await sees('Lena Smit (Redacteur)')
  await press('Lena Smit wijzigen', people)
  await press('Toegang wegnemen', people)
  await press('Toegang wegnemen', dialog(/./))
  await sees('De toegang is gewijzigd.')
  await seesNoMore('Lena Smit', people)
  await sees('Lena Smit (Redacteur)')
})
