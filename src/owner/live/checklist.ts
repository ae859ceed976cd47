/** What must be in order before the site goes live, judged from facts. Free of the database, so that each rule can be tried by itself. */
import { privacyChanged } from '../../privacy/privacy.nl.ts'
import { readPassingOn } from '../../privacy/passing-on.ts'
import { isAllowedProvider } from '../../assistant/model/provider-config.ts'
import { readCompany } from '../../frame/company.ts'
import { termsVersion } from '../../site/terms.nl.ts'
import type { SettingValues } from '../all-settings.ts'
import { isKvk, isVatId } from './company-numbers.ts'

/** In the order of the screen. */
const liveItemIds = [
  'company',
  'contact',
  'notaries',
  'partners',
  'mail',
  'provider',
  'second-factor',
  'claims',
  'articles',
  'legal',
  'address',
  'limits',
  'key',
] as const

export type LiveItemId = (typeof liveItemIds)[number]

export type LiveFault =
  | 'legal-name'
  | 'address-missing'
  | 'kvk'
  | 'vat-missing'
  | 'vat-form'
  | 'phone'
  | 'email'
  | 'no-notaries'
  | 'no-partners'
  | 'inbox-only'
  | 'untested'
  | 'provider-half'
  | 'provider-host'
  | 'no-second-factor'
  | 'articles-open'
  | 'legal-unread'
  | 'origin-missing'
  | 'origin-http'
  | 'limits-off'
  | 'key-file'

/** What keeps no site from going live, and that the owner should know. */
export type LiveWarning = 'no-call-links'

export interface LiveItem {
  id: LiveItemId
  /** Without it the site cannot go live. */
  required: boolean
  ok: boolean
  faults: LiveFault[]
  warnings: LiveWarning[]
  /** What the sentence about it names: a host, or a number. */
  value: string
}

export interface LiveFacts {
  settings: SettingValues
  env: { publicOrigin: string | undefined; secretKey: string | undefined; smtpUrl: string | undefined; chatLimits: boolean; providerHosts: readonly string[] }
  ownNotaries: number
  /** Links that are switched on and lead to a destination of the owner's own. */
  partnerLinks: number
  /** Of those, the ones that the calls of the site lead to. */
  callLinks: number
  /** A test message was taken with the settings as they are now. */
  mailTested: boolean
  secondFactor: boolean
  articlesOpen: number
  /** Claims that visitors would not see in live. */
  claimsHidden: number
  ticks: ReadonlyMap<string, string>
}

/** The versions of the texts that the owner says to have read. */
export const legalVersion = `${privacyChanged} ${termsVersion}`

type Judgement = { faults: LiveFault[]; warnings?: LiveWarning[]; value?: string }

const judge: Record<LiveItemId, (facts: LiveFacts) => Judgement> = {
  company: ({ settings }) => ({ faults: companyFaults(settings) }),
  contact: ({ settings }) => {
    const { phone, email } = readCompany(settings)
    return { faults: [...(phone ? [] : ['phone' as const]), ...(email && !email.endsWith('.invalid') ? [] : ['email' as const])] }
  },
  notaries: ({ ownNotaries }) => ({ faults: ownNotaries > 0 ? [] : ['no-notaries'], value: String(ownNotaries) }),
  partners: ({ partnerLinks, callLinks }) => ({
    faults: partnerLinks > 0 ? [] : ['no-partners'],
    warnings: partnerLinks > 0 && callLinks === 0 ? ['no-call-links'] : [],
    value: String(partnerLinks),
  }),
  mail: mailJudgement,
  provider: providerJudgement,
  'second-factor': ({ secondFactor }) => ({ faults: secondFactor ? [] : ['no-second-factor'] }),
  // Never a fault: what has no evidence is hidden.
  claims: ({ claimsHidden }) => ({ faults: [], value: String(claimsHidden) }),
  articles: ({ articlesOpen }) => ({ faults: articlesOpen === 0 ? [] : ['articles-open'], value: String(articlesOpen) }),
  legal: ({ ticks }) => ({ faults: ticks.get('legal-read') === legalVersion ? [] : ['legal-unread'] }),
  address: ({ env }) => ({ faults: originFaults(env.publicOrigin), value: env.publicOrigin ?? '' }),
  limits: ({ env }) => ({ faults: env.chatLimits ? [] : ['limits-off'] }),
  key: ({ env, ticks }) => ({ faults: env.secretKey !== undefined || ticks.has('key-copy') ? [] : ['key-file'], value: env.secretKey ? 'env' : 'file' }),
}

export function judgeLive(facts: LiveFacts): LiveItem[] {
  return liveItemIds.map((id) => {
    const { faults, warnings = [], value = '' } = judge[id](facts)
    return { id, required: id !== 'key', ok: faults.length === 0, faults, warnings, value }
  })
}

export const blocking = (items: readonly LiveItem[]): LiveItem[] => items.filter(({ required, ok }) => required && !ok)

function companyFaults(settings: SettingValues): LiveFault[] {
  const { legalName, address, kvk, vatId } = readCompany(settings)
  const faults: LiveFault[] = []
  if (!legalName) faults.push('legal-name')
  if (!address) faults.push('address-missing')
  if (!kvk || !isKvk(kvk)) faults.push('kvk')
  if (!vatId) faults.push('vat-missing')
  else if (!isVatId(vatId)) faults.push('vat-form')
  return faults
}

function mailJudgement({ settings, env, mailTested }: LiveFacts): Judgement {
  const { transport, host } = readPassingOn(settings, env.smtpUrl).mail
  if (transport === 'inbox') return { faults: ['inbox-only'] }
  return { faults: mailTested ? [] : ['untested'], value: host ?? '' }
}

/** The privacy page names a model as soon as it can be used; half a configuration is neither used nor named. */
function providerJudgement({ settings, env }: LiveFacts): Judgement {
  const given = [settings.chatbot_api_key, settings.provider_base_url, settings.provider_model].filter((value) => value !== '').length
  const host = readPassingOn(settings, env.smtpUrl).model
  if (given === 0) return { faults: [] }
  if (given < 3 || !host) return { faults: ['provider-half'] }
  return { faults: isAllowedProvider(settings.provider_base_url, env.providerHosts) ? [] : ['provider-host'], value: host }
}

function originFaults(origin: string | undefined): LiveFault[] {
  if (origin === undefined) return ['origin-missing']
  return origin.startsWith('https://') ? [] : ['origin-http']
}
