/** The owner imports messages: what lies ready or is sent is gone through first, and then imported while the owner may leave. */
import { Hono, type Context as HonoContext } from 'hono'
import { requireOwner } from '../audit/require-role.ts'
import { AppError } from '../errors/errors.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { checkImport } from './import/check-import.ts'
import { MAX_UPLOAD, readFileText, textOf } from './import/import-files.ts'
import type { Imports } from './import/imports.ts'

/** The body when it is a file; undefined when the file that lies ready is meant. */
function bodyOf(c: HonoContext<HttpEnv>): ReadableStream<Uint8Array> | undefined {
  if (c.req.query('source') === 'file') return undefined
  if (!/^text\/csv\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('unsupported_media_type')
  if (Number(c.req.header('content-length') ?? 0) > MAX_UPLOAD) throw new AppError('too_large')
  if (!c.req.raw.body) throw new AppError('invalid_input', { fields: ['file'] })
  return c.req.raw.body
}

export function chatImportApi({ imports }: { imports: Imports }) {
  return new Hono<HttpEnv>()
    .get('/api/admin/chat-import', async (c) => {
      const last = await imports.last(c.get('context'))
      const file = await imports.readyFile()
      return c.json({ last: last ?? null, file: file ? { size: file.size, isPublic: file.isPublic } : null })
    })
    .post('/api/admin/chat-import', async (c) => {
      const context = c.get('context')
      requireOwner(context)
      const bytes = bodyOf(c)
      if (c.req.query('step') === 'run') return c.json({ import: await imports.start(context, bytes), checked: null }, 202)
      const path = bytes ? undefined : (await imports.readyFile())?.path
      if (!bytes && path === undefined) throw new AppError('not_found')
      const text = path === undefined ? textOf(bytes ?? emptyBody()) : readFileText(path)
      return c.json({ import: null, checked: await checkImport(context, text) }, 200)
    })
    .post('/api/admin/chat-import/cancel', async (c) => c.json({ cancelled: await imports.cancel(c.get('context')) }))
}

const emptyBody = (): ReadableStream<Uint8Array> => new Blob([]).stream()
