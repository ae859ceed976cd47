/** The owner's routes of the provider on a test database: settings and the test of the connection, by HTTP. */
import type { Opened } from '../contract/both-databases.ts'
import { providerApi } from '../../src/assistant/model/provider.api.ts'
import type { Context } from '../../src/platform/context.ts'
import { settingsApi } from '../../src/owner/settings.api.ts'
import { owner } from './context.ts'
import { httpApp } from './http-app.ts'
import { addOwnerAccount, ORIGIN, PASSWORD } from './owner-site.ts'
import { KEY } from './scripted-provider.ts'
import { readSettings } from './settings.ts'

interface HttpAnswer {
  status: number
  body: unknown
}

export interface ProviderSite {
  read(): Promise<unknown>
  /** Gives the owner's password along. */
  save(changes: Record<string, string>): Promise<HttpAnswer>
  /** Saves this address with a model and a key. */
  choose(baseUrl: string): Promise<void>
  tryOut(): Promise<HttpAnswer>
  auditOfTests(): Promise<{ actor: string; details: string | null }[]>
  asVisitor(): ProviderSite
}

export function createApp(site: Opened, providerHosts: string[], context: Context = site.context.as(owner)): ProviderSite {
  const env = { smtpUrl: undefined, providerHosts, mailHosts: [] }
  let settings: Awaited<ReturnType<typeof readSettings>>
  const refresh = async () => {
    settings = await readSettings(context)
  }
  const app = httpApp(async (c, next) => {
    c.set('context', context)
    await next()
  })
    .route('/', settingsApi({ origin: ORIGIN, contentVersion: { refresh }, env }))
    .route('/', providerApi({ settings: () => settings, env }))
  const send = async (path: string, init?: RequestInit): Promise<HttpAnswer> => {
    const response = await app.request(path, init)
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const save = async (changes: Record<string, string>) => {
    await addOwnerAccount(site.context)
    const body = JSON.stringify({ current_password: PASSWORD, ...changes })
    return send('/api/admin/settings', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body })
  }
  return {
    read: async () => (await send('/api/admin/settings')).body,
    save,
    async choose(baseUrl) {
      const { status } = await save({ provider_base_url: baseUrl, provider_model: 'proefmodel', chatbot_api_key: KEY })
      if (status !== 200) throw new Error(`the settings were not saved: ${status}`)
    },
    async tryOut() {
      await refresh()
      return send('/api/admin/provider/test', { method: 'POST' })
    },
    auditOfTests: () => site.database.db.selectFrom('elk_audit_log').select(['actor', 'details']).where('action', '=', 'provider.test').execute(),
    asVisitor: () => createApp(site, providerHosts, site.context),
  }
}
