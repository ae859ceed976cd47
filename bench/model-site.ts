/** The real server with an owner who has chosen a model, which stands in this process and follows a script. */
import { KEY, scriptedProvider, type Script, type ScriptedProvider } from '../tests/factories/scripted-provider.ts'
import type { Running } from './child-process.ts'
import { startSite, withFolder } from './site.ts'

const PASSWORD = 'een-lang-wachtwoord-om-mee-te-meten'

async function chooseModel(origin: string, provider: ScriptedProvider): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const signedIn = await fetch(`${origin}/api/sign-in`, { method: 'POST', headers, body: JSON.stringify({ password: PASSWORD }) })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const chosen = {
    provider_base_url: provider.url,
    provider_model: 'proefmodel',
    chatbot_api_key: KEY,
    provider_daily_requests: '100000',
    current_password: PASSWORD,
  }
  const saved = await fetch(`${origin}/api/admin/settings`, { method: 'PUT', headers: { ...headers, Cookie: cookie }, body: JSON.stringify(chosen) })
  if (!saved.ok) throw new Error(`the model was not chosen: ${saved.status} ${await saved.text()}`)
}

export function withModelSite<T>(script: Script, use: (site: Running, provider: ScriptedProvider) => Promise<T>, env: Record<string, string> = {}): Promise<T> {
  return withFolder(async (dataDir) => {
    await using provider = await scriptedProvider(script)
    const site = await startSite(dataDir, 'entry', { PROVIDER_HOSTS: provider.host, ADMIN_PASSWORD: PASSWORD, ...env })
    try {
      await chooseModel(site.origin, provider)
      return await use(site, provider)
    } finally {
      await site.stop()
    }
  })
}
