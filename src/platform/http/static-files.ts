/** The built files (scripts, styles, fonts, pictures, films), kept in memory with the compressed forms made at build time. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { readByteRange } from './byte-range.ts'
import { acceptedEncoding } from './content-encoding.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
}

interface StaticFile {
  type: string
  etag: string
  immutable: boolean
  bodies: { identity: Buffer<ArrayBuffer>; br?: Buffer<ArrayBuffer>; gzip?: Buffer<ArrayBuffer> }
}

export type StaticFiles = (request: Request, path: string) => Response | undefined

/** Names with a content hash (below `/_astro/`) may be kept for a year. Unknown types are not served. */
export function loadStaticFiles(folder: string, headers: [string, string][]): StaticFiles {
  const files = new Map<string, StaticFile>()
  for (const path of listFiles(folder)) {
    const type = TYPES[extname(path)]
    if (!type) continue
    const url = `/${relative(folder, path).split(sep).join('/')}`
    const identity = readFileSync(path)
    const isCompressed = existsSync(`${path}.br`)
    // Pictures of shared links and the film are rarely asked for, and so is the plain form of what is compressed; then the system still has them at hand.
    const bodies: StaticFile['bodies'] =
      isCompressed || isRarelyAsked(url)
        ? {
            get identity() {
              return readFileSync(path)
            },
          }
        : { identity }
    if (isCompressed) bodies.br = readFileSync(`${path}.br`)
    if (existsSync(`${path}.gz`)) bodies.gzip = readFileSync(`${path}.gz`)
    files.set(url, { type, bodies, immutable: url.startsWith('/_astro/'), etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"` })
  }
  return (request, path) => {
    const file = files.get(path)
    return file && (request.method === 'GET' || request.method === 'HEAD') ? answer(file, request, headers) : undefined
  }
}

const isRarelyAsked = (url: string): boolean => url.startsWith('/og/') || url.startsWith('/video/')

function answer(file: StaticFile, request: Request, security: [string, string][]): Response {
  const accepted = acceptedEncoding(request.headers.get('accept-encoding'))
  const encoding = accepted in file.bodies ? accepted : 'identity'
  const headers: Record<string, string> = {
    ...Object.fromEntries(security),
    'Content-Type': file.type,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  }
  if (request.headers.get('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers })
  if (file.type.startsWith('video/')) return answerFilm(file, request, headers)
  const body = file.bodies[encoding] ?? file.bodies.identity
  headers['Content-Length'] = String(body.byteLength)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** Players ask for parts, to begin at once and to jump; Safari plays nothing without them. A part is a view on the file in memory, not a copy. */
function answerFilm({ bodies: { identity }, etag }: StaticFile, request: Request, headers: Record<string, string>): Response {
  headers['Accept-Ranges'] = 'bytes'
  const ifRange = request.headers.get('if-range')
  const header = request.method === 'GET' && (!ifRange || ifRange === etag) ? request.headers.get('range') : null
  const range = readByteRange(header, identity.byteLength)
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${identity.byteLength}` } })
  const part = range ? identity.subarray(range.start, range.end + 1) : identity
  headers['Content-Length'] = String(part.byteLength)
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${identity.byteLength}`
  return new Response(request.method === 'HEAD' ? null : part, { status: range ? 206 : 200, headers })
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
