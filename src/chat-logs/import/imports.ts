/** The imports of this process: they go on when the owner's screen closes, one at a time over all instances. */
import { requireOwner } from '../../audit/require-role.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { eraseLeftUploads, eraseUpload, findReadyFile, readFileText, saveUpload, uploadPath, type ReadyFile } from './import-files.ts'
import { findLastImport, findRunningImport, insertImport, requestCancel, stopStaleImports, type ImportRow } from './imports.queries.ts'
import { countRecords } from './read-records.ts'
import { runImport } from './run-import.ts'

const STALE_MS = 30_000
const SWEEP_MS = 30_000
const UPLOAD_MS = 60_000

type Bytes = AsyncIterable<Uint8Array>

export interface Imports {
  /** Undefined when no export lies ready. */
  readyFile(): Promise<ReadyFile | undefined>
  /** Begins to import the bytes, or the file that lies ready. Throws `conflict` while another import runs, `not_found` without a file. */
  start(context: Context, bytes: Bytes | undefined): Promise<ImportRow>
  /** The last import, also one of another instance. */
  last(context: Context): Promise<ImportRow | undefined>
  /** Ends the one that runs, wherever it does; what it stored stays. */
  cancel(context: Context): Promise<boolean>
  /** What runs here stops after its batch. */
  close(): Promise<void>
}

export interface ImportFolders {
  dataDir: string
  /** Where the built files of the site lie. */
  siteDir: string
}

const staleBefore = ({ clock }: Context): string => new Date(clock.now().getTime() - STALE_MS).toISOString()

/** `system` acts for the system. What a process that died left behind is cleared away from the start on. */
export function openImports(system: Context, { dataDir, siteDir }: ImportFolders): Imports {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const sweep = () =>
    sweepImports(system, dataDir).catch((error: unknown) => system.log.warn({ err: error }, 'what imports left could not be cleared away, trying again'))
  const timer = setInterval(() => void sweep(), SWEEP_MS).unref()
  const sweeping = sweep()

  return {
    readyFile: () => findReadyFile(dataDir, siteDir),
    async start(context, bytes) {
      requireOwner(context)
      const id = newId()
      const path = bytes ? uploadPath(dataDir, id) : (await findReadyFile(dataDir, siteDir))?.path
      if (path === undefined) throw new AppError('not_found')
      if (bytes) await saveUpload(path, bytes)
      const clear = () => (bytes ? eraseUpload(path) : Promise.resolve())
      const row = await takeImport(context, { id, source: bytes ? 'upload' : 'file', path }).catch(async (error: unknown) => {
        await clear()
        throw error
      })
      const work = runImport(context, id, readFileText(path), stopping.signal)
        .then(clear)
        .catch((error: unknown) => context.log.error({ err: error }, 'the file of an import could not be erased'))
        .finally(() => running.delete(work))
      running.add(work)
      return row
    },
    async last(context) {
      requireOwner(context)
      await stopStaleImports(context.db, staleBefore(context))
      return findLastImport(context.db)
    },
    async cancel(context) {
      requireOwner(context)
      return requestCancel(context.db)
    },
    async close() {
      clearInterval(timer)
      stopping.abort()
      await Promise.all([sweeping, ...running])
    },
  }
}

/** The row that says that this import runs, with how many lines there are. */
async function takeImport(context: Context, { id, source, path }: { id: string; source: ImportRow['source']; path: string }): Promise<ImportRow> {
  const total = await countRecords(readFileText(path))
  await stopStaleImports(context.db, staleBefore(context))
  if (!(await insertImport(context.db, { id, source, total, started_at: isoNow(context.clock) }))) throw new AppError('conflict')
  const row = await findLastImport(context.db)
  if (!row) throw new AppError('conflict')
  return row
}

/** Marks imports that nobody works on as stopped, and erases their files. */
export async function sweepImports(context: Context, dataDir: string): Promise<void> {
  await stopStaleImports(context.db, staleBefore(context))
  const running = await findRunningImport(context.db)
  await eraseLeftUploads(dataDir, { running: running?.id, touchedBefore: Date.now() - UPLOAD_MS })
}
