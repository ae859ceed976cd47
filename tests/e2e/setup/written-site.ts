/** A site whose answers a scripted model writes, at the pace of the test. */
import { KEY, opens, ends, scriptedProvider, writes, type Script, type ScriptedProvider } from '../../factories/scripted-provider.ts'
import { json } from './chat-client.ts'
import { PASSWORD, startServer, type RunningServer } from './server.ts'

export interface WrittenSite extends AsyncDisposable {
  server: RunningServer
  provider: ScriptedProvider
}

export async function startWrittenSite(env: Record<string, string> = {}): Promise<WrittenSite> {
  const provider = await scriptedProvider()
  const server = await startServer({ PROVIDER_HOSTS: provider.host, ...env })
  const signedIn = await fetch(`${server.url}/api/sign-in`, { method: 'POST', headers: json, body: JSON.stringify({ password: PASSWORD }) })
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
  const settings = { provider_base_url: provider.url, provider_model: 'proefmodel', chatbot_api_key: KEY, current_password: PASSWORD }
  const saved = await fetch(`${server.url}/api/admin/settings`, {
    method: 'PUT',
    headers: { ...json, Cookie: cookie.join('; '), Origin: server.url },
    body: JSON.stringify(settings),
  })
  if (!saved.ok) throw new Error(`the model was not saved: ${saved.status} ${await saved.text()}`)
  return {
    server,
    provider,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await provider[Symbol.asyncDispose]()
    },
  }
}

export const FIRST_HALF = 'Een testament legt vast wie er na uw overlijden iets krijgt. '
export const SECOND_HALF = 'De notaris schrijft het op en bewaart het.'

/** Writes the first half, and the second once it is released. A call that comes later writes the whole at once. */
export function writesHalves(): { script: Script; release: () => void } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const script: Script = async (response) => {
    opens(response)
    // Word by word, since the text is checked by words before anyone sees it.
    for (const word of FIRST_HALF.match(/\S+\s*/g) ?? []) writes(response, word)
    await released
    for (const word of SECOND_HALF.match(/\S+\s*/g) ?? []) writes(response, word)
    ends(response)
  }
  return { script, release }
}
