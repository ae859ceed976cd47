/** Keeps rendered pages in memory, compressed, until the content version changes or a minute has passed. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import type { Context as HonoContext, MiddlewareHandler, Next } from 'hono'
import { acceptedEncoding, type Encoding } from './content-encoding.ts'
import { pageShelves } from './page-shelves.ts'
import type { HttpEnv, PageAddress } from './types.ts'

const MAX_AGE_MS = 60_000

interface CachedPage {
  status: PageAddress['status']
  /** The version it was rendered from. */
  version: string
  bornAt: number
  /** All bodies together, as first made. */
  bytes: number
  etag: string
  /** Uncompressed is made from these: hardly anybody asks for it, and it would be most of the memory. */
  bodies: Record<Exclude<Encoding, 'identity'>, Buffer<ArrayBuffer>>
  headers: Record<Encoding, Record<string, string>>
  /** Resolves when the bodies are as small as they get. */
  smallest: Promise<void>
}

export interface PageCacheOptions {
  /** Changes whenever any page could read differently: content version, calendar day, site mode. */
  version: () => string
  headers: [string, string][]
  /** Whether a page is made as small as it gets for who comes next, which is more than half of all that it costs. */
  smallest: boolean
}

/**
 * Every page is asked after again before it is shown anew, so that nobody reads what the owner has changed. An address with choices in it tells
 * what one visitor chose, and is for the browser alone.
 */
const cacheControl = ({ search }: PageAddress): string => (search === '' ? 'no-cache' : 'private, no-cache')

const keyOf = ({ path, search }: PageAddress): string => path + search

const brotli = promisify(brotliCompress)
/** A window of 128 KB holds a whole page with its styles; the default of 4 MB costs tens of megabytes while compressing and wins nothing. */
const quality = (level: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_LGWIN]: 17 },
})

/** Serves the pages that have a shelf to GET and HEAD, and answers If-None-Match with 304; says of every page how long it may be kept. */
export function pageCache(options: PageCacheOptions): MiddlewareHandler<HttpEnv> {
  const shelfOf = pageShelves<CachedPage>()
  const making = new Map<string, Promise<void>>()
  const isFresh = (page: CachedPage): boolean => page.version === options.version() && Date.now() - page.bornAt < MAX_AGE_MS

  const make = async (c: HonoContext<HttpEnv>, next: Next, known: CachedPage | undefined): Promise<void> => {
    const address = c.get('page')
    const key = keyOf(address)
    const shelf = shelfOf(address.shelf, key)
    // Read before rendering: a version that turns over meanwhile must not be credited with an older page.
    const version = options.version()
    await next()
    if (c.res.status >= 500 && known) {
      // While the database is away a page of a minute ago is better than none.
      c.res = undefined
      c.res = answer(known, c.req.raw.headers, c.req.method)
      return
    }
    if (!shelf || c.res.status !== address.status || !c.res.headers.get('content-type')?.startsWith('text/html')) {
      if (!c.res.headers.has('cache-control')) c.res.headers.set('Cache-Control', c.res.status >= 500 ? 'no-store' : cacheControl(address))
      await compressOnce(c)
      return
    }
    const page = await keep(c.res, { version, address, security: options.headers, known, smallest: options.smallest })
    shelf.put(key, page)
    c.res = undefined
    c.res = answer(page, c.req.raw.headers, c.req.method)
  }

  return async (c, next) => {
    const { method } = c.req
    if (method !== 'GET' && method !== 'HEAD') return next()
    const address = c.get('page')
    const key = keyOf(address)
    const shelf = shelfOf(address.shelf, key)
    let known = shelf?.get(key)
    const made = making.get(key)
    if (made && !(known && isFresh(known))) {
      await made
      known = shelf?.get(key)
    }
    if (known && isFresh(known)) {
      c.set('hasSecurityHeaders', true)
      return answer(known, c.req.raw.headers, method)
    }
    if (!shelf) return make(c, next, known)
    // Of many who ask for a page at once one has it made, and the others wait for that one.
    const { promise, resolve } = Promise.withResolvers<void>()
    making.set(key, promise)
    try {
      await make(c, next, known)
    } finally {
      if (making.get(key) === promise) making.delete(key)
      resolve()
    }
  }
}

