/** What the build made of the content, kept beside it, so that a start reads it instead of making it again (decision 78). */
import { createHash, hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside the built server. */
const FOLDER = join('dist', 'ahead')

export interface Ahead {
  /**
   * What was made under this name, if that was of the same; else it is made now. `source` is all that it is made of but the code; what JSON cannot
   * hold needs a form.
   */
  take<T, Kept = T>(name: string, source: readonly (string | Uint8Array)[], make: () => T, form?: KeptForm<T, Kept>): T
}

/** How something is written as JSON and read again. */
export interface KeptForm<T, Kept> {
  write(made: T): Kept
  read(kept: Kept): T
}

/** For who reads content without a build. */
export const nothingAhead: Ahead = { take: (_name, _source, make) => make() }

const HASH = 64

/** No two lists have the same mark: the length of each part goes in. */
function markOf(source: readonly (string | Uint8Array)[]): string {
  const mark = createHash('sha256')
  for (const part of source) mark.update(`${part.length} `).update(part)
  return mark.digest('hex')
}

const pathOf = (folder: string, name: string): string => join(folder, `${name}.json`)

/** Undefined for a file that is not there, is damaged, or was made of something else. */
function readKept(path: string, mark: string): string | undefined {
  let file: Buffer
  try {
    file = readFileSync(path)
  } catch {
    return undefined
  }
  if (file.toString('latin1', 0, HASH) !== mark) return undefined
  const text = file.subarray(2 * HASH)
  return file.toString('latin1', HASH, 2 * HASH) === hash('sha256', text) ? text.toString('utf8') : undefined
}

/** What the build of this code kept; in development content is read as it is. */
export const openAhead = (rootDir: string): Ahead => (import.meta.env?.DEV ? nothingAhead : readAheadIn(join(rootDir, FOLDER)))

/** Writes nothing: the folder may be read-only, and only the build knows that all of it is of one code. */
export const readAheadIn = (folder: string): Ahead => ({
  take<T, Kept = T>(name: string, source: readonly (string | Uint8Array)[], make: () => T, form?: KeptForm<T, Kept>): T {
    const kept = readKept(pathOf(folder, name), markOf(source))
    if (kept === undefined) return make()
    // Written by the same code, as its mark says that it is of the same source.
    return form ? form.read(JSON.parse(kept) as Kept) : (JSON.parse(kept) as T)
  },
})

/** For the build. */
export function writeAhead(rootDir: string): Ahead {
  const folder = join(rootDir, FOLDER)
  mkdirSync(folder, { recursive: true })
  return {
    take(name, source, make, form) {
      const made = make()
      const text = JSON.stringify(form ? form.write(made) : made)
      writeFileSync(pathOf(folder, name), `${markOf(source)}${hash('sha256', text)}${text}`)
      return made
    },
  }
}
