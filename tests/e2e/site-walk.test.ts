/** The walk through the whole site: every specified route is there, every link leads somewhere, and every page can be reached. */
import { beforeAll, expect, test } from 'vitest'
import { UNKNOWN, englishRoutes, publicPaths, specifiedRoutes } from './setup/public-paths.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'

let server: SharedServer

beforeAll(async () => {
  server = sharedServer()
})

interface LoadedPage {
  status: number
  html: string
}

const loaded = new Map<string, Promise<LoadedPage>>()

function load(path: string): Promise<LoadedPage> {
  const known = loaded.get(path)
  if (known) return known
  const page = fetch(server.url + path, { redirect: 'follow' }).then(async (response) => ({ status: response.status, html: await response.text() }))
  loaded.set(path, page)
  return page
}

/** Links within the site, as they stand. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')).filter((href) => /^[/#]/.test(href))

/** Everything that can be reached from the home page by links, results pages of single combinations aside. */
async function crawl(): Promise<Set<string>> {
  const seen = new Set(['/'])
  const queue = ['/']
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const { html } = await load(path)
    for (const href of linksOf(html)) {
      const target = href.split(/[#?]/)[0] ?? ''
      if (target === '' || seen.has(target) || target.startsWith('/out/')) continue
      seen.add(target)
      if (!target.startsWith('/results/')) queue.push(target)
    }
  }
  return seen
}

const wordsOf = (html: string): number => {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main.replace(/<[^>]+>/g, ' ').split(/\s+/).length
}

test.each(specifiedRoutes)('%s is there, with text of its own', async (path) => {
  const { status, html } = await load(path)
  expect(status).toBe(200)
  expect(wordsOf(html)).toBeGreaterThan(90)
})

test.each(specifiedRoutes.filter((path) => path !== '/'))('%s with a slash at the end moves for good to the one without', async (path) => {
  const response = await fetch(`${server.url}${path}/?a=1`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([308, `${path}?a=1`])
})

test('the two English articles say so, and links to Dutch pages around them say that they are Dutch', async () => {
  for (const path of englishRoutes) {
    const { html } = await load(path)
    expect(html).toMatch(/<html lang="en">/)
    const [header = ''] = /<header class="site-header">.*?<\/header>/s.exec(html) ?? []
    const toDutch = [...header.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)].filter(
      ([, href = '']) => href !== '/' && !englishRoutes.some((route) => route === href),
    )
    expect(toDutch.length).toBeGreaterThan(4)
    expect(toDutch.filter(([tag]) => !tag.includes('hrefLang="nl"') && !tag.includes('hreflang="nl"'))).toEqual([])
  }
})

test.each(englishRoutes)('on the English page %s a link of its text to a Dutch page says so, to who reads and to the browser', async (path) => {
  const { html } = await load(path)
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  const links = [...main.matchAll(/<a ([^>]*href="(\/[^"#]*)[^>]*)>(.*?)<\/a>( \(in Dutch\))?/gs)]
  const toDutch = links.filter(([, , href]) => !href?.startsWith('/out/') && !englishRoutes.some((route) => route === href))
  expect(toDutch.length).toBeGreaterThan(4)
  expect(toDutch.filter(([link, tag]) => !/hreflang="nl"/i.test(tag ?? '') || !link.includes('in Dutch)')).map(([link]) => link)).toEqual([])
})

test('no link on any page is dead, and no fragment points nowhere', async () => {
  const broken: string[] = []
  for (const path of [...publicPaths, UNKNOWN]) {
    const { html } = await load(path)
    for (const href of new Set(linksOf(html))) {
      const [target = '', fragment] = href.split('#')
      if (target.startsWith('/out/')) continue
      const page = await load(target === '' ? path : target)
      const there = page.status === 200 || target === '' || target === UNKNOWN
      if (!there || (fragment && !page.html.includes(` id="${fragment}"`))) broken.push(`${path} -> ${href}`)
    }
  }
  expect(broken).toEqual([])
})

test('every page can be reached by links from the home page', async () => {
  const reached = await crawl()
  const orphans = publicPaths.filter((path) => !reached.has(path) && !path.startsWith('/results/'))
  expect(orphans).toEqual([])
})

test('an unknown address gets a page that offers what its words point to', async () => {
  const { status, html } = await load('/wat-kost-een-levenstestament.html')
  expect(status).toBe(404)
  expect(html).toContain('Deze pagina bestaat niet')
  expect(linksOf(html).some((href) => href.startsWith('/levenstestament'))).toBe(true)
  expect(html).toMatch(/<form[^>]* action="\/zoeken"/)
})

test('searching finds the article and a short answer, and says so when there is nothing', async () => {
  const found = await load('/zoeken?q=kindsdeel')
  expect(linksOf(found.html).some((href) => href.startsWith('/testament'))).toBe(true)
  expect(found.html).toContain('value="Hoe groot is een kindsdeel?"')
  const nothing = await load('/zoeken?q=qwxzv')
  expect(nothing.status).toBe(200)
  expect(nothing.html).toContain('Wij vonden niets dat hierop lijkt.')
})

test('what was searched for is shown as text, never as markup', async () => {
  const { html } = await load(`/zoeken?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(html).not.toContain('<script>alert')
})
