/** Several people: an owner invites an editor, who comes in, edits an article and sees no settings; the log names her, and she is out as soon as she is removed. */
import { expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { ownerSite } from './setup/owner-site.ts'

const site = ownerSite()
const HER_PASSWORD = 'vier woorden uit haar boek'

test('an invited editor edits an article, sees no settings, stands in the log by name, and is out once she is removed', async () => {
  await using owner = await site.visit()
  await owner.page.goto(`${site.server.url}/settings?tab=beveiliging`)
  const people = owner.page.getByRole('region', { name: 'Mensen' })
  await people.getByRole('button', { name: 'Iemand uitnodigen' }).click()
  await people.getByLabel('E-mailadres').fill('Sanne@voorbeeld.nl')
  await people.getByRole('button', { name: 'Uitnodigen', exact: true }).click()
  // No mail server is set up, so the link is handed over.
  const link = await people.getByLabel('Link van de uitnodiging').inputValue()
  expect(await violations(owner.page)).toEqual([])
  await people.getByRole('button', { name: 'Ik heb de link doorgegeven' }).click()

  await using editor = await site.visit({ storageState: { cookies: [], origins: [] }, expectedErrors: /status of 401/ })
  const { page } = editor
  await page.goto(link)
  await page.getByLabel('Uw naam').fill('Sanne de Vries')
  await page.getByLabel('Kies een wachtwoord').fill(HER_PASSWORD)
  expect(page.url()).not.toContain('uitnodiging')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Uitnodiging aannemen' }).click()
  const tabs = page.getByRole('tab')
  await tabs.first().waitFor()
  expect(await tabs.allTextContents()).toEqual(['Affiliate Redirects', 'Chat Logs', 'Overzicht', 'Vragen', 'Inhoud', 'Berichten', 'Offertes', 'Beveiliging'])

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
  expect(await people.getByText('Sanne de Vries').count()).toBe(0)
  await owner.page.getByRole('cell', { name: 'Sanne de Vries (Redacteur)' }).first().waitFor()

  // Her open screen is out at the next call.
  await page.getByLabel('Titel', { exact: true }).fill('Nog een titel')
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await page.getByText('U bent niet meer ingelogd.').waitFor()
})
