import { expect, test } from 'vitest'
import { httpApp, ORIGIN } from '../../../tests/factories/http-app.ts'
import { originCheck } from './origin-check.ts'

const COOKIE = 'elk-session=abc'
const HOST = 'www.example.nl'

async function statusOf(headers: Record<string, string>, options: { method?: string; publicOrigin?: string | undefined } = {}): Promise<number> {
  const app = httpApp(originCheck('publicOrigin' in options ? options.publicOrigin : ORIGIN)).all('*', (c) => c.text('reached'))
  return (await app.request(`${ORIGIN}/api/chat`, { method: options.method ?? 'POST', headers: { host: HOST, ...headers } })).status
}

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'VERZIN'])('%s from another site is refused', async (method) => {
  expect(await statusOf({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, { method })).toBe(403)
})

test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing and is let through from anywhere', async (method) => {
  expect(await statusOf({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', cookie: COOKIE }, { method })).toBe(200)
})

test.each<[string, Record<string, string>]>([
  ['a form of this site', { 'sec-fetch-site': 'same-origin', origin: ORIGIN, cookie: COOKIE }],
  ['a browser that hides the origin', { 'sec-fetch-site': 'same-origin', cookie: COOKIE }],
  ['an address typed by the visitor', { 'sec-fetch-site': 'none', cookie: COOKIE }],
  ['an old browser on this site', { origin: ORIGIN, cookie: COOKIE }],
  ['a program without a cookie', {}],
])('%s is let through', async (_who, headers) => {
  expect(await statusOf(headers)).toBe(200)
})

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.nl' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a sandboxed page that says same-origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['an origin that only begins like ours', { origin: `${ORIGIN}.evil.example` }],
  ['our host on another port', { origin: `${ORIGIN}:8443` }],
  ['our host without https', { origin: 'http://www.example.nl' }],
  ['an origin in words', { origin: 'vertrouw mij' }],
  ['a contradiction', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ['an unknown word', { 'sec-fetch-site': 'SAME-ORIGIN', origin: ORIGIN }],
  ['a cookie and no word on where it comes from', { cookie: COOKIE }],
  ['a cookie and only a referrer', { cookie: COOKIE, referer: `${ORIGIN}/settings` }],
])('%s is refused', async (_who, headers) => {
  expect(await statusOf(headers)).toBe(403)
})

test.each<[number, Record<string, string>]>([
  [200, { origin: 'http://127.0.0.1:4321' }],
  [403, { origin: 'http://127.0.0.1:9999' }],
  [403, { origin: 'http://localhost:4321' }],
  [403, { origin: 'null' }],
])('without a public origin the host decides: %i for %j', async (status, headers) => {
  expect(await statusOf({ host: '127.0.0.1:4321', ...headers }, { publicOrigin: undefined })).toBe(status)
})

const secretStatus = async (headers: Record<string, string>, path = '/offerte/mijn'): Promise<number> => {
  const app = httpApp(originCheck(ORIGIN, new Set(['/offerte/mijn']))).post('*', (c) => c.text('reached'))
  return (await app.request(`${ORIGIN}${path}`, { method: 'POST', headers: { host: HOST, ...headers } })).status
}

test('a page that tells its address to nobody takes its own forms, whose origin browsers hide', async () => {
  expect(await secretStatus({ 'sec-fetch-site': 'same-origin', origin: 'null', cookie: COOKIE })).toBe(200)
  expect(await secretStatus({ origin: 'null' })).toBe(200)
  expect(await secretStatus({ 'sec-fetch-site': 'cross-site', origin: 'null' })).toBe(403)
  expect(await secretStatus({ origin: 'https://evil.example' })).toBe(403)
  expect(await secretStatus({ 'sec-fetch-site': 'same-origin', origin: 'null' }, '/offerte')).toBe(403)
})

test('the refusal says so in Dutch and does not repeat the origin', async () => {
  const app = httpApp(originCheck(ORIGIN)).post('/api/chat', (c) => c.text('reached'))
  const response = await app.request('/api/chat', { method: 'POST', headers: { origin: 'https://evil.example' } })
  const body = await response.text()
  expect(JSON.parse(body)).toMatchObject({ status: 403, code: 'forbidden_origin', title: expect.stringContaining('deze site') })
  expect(body).not.toContain('evil')
})
