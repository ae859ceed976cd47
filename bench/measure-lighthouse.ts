/** Lighthouse as a phone on an article and the home page, the median of three. Limits: performance 98, accessibility 100. */
import lighthouse from 'lighthouse'
import { withBrowser } from './browser.ts'
import { median } from './numbers.ts'
import { withSite } from './site.ts'
import { atLeast, type Row } from './verdict.ts'

const RUNS = 3

export function measureLighthouse(): Promise<Row[]> {
  return withSite((site) =>
    withBrowser(async (_browser, port) => {
      const rows: Row[] = []
      for (const path of ['/testament', '/']) {
        const scores: Scores[] = []
        for (let run = 0; run < RUNS; run += 1) scores.push(await score(site.origin + path, port))
        const of = (name: 'performance' | 'accessibility') => median(scores.map((one) => one[name]))
        rows.push(
          atLeast(`Lighthouse ${path}, performance`, of('performance'), 98),
          atLeast(`Lighthouse ${path}, accessibility`, of('accessibility'), 100, '', scores[0]?.failing.join(', ')),
        )
      }
      return rows
    }),
  )
}

/** 0 to 100. */
interface Scores {
  performance: number
  accessibility: number
  /** Audits of accessibility. */
  failing: string[]
}

async function score(url: string, port: number): Promise<Scores> {
  const onlyCategories = ['performance', 'accessibility']
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories, disableFullPageScreenshot: true })
  const of = (category: string): number => {
    const value = result?.lhr.categories[category]?.score
    if (typeof value !== 'number') throw new Error(`${url}: no ${category} score`)
    return Math.round(value * 100)
  }
  const audits = result?.lhr.categories['accessibility']?.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id) ?? []
  const failing = audits.filter((id) => result?.lhr.audits[id]?.score === 0)
  return { performance: of('performance'), accessibility: of('accessibility'), failing }
}
