/** Where the owner's model is: any endpoint that speaks OpenAI's chat completions, on a host that the server's environment allows. */

export interface ProviderConfig {
  /** Without trailing slash. */
  baseUrl: string
  model: string
  apiKey: string
}

/** Undefined until base URL, model and key are all set, and when the host is not allowed. */
export function readProviderConfig(
  settings: Readonly<Record<'provider_base_url' | 'provider_model' | 'chatbot_api_key', string>>,
  allowedHosts: readonly string[],
): ProviderConfig | undefined {
  const { provider_base_url: baseUrl, provider_model: model, chatbot_api_key: apiKey } = settings
  if (!model || !apiKey || !isAllowedProvider(baseUrl, allowedHosts)) return undefined
  return { baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''), model, apiKey }
}

/** https on an allowed host; `127.0.0.1:port` in the list allows plain http to this machine, for tests. */
export function isAllowedProvider(baseUrl: string, allowedHosts: readonly string[]): boolean {
  const url = URL.parse(baseUrl)
  if (!url || url.username || url.password || url.search || url.hash) return false
  if (url.protocol === 'https:') return allowedHosts.includes(url.host)
  return url.protocol === 'http:' && url.hostname === '127.0.0.1' && allowedHosts.includes(url.host)
}
