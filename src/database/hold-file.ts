/** A lock between processes that goes with the process that holds it, however that ends: SQLite's own, on a file that holds nothing. */
import { DatabaseSync } from 'node:sqlite'
import { closeToOthers } from './sqlite-file.ts'

const SQLITE_BUSY = 5
const PRIMARY_CODE = 0xff

/** Undefined while another process holds it. The file stays. */
export function holdFile(path: string): Disposable | undefined {
  closeToOthers(path)
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('begin exclusive')
    return file
  } catch (error) {
    file.close()
    if ((((error as { errcode?: number }).errcode ?? 0) & PRIMARY_CODE) === SQLITE_BUSY) return undefined
    throw error
  }
}
