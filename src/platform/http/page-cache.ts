/** Keeps rendered pages in memory, compressed, until the content version changes or a minute has passed. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncoding, type Encoding } from './content-encoding.ts'
import type { HttpEnv } from './types.ts'

const MAX_AGE_MS = 60_000
/** Bounds what asking for many addresses can make it hold; what was rendered longest ago goes first. */
const MAX_BYTES = 24 * 1024 * 1024

interface CachedPage {
  key: string
  bornAt: number
  /** All bodies together, as first made. */
  bytes: number
  etag: string
  bodies: Record<Encoding, Buffer<ArrayBuffer>>
  headers: Record<Encoding, Record<string, string>>
}

export interface PageCacheOptions {
  /** Changes whenever any page could read differently: content version, calendar day, site mode. */
  version: () => string
  headers: [string, string][]
  isCacheable: (path: string) => boolean
}

const brotli = promisify(brotliCompress)
/** A window of 64 KB holds a whole page; the default of 4 MB costs tens of megabytes while compressing and wins nothing. */
const quality = (level: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_LGWIN]: 16 },
})

/** Serves GET and HEAD without a query; everything else passes. Answers If-None-Match with 304. */
export function pageCache(options: PageCacheOptions): MiddlewareHandler<HttpEnv> {
  const pages = new Map<string, CachedPage>()
  let held = 0
  const drop = (path: string) => {
    held -= pages.get(path)?.bytes ?? 0
    pages.delete(path)
  }
  return async (c, next) => {
    const { method, path, url } = c.req
    if ((method !== 'GET' && method !== 'HEAD') || url.includes('?') || !options.isCacheable(path)) return next()
    const known = pages.get(path)
    if (known && known.key === options.version() && Date.now() - known.bornAt < MAX_AGE_MS) {
      c.set('hasSecurityHeaders', true)
      return answer(known, c.req.raw.headers, method)
    }
    // Read before rendering: a version that turns over meanwhile must not be credited with an older page.
    const key = options.version()
    await next()
    if (c.res.status >= 500 && known) {
      // While the database is away a page of a minute ago is better than none.
      c.res = undefined
      c.res = answer(known, c.req.raw.headers, method)
      return
    }
    if (c.res.status !== 200 || !c.res.headers.get('content-type')?.startsWith('text/html')) return
    const page = await keep(c.res, key, options)
    drop(path)
    pages.set(path, page)
    held += page.bytes
    for (const oldest of pages.keys()) {
      if (held <= MAX_BYTES) break
      drop(oldest)
    }
    c.res = undefined
    c.res = answer(page, c.req.raw.headers, method)
  }
}

let compressing: Promise<unknown> = Promise.resolve()

/** One page at a time: each thread that compresses keeps its memory afterwards. */
function compressSmall(identity: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const small = compressing.then(() => brotli(identity, quality(11)))
  compressing = small.catch(() => {})
  return small
}

async function keep(response: Response, key: string, options: PageCacheOptions): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const bodies = { identity, gzip: gzipSync(identity, { level: 6 }), br: brotliCompressSync(identity, quality(5)) }
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0)
  const page: CachedPage = { key, bornAt: Date.now(), bytes, etag, bodies, headers: headersOf(bodies, etag, options.headers) }
  // The first visitor gets the quick compression; the small one follows off the main thread.
  void compressSmall(identity).then((small) => {
    page.bodies.br = small
    page.headers = headersOf(page.bodies, etag, options.headers)
  })
  return page
}

function headersOf(bodies: CachedPage['bodies'], etag: string, security: [string, string][]): CachedPage['headers'] {
  const base = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding', ...Object.fromEntries(security) }
  const of = (encoding: Encoding) => ({
    ...base,
    'Content-Length': String(bodies[encoding].byteLength),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  return { identity: of('identity'), gzip: of('gzip'), br: of('br') }
}

function answer(page: CachedPage, headers: Headers, method: string): Response {
  if (headers.get('if-none-match')?.includes(page.etag)) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...rest } = page.headers.identity
    return new Response(null, { status: 304, headers: rest })
  }
  const encoding = acceptedEncoding(headers.get('accept-encoding'))
  return new Response(method === 'HEAD' ? null : page.bodies[encoding], { status: 200, headers: page.headers[encoding] })
}
