/** The owner, signed in. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { PASSWORD } from './server.ts'
import { visit } from './visit.ts'

export type Profile = Pick<BrowserContextOptions, 'storageState'>

/** Signs in once and gives the profile, for visits that begin signed in: signing in too often is refused. */
export async function ownerProfile(browser: Browser, url: string): Promise<Profile> {
  await using owner = await visit(browser, url)
  await owner.page.goto(`${url}/settings`)
  await owner.page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await owner.page.getByRole('button', { name: 'Login' }).click()
  await owner.page.getByRole('tab').first().waitFor()
  return { storageState: await owner.context.storageState() }
}

/** Gives the password in the dialog that a save asks it in. */
export async function confirmSave(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Bevestig dat u het bent' })
  await dialog.getByLabel('Huidig wachtwoord').fill(password)
  await dialog.getByRole('button', { name: 'Opslaan', exact: true }).click()
}
