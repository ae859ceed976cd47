/** What search engines, feed readers and shared links are told, and that it is true and valid. */
import { HtmlValidate } from 'html-validate/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from './setup/eventually.ts'
import { UNKNOWN, publicPaths, specifiedRoutes } from './setup/public-paths.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { goLive } from './setup/stored.ts'

const ORIGIN = 'https://www.voorbeeld.example'

let demo: RunningServer
let live: RunningServer

beforeAll(async () => {
  demo = await startServer({ PUBLIC_ORIGIN: ORIGIN })
  live = await startServer({ PUBLIC_ORIGIN: ORIGIN, CHAT_LIMITS: 'on' })
  goLive(live.dataDir)
  await eventually(async () => expect(await read(live, '/')).not.toContain('class="demo-bar'))
})

afterAll(async () => {
  for (const server of [demo, live]) {
    const { code } = await server.stop()
    expect([code, server.errors()]).toEqual([0, []])
  }
})

const read = async (server: RunningServer, path: string): Promise<string> => (await fetch(server.url + path)).text()
const metaOf = (html: string, name: string): string | undefined => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const sitemapPaths = async (server: RunningServer): Promise<string[]> =>
  [...(await read(server, '/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(ORIGIN, ''))

const thing = z.looseObject({ '@type': z.string() })
const organisation = z.looseObject({ '@type': z.literal('Organization'), name: z.string().min(2), url: z.url() })
const article = z.looseObject({
  '@context': z.literal('https://schema.org'),
  headline: z.string().min(5).max(110),
  description: z.string().min(50),
  inLanguage: z.enum(['nl', 'en']),
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
  image: z.url(),
  mainEntityOfPage: z.url(),
  author: organisation,
  publisher: organisation,
})
const breadcrumbs = z.looseObject({
  itemListElement: z.array(z.looseObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: z.string().min(2), item: z.url() })).min(2),
})
const faq = z.looseObject({
  mainEntity: z
    .array(
      z.looseObject({
        '@type': z.literal('Question'),
        name: z.string().endsWith('?'),
        acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text: z.string().min(20) }),
      }),
    )
    .min(2),
})

type Thing = z.infer<typeof thing>

const structuredData = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => thing.parse(JSON.parse(json)))

/** As it is seen: a reference to a law is a number there, see `law-references.ts`. */
const textOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<a [^>]*law-mark[\s\S]*?<\/a>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // Attribute style is React's; long titles are checked elsewhere; handlers on our own elements are decision 2.
  rules: { 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off', 'attr-quotes': 'off', 'long-title': 'off', 'no-inline-style': 'error' },
})

test.each([...publicPaths, UNKNOWN])('%s is valid HTML', async (path) => {
  const report = await validator.validateString(await read(demo, path))
  const faults = report.results.flatMap((result) => result.messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`))
  expect(faults).toEqual([])
})

test('every page of the sitemap is there, asks to be indexed, and describes itself once', async () => {
  const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() }
  const paths = await sitemapPaths(live)
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) {
    const response = await fetch(live.url + path)
    const html = await response.text()
    expect([path, response.status, metaOf(html, 'robots')]).toEqual([path, 200, undefined])
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`)
    const description = metaOf(html, 'description') ?? ''
    expect(description.length, path).toBeGreaterThanOrEqual(70)
    expect(description.length, path).toBeLessThanOrEqual(165)
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
    expect(title.replace(/&[^;]+;/g, '.').length, path).toBeLessThanOrEqual(60)
    expect([seen.titles.get(title), seen.descriptions.get(description)]).toEqual([undefined, undefined])
    seen.titles.set(title, path)
    seen.descriptions.set(description, path)
  }
})

test('in live the sitemap holds every specified page', async () => {
  const paths = new Set(await sitemapPaths(live))
  expect(specifiedRoutes.filter((path) => !paths.has(path))).toEqual([])
})

test('in demo the pages with samples stay out of search results', async () => {
  const paths = await sitemapPaths(demo)
  for (const path of ['/notaries', '/reviews']) {
    expect(paths).not.toContain(path)
    expect(metaOf(await read(demo, path), 'robots')).toBe('noindex')
  }
  expect(metaOf(await read(demo, '/results/amsterdam_testament'), 'robots')).toBe('noindex')
})

