/** Several people: who is invited comes in, sees what the role may do and nothing that would be refused, stands in the log by name, and is out as soon as access is taken away. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { ownerSite } from './setup/owner-site.ts'
import { changeRows } from './setup/stored.ts'
import type { Visit } from './setup/visit.ts'

const site = ownerSite({}, async ({ url }) => {
  const body = new URLSearchParams({ name: 'Jannie', email: 'jannie@voorbeeld.nl', phone: '', message: 'Een vraag over een testament.' })
  await fetch(`${url}/contact`, { method: 'POST', body, headers: { Origin: url }, redirect: 'manual' })
  await askOverHttp(url, 'Hoe duur is een kilo appels?')
})
const HER_PASSWORD = 'vier woorden uit haar boek'

const peopleOf = (page: Page) => page.getByRole('region', { name: 'Mensen' })

/** The owner gives out a role; the link that opens it. No mail server is set up, so it is handed over. */
async function invite({ page }: Visit, email: string, role: string): Promise<string> {
  await page.goto(`${site.server.url}/settings?tab=beveiliging`)
  const people = peopleOf(page)
  await people.getByRole('button', { name: 'Iemand uitnodigen' }).click()
  await people.getByLabel('E-mailadres').fill(email)
  await people.getByRole('radio', { name: role }).check()
  await people.getByRole('button', { name: 'Uitnodigen', exact: true }).click()
  const link = await people.getByLabel('Link van de uitnodiging').inputValue()
  expect(await violations(page)).toEqual([])
  await people.getByRole('button', { name: 'Ik heb de link doorgegeven' }).click()
  return link
}

async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Uw naam').fill(name)
  await page.getByLabel('Kies een wachtwoord').fill(HER_PASSWORD)
  expect(page.url()).not.toContain('uitnodiging')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Uitnodiging aannemen' }).click()
  await page.getByRole('tab').first().waitFor()
}

const newcomer = () => site.visit({ storageState: { cookies: [], origins: [] }, expectedErrors: /status of 401/ })

test('an invited editor edits an article, sees no settings, stands in the log by name, and is out once she is removed', async () => {
  await using owner = await site.visit()
  const link = await invite(owner, 'Sanne@voorbeeld.nl', 'Redacteur')
  const people = peopleOf(owner.page)
  await using editor = await newcomer()
  const { page } = editor
  await accept(page, link, 'Sanne de Vries')
  const tabs = page.getByRole('tab')
  const names = (await tabs.allTextContents()).map((name) => name.replace(/ \d.*/, ''))
  expect(names).toEqual(['Affiliate Redirects', 'Chat Logs', 'Overzicht', 'Vragen', 'Inhoud', 'Berichten', 'Offertes', 'Beveiliging'])

  const refused: string[] = []
  page.on('response', (response) => void (response.status() === 403 && refused.push(response.url())))
  for (const tab of await tabs.all()) {
    await tab.click()
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  expect(refused).toEqual([])
  expect((await page.request.get(`${site.server.url}/api/admin/settings`)).status()).toBe(403)
  await page.getByText('De mensen en het logboek ziet alleen een eigenaar.').waitFor()

  await page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=artikelen&artikel=testament`)
  await page.getByLabel('Titel', { exact: true }).fill('Een testament van Sanne')
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await page
    .getByText(/gepubliceerd/i)
    .first()
    .waitFor()

  await owner.page.reload()
  await owner.page.getByRole('cell', { name: 'Sanne de Vries (Redacteur)' }).first().waitFor()
  await people.getByRole('button', { name: 'Sanne de Vries wijzigen' }).click()
  await people.getByRole('button', { name: 'Toegang wegnemen' }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Toegang wegnemen' }).click()
  await owner.page.getByText('De toegang is gewijzigd.').waitFor()
  await people.getByText('Sanne de Vries').first().waitFor({ state: 'detached' })
  await owner.page.getByRole('cell', { name: 'Sanne de Vries (Redacteur)' }).first().waitFor()

  // Her open screen is out at the next call.
  await page.getByLabel('Titel', { exact: true }).fill('Nog een titel')
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await page.getByText('U bent niet meer ingelogd.').waitFor()
})

// What a reader may press, and that nothing of it is refused: `tests/screens/reader.test.ts`.
test('axe finds nothing on what a reader cannot change', async () => {
  await using reader = await site.visit()
  const { page } = reader
  changeRows(site.server.dataDir, "update elk_auth_user set role = 'reader'")
  await page.goto(`${site.server.url}/settings?tab=inhoud&onderdeel=artikelen&artikel=testament`)
  await page.getByText('U kunt dit lezen. Wijzigen kan een redacteur of een eigenaar.').waitFor()
  expect(await page.getByLabel('Titel', { exact: true }).isDisabled()).toBe(true)
  expect(await violations(page)).toEqual([])
})
