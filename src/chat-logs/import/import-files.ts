/** The files that imports read: what the owner sends, kept only while it is imported, and the export that lies ready beside the site. */
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../errors/errors.ts'

export const MAX_UPLOAD = 64 * 1024 * 1024
export const EXPORT_NAME = 'elk_chat_messages.csv'

const UPLOAD = /^chat-import-([\da-f-]{36})\.csv$/

export const uploadPath = (dataDir: string, id: string): string => join(dataDir, `chat-import-${id}.csv`)

export interface ReadyFile {
  path: string
  size: number
  /** Anyone who knows its address can read it. */
  isPublic: boolean
}

/** In the data folder, which nobody else reads, or at the root of the site as it was built. */
export async function findReadyFile(dataDir: string, siteDir: string): Promise<ReadyFile | undefined> {
  for (const [folder, isPublic] of [
    [dataDir, false],
    [siteDir, true],
  ] as const) {
    const path = join(folder, EXPORT_NAME)
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile()) return { path, size: found.size, isPublic }
  }
  return undefined
}

/** Decoded text, piece by piece. Throws `too_large` beyond the limit. */
export async function* textOf(bytes: AsyncIterable<Uint8Array>, limit = MAX_UPLOAD): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (size > limit) throw new AppError('too_large')
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

export const readFileText = (path: string): AsyncIterable<string> => textOf(createReadStream(path, { highWaterMark: 256 * 1024 }), Number.POSITIVE_INFINITY)

/** Readable by the process alone. What was written of a file that is too large goes at once. */
export async function saveUpload(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' })
  let size = 0
  try {
    for await (const chunk of bytes) {
      size += chunk.byteLength
      if (size > MAX_UPLOAD) throw new AppError('too_large')
      await new Promise<void>((resolve, reject) => {
        file.write(chunk, (error) => (error ? reject(error) : resolve()))
      })
    }
    await new Promise<void>((resolve, reject) => {
      file.once('error', reject)
      file.end(resolve)
    })
  } catch (error) {
    file.destroy()
    await eraseUpload(path)
    throw error
  }
}

export const eraseUpload = (path: string): Promise<void> => rm(path, { force: true })

/** Erases what an import left that did not come to its end; one that was touched in the last minute may still be on its way in. */
export async function eraseLeftUploads(dataDir: string, options: { running: string | undefined; touchedBefore: number }): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const id = UPLOAD.exec(name)?.[1]
    if (id === undefined || id === options.running) continue
    const path = join(dataDir, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < options.touchedBefore) await eraseUpload(path)
  }
}
