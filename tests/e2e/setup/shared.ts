/** What the journeys of a run share: one browser, and for each worker a server. Starting these for each file took longer than most journeys. */
import { inject } from 'vitest'
import { launchBrowserServer } from './chromium.ts'
import { startServer, type RunningServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserUrl: string
    /** One for each worker. */
    sharedServers: SharedServer[]
  }
}

/** Its faults are looked at when the run ends. */
export type SharedServer = Pick<RunningServer, 'url' | 'dataDir'>

/** The server of this worker, for journeys that sign in nowhere, change no setting and look at rows of their own only. */
export function sharedServer(): SharedServer {
  const server = inject('sharedServers')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!server) throw new Error('this worker has no server')
  return server
}

export interface Shared {
  browserUrl: string
  sharedServers: SharedServer[]
  end: () => Promise<void>
}

/** Once a run. What it returns ends with an error when a server had a fault. With WITHOUT_CHROMIUM=1 there is no browser, and the journeys that need one are left out, which `npm test` tells. */
export async function startShared(workers: number): Promise<Shared> {
  const [browser, ...servers] = await Promise.all([
    process.env['WITHOUT_CHROMIUM'] === '1' ? undefined : launchBrowserServer(),
    ...Array.from({ length: workers }, () => startServer()),
  ])
  return {
    browserUrl: browser?.wsEndpoint() ?? '',
    sharedServers: servers.map(({ url, dataDir }) => ({ url, dataDir })),
    end: async () => {
      await browser?.close()
      for (const server of servers) {
        const { code } = await server.stop()
        if (code !== 0 || server.errors().length > 0) throw new Error(`a shared server ended with code ${code}:\n${server.errors().join('\n')}`)
      }
    },
  }
}
