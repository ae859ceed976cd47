import { expect, test } from 'vitest'
import { httpApp } from '../tests/factories/http-app.ts'
import { pageRequest, readPageAddress } from './page-address.ts'
import { pageCache } from './platform/http/page-cache.ts'
import type { PageAddress } from './platform/http/types.ts'

const ORIGIN = 'https://www.example.nl'
const article = { href: '/testament', title: 'Testament', section: undefined, excerpt: 'Kort.' }
const app = {
  articles: new Map([['testament', {}]]),
  engine: { findReading: (words: string) => ({ articles: words.includes('testament') ? [article] : [], answers: [] }) },
} as unknown as Parameters<typeof readPageAddress>[2]

const read = (address: string): PageAddress => readPageAddress(new URL(address, ORIGIN).pathname, ORIGIN + address, app)
const keptAs = (address: string) => {
  const { path, search, shelf, status } = read(address)
  return [path + search, shelf, status]
}

/** The pages behind their cache, counting how often one is rendered. */
function countedSite() {
  const rendered: string[] = []
  const site = httpApp(
    (c, next) => {
      c.set('page', readPageAddress(c.req.path, c.req.url, app))
      return next()
    },
    pageCache({ version: () => '1', headers: [], smallest: true }),
  ).get('*', (c) => {
    const { status } = c.get('page')
    const { pathname, search } = new URL(pageRequest(c.get('page'), c.req.raw).url)
    rendered.push(pathname + search)
    return c.html(`<h1>${pathname}</h1>`, status)
  })
  return { rendered, get: (path: string) => site.request(ORIGIN + path) }
}

test.each([
  ['/', ['/', 'pages', 200]],
  ['/testament?gclid=1&utm_source=brief', ['/testament', 'pages', 200]],
  ['/notaries?fbclid=1&sorteer=naam&akte=testament', ['/notaries?sorteer=naam&akte=testament', 'variants', 200]],
  ['/notaries/vergelijken?n=b&n=a', ['/notaries/vergelijken?n=b&n=a', 'variants', 200]],
  ['/results/utrecht_testament', ['/results/utrecht_testament', 'variants', 200]],
  ['/zoeken?utm_source=brief', ['/zoeken', 'pages', 200]],
  ['/zoeken?q=erfenis', ['/zoeken?q=erfenis', undefined, 200]],
  ['/contact?verzonden', ['/contact?verzonden=', undefined, 200]],
  ['/notaries/contact?notaris=1&stap=formulier&x=1', ['/notaries/contact?notaris=1&stap=formulier', undefined, 200]],
  ['/settings?tab=beveiliging', ['/settings', undefined, 200]],
  ['/bestaat-niet?x=1', ['/404', 'pages', 404]],
  ['/500', ['/404', 'pages', 404]],
  ['/oud-testament.html', ['/404', undefined, 404]],
])('%s is kept as %j', (address, expected) => {
  expect(keptAs(address)).toEqual(expected)
})

test.each([
  ['/testament?utm_source=brief', '/testament'],
  ['/notaries?sorteer=naam', '/notaries'],
  ['/results/utrecht_testament', '/results/…'],
  ['/results/wat-iemand-maar-typt', '/results/…'],
  ['/testament-van-jan-jansen', undefined],
])('%s is counted as %s', (address, name) => {
  expect(read(address).countedAs).toBe(name)
})

test('a flood of parameters that no page reads renders each page once', async () => {
  const { rendered, get } = countedSite()
  for (let n = 0; n < 50; n += 1)
    for (const path of ['/', '/testament', '/notaries']) expect((await get(`${path}?gclid=${n}&utm_${n}=x&q=${n}`)).status).toBe(200)
  expect(rendered).toEqual(['/', '/testament', '/notaries'])
})

test('a flood of unknown addresses that mean nothing to us renders one page', async () => {
  const { rendered, get } = countedSite()
  for (let n = 0; n < 50; n += 1) expect((await get(`/xq${n}/y?z=${n}`)).status).toBe(404)
  expect(rendered).toEqual(['/404'])
})

test('an unknown address that means something brings it along, and is not kept', () => {
  expect(read('/oud-testament.html').locals).toEqual({ meant: { words: 'oud testament', articles: [article] } })
})

test.each(['/en', '/en/', '/EN/xq', '/english', '/en-gb/xq'])('%s looks like an English page, and shares the page that says which there are', (address) => {
  expect(read(address)).toMatchObject({ path: '/404', search: '?en', status: 404, shelf: 'variants' })
})

test.each(['/enschede', '/entree/xq'])('%s does not', (address) => {
  expect(read(address).search).toBe('')
})

test('a page is asked with what it declared and nothing else; what was posted goes along', async () => {
  const body = new URLSearchParams({ message: 'Wat kost een testament?' })
  const posted = pageRequest(read('/gesprek?message=x'), new Request(`${ORIGIN}/gesprek?message=x`, { method: 'POST', body }))
  expect([posted.url, posted.method, (await posted.formData()).get('message')]).toEqual([`${ORIGIN}/gesprek`, 'POST', 'Wat kost een testament?'])
})
