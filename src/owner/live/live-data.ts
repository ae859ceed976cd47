/** The checklist as the server tells it, and the screen that each item leads to. */
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import type { liveApi } from './live.api.ts'
import type { LiveFault, LiveItem } from './checklist.ts'

export const liveCalls = hc<ReturnType<typeof liveApi>>('/').api.admin.live

export const liveKey = ['live']

export const readLive = () => answerOf(liveCalls.$get())

export type Live = Awaited<ReturnType<typeof readLive>>

export interface Target {
  parameters: Record<string, string | undefined>
  /** What gets the focus there. */
  selector: string
}

const field = (name: string): Target => ({ parameters: {}, selector: `[data-path="${name}"]` })

const fieldOfFault: Partial<Record<LiveFault, string>> = {
  'legal-name': 'company_legal_name',
  'address-missing': 'company_address',
  kvk: 'company_kvk',
  'vat-missing': 'company_vat_id',
  'vat-form': 'company_vat_id',
  phone: 'contact_phone',
  email: 'contact_email',
}

/** Undefined for what is settled outside this screen, or on it. */
export function targetOf({ id, faults }: Pick<LiveItem, 'id' | 'faults'>): Target | undefined {
  const [fault] = faults
  const faulty = fault && fieldOfFault[fault]
  switch (id) {
    case 'company':
      return field(faulty ?? 'company_legal_name')
    case 'contact':
      return field(faulty ?? 'contact_phone')
    case 'provider':
      return field('provider_base_url')
    case 'mail':
      return { parameters: {}, selector: '#mail-heading' }
    case 'claims':
      return { parameters: {}, selector: '#claims-heading' }
    case 'notaries':
      return { parameters: { tab: 'inhoud', onderdeel: 'notarissen' }, selector: '[role="tabpanel"]' }
    case 'partners':
      return { parameters: { tab: 'redirects' }, selector: '[role="tabpanel"]' }
    case 'articles':
      return { parameters: { tab: 'inhoud', onderdeel: 'artikelen' }, selector: '[role="tabpanel"]' }
    case 'second-factor':
      return { parameters: { tab: 'beveiliging' }, selector: '[role="tabpanel"]' }
    default:
      return undefined
  }
}
