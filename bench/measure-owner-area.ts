/** What the owner's browser downloads for the area and for each of its tabs. Limit: 350 kB for the first load. */
import { withBrowser } from './browser.ts'
import { withFolder, startSite } from './site.ts'
import { atMost, shown, type Row } from './verdict.ts'
import { weigh } from './weigh.ts'

const PASSWORD = 'correct paard batterij nietje'
const tabs = ['redirects', 'chat-logs', 'overzicht', 'vragen', 'inhoud', 'berichten', 'beveiliging', 'livegang']

/** Signed in; a tab's number is what it takes when it is the first thing opened. */
export function measureOwnerArea(): Promise<Row[]> {
  return withFolder(async (dataDir) => {
    const site = await startSite(dataDir, 'entry', { ADMIN_PASSWORD: PASSWORD })
    try {
      return await withBrowser(async (browser) => {
        const context = await browser.newContext()
        const page = await context.newPage()
        await page.goto(`${site.origin}/settings`)
        await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Login' }).click()
        await page.getByRole('tab').first().waitFor()
        const profile = { storageState: await context.storageState() }
        await context.close()
        const first = await weigh(browser, `${site.origin}/settings`, profile)
        const rows = [atMost("owner's area, first load", first.bytes / 1000, 350, ' kB', first.byType)]
        for (const tab of tabs) {
          const weight = await weigh(browser, `${site.origin}/settings?tab=${tab}`, profile)
          rows.push(shown(`owner's area, opened at ${tab}`, weight.bytes / 1000, ' kB', weight.byType))
        }
        return rows
      })
    } finally {
      await site.stop()
    }
  })
}
