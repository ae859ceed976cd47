// @vitest-environment screen
/** The mail server that the owner fills in, one that an earlier version stored as an address, and the mail of who signed in. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSecrets } from '../../src/platform/secrets.ts'
import { dialog, eventually, field, fill, press, sees } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import { PASSWORD } from '../factories/owner-site.ts'
import { startMailServer } from '../setup/mail-server.ts'

const setting = (key: string, value: string, isSecret = false) => ({ id: key, key, value, is_secret: isSecret, updated_at: '2026-01-01T00:00:00.000Z' })

test('a mail server inside the network is refused at its field, before the test message', async () => {
  await using screen = await openOwnerScreen('')
  await press('Per e-mail')
  await fill('Mailserver (SMTP)', '10.0.0.1')
  await press('Instellingen Opslaan')
  const asked = dialog('Bevestig dat u het bent')
  await fill('Huidig wachtwoord', PASSWORD, asked)
  await press('Opslaan', asked)
  await sees('Een server in een eigen netwerk kan niet.')
  expect(screen.refused).toEqual([])
})

test('a start takes over the address of a mail server that an earlier version stored, and the owner finds it in the fields', async () => {
  const SECRET_KEY = 'een-sleutel-voor-de-overgang-van-een-oude-versie'
  const sealed = createSecrets(SECRET_KEY).encrypt('smtps://kantoor:oud-geheim@mail.site.example', 'smtp_url')
  await using screen = await openOwnerScreen('', {
    variables: { SECRET_KEY },
    stored: (db) =>
      db
        .insertInto('elk_settings')
        .values([setting('mail_transport', 'smtp'), setting('smtp_url', sealed, true)])
        .execute(),
  })
  await eventually(async () => expect((await field('Mailserver (SMTP)')).value).toBe('mail.site.example'))
  expect((await field('Gebruikersnaam')).value).toBe('kantoor')
  expect([...document.querySelectorAll('input')].map(({ placeholder }) => placeholder)).toContain('••••••••')
  expect(await screen.site.db.selectFrom('elk_settings').select('value').where('key', '=', 'smtp_url').execute()).toEqual([{ value: '' }])
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

test('a new browser is mailed with its kind and in the bell of the others; one that was used before is not', async () => {
  // What is done by the clock is looked for every ten seconds.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await using mail = await startMailServer()
  await using screen = await openOwnerScreen('?tab=livegang', {
    variables: { SMTP_URL: mail.url, CHAT_LIMITS: 'on' },
    stored: (db) =>
      db
        .insertInto('elk_settings')
        .values([setting('mail_transport', 'smtp'), setting('contact_email', 'postvak@site.example'), setting('site_mode', 'live')])
        .execute(),
  })
  const { site } = screen
  /** As another browser does it, which shows the cookies it has. */
  const signIn = async (cookie = ''): Promise<string> => {
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'User-Agent': FIREFOX, Cookie: cookie }
    const answer = await site.askAsOther('/api/sign-in', { method: 'POST', headers, body: JSON.stringify({ password: PASSWORD }) })
    expect(answer.status).toBe(200)
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }
  const fromFirefox = () => mail.mails.filter(({ text }) => text.includes('Browser: Firefox op Windows'))
  const arrive = (least: number) =>
    eventually(() => {
      vi.advanceTimersByTime(10_000)
      expect(fromFirefox().length).toBeGreaterThanOrEqual(least)
    })
  const cookies = await signIn()
  await arrive(1)
  expect(fromFirefox()).toHaveLength(1)
  const [told] = fromFirefox()
  expect([told?.to, told?.headers.get('subject')]).toEqual([['postvak@site.example'], 'Er is ingelogd met een browser die nog niet bekend was (Elke Notaris)'])
  expect(told?.text).toContain(`${site.app.origin}/settings?tab=beveiliging`)
  await signIn(cookies)
  await signIn()
  await arrive(2)
  expect(fromFirefox()).toHaveLength(2)

  await screen.goTo('')
  await press(/melding(?:en)?$/)
  await sees('De afgelopen week is 2 keer ingelogd met een browser die nog niet bekend was: Firefox op Windows (')
  await press('Naar Beveiliging')
  await press('Alle andere apparaten uitloggen')
  await press('Uitloggen', dialog(/./))
  await sees('uitgelogd')
  expect(screen.refused).toEqual([])
})
