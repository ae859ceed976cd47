/** A data folder that outlives the servers of a test, so that they can share it and it can be read after they stop. */
import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { startedDataDir } from './server.ts'

export function sharedFolder(make: () => string = startedDataDir): string {
  const folder = make()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
