/** Requests a second of an article page from the page cache, against a bare Hono app that answers the same bytes. Limit: 0.6. */
import { get } from 'node:http'
import type { Running } from './child-process.ts'
import { compare, type Load } from './load.ts'
import { withPeer } from './peer.ts'
import { withSite } from './site.ts'
import { atLeast, shown, type Row } from './verdict.ts'

const PATH = '/testament'
const HEADERS = { 'accept-encoding': 'br' }
const ROUNDS = 3
const SECONDS = 2

export function measureCachedPage(): Promise<Row[]> {
  return withSite(async (site) => {
    await readBytes(site.origin)
    // The first answer carries the quick compression; the small one that visitors get follows shortly after.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const page = await readBytes(site.origin)
    return withPeer(page, async (peer) => {
      const { ratio, detail, processorRatio, processorDetail } = await compare(loadOf(site), loadOf(peer), ROUNDS)
      return [
        atLeast('cached article page, share of bare Hono', ratio, 0.6, '', detail),
        shown('cached article page, same by processor time', processorRatio, '', processorDetail),
      ]
    })
  })
}

const loadOf = (server: Running): Load => ({ server, path: PATH, headers: [HEADERS], seconds: SECONDS, expectedStatus: '2xx' })

/** The body as it travels, still compressed. */
function readBytes(origin: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(origin + PATH, { headers: HEADERS }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => resolve(Buffer.concat(pieces)))
      if (response.headers['content-encoding'] !== 'br') reject(new Error(`${PATH} came without brotli`))
    }).on('error', reject)
  })
}
