import { expect, test } from 'vitest'
import { httpApp } from '../../../tests/factories/http-app.ts'
import { withoutTrailingSlash } from './trailing-slash.ts'

const request = (path: string) =>
  httpApp(withoutTrailingSlash)
    .all('*', (c) => c.text('reached'))
    .request(`http://site.test${path}`)

test.each([
  ['/testament/', '/testament'],
  ['/het-samenlevingscontract/?van=mail&x=1', '/het-samenlevingscontract?van=mail&x=1'],
  ['/a/b//', '/a/b'],
  ['/testament///', '/testament'],
])('%s moves for good to %s', async (path, target) => {
  const response = await request(path)
  expect([response.status, response.headers.get('location')]).toEqual([308, target])
})

test.each(['/', '/testament', '/testament?x=/', '/a//b'])('%s stays', async (path) => {
  expect((await request(path)).status).toBe(200)
})

test.each(['//evil.example/', '///evil.example/', '/\\evil.example/', '//evil.example/%2e%2e/', '/%2F%2Fevil.example/', '////'])(
  '%s does not lead to another site',
  async (path) => {
    const response = await request(path)
    const location = response.headers.get('location') ?? '/'
    expect(new URL(location, 'http://site.test').host).toBe('site.test')
  },
)
