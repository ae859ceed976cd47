import { stat } from 'node:fs/promises'
import { databaseFile, migrate, openDatabase, type OnStatement } from '../database/database.ts'
import { packFile } from '../database/erased-bytes.ts'
import { systemClock } from '../platform/clock.ts'
import type { Actor, Context } from '../platform/context.ts'
import type { Env } from '../platform/env.ts'
import type { Log } from '../platform/log.ts'
import type { Measure } from '../platform/metrics.ts'
import { createSecrets, loadMasterKey } from '../platform/secrets.ts'

/** The database as this version of the program knows it, and the contexts of verbs upon it. */
export async function openStorage(env: Env, log: Log, refreshContent: () => Promise<void>, measure?: Measure) {
  const { db, dialect, close, lastStorageFault } = openDatabase({
    url: env.databaseUrl,
    dataDir: env.dataDir,
    onStatement: measure && measureStatement(measure),
  })
  const applied = await migrate(db, dialect)
  if (applied.length > 0) log.info({ applied }, 'migrations done')
  // Once, for what was erased before erasing wrote over it.
  if (applied.includes('0022-secure-erasing')) await packAtStart({ db, dialect }, env, log)
  const secrets = createSecrets(loadMasterKey(env.secretKey, env.dataDir))
  const context = (actor: Actor, requestId?: string): Context => ({ db, dialect, clock: systemClock, log, secrets, actor, requestId, refreshContent, measure })
  return { db, context, system: context({ kind: 'system' }), close, lastStorageFault }
}

/** Packing takes minutes for a large file, in which nobody is served. */
const MOST_PACKED_BYTES = 500_000_000

async function packAtStart(opened: Pick<Context, 'db' | 'dialect'>, { dataDir }: Env, log: Log): Promise<void> {
  if (opened.dialect !== 'sqlite') return
  const { size } = await stat(databaseFile(dataDir))
  if (size > MOST_PACKED_BYTES)
    log.warn({ size }, 'the file is large and was not packed: bytes of what was erased before this version may be in it, see docs/operations.md, Upgrade')
  else await packFile(opened).catch((error: unknown) => log.warn({ err: error }, 'the file could not be packed'))
}

const kinds: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit'])

/** By its first word. */
const measureStatement =
  (measure: Measure): OnStatement =>
  (statement, failed, milliseconds) => {
    const [word = ''] = statement.trimStart().split(/\s/, 1)
    measure('query', { kind: kinds.has(word) ? word : 'other', outcome: failed ? 'failed' : 'done' }, milliseconds)
  }