test('who asks for the icon at its old address gets one', async () => {
  const response = await fetch(`${demo.url}/favicon.ico`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  const icon = new DataView(await response.arrayBuffer())
  expect([icon.getUint16(2, true), icon.getUint16(4, true)]).toEqual([1, 3])
})

test('robots keep out of counted links and know the sitemap', async () => {
  const robots = await read(demo, '/robots.txt')
  expect(robots).toContain('Disallow: /out/\n')
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(robots).not.toMatch(/^Disallow: \/$/m)
})

test('the feed lists every article with its address and date', async () => {
  const feed = await read(demo, '/rss.xml')
  const links = [...feed.matchAll(/<item>.*?<link>([^<]+)<\/link>/g)].map(([, url]) => url)
  expect(links).toHaveLength(25)
  expect(links).toContain(`${ORIGIN}/testament`)
  expect(feed.match(/<pubDate>/g)).toHaveLength(25)
})

test('llms.txt names every article with what it is about', async () => {
  const text = await read(demo, '/llms.txt')
  expect(text).toMatch(/^# /)
  expect(text.match(/^- \[[^\]]+\]\(https:\/\/[^)]+\): .{50,}$/gm)?.length).toBeGreaterThanOrEqual(25)
})

test('links may be fetched ahead, but never one that counts a click', async () => {
  const [, rules = ''] = /<script type="speculationrules">([^<]*)<\/script>/.exec(await read(demo, '/testament')) ?? []
  const { prefetch } = JSON.parse(rules) as { prefetch: { where: { and: { not?: { href_matches?: string } }[] } }[] }
  const never = prefetch[0]?.where.and.map((rule) => rule.not?.href_matches)
  expect(never).toEqual(expect.arrayContaining(['/out/*', '/settings*', '/api/*']))
})

test('the title of an article about one deed asks what it costs, and answers with the dated figure of the page', async () => {
  const html = await read(live, '/testament')
  const title = (/<title>([^<]*)/.exec(html)?.[1] ?? '').replaceAll('\u00a0', ' ')
  const [, price = '', year = ''] = /^Testament: wat kost het\? (€ .+) \((\d{4})\)$/.exec(title) ?? []
  const text = textOf(html).replaceAll('\u00a0', ' ')
  expect(text).toContain(price)
  expect(text).toMatch(new RegExp(`september ${year}`))
  expect(metaOf(html, 'og:title')).toBe('Testament')
})

test('the share image of every page in the sitemap is there', async () => {
  for (const path of await sitemapPaths(live)) {
    const image = metaOf(await read(live, path), 'og:image') ?? ''
    const response = await fetch(image.replace(ORIGIN, live.url), { method: 'HEAD' })
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
  }
})

test('structured data of articles is complete, and its questions stand on the page', async () => {
  let questions = 0
  for (const path of specifiedRoutes) {
    const html = await read(live, path)
    const data = structuredData(html)
    for (const one of data) {
      if (one['@type'] === 'Article') {
        const { datePublished, dateModified } = article.parse(one)
        expect(datePublished <= dateModified, path).toBe(true)
      }
      if (one['@type'] === 'BreadcrumbList') breadcrumbs.parse(one)
      if (one['@type'] !== 'FAQPage') continue
      const text = textOf(html)
      for (const { name, acceptedAnswer } of faq.parse(one).mainEntity) {
        questions += 1
        expect(text).toContain(name)
        expect(text).toContain(textOf(acceptedAnswer.text).trim().slice(0, 40))
      }
    }
    if (path !== '/') expect([path, data.map((one) => one['@type'])]).toEqual([path, expect.arrayContaining(['BreadcrumbList'])])
  }
  expect(questions).toBeGreaterThan(90)
})

test('the rating of the specification is in the data in demo only, and in live no rating is claimed', async () => {
  const business = structuredData(await read(demo, '/reviews')).find((one) => one['@type'] === 'LocalBusiness')
  expect(business?.['aggregateRating']).toMatchObject({ ratingValue: '4.9', reviewCount: '34' })
  expect(business?.['review']).toHaveLength(5)
  for (const path of ['/', '/reviews', '/notaries', '/testament']) expect(await read(live, path)).not.toContain('aggregateRating')
})
