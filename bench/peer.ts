/** Runs the bare Hono app beside the site. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort, startChild, type Running } from './child-process.ts'
import { withFolder } from './site.ts'

/** `page` is the brotli body that it answers at `/testament`. */
export function withPeer<T>(page: Uint8Array, use: (peer: Running) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const pageFile = join(folder, 'page.br')
    writeFileSync(pageFile, page)
    const port = await findFreePort()
    const peer = await startChild({ args: ['bench/bare-hono.ts', String(port), pageFile], port, readyPath: '/readyz' })
    try {
      return await use(peer)
    } finally {
      await peer.stop()
    }
  })
}
