/** The built files (scripts, styles, fonts, pictures, films), kept in memory with the compressed forms made at build time. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { readByteRange } from './byte-range.ts'
import { acceptedEncoding } from './content-encoding.ts'
import { openPieces, type ReadPieces } from './file-pieces.ts'

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
  film?: Film
}

interface Film {
  bytes: number
  read: ReadPieces
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
    // Pictures of shared links and films are rarely asked for, and so is the plain form of what is compressed; then the system still has them at hand.
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
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
    const film = type.startsWith('video/') && { film: { bytes: identity.byteLength, read: openPieces(path) } }
    files.set(url, { type, bodies, immutable: url.startsWith('/_astro/'), etag, ...film })
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
  if (file.film) return answerFilm(file.film, file.etag, request, headers)
  const body = file.bodies[encoding] ?? file.bodies.identity
  headers['Content-Length'] = String(body.byteLength)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** Players ask for parts, to begin at once and to jump; Safari plays nothing without them. */
function answerFilm({ bytes, read }: Film, etag: string, request: Request, headers: Record<string, string>): Response {
  headers['Accept-Ranges'] = 'bytes'
  const ifRange = request.headers.get('if-range')
  const header = request.method === 'GET' && (!ifRange || ifRange === etag) ? request.headers.get('range') : null
  const range = readByteRange(header, bytes)
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes}` } })
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  headers['Content-Length'] = String(end + 1 - start)
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${bytes}`
  return new Response(request.method === 'HEAD' ? null : read(start, end + 1), { status: range ? 206 : 200, headers })
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
