/** Koppelingen: the owner gives a program a key and takes it away, and has another told what happens. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReceiver, isSigned, type Receiver } from '../setup/webhook-receiver.ts'
import { ownerSite } from './setup/owner-site.ts'

let receiver: Receiver
const env: Record<string, string> = {}

beforeAll(async () => {
  receiver = await startReceiver()
  env['WEBHOOK_HOSTS'] = receiver.host
})

afterAll(() => receiver[Symbol.asyncDispose]())

const site = ownerSite(env)

test('a key that is made on screen is shown once, opens what was ticked, and nothing from the moment it is revoked', async () => {
  await using owner = await site.visit()
  const { page } = owner
  const read = async (path: string, secret: string) =>
    (await fetch(`${site.server.url}/api/v1/${path}`, { headers: { Authorization: `Bearer ${secret}` } })).status
  await page.goto(`${site.server.url}/settings?tab=koppelingen`)
  await page.getByRole('button', { name: 'Sleutel maken' }).click()
  await page.getByRole('button', { name: 'Maken', exact: true }).click()
  await page.getByText('Vul een naam in.').waitFor()
  await page.getByLabel('Naam van de sleutel').fill('Boekhouding')
  await page.getByLabel('Kliks op partnerlinks').check()
  await page.getByRole('button', { name: 'Maken', exact: true }).click()
  const shown = page.getByRole('region', { name: 'Uw nieuwe sleutel' })
  const secret = (await shown.locator('code, pre').first().textContent()) ?? ''
  expect(secret).toMatch(/^elk_[\w-]{43}$/)
  expect([await read('clicks', secret), await read('messages', secret)]).toEqual([200, 403])
  await shown.getByRole('button', { name: 'Ik heb dit bewaard' }).click()
  await page.reload()
  const keys = page.getByRole('list', { name: 'Uw sleutels' })
  await keys.getByText('laatst gebruikt').waitFor()
  expect(await page.content()).not.toContain(secret)
  await keys.getByRole('button', { name: 'Sleutel Boekhouding intrekken' }).click()
  await page.getByRole('dialog', { name: 'Sleutel intrekken' }).getByRole('button', { name: 'Intrekken' }).click()
  await page.getByText('1 sleutel die niet meer werkt').waitFor()
  expect(await read('clicks', secret)).toBe(401)
})

test('a webhook is refused inside the network, is tried on screen, shows what it answered, and is told again', async () => {
  await using owner = await site.visit({ expectedErrors: /status of 422/ })
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=koppelingen&onderdeel=webhooks`)
  await page.getByRole('button', { name: 'Webhook toevoegen' }).click()
  await page.getByLabel('Naam').fill('Werkbord')
  await page.getByLabel('Adres').fill('https://10.0.0.1/hook')
  await page.getByLabel('Een bericht van het contactformulier').check()
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await page.getByText('Dit adres kan niet.').waitFor()
  await page.getByLabel('Adres').fill(receiver.url)
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  const shown = page.getByRole('region', { name: 'Het geheim van deze webhook' })
  const secret = (await shown.locator('code, pre').first().textContent()) ?? ''
  await shown.getByRole('button', { name: 'Ik heb dit bewaard' }).click()
  receiver.answer.status = 500
  await page.getByRole('button', { name: 'Proefbericht sturen naar Werkbord' }).click()
  await page.getByText('Mislukt sinds').waitFor()
  receiver.answer.status = 204
  const log = page.getByRole('list', { name: 'Wat is verstuurd' })
  await log.getByText('antwoord 500').first().waitFor()
  await log.getByRole('button', { name: /opnieuw sturen$/ }).click()
  await log.getByText('Aangekomen').waitFor()
  const [first, second] = receiver.received
  expect(receiver.received).toHaveLength(2)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second && isSigned(second, secret)).toBe(true)
  await page.getByRole('button', { name: 'Webhook Werkbord uitzetten' }).click()
  await page.getByText('U hebt deze webhook uitgezet.').waitFor()
})
