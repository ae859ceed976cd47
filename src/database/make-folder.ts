/** Makes the folders that the site keeps things in. */
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const MODE = 0o700

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** With all that leads to it, for this user alone. Node's own way goes round for ever below a folder that takes none, such as `/proc`. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: MODE })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && isFolder(path)) return
    const parent = dirname(path)
    if (code !== 'ENOENT' || parent === path || isFolder(parent)) throw error
    makeFolder(parent)
    makeFolder(path)
  }
}
