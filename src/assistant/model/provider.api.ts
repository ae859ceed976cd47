/** The owner tries the model that answers in the chat, and sees what it was used for. */
import { Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/types.ts'
import type { ProviderValues } from './provider.settings.ts'
import { readModelUse } from './read-model-use.ts'
import { testProvider } from './test-provider.ts'

export interface ProviderApiServices {
  settings: () => ProviderValues
  env: { providerHosts: readonly string[] }
}

export function providerApi({ settings, env }: ProviderApiServices) {
  return new Hono<HttpEnv>()
    .get('/api/admin/provider/use', async (c) => c.json(await readModelUse(c.get('context'), { settings: settings(), allowedHosts: env.providerHosts })))
    .post('/api/admin/provider/test', async (c) => {
      const { provider_base_url, provider_model, chatbot_api_key } = settings()
      return c.json(await testProvider(c.get('context'), { settings: { provider_base_url, provider_model, chatbot_api_key }, allowedHosts: env.providerHosts }))
    })
}
