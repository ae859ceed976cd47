/** What a phone downloads for each public page, and how much JavaScript runs before anything is touched. Limits: 60 kB, 45 kB for an article, and no byte of script. */
import { withBrowser } from './browser.ts'
import { listPublicPaths, withSite } from './site.ts'
import { SETTLE_MS, weigh, type PageWeight } from './weigh.ts'
import { atMost, exactly, shown, type Row } from './verdict.ts'

/** Every public page; the home page alone brings its chat to life at once. */
export function measurePageWeight(): Promise<Row[]> {
  return withSite((site) =>
    withBrowser(async (browser) => {
      const paths = await listPublicPaths(site.origin)
      // The very first answer still carries the quick compression.
      for (const path of paths) await (await fetch(site.origin + path)).arrayBuffer()
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      const weights: (PageWeight & { path: string })[] = []
      for (const path of paths) weights.push({ path, ...(await weigh(browser, site.origin + path)) })
      const still = weights.filter(({ path }) => path !== '/')
      const heaviest = still.reduce((most, page) => (page.bytes > most.bytes ? page : most))
      const home = weights.find(({ path }) => path === '/')
      const article = weights.find(({ path }) => path === '/testament')
      return [
        atMost('article, transfer in all', (article?.bytes ?? NaN) / 1000, 45, ' kB', article?.byType),
        atMost(`heaviest of ${still.length} pages, transfer in all`, heaviest.bytes / 1000, 60, ' kB', `${heaviest.path}: ${heaviest.byType}`),
        exactly(
          'all pages but home, bytes of JavaScript before a touch',
          still.reduce((sum, page) => sum + page.scriptBytes, 0),
          0,
        ),
        shown('home page, transfer in all', (home?.bytes ?? NaN) / 1000, ' kB', home?.byType),
        shown('home page, bytes of JavaScript before a touch', home?.scriptBytes ?? NaN),
      ]
    }),
  )
}
