import { expect, test } from 'vitest'
import { defaultsOf } from '../../settings/setting.ts'
import { allSettings, type SettingValues } from '../all-settings.ts'
import { blocking, judgeLive, legalVersion, type LiveFacts, type LiveItemId } from './checklist.ts'
import { isVatId } from './company-numbers.ts'

const defaults = defaultsOf(allSettings)
const company = {
  company_legal_name: 'Proefbedrijf B.V.',
  company_address: 'Singel 1, 1012 AA Amsterdam',
  company_kvk: '12345678',
  company_vat_id: 'NL123456782B01',
  contact_phone: '020 - 123 45 67',
  contact_email: 'post@example.nl',
}
const ready: LiveFacts = {
  settings: { ...defaults, ...company, mail_transport: 'smtp', smtp_host: 'mail.example.nl' },
  env: { publicOrigin: 'https://www.example.nl', secretKey: 'x'.repeat(32), smtpUrl: undefined, chatLimits: true, providerHosts: ['api.mistral.ai'] },
  ownNotaries: 1,
  partnerLinks: 1,
  callLinks: 1,
  mailTested: true,
  secondFactor: true,
  articlesOpen: 0,
  claimsHidden: 0,
  ticks: new Map([['legal-read', legalVersion]]),
}
const item = (facts: Partial<LiveFacts>, id: LiveItemId) => judgeLive({ ...ready, ...facts }).find((one) => one.id === id)
const withSettings = (changes: Partial<SettingValues>): Partial<LiveFacts> => ({ settings: { ...ready.settings, ...changes } })
const withEnv = (changes: Partial<LiveFacts['env']>): Partial<LiveFacts> => ({ env: { ...ready.env, ...changes } })

test('with everything in order nothing keeps the site from going live', () => {
  expect(blocking(judgeLive(ready))).toEqual([])
})

test.each<[LiveItemId, string[], Partial<LiveFacts>]>([
  ['company', ['legal-name', 'address-missing', 'kvk', 'vat-missing'], { settings: { ...defaults, mail_transport: 'smtp' } }],
  ['company', ['kvk'], withSettings({ company_kvk: '1234567' })],
  ['company', ['vat-form'], withSettings({ company_vat_id: 'NL123456789B01' })],
  ['contact', ['phone'], withSettings({ contact_phone: allSettings.contact_phone.default })],
  ['contact', ['email'], withSettings({ contact_email: 'post@bedrijf.invalid' })],
  ['notaries', ['no-notaries'], { ownNotaries: 0 }],
  ['partners', ['no-partners'], { partnerLinks: 0 }],
  ['mail', ['inbox-only'], withSettings({ mail_transport: 'inbox' })],
  ['mail', ['untested'], { mailTested: false }],
  ['provider', ['provider-half'], withSettings({ provider_model: 'model-1' })],
  ['provider', ['provider-half'], withSettings({ chatbot_api_key: 'k', provider_base_url: 'https://api.mistral.ai/v1' })],
  ['provider', ['provider-host'], withSettings({ chatbot_api_key: 'k', provider_base_url: 'https://elders.example/v1', provider_model: 'm' })],
  ['second-factor', ['no-second-factor'], { secondFactor: false }],
  ['articles', ['articles-open'], { articlesOpen: 3 }],
  ['legal', ['legal-unread'], { ticks: new Map([['legal-read', '2020-01-01 2020-01-01']]) }],
  ['address', ['origin-missing'], withEnv({ publicOrigin: undefined })],
  ['address', ['origin-http'], withEnv({ publicOrigin: 'http://www.example.nl' })],
  ['limits', ['limits-off'], withEnv({ chatLimits: false })],
])('%s keeps the site in demo for %s', (id, faults, facts) => {
  expect(item(facts, id)).toMatchObject({ ok: false, required: true, faults })
  expect(blocking(judgeLive({ ...ready, ...facts })).map((one) => one.id)).toContain(id)
})

test('a key that stands in a file only is a warning, and none once a copy was kept', () => {
  const file = withEnv({ secretKey: undefined })
  expect(item(file, 'key')).toMatchObject({ ok: false, required: false })
  expect(blocking(judgeLive({ ...ready, ...file }))).toEqual([])
  expect(item({ ...file, ticks: new Map([...ready.ticks, ['key-copy', 'x']]) }, 'key')).toMatchObject({ ok: true })
})

test('links that no call of the site leads to are a warning, and without any link the fault alone is told', () => {
  expect(item({ partnerLinks: 2, callLinks: 0 }, 'partners')).toMatchObject({ ok: true, faults: [], warnings: ['no-call-links'] })
  expect(item({ partnerLinks: 2, callLinks: 1 }, 'partners')).toMatchObject({ ok: true, warnings: [] })
  expect(item({ partnerLinks: 0, callLinks: 0 }, 'partners')).toMatchObject({ ok: false, faults: ['no-partners'], warnings: [] })
})

test('hidden claims keep no site from going live, and are counted', () => {
  expect(item({ claimsHidden: 7 }, 'claims')).toMatchObject({ ok: true, value: '7' })
})

test('a complete model is in order and named by its host', () => {
  const settings = withSettings({ chatbot_api_key: 'k', provider_base_url: 'https://api.mistral.ai/v1', provider_model: 'm' })
  expect(item(settings, 'provider')).toMatchObject({ ok: true, value: 'api.mistral.ai' })
})

test.each(['NL000099998B57', 'NL004495445B01', 'NL123456782B90'])('%s can be a btw-id', (text) => {
  expect(isVatId(text)).toBe(true)
})

test.each(['NL000099998B58', 'NL123456789B01', 'NL000000000B00', 'BE0123456789', 'NL12345678B01', 'nl123456782B01', ''])('%s cannot be a btw-id', (text) => {
  expect(isVatId(text)).toBe(false)
})
