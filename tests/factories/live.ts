/** A site with everything in order for going live, and the services that its checklist asks. */
import { sendTestMail } from '../../src/mail/send-test-mail.ts'
import type { LiveServices } from '../../src/owner/live/read-live.ts'
import { tickItem } from '../../src/owner/live/tick-item.ts'
import type { Opened } from '../contract/both-databases.ts'
import { startFormServer } from '../setup/mail-server.ts'
import { owner } from './context.ts'
import { addLink } from './links.ts'
import { listedIn } from './delivery.ts'
import { readSettings, saveSettings } from './settings.ts'

export const liveServices = (changes: Partial<LiveServices> = {}): LiveServices => ({
  env: { publicOrigin: 'https://www.site.example', secretKey: 'x'.repeat(32), smtpUrl: undefined, chatLimits: true, providerHosts: ['api.mistral.ai'] },
  isSecondFactorOn: async () => true,
  articlesWithoutResponsibility: async () => [],
  ...changes,
})

export const ownDetails = {
  company_legal_name: 'Proefbedrijf B.V.',
  company_address: 'Singel 1, 1012 AA Amsterdam',
  company_kvk: '12345678',
  company_vat_id: 'NL123456782B01',
  contact_phone: '020 - 123 45 67',
  contact_email: 'post@site.example',
}

export async function addOwnNotary(site: Opened, name = 'Kantoor aan de Gracht'): Promise<string> {
  const id = crypto.randomUUID()
  const lists = { languages: '["Nederlands"]', specializations: '[]', features: '[]' }
  const row = { id, name, avatar: null, logo: null, rating: null, review_count: 0, location: 'Amsterdam', best_price: '', phone: null, email: null }
  await site.database.db
    .insertInto('elk_notaries')
    .values({ ...row, ...lists, is_sample: false, is_active: true, created_at: '2026-11-20T10:00:00.000Z' })
    .execute()
  return id
}

/** Sends the test message with the settings that are stored. */
export async function tryMail(site: Opened): Promise<void> {
  const settings = await readSettings(site.context)
  const result = await sendTestMail(site.context.as(owner), {
    settings: () => settings,
    smtpUrl: undefined,
    mailHosts: listedIn(settings),
    origin: 'https://www.site.example',
  })
  if (!result.delivered) throw new Error(`the test message failed: ${result.fault}`)
}

/** Everything that is stored is in order. */
export async function makeReady(site: Opened, { link = true, office = true } = {}): Promise<void> {
  const context = site.context.as(owner)
  await using server = await startFormServer()
  await saveSettings(context, { ...ownDetails, mail_transport: 'form_mail', form_mail_url: server.url })
  if (office) await addOwnNotary(site)
  if (link) await addLink(site)
  await tryMail(site)
  await tickItem(context, { tick: 'legal-read', done: true })
}
