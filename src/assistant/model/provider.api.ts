/** The owner tries the model that answers in the chat. */
import { Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/types.ts'
import type { ProviderValues } from './provider.settings.ts'
import { testProvider } from './test-provider.ts'

export interface ProviderApiServices {
  settings: () => ProviderValues
  env: { providerHosts: readonly string[] }
}

export function providerApi({ settings, env }: ProviderApiServices) {
  return new Hono<HttpEnv>().post('/api/admin/provider/test', async (c) => {
    const { provider_base_url, provider_model, chatbot_api_key } = settings()
    return c.json(await testProvider(c.get('context'), { settings: { provider_base_url, provider_model, chatbot_api_key }, allowedHosts: env.providerHosts }))
  })
}
