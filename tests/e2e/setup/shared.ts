/** What the journeys of a worker share beside its browser: a server. Starting one for each file took longer than most journeys. */
import { inject } from 'vitest'
import { startServer, type RunningServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedServer: SharedServer
  }
}

/** Its faults are looked at when the run ends. */
export type SharedServer = Pick<RunningServer, 'url' | 'dataDir'>

/** One for all workers, for journeys that sign in nowhere, change no setting and look at rows of their own only: a page is made once a run, by a process that is warm. */
export const sharedServer = (): SharedServer => inject('sharedServer')

export interface Shared {
  sharedServer: SharedServer
  end: () => Promise<void>
}

/** Once a run. What it returns ends with an error when the server had a fault. */
export async function startShared(): Promise<Shared> {
  const server = await startServer()
  return {
    sharedServer: { url: server.url, dataDir: server.dataDir },
    end: async () => {
      const { code } = await server.stop()
      if (code !== 0 || server.errors().length > 0) throw new Error(`the shared server ended with code ${code}:\n${server.errors().join('\n')}`)
    },
  }
}
