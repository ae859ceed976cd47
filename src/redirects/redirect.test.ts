import { expect, test } from 'vitest'
import { deviceOf, type Device } from '../platform/device.ts'
import { classifyHit, slugSchema, type HitSignals } from './redirect.ts'

const hit = (values: Partial<HitSignals> = {}): HitSignals => ({
  method: 'GET',
  userAgent: 'Mozilla/5.0',
  purpose: '',
  fetchMode: '',
  fetchDest: '',
  isRobot: false,
  ...values,
})

test('a browser that a person uses counts as a person', () => {
  expect(classifyHit(hit())).toEqual({ kind: 'human', reason: null })
})

test('a page that is opened counts as a person where the browser says how it asks', () => {
  expect(classifyHit(hit({ fetchMode: 'navigate', fetchDest: 'document' }))).toEqual({ kind: 'human', reason: null })
})

test.each<[string, Partial<HitSignals>, string]>([
  ['a HEAD request', { method: 'HEAD' }, 'head'],
  ['a prefetch', { purpose: 'prefetch' }, 'prefetch'],
  ['a prerender', { purpose: 'prefetch;prerender' }, 'prefetch'],
  ['an old preview', { purpose: 'Preview' }, 'prefetch'],
  ['a caller without a name', { userAgent: ' ' }, 'bot'],
  ['a known robot', { isRobot: true }, 'bot'],
  ['an image on another page', { fetchMode: 'no-cors', fetchDest: 'image' }, 'image'],
  ['a frame on another page', { fetchMode: 'navigate', fetchDest: 'iframe' }, 'frame'],
  ['an object on another page', { fetchMode: 'no-cors', fetchDest: 'object' }, 'frame'],
  ['a script on another page', { fetchMode: 'no-cors', fetchDest: 'script' }, 'fetch'],
  ['a page that fetches', { fetchMode: 'cors', fetchDest: 'empty' }, 'fetch'],
  ['a page that only says how it fetches', { fetchMode: 'same-origin' }, 'fetch'],
  ['a prefetch that says how it asks', { purpose: 'prefetch', fetchMode: 'no-cors', fetchDest: 'empty' }, 'prefetch'],
  ['a robot that shows an image', { isRobot: true, fetchMode: 'no-cors', fetchDest: 'image' }, 'bot'],
  ['a robot that asks HEAD', { method: 'HEAD', isRobot: true }, 'head'],
])('%s does not count as a person, and the reason is kept', (_who, values, kind) => {
  const verdict = classifyHit(hit(values))
  expect(verdict.kind).toBe(kind)
  expect(verdict.reason).toBeTruthy()
})

test('a reason taken from a header is short', () => {
  expect(classifyHit(hit({ purpose: `prefetch${'x'.repeat(5_000)}` })).reason?.length).toBeLessThanOrEqual(60)
})

test.each<[Device, string]>([
  ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'],
  ['phone', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'],
  ['phone', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'],
  ['desktop', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'],
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['unknown', ''],
])('a %s is seen from %s', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test.each(['algemeen', 'bv-oprichten', 'a', '2026', 'a-1-b'])('%s is a slug', (slug) => {
  expect(slugSchema.safeParse(slug).success).toBe(true)
})

test.each([
  '',
  'Testament',
  'testa ment',
  '-testament',
  'testament-',
  'a--b',
  '//evil.example',
  '..',
  '../x',
  'é',
  'a_b',
  'a.b',
  'a'.repeat(61),
  'a\n',
  '__proto__',
])('%j is not a slug', (slug) => {
  expect(slugSchema.safeParse(slug).success).toBe(false)
})
