// @vitest-environment screen
/** The owner's chat logs: reading, importing, page numbers, search, filters, a link to one conversation, deleting and exporting. */
import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { addressOfLink, choose, dialog, eventually, field, fill, giveFile, part, press, sees, texts, tick } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import type { SiteInProcess } from '../factories/site-in-process.ts'
import { askAssistant } from '../factories/visitors-in-process.ts'

const SESSIONS = 45
const idOf = (n: number) => `0198a000-0000-4000-8000-${String(n).padStart(12, '0')}`
const timeOf = (n: number) => new Date(Date.now() - (SESSIONS - n) * 3_600_000).toISOString()

const file = [
  '"id","session_id","role","content","timestamp"',
  'geen bericht',
  ...Array.from({ length: SESSIONS }, (_, n) => [
    `"vraag-${n}","${idOf(n)}","user","Vraag ${n}: wat kost een ""testament""? Mail jan@example.nl","${timeOf(n)}"`,
    ...(n % 2 === 0 ? [`"antwoord-${n}","${idOf(n)}","assistant","Antwoord ${n}${n === 11 ? '' : '.'}","${timeOf(n)}"`] : []),
  ]).flat(),
].join('\n')

/** As the screen sends it once it was checked. */
async function imported({ signIn, ask, db }: SiteInProcess): Promise<void> {
  await signIn()
  const answer = await ask('/api/admin/chat-import?step=run', { method: 'POST', headers: { 'Content-Type': 'text/csv' }, body: file })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  await eventually(async () => expect(await db.selectFrom('elk_chat_messages').select('id').execute()).toHaveLength(68))
}

const shown = part('section, [role=region]', 'Berichten')
const rows = () => document.querySelectorAll('.row').length
const stored = async ({ db }: SiteInProcess, ...ns: number[]) =>
  (await db.selectFrom('elk_chat_sessions').select('session_id').where('session_id', 'in', ns.map(idOf)).execute()).length

const hits = () => texts('.session-hit mark')

test('a file is checked first, then imported; what was imported is masked, and no file is left behind', async () => {
  await using screen = await openOwnerScreen('?tab=chat-logs')
  const { site } = screen
  await sees('Geen chatsessies gevonden')
  await giveFile('export.csv', 'text/csv', file)
  await press('Controleren')
  await sees('Regel 2: geen vijf velden tussen aanhalingstekens')
  await press(/^Importeer 68 berichten/)
  await sees('Import succesvol')
  await sees('68 berichten geïmporteerd van 69 totaal.')
  expect(JSON.stringify(await site.db.selectFrom('elk_chat_messages').select('content').execute())).not.toContain('jan@example.nl')
  expect(readdirSync(site.app.env.dataDir).filter((name) => name.endsWith('.csv'))).toEqual([])
})

test('pages have numbers, the first conversation is open, and back returns to where the owner was', async () => {
  await using screen = await openOwnerScreen('?tab=chat-logs', { before: imported })
  await sees('Pagina 1 van 5')
  await sees('Vraag 44', shown)
  const entered = vi.spyOn(history, 'pushState')
  await press('Pagina 5')
  await sees('Pagina 5 van 5')
  await sees('Vraag 4:', shown)
  expect([rows(), new URLSearchParams(location.search).get('pagina')]).toEqual([5, '5'])
  expect(entered).toHaveBeenCalledOnce()
  screen.goBack('?tab=chat-logs')
  await sees('Pagina 1 van 5')
  await press('Volgende')
  await sees('Pagina 2 van 5')
  await press('Vorige')
  await sees('Pagina 1 van 5')
})

test('search shows the hit and begins at page one, filters narrow further, and the address holds it all', async () => {
  await using screen = await openOwnerScreen('?tab=chat-logs&pagina=3', { before: imported })
  await sees('Pagina 3 van 5')
  await fill('Zoeken in gesprekken', 'vraag testam')
  await eventually(() => expect(hits()[0]).toBe('Vraag'))
  expect(new URLSearchParams(location.search).get('pagina')).toBe(null)
  await press('Filters')
  await choose('Antwoord', 'onbeantwoord')
  await sees('Vraag 43', shown)
  await screen.goTo(location.search)
  await sees('Vraag 43', shown)
  expect((await field('Zoeken in gesprekken')).value).toBe('vraag testam')
  await fill('Zoeken in gesprekken', 'bestaatnietbestaatniet')
  await sees('Geen chatsessies gevonden')
  await press('Alles wissen')
  await sees('Pagina 1 van 5')
})

