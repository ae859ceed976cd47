// @vitest-environment screen
/** What the owner typed and did not save outlives the session, and is not put over what another window saved meanwhile. */
import { expect, test } from 'vitest'
import { dialog, eventually, field, fill, press, sees } from '../factories/on-screen.ts'
import { openOwnerScreen, type OwnerScreen } from '../factories/owner-screen.tsx'
import { PASSWORD } from '../factories/owner-site.ts'

const TYPED = 'Mag mijn hond mee naar de notaris?'

interface Form {
  place: string | ((screen: OwnerScreen) => Promise<string>)
  label: string | RegExp
  save: string
  /** What the form needs besides, so that it is sent at all. */
  complete?: () => Promise<void>
}

const today = new Date().toISOString().slice(0, 10)

const firstLink = async ({ site }: OwnerScreen): Promise<string> => {
  const { id } = await site.db.selectFrom('elk_affiliate_redirects').select('id').executeTakeFirstOrThrow()
  return `?tab=redirects&bewerk=ja&link=${id}`
}

const forms: Record<string, Form> = {
  'an own answer': { place: '?tab=inhoud&onderdeel=kennis&kennis=nieuw', label: 'Vraag', save: 'Concept opslaan' },
  'a notary': {
    place: '?tab=inhoud&onderdeel=notarissen&notaris=nieuw',
    label: 'Naam van het kantoor',
    save: 'Opslaan',
    async complete() {
      await fill('Plaats', 'Utrecht')
      await press(/^Utrecht/)
    },
  },
  'the words over an article': { place: '?tab=inhoud&onderdeel=artikelen&artikel=voogdij', label: 'Titel', save: 'Concept bewaren' },
  'a link': { place: firstLink, label: 'Titel', save: 'Opslaan' },
  'a text of the home page': { place: '?tab=inhoud&tekst=nieuw', label: 'Tekst', save: 'Opslaan' },
  'an addition to a page': { place: '?tab=inhoud&onderdeel=aanvullingen&pagina=privacy-policy', label: 'Tekst', save: 'Opslaan' },
  'a claim': {
    place: '?bewering=confidential',
    label: /^Waar rust dit op/,
    save: 'Bewering opslaan',
    async complete() {
      await fill('Link of naam van het document', 'Jaarverslag')
      for (const label of ['Dag van het bewijs', 'Geldig tot en met']) await fill(label, today)
    },
  },
}

/** What a screen asks to show how a text will look is no save. */
const isSave = (call: string): boolean => !call.startsWith('GET ') && !/\/(text|preview)$/.test(call)

const keptIn = (storage: Storage): string[] => Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '') ?? '')

test.each(Object.keys(forms))('%s that is being written when the session ends stands there again after signing in', async (what) => {
  const { place, label, save, complete } = forms[what]!
  await using screen = await openOwnerScreen('?tab=livegang')
  await screen.goTo(typeof place === 'string' ? place : await place(screen))
  await fill(label, TYPED)
  await complete?.()
  // It ends while the save is on its way.
  screen.onCall(async (call) => {
    if (!isSave(call)) return
    screen.onCall(undefined)
    await screen.site.db.deleteFrom('elk_auth_session').execute()
  })
  await press(save)
  await sees('Wat u had ingevuld, blijft staan.')
  await fill('Wachtwoord', PASSWORD)
  await press('Login')
  await eventually(async () => expect((await field(label)).value).toBe(TYPED))
  expect([...keptIn(localStorage), ...keptIn(sessionStorage)].join()).not.toContain('hond')
})

const phone = async () => (await field('Telefoonnummer')).value

test('a general setting that was changed in another window is not overwritten unseen', async () => {
  await using screen = await openOwnerScreen('')
  const stored = async () => ((await (await screen.site.ask('/api/admin/settings')).json()) as { contact_phone: string }).contact_phone
  const saveElsewhere = async (number: string) => {
    const body = JSON.stringify({ contact_phone: number, seen: { contact_phone: await stored() } })
    expect((await screen.site.ask('/api/admin/settings', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body })).status).toBe(200)
  }
  await fill('Telefoonnummer', '088 - 111 11 11')
  await saveElsewhere('088 - 222 22 22')
  await press('Instellingen Opslaan')
  await sees('Intussen ergens anders gewijzigd')
  expect(await phone()).toBe('088 - 111 11 11')
  await press('Die andere versie laden')
  await press('Andere versie laden', dialog(/./))
  await eventually(async () => expect(await phone()).toBe('088 - 222 22 22'))
  await fill('Telefoonnummer', '088 - 333 33 33')
  await saveElsewhere('088 - 444 44 44')
  await press('Instellingen Opslaan')
  await press('Mijn versie opslaan')
  await sees('Uw wijzigingen zijn succesvol opgeslagen.')
  await eventually(async () => expect(await stored()).toBe('088 - 333 33 33'))
})
