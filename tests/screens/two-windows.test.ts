// @vitest-environment screen
/** The second of two windows hears that the first changed what it shows, and takes over the other version or saves its own. */
import { expect, test, vi } from 'vitest'
import { dialog, eventually, field, fill, press, sees } from '../factories/on-screen.ts'
import { otherWindow } from '../factories/other-window.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import type { SiteInProcess } from '../factories/site-in-process.ts'

interface Form {
  place: string | ((site: SiteInProcess) => Promise<string>)
  label: string | RegExp
  save: string
  done: string
  /** At first, of the other window, of this one, of the other again, and of this one that stays. */
  values: [string, string, string, string, string]
}

const words: Form['values'] = ['Zoals het begon?', 'Van het andere scherm?', 'Van dit scherm?', 'Nog een keer?', 'Toch dit scherm?']

const office = {
  name: 'Kantoor Twee Schermen',
  location: 'Zeist',
  languages: ['Nederlands'],
  specializations: ['Testament'],
  features: [],
  phone: '',
  email: '',
  website: '',
  source: 'Opgave van het kantoor',
  sourceDay: '2026-11-01',
  relation: 'geen',
  state: 'concept',
  prices: [],
}

const forms: Record<string, Form> = {
  'a link': {
    async place({ db }) {
      const { id } = await db.selectFrom('elk_affiliate_redirects').select('id').executeTakeFirstOrThrow()
      return `?tab=redirects&bewerk=ja&link=${id}`
    },
    label: 'Titel',
    save: 'Opslaan',
    done: 'Redirect opgeslagen',
    values: words,
  },
  'a text of the home page': { place: '?tab=inhoud&tekst=nieuw', label: 'Tekst', save: 'Opslaan', done: 'Tekst opgeslagen', values: words },
  'an own answer': {
    place: '?tab=inhoud&onderdeel=kennis&kennis=nieuw',
    label: 'Vraag',
    save: 'Concept opslaan',
    done: 'Het concept is opgeslagen.',
    values: words,
  },
  'a notary': {
    async place({ ask }) {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await ask('/api/admin/notaries', { method: 'POST', headers, body: JSON.stringify(office) })
      if (!answer.ok) throw new Error(await answer.text())
      return `?tab=inhoud&onderdeel=notarissen&notaris=${((await answer.json()) as { id: string }).id}`
    },
    label: 'Telefoonnummer',
    save: 'Opslaan',
    done: 'De notaris is opgeslagen.',
    values: ['030 111 11 11', '030 222 22 22', '030 333 33 33', '030 444 44 44', '030 555 55 55'],
  },
}

test.each(Object.keys(forms))('the second of two screens hears that %s changed, and takes over the other version or saves its own', async (what) => {
  const { place, label, save, done, values } = forms[what]!
  const [first, other, mine, again, kept] = values
  await using screen = await openOwnerScreen('?tab=livegang')
  const address = typeof place === 'string' ? place : await place(screen.site)
  await screen.goTo(address)
  const elsewhere = otherWindow(screen)
  const shown = async () => (await field(label)).value
  const saveHere = async (text: string) => {
    await fill(label, text)
    await press(save)
  }
  await saveHere(first)
  await sees(done)
  await screen.quiet()
  // What is new has an address of its own by now.
  const open = () => screen.goTo(address.endsWith('=nieuw') ? location.search : address)
  await open()
  await shown()
  await elsewhere.save(first, other)
  await saveHere(mine)
  await sees('Intussen ergens anders gewijzigd')
  expect(await shown()).toBe(mine)
  await press('Die andere versie laden')
  await press('Andere versie laden', dialog(/./))
  await eventually(async () => expect(await shown()).toBe(other))
  await elsewhere.save(first, again)
  await saveHere(kept)
  await press('Mijn versie opslaan')
  await screen.quiet()
  await open()
  await eventually(async () => expect(await shown()).toBe(kept))
  expect(screen.refused).toEqual([])
})

test('however late its timers, a window of an own answer keeps what is typed while its address comes', async () => {
  const setTimer = globalThis.setTimeout
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=kennis&kennis=nieuw')
  vi.stubGlobal('setTimeout', (work: () => void, delay = 0) => setTimer(work, delay + 50))
  await fill('Vraag', 'Zoals het begon?')
  await press('Concept opslaan')
  await sees('Het concept is opgeslagen.')
  await fill('Vraag', 'En zo ging het verder?')
  await eventually(() => expect(new URLSearchParams(location.search).get('kennis')).not.toBe('nieuw'))
  await sees('Eerdere versies')
  await screen.quiet()
  expect((await field('Vraag')).value).toBe('En zo ging het verder?')
})
