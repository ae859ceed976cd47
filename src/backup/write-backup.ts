/** Writes one file with all that a site needs to live on: the database as it is at one moment, and the key. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { DAY_MS } from '../platform/days.ts'
import { sealWith } from './age.ts'
import { databaseFiles, KEY, MANIFEST, type Manifest } from './load-manifest.ts'
import { packTar, type TarFile } from './tar.ts'
import { takeSnapshot, type Place, type Snapshot } from './take-snapshot.ts'

const WORKING = '.elke-backup-'

export interface BackupWish {
  place: Place
  masterKey: string
  /** Without one the file is not encrypted, and whoever has it has everything. */
  passphrase: string | undefined
  /** Must not exist yet; the copy is made beside it first, so there must be room for the database twice. */
  file: string
  now: Date
}

/** The file is there whole and on the disk when it resolves, and not at all otherwise. */
export async function writeBackup({ place, masterKey, passphrase, file, now }: BackupWish): Promise<Manifest & { bytes: number }> {
  if (await stat(file).catch(() => undefined)) throw new Error(`${file} exists already; a backup replaces nothing`)
  await clearLeftovers(dirname(file), now)
  const folder = await mkdtemp(join(dirname(file), WORKING))
  try {
    const snapshot = await takeSnapshot(place, folder)
    if (snapshot.migrations.length === 0) throw new Error('the database is empty')
    const part = join(folder, 'part')
    const packed = pack(snapshot, masterKey, now)
    const seal = (plain: AsyncIterable<Buffer>) => (passphrase === undefined ? plain : sealWith(passphrase, plain))
    await pipeline(Readable.from(packed.archive), createGzip(), seal, createWriteStream(part, { mode: 0o600, flush: true }))
    await rename(part, file)
    await syncFolder(dirname(file))
    return { ...packed.manifest(), bytes: (await stat(file)).size }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function pack({ path, database, migrations, counts }: Snapshot, masterKey: string, now: Date) {
  const hash = createHash('sha256')
  const manifest = (): Manifest => ({ format: 1, madeAt: now.toISOString(), database, sha256: hash.copy().digest('hex'), migrations, counts })
  async function* read(): AsyncGenerator<Buffer> {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      yield chunk
    }
  }
  async function* files(): AsyncGenerator<TarFile> {
    yield { name: databaseFiles[database], size: (await stat(path)).size, content: read() }
    yield text(KEY, masterKey)
    // Last, since the sum of the database is known by then.
    yield text(MANIFEST, `${JSON.stringify(manifest(), undefined, 2)}\n`)
  }
  return { archive: packTar(files(), Math.floor(now.getTime() / 1000)), manifest }
}

function text(name: string, content: string): TarFile {
  const bytes = Buffer.from(content)
  return { name, size: bytes.length, content: Readable.from([bytes]) }
}

/** What a process that was killed left behind. */
async function clearLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(WORKING)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > DAY_MS) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** So that the name outlives a power cut as the bytes do. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
