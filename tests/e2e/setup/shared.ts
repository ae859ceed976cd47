/** What the journeys of a worker share beside its browser: a server. Starting one for each file took longer than most journeys. */
import { inject } from 'vitest'
import { startServer, type RunningServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
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
  sharedServers: SharedServer[]
  end: () => Promise<void>
}

/** Once a run. What it returns ends with an error when a server had a fault. */
export async function startShared(workers: number): Promise<Shared> {
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer()))
  return {
    sharedServers: servers.map(({ url, dataDir }) => ({ url, dataDir })),
    end: async () => {
      for (const server of servers) {
        const { code } = await server.stop()
        if (code !== 0 || server.errors().length > 0) throw new Error(`a shared server ended with code ${code}:\n${server.errors().join('\n')}`)
      }
    },
  }
}