/**
 * A page that is not kept, such as an office's with its form, is made smaller too. Not where the request brings a cookie: how small such a page
 * becomes could tell what is in it to who may choose a part of it (BREACH).
 */
async function compressOnce(c: HonoContext<HttpEnv>): Promise<void> {
  const encoding = acceptedEncoding(c.req.raw.headers.get('accept-encoding'))
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html') === true
  if (c.req.method !== 'GET' || !isPage || encoding === 'identity' || c.req.raw.headers.has('cookie')) return
  const { status, headers } = c.res
  const identity = Buffer.from(await c.res.arrayBuffer())
  const body = encoding === 'br' ? brotliCompressSync(identity, quality(5)) : gzipSync(identity, { level: 6 })
  headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.byteLength))
  headers.append('Vary', 'Accept-Encoding')
  c.res = undefined
  c.res = new Response(body, { status, headers })
}

let compressing: Promise<unknown> = Promise.resolve()

/** One page at a time: each thread that compresses keeps its memory afterwards. */
function compressSmall(identity: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const small = compressing.then(() => brotli(identity, quality(11)))
  compressing = small.catch(() => {})
  return small
}

interface Keeping {
  version: string
  address: PageAddress
  security: [string, string][]
  /** The page as it was made before. */
  known: CachedPage | undefined
  smallest: boolean
}

type Body = Pick<CachedPage, 'etag' | 'bodies' | 'bytes' | 'smallest'>

/** The first visitor gets the quick compression; the small one follows off the main thread. */
function compress(identity: Buffer<ArrayBuffer>, etag: string, how: { quality: number; smallest: boolean }): Body {
  const bodies = { gzip: gzipSync(identity, { level: 6 }), br: brotliCompressSync(identity, quality(how.quality)) }
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0)
  const smallest = how.smallest ? compressSmall(identity).then((small) => void (bodies.br = small)) : Promise.resolve()
  return { etag, bodies, bytes, smallest }
}

async function keep(response: Response, { version, address, security, known, smallest: wanted }: Keeping): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  // A variant has few visitors after its first.
  const isMain = address.shelf === 'pages'
  // Mostly a page reads as it did a minute ago: on a quiet site whoever comes then would get the quick compression each time.
  const { bodies, bytes, smallest } = known?.etag === etag ? known : compress(identity, etag, { quality: isMain ? 9 : 5, smallest: wanted && isMain })
  const said = (name: string) => {
    const value = response.headers.get(name)
    return value !== null && { [name]: value }
  }
  const own = {
    'Cache-Control': cacheControl(address),
    ETag: etag,
    ...said('Link'),
    ...Object.fromEntries(security),
    ...said('Content-Security-Policy'),
  }
  const headersNow = () => headersOf({ identity: identity.byteLength, gzip: bodies.gzip.byteLength, br: bodies.br.byteLength }, own)
  const page: CachedPage = { status: address.status, version, bornAt: Date.now(), bytes, etag, bodies, headers: headersNow(), smallest }
  void smallest.then(() => (page.headers = headersNow()))
  return page
}

function headersOf(lengths: Record<Encoding, number>, own: Record<string, string>): CachedPage['headers'] {
  const base = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding', ...own }
  const of = (encoding: Encoding) => ({
    ...base,
    'Content-Length': String(lengths[encoding]),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  return { identity: of('identity'), gzip: of('gzip'), br: of('br') }
}

function answer(page: CachedPage, headers: Headers, method: string): Response {
  if (page.status === 200 && headers.get('if-none-match')?.includes(page.etag)) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...rest } = page.headers.identity
    return new Response(null, { status: 304, headers: rest })
  }
  const encoding = acceptedEncoding(headers.get('accept-encoding'))
  const body = method === 'HEAD' ? null : encoding === 'identity' ? gunzipSync(page.bodies.gzip) : page.bodies[encoding]
  return new Response(body, { status: page.status, headers: page.headers[encoding] })
}
