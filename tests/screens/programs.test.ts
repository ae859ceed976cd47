// @vitest-environment screen
/** Koppelingen: the owner gives a program a key and takes it away, and has another told what happens. */
import { expect, test } from 'vitest'
import { dialog, eventually, fill, part, press, sees, tick } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'
import { isSigned, startReceiver } from '../setup/webhook-receiver.ts'

const secretIn = (region: string): Promise<string> => eventually(() => (part('section', region)()!.querySelector('code, pre') as HTMLElement).textContent)

test('a key that is made on screen is shown once, opens what was ticked, and nothing from the moment it is revoked', async () => {
  await using screen = await openOwnerScreen('?tab=koppelingen')
  const read = async (path: string, secret: string) =>
    (await screen.site.askAsOther(`/api/v1/${path}`, { headers: { Authorization: `Bearer ${secret}` } })).status
  await press('Sleutel maken')
  await press('Maken')
  await sees('Vul een naam in.')
  await fill('Naam van de sleutel', 'Boekhouding')
  await tick('Kliks op partnerlinks')
  await press('Maken')
  const secret = await secretIn('Uw nieuwe sleutel')
  expect(secret).toMatch(/^elk_[\w-]{43}$/)
  expect([await read('clicks', secret), await read('messages', secret)]).toEqual([200, 403])
  await press('Ik heb dit bewaard')
  await screen.goTo('?tab=koppelingen')
  const keys = part('ul', 'Uw sleutels')
  await sees('laatst gebruikt', keys)
  expect(document.documentElement.outerHTML).not.toContain(secret)
  await press('Sleutel Boekhouding intrekken', keys)
  await press('Intrekken', dialog('Sleutel intrekken'))
  await sees('1 sleutel die niet meer werkt')
  expect(await read('clicks', secret)).toBe(401)
})

test('a webhook is refused inside the network, is tried on screen, shows what it answered, and is told again', async () => {
  await using receiver = await startReceiver()
  await using screen = await openOwnerScreen('?tab=koppelingen&onderdeel=webhooks', { variables: { WEBHOOK_HOSTS: receiver.host } })
  await press('Webhook toevoegen')
  await fill('Naam', 'Werkbord')
  await fill('Adres', 'https://10.0.0.1/hook')
  await tick('Een bericht van het contactformulier')
  await press('Opslaan')
  await sees('Dit adres kan niet.')
  await fill('Adres', receiver.url)
  await press('Opslaan')
  const secret = await secretIn('Het geheim van deze webhook')
  await press('Ik heb dit bewaard')
  receiver.answer.status = 500
  await press('Proefbericht sturen naar Werkbord')
  await sees('Mislukt sinds')
  receiver.answer.status = 204
  const log = part('ul', 'Wat is verstuurd')
  await sees('antwoord 500', log)
  await press(/opnieuw sturen$/, log)
  await sees('Aangekomen', log)
  const [first, second] = receiver.received
  expect(receiver.received).toHaveLength(2)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second && isSigned(second, secret)).toBe(true)
  await press('Webhook Werkbord uitzetten')
  await sees('U hebt deze webhook uitgezet.')
  expect(screen.site.faults).toEqual([])
})
