/**
 * Lighthouse as a phone of the middle on every public page of a live site. Limits: performance 98 (articles 100), everything else 100, and the
 * largest part painted within a second. How much the processor is slowed down depends on the machine, as the calibration of Chrome's own tools has it.
 */
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { withBrowser } from './browser.ts'
import { listPublicPaths, withLiveSite } from './site.ts'
import { atLeast, atMost, failed, shown, type Row } from './verdict.ts'
import { median } from './numbers.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** 0 to 100, and the audits that cost points. */
interface Scores {
  path: string
  scores: Record<Category, number>
  failing: Record<Category, string[]>
  shift: number
  /** Seconds until the largest part is painted. */
  painted: number
}

interface Phone {
  port: number
  /** How many times slower than this machine. */
  slowdown: number
}

/** Lighthouse's measure of a processor; a phone of the middle, such as a Pixel 5, has this (panels/mobile_throttling of Chrome's tools). */
const MIDDLE_PHONE = 1000

/** Seconds. */
const PAINTED_WITHIN = 1

/** A busy machine can cost a run some points, or some tenths of a second; a page that is slow stays slow. */
const TRIES = 3

/** Pages that ask search engines to stay away cannot score on being found. */
const isHidden = (path: string): boolean => path.startsWith('/results/')

export function measureLighthouse(): Promise<Row[]> {
  return withLiveSite((site) =>
    withBrowser(async (_browser, port) => {
      const articles = new Set(
        [...(await (await fetch(`${site.origin}/rss.xml`)).text()).matchAll(/<guid>[^<]*?\/\/[^/<]+([^<]+)<\/guid>/g)].map(([, path]) => path),
      )
      const paths = await listPublicPaths(site.origin)
      const index = await measureMachine(site.origin, port)
      const phone: Phone = { port, slowdown: Math.max(1, index / MIDDLE_PHONE) }
      const results: Scores[] = []
      for (const path of paths) results.push(await bestOf(TRIES, site.origin, path, phone, articles.has(path) ? 100 : 98))
      const isArticle = ({ path }: Scores) => articles.has(path)
      return [
        least('articles', 'performance', 100, results.filter(isArticle)),
        least(
          'other pages',
          'performance',
          98,
          results.filter((page) => !isArticle(page)),
        ),
        least('all pages', 'accessibility', 100, results),
        least('all pages', 'best-practices', 100, results),
        least(
          'pages to be found',
          'seo',
          100,
          results.filter((page) => !isHidden(page.path)),
        ),
        shift(results),
        painted('articles', results.filter(isArticle)),
        painted(
          'other pages',
          results.filter((page) => !isArticle(page)),
        ),
        shown('this machine, against a phone of the middle', index / MIDDLE_PHONE, '', 'slowed down by it'),
      ]
    }),
  )
}

function least(which: string, category: Category, limit: number, pages: readonly Scores[]): Row {
  const name = `Lighthouse, ${pages.length} ${which}, ${category}, least`
  const worst = pages.toSorted((a, b) => a.scores[category] - b.scores[category])[0]
  if (!worst) return failed(name, 'no page')
  const detail = worst.scores[category] < limit ? `${worst.path}: ${worst.failing[category].join(', ')}` : ''
  return atLeast(name, worst.scores[category], limit, '', detail)
}

function shift(pages: readonly Scores[]): Row {
  const worst = pages.toSorted((a, b) => b.shift - a.shift)[0]
  const ok = worst !== undefined && worst.shift === 0
  return {
    name: 'Lighthouse, layout shift, most',
    measured: `${worst?.shift ?? NaN}${ok ? '' : ` (${worst?.path})`}`,
    limit: '= 0',
    ratio: '',
    verdict: ok ? 'ok' : 'over the limit',
  }
}

function painted(which: string, pages: readonly Scores[]): Row {
  const worst = pages.toSorted((a, b) => b.painted - a.painted)[0]
  return atMost(`Lighthouse, ${pages.length} ${which}, largest part painted, most`, worst?.painted ?? NaN, PAINTED_WITHIN, ' s', worst?.path)
}

/** The middle of a few runs, since a machine is not always as quick. */
async function measureMachine(origin: string, port: number): Promise<number> {
  const found: number[] = []
  for (let run = 0; run < TRIES; run += 1) {
    const result = await lighthouse(`${origin}/zoeken`, { port, output: 'json', logLevel: 'silent', onlyCategories: ['seo'], disableFullPageScreenshot: true })
    found.push(result?.lhr.environment.benchmarkIndex ?? NaN)
  }
  return median(found)
}

const isBetter = (one: Scores, other: Scores): boolean =>
  one.scores.performance > other.scores.performance || (one.scores.performance === other.scores.performance && one.painted < other.painted)

async function bestOf(tries: number, origin: string, path: string, phone: Phone, enough: number): Promise<Scores> {
  let best: Scores | undefined
  let fault: unknown
  for (let run = 0; run < tries && !(best && best.scores.performance >= enough && best.painted <= PAINTED_WITHIN); run += 1) {
    try {
      const next = await score(origin, path, phone)
      if (!best || isBetter(next, best)) best = next
    } catch (error) {
      // Now and then the browser paints nothing in time, and there is nothing to score.
      fault = error
    }
  }
  if (!best) throw fault
  return best
}

async function score(origin: string, path: string, { port, slowdown }: Phone): Promise<Scores> {
  const result = await lighthouse(origin + path, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  })
  const of = (category: Category): number => {
    const value = result?.lhr.categories[category]?.score
    if (typeof value !== 'number') throw new Error(`${path}: no ${category} score`)
    return Math.round(value * 100)
  }
  const failingOf = (category: Category): string[] =>
    (result?.lhr.categories[category]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (result?.lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id)
  return {
    path,
    scores: Object.fromEntries(categories.map((category) => [category, of(category)])) as Record<Category, number>,
    failing: Object.fromEntries(categories.map((category) => [category, failingOf(category)])) as Record<Category, string[]>,
    shift: result?.lhr.audits['cumulative-layout-shift']?.numericValue ?? NaN,
    painted: (result?.lhr.audits['largest-contentful-paint']?.numericValue ?? NaN) / 1000,
  }
}
