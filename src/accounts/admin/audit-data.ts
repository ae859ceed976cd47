/** The log as the API gives it, and where the owner stands in it: kept in the address. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { moveTo, searchOf, useAddressParameters } from '../../owner-kit/address.ts'
import type { auditApi } from '../log/audit.api.ts'
import { auditGroups, type AuditGroup } from '../log/audit-groups.ts'
import { auditTexts } from './audit.nl.ts'
import { securityKey } from './security-data.ts'

const { audit } = hc<ReturnType<typeof auditApi>>('/').api.admin

export interface AuditQuery {
  group: AuditGroup | undefined
  from: string | undefined
  to: string | undefined
  before: string | undefined
}

const dayOf = (text: string | null): string | undefined => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)

export function useAuditQuery(): AuditQuery {
  const address = useAddressParameters()
  return {
    group: auditGroups.find((group) => group === address.get('soort')),
    from: dayOf(address.get('van')),
    to: dayOf(address.get('tot')),
    before: address.get('voor') ?? undefined,
  }
}

/** Another filter begins at the newest row. */
export const showAudit = ({ group, from, to, before }: AuditQuery): void => moveTo({ tab: 'beveiliging', soort: group, van: from, tot: to, voor: before })

const given = (query: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined))

const readPage = ({ before, ...filter }: AuditQuery) => answerOf(audit.$get({ query: given({ ...filter, after: before }) }))

export type AuditLine = Awaited<ReturnType<typeof readPage>>['entries'][number]

export const useAuditPage = (query: AuditQuery) =>
  useQuery({
    queryKey: [...securityKey, 'audit', query],
    queryFn: () => readPage(query),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: auditTexts.loadFailed },
  })

export const auditFile = ({ group, from, to }: AuditQuery): string => `/api/admin/audit.csv${searchOf({ group, from, to })}`

/** Where the subject of an act is shown; undefined when it is gone or has no screen. */
export function addressOf({ action, subject }: Pick<AuditLine, 'action' | 'subject'>): Record<string, string> | undefined {
  if (subject === null || /\.(?:delete|erase)/.test(action)) return undefined
  const [room = ''] = action.split('.')
  if (room === 'chat' && action === 'chat.view') return { tab: 'chat-logs', sessie: subject }
  if (room === 'contact') return { tab: 'berichten', bericht: subject }
  if (room === 'notice') return { tab: 'berichten', onderdeel: 'meldingen', melding: subject }
  if (room === 'redirect') return { tab: 'redirects' }
  const part = contentParts.get(room)
  return part === undefined ? undefined : { tab: 'inhoud', ...(part !== '' && { onderdeel: part }) }
}

/** The homepage is the first part of the tab Inhoud, which has no name in the address. */
const contentParts = new Map([
  ['homepage', ''],
  ['article', 'artikelen'],
  ['entry', 'kennis'],
  ['notary', 'notarissen'],
  ['figure', 'cijfers'],
  ['review', 'beoordelingen'],
])
