/** The owner, signed in. */
import type { Browser, BrowserContextOptions } from 'playwright-core'
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
