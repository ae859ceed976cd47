/** A site whose answers a scripted model writes, at the pace of the test. */
import { scriptedProvider, type ScriptedProvider } from '../../factories/scripted-provider.ts'
import type { RunningServer } from './server.ts'
import { startWithModel } from './with-model.ts'

export interface WrittenSite extends AsyncDisposable {
  server: RunningServer
  provider: ScriptedProvider
}

export async function startWrittenSite(env: Record<string, string> = {}): Promise<WrittenSite> {
  const provider = await scriptedProvider()
  const server = await startWithModel(provider, env)
  return {
    server,
    provider,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await provider[Symbol.asyncDispose]()
    },
  }
}
