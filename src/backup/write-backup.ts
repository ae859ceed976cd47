/** Writes one file with all that a site needs to live on: the database as it is at one moment, and the key. */
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sealWith } from './age.ts'
import { freeBytes, requireRoom, tellFull, whileThereIsRoom, type FreeBytes } from './free-space.ts'
import { databaseFiles, KEY, MANIFEST, type Manifest } from './load-manifest.ts'
import { packTar, type TarFile } from './tar.ts'
import type { Place } from './place.ts'
import { takeSnapshot, type Snapshot } from './take-snapshot.ts'
import { inTurn } from './turn.ts'
import { undoOnStop } from './undo-on-stop.ts'
import { clearUnfinished, partPrefix, WORKING } from './unfinished.ts'

export interface BackupWish {
  place: Place
  masterKey: string
  /** Without one the file is not encrypted, and whoever has it has everything. */
  passphrase: string | undefined
  /** Must not exist yet. */
  file: string
  now: Date
  /** As the disk says. */
  free?: FreeBytes
}

/** The file is there whole and on the disk when it resolves, and not at all otherwise. Throws `busy` and `no_room`. */
export async function writeBackup(wish: BackupWish): Promise<Manifest & { bytes: number }> {
  const { file, place, now } = wish
  if (await stat(file).catch(() => undefined)) throw new Error(`${file} exists already; a backup replaces nothing`)
  return inTurn(place, async () => {
    await clearUnfinished(place, dirname(file), now)
    return write(wish)
  })
}

async function write({ place, masterKey, passphrase, file, now, free = freeBytes }: BackupWish): Promise<Manifest & { bytes: number }> {
  const target = dirname(file)
  const folder = await mkdtemp(join(place.dataDir, WORKING))
  const part = join(target, `${partPrefix(place)}${randomBytes(6).toString('hex')}.part`)
  using _ = undoOnStop(() => {
    for (const path of [folder, part]) rmSync(path, { recursive: true, force: true })
  })
  try {
    await requireRoom(target, 0, free)
    const snapshot = await takeSnapshot(place, folder, free)
    if (snapshot.migrations.length === 0) throw new Error('the database is empty')
    const packed = pack(snapshot, masterKey, now)
    const seal = (plain: AsyncIterable<Buffer>) => whileThereIsRoom(target, passphrase === undefined ? plain : sealWith(passphrase, plain), free)
    await pipeline(Readable.from(packed.archive), createGzip(), seal, createWriteStream(part, { mode: 0o600, flush: true }))
    await rename(part, file)
    await syncFolder(target)
    return { ...packed.manifest(), bytes: (await stat(file)).size }
  } catch (error) {
    throw tellFull(error)
  } finally {
    for (const path of [folder, part]) await rm(path, { recursive: true, force: true })
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

/** So that the name outlives a power cut as the bytes do. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
