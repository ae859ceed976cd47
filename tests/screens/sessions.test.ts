// @vitest-environment screen
/** Where somebody is signed in, until when, and how that is ended from here. */
import { expect, test } from 'vitest'
import { dialog, eventually, fill, part, press, sees } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import { PASSWORD } from '../factories/owner-site.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const devices = part('ul', 'Apparaten')

/** Hours from now, in Dutch time, as the screen says them: without use, and in all. */
async function endsIn(): Promise<number[]> {
  await sees('Eindigt zonder gebruik op', devices)
  const times = [...(devices()?.textContent ?? '').matchAll(/(\d\d)-(\d\d)-(\d{4}) (\d\d):(\d\d)/g)]
  const now = Date.parse(`${new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).replace(' ', 'T')}Z`)
  const ends = times.map(([, day, month, year, hour, minute]) => Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`))
  return ends.map((time) => Math.round((time - now) / 3_600_000)).filter((hours) => hours > 0)
}

async function save(): Promise<void> {
  await press('Instellingen Opslaan')
  const asked = dialog('Bevestig dat u het bent')
  await fill('Huidig wachtwoord', PASSWORD, asked)
  await press('Opslaan', asked)
}

test('the screen of sessions says when each ends, by the terms that the owner set', async () => {
  await using screen = await openOwnerScreen('?tab=beveiliging')
  expect(await endsIn()).toEqual([12, 30 * 24])
  await screen.goTo('')
  await fill('Uitloggen zonder gebruik', '25')
  await save()
  await sees('Vul een heel aantal uren in, van 1 tot 24.')
  await fill('Uitloggen zonder gebruik', '2')
  await fill('Uitloggen na inloggen', '7')
  await save()
  await sees('Uw wijzigingen zijn succesvol opgeslagen.')
  await screen.goTo('?tab=beveiliging')
  expect(await endsIn()).toEqual([2, 7 * 24])
})

test('another device is seen in words and logged out from here', async () => {
  await using screen = await openOwnerScreen('?tab=livegang')
  const headers = { 'Content-Type': 'application/json', 'User-Agent': IPHONE }
  const signedIn = await screen.site.askAsOther('/api/sign-in', { method: 'POST', headers, body: JSON.stringify({ password: PASSWORD }) })
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const phone = async () => (await screen.site.askAsOther('/api/admin/security', { headers: { Cookie } })).status
  expect(await phone()).toBe(200)
  await screen.goTo('?tab=beveiliging')
  await sees('Dit apparaat', devices)
  await press('Safari op iPhone uitloggen', devices)
  await sees('U bent alleen op dit apparaat ingelogd.')
  await eventually(async () => expect(await phone()).toBe(401))
})
