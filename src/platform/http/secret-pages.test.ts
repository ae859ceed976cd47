import { expect, test } from 'vitest'
import { httpApp } from '../../../tests/factories/http-app.ts'
import { secretPages } from './secret-pages.ts'
import { securityHeadersMiddleware } from './security-headers.ts'

const app = httpApp(secretPages(new Set(['/offerte/mijn'])))
  .use(securityHeadersMiddleware({ https: true, hsts: 'host', development: false }))
  .get('/offerte/mijn', (c) => c.text('geheim', 200, { 'Cache-Control': 'public' }))
  .post('/offerte/mijn', (c) => c.redirect('/offerte/mijn?sleutel=x', 303))
  .get('/offerte', (c) => c.text('open'))

const headersOf = async (path: string, method = 'GET') => {
  const { headers } = await app.request(path, { method })
  return ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))
}

test('a page that opens by its address is kept by no cache, told to nobody and not indexed, also where it sends on', async () => {
  const secret = ['no-store', 'no-referrer', 'noindex']
  expect(await headersOf('/offerte/mijn?sleutel=x')).toEqual(secret)
  expect(await headersOf('/offerte/mijn?sleutel=x', 'POST')).toEqual(secret)
})

test('other pages keep their headers', async () => {
  expect(await headersOf('/offerte')).toEqual([null, 'strict-origin-when-cross-origin', null])
})
