/** Resident memory of the process that `npm start` becomes, ten seconds after its start and a few page views. Limit: 160 MB. Linux only. */
import { readResidentMegabytes } from './process-status.ts'
import { withSite } from './site.ts'
import { atMost, type Row } from './verdict.ts'

const PATHS = ['/', '/testament', '/hypotheekakte', '/levenstestament', '/out/testament']
const SETTLE_MS = 10_000

export function measureMemory(): Promise<Row[]> {
  return withSite(async (site) => {
    const readAt = performance.now() + SETTLE_MS
    for (const path of PATHS) {
      const response = await fetch(site.origin + path)
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      await response.arrayBuffer()
    }
    await new Promise((resolve) => setTimeout(resolve, readAt - performance.now()))
    return [atMost('idle memory', readResidentMegabytes(site.pid), 160, ' MB')]
  }, 'script')
}
