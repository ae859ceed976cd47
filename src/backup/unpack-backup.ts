/** Takes a backup apart into a folder, and trusts nothing in it that its own sums do not bear out. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { isSealed, openWith } from './age.ts'
import { databaseFiles, KEY, loadManifest, MANIFEST, type Manifest } from './load-manifest.ts'
import { readTar } from './tar.ts'

const GZIP = Buffer.from([0x1f, 0x8b])
/** Of the files beside the database. */
const MOST_BYTES = 1_000_000

const expected: ReadonlySet<string> = new Set([...Object.values(databaseFiles), KEY, MANIFEST])

export interface Unpacked {
  manifest: Manifest
  isEncrypted: boolean
  databasePath: string
  masterKey: string
}

export class PassphraseNeeded extends Error {}

/** Throws for what is no backup, was altered or is cut off; what it wrote until then stays in the folder. */
export async function unpackBackup(file: string, folder: string, passphrase: string | undefined): Promise<Unpacked> {
  const start = await readStart(file)
  const isEncrypted = isSealed(start)
  if (!isEncrypted && !start.subarray(0, GZIP.length).equals(GZIP)) throw new Error('it is none of the backups of this program')
  if (isEncrypted && passphrase === undefined) throw new PassphraseNeeded('it is encrypted')
  const bytes = createReadStream(file) as AsyncIterable<Buffer>
  const plain = isEncrypted && passphrase !== undefined ? openWith(passphrase, bytes) : bytes
  const sums = new Map<string, string>()
  await pipeline(Readable.from(plain), createGunzip(), async (archive: AsyncIterable<Buffer>) => {
    for await (const { name, size, content } of readTar(archive)) {
      if (!expected.has(name) || sums.has(name)) throw new Error(`it holds ${JSON.stringify(name)}, which does not belong there`)
      if ((name === KEY || name === MANIFEST) && size > MOST_BYTES) throw new Error(`its ${name} is too large`)
      sums.set(name, await keep(content, join(folder, name)))
    }
  })
  if (!sums.has(KEY) || !sums.has(MANIFEST)) throw new Error('it is not complete')
  const manifest = loadManifest(await readFile(join(folder, MANIFEST), 'utf8'))
  const database = databaseFiles[manifest.database]
  if (sums.get(database) !== manifest.sha256) throw new Error('its database is not the one that was copied')
  return { manifest, isEncrypted, databasePath: join(folder, database), masterKey: (await readFile(join(folder, KEY), 'utf8')).trim() }
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file, 'r')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0).finally(() => handle.close())
  return buffer.subarray(0, bytesRead)
}

async function keep(content: AsyncIterable<Buffer>, path: string): Promise<string> {
  const hash = createHash('sha256')
  async function* summed(): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(Readable.from(summed()), createWriteStream(path, { mode: 0o600, flush: true }))
  return hash.digest('hex')
}
