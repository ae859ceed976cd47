import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadStaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-files-'))
const film = Buffer.from('abcdefghij')
mkdirSync(join(folder, '_astro'))
for (const [name, content] of [
  ['film.webm', film],
  ['film.mp4', film],
  ['page.css', 'body{}'],
  ['page.css.br', 'brotli'],
  ['_astro/chat.1a2b.js', 'let a'],
  ['notes.md', 'not for visitors'],
] as const)
  writeFileSync(join(folder, name), content)

afterAll(() => rmSync(folder, { recursive: true }))

const files = loadStaticFiles(folder, [['X-Content-Type-Options', 'nosniff']])

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Response {
  const response = files(new Request(`http://localhost${path}`, { method, headers }), path)
  if (!response) throw new Error(`${path} is not served`)
  return response
}

const header = (response: Response, ...names: string[]) => names.map((name) => response.headers.get(name))

test.each([
  ['/film.webm', 'video/webm'],
  ['/film.mp4', 'video/mp4'],
])('%s is served as %s, with the security headers', (path, type) => {
  expect(header(ask(path), 'content-type', 'x-content-type-options')).toEqual([type, 'nosniff'])
})

test('a film says that it can be asked for in parts, and comes whole when nothing else is asked', async () => {
  const response = ask('/film.webm')
  expect([response.status, ...header(response, 'accept-ranges', 'content-length')]).toEqual([200, 'bytes', '10'])
  expect(await response.text()).toBe('abcdefghij')
})

test.each([
  ['bytes=0-', 'bytes 0-9/10', 'abcdefghij'],
  ['bytes=0-1', 'bytes 0-1/10', 'ab'],
  ['bytes=4-', 'bytes 4-9/10', 'efghij'],
  ['bytes=-3', 'bytes 7-9/10', 'hij'],
  ['bytes=8-99', 'bytes 8-9/10', 'ij'],
])('asked for %s a film gives that part', async (range, contentRange, text) => {
  const response = ask('/film.mp4', { Range: range })
  expect([response.status, ...header(response, 'content-range', 'content-length')]).toEqual([206, contentRange, String(text.length)])
  expect(await response.text()).toBe(text)
})

test('a part beyond the end is refused with the size of the film', async () => {
  const response = ask('/film.webm', { Range: 'bytes=10-' })
  expect([response.status, ...header(response, 'content-range', 'content-length')]).toEqual([416, 'bytes */10', null])
  expect(await response.text()).toBe('')
})

test('a range that cannot be read, or of a film that has changed since, gives the whole film', () => {
  const [etag] = header(ask('/film.webm'), 'etag')
  expect(ask('/film.webm', { Range: 'bytes=5-2' }).status).toBe(200)
  expect(ask('/film.webm', { Range: 'bytes=0-1', 'If-Range': '"an-older-film"' }).status).toBe(200)
  expect(ask('/film.webm', { Range: 'bytes=0-1', 'If-Range': etag ?? '' }).status).toBe(206)
})

test('HEAD tells of the whole film without sending it', async () => {
  const response = ask('/film.webm', { Range: 'bytes=0-1' }, 'HEAD')
  expect([response.status, ...header(response, 'accept-ranges', 'content-length')]).toEqual([200, 'bytes', '10'])
  expect(await response.text()).toBe('')
})

test('what the browser still has is not sent again', () => {
  const [etag = ''] = header(ask('/film.webm'), 'etag')
  expect(ask('/film.webm', { 'If-None-Match': etag ?? '', Range: 'bytes=0-1' }).status).toBe(304)
})

test('text comes compressed to those who take it, and whole whatever part is asked for', async () => {
  const response = ask('/page.css', { 'Accept-Encoding': 'br', Range: 'bytes=0-1' })
  expect([response.status, ...header(response, 'content-encoding', 'accept-ranges')]).toEqual([200, 'br', null])
  expect(await response.text()).toBe('brotli')
})

test('only names with a content hash are kept for good', () => {
  expect(header(ask('/_astro/chat.1a2b.js'), 'cache-control')).toEqual(['public, max-age=31536000, immutable'])
  expect(header(ask('/film.webm'), 'cache-control')).toEqual(['public, max-age=3600'])
})

test('other methods, unknown types and unknown names are left to the rest of the server', () => {
  for (const [path, method] of [
    ['/film.webm', 'POST'],
    ['/notes.md', 'GET'],
    ['/weg.webm', 'GET'],
  ] as const)
    expect(files(new Request(`http://localhost${path}`, { method }), path)).toBeUndefined()
})