test('a conversation is deleted only after a yes, and the first that remains is shown', async () => {
  await using screen = await openOwnerScreen('?tab=chat-logs', { before: imported })
  await sees('Vraag 44', shown)
  await press('Verwijderen')
  await sees('Weet je zeker dat je deze chatsessie wilt verwijderen? Dit kan niet ongedaan worden gemaakt.')
  await press('Annuleren', dialog(/./))
  await eventually(() => expect(dialog(/./)()).toBeUndefined())
  expect(await stored(screen.site, 44)).toBe(1)
  await press('Verwijderen')
  await press('Verwijderen', dialog(/./))
  await sees('Chatsessie is verwijderd.')
  await sees('Vraag 43', shown)
  expect(await stored(screen.site, 44)).toBe(0)
})

test('several conversations are chosen and deleted at once, after a yes', async () => {
  await using screen = await openOwnerScreen('?tab=chat-logs', { before: imported })
  await press('Kies gesprekken')
  for (const n of [42, 41]) await tick(new RegExp(`^Kies: Vraag ${n}:`))
  await press('Verwijder 2 gesprekken')
  await press('Verwijderen', dialog(/./))
  await sees('2 chatsessies zijn verwijderd.')
  await sees('Kies gesprekken')
  expect(await stored(screen.site, 41, 42)).toBe(0)
})

test('an answer that could be better leads to the form for an own one, with the question in it', async () => {
  await using screen = await openOwnerScreen(`?tab=chat-logs&sessie=${idOf(40)}`, { before: imported })
  await press(/^Maak er een antwoord van: Vraag 40/)
  expect((await field('Vraag')).value).toMatch(/^Vraag 40: wat kost een "testament"/)
  expect(screen.refused).toEqual([])
})

test('a link opens one conversation, whatever page it is on, and exports are files', async () => {
  await using screen = await openOwnerScreen(`?tab=chat-logs&sessie=${idOf(3)}`, { before: imported })
  await sees('Vraag 3:', shown)
  const download = async (name: string) => {
    const answer = await screen.site.ask(await addressOfLink(name))
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    return answer.text()
  }
  expect((await download('Dit gesprek als CSV')).split('\r\n')).toEqual([
    '"id","session_id","role","content","timestamp"',
    expect.stringContaining('"vraag-3"'),
    '',
  ])
  expect(JSON.parse(await download('Dit gesprek als JSON'))).toMatchObject({ session: { session_id: idOf(3) }, messages: [{ id: 'vraag-3' }] })
  expect((await download('Exporteren als CSV')).split('\r\n').length).toBeGreaterThan(60)
})

test('a conversation is read under Chat Logs, and what a visitor typed stays text', async () => {
  let reply = ''
  await using screen = await openOwnerScreen('', {
    before: async (site) => {
      reply = await askAssistant(site, 'Wat kost een testament? <img src=x onerror=alert(1)> [klik](https://evil.example)')
    },
  })
  await press('Chat Logs')
  await sees('Wat kost een testament? <img src=x onerror=alert(1)> klik')
  await eventually(() => expect(document.body.textContent).toContain(reply.slice(0, 20).replaceAll('*', '')))
  expect(document.querySelectorAll('img[src=x], a[href*="evil"]')).toHaveLength(0)
  const views = await screen.site.db.selectFrom('elk_audit_log').select('action').where('action', '=', 'chat.view').execute()
  expect(views.length).toBeGreaterThan(0)
})

test('no page that a visitor says to come from becomes a link to another site', async () => {
  await using screen = await openOwnerScreen('?tab=livegang', { before: (site) => askAssistant(site, 'Wat is een volmacht?') })
  await expect(askAssistant(screen.site, 'Wat is een volmacht?', '//evil.example')).rejects.toThrow('pagePath')
  await screen.goTo('?tab=chat-logs')
  await sees('Wat is een volmacht?', shown)
  expect(document.querySelectorAll('a[href*="evil.example"]')).toHaveLength(0)
  expect(await screen.site.db.selectFrom('elk_chat_sessions').select('page_path').execute()).toEqual([{ page_path: '/' }])
})
