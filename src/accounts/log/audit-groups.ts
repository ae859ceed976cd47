/** The acts of the log in groups that an owner looks for. */
import { auditActions, type AuditAction } from '../../audit/audit-action.ts'

export const auditGroups = ['inloggen', 'beveiliging', 'gesprekken', 'berichten', 'personen', 'instellingen', 'links', 'inhoud'] as const

export type AuditGroup = (typeof auditGroups)[number]

/** By what stands before the point of an action. */
const groupOfPrefix = new Map<string, AuditGroup>(
  Object.entries({
    'sign-in': 'inloggen',
    'sign-out': 'inloggen',
    session: 'inloggen',
    sessions: 'inloggen',
    password: 'beveiliging',
    account: 'beveiliging',
    owner: 'beveiliging',
    'second-factor': 'beveiliging',
    passkey: 'beveiliging',
    audit: 'beveiliging',
    'api-key': 'beveiliging',
    api: 'beveiliging',
    webhook: 'instellingen',
    chat: 'gesprekken',
    analysis: 'gesprekken',
    contact: 'berichten',
    notice: 'berichten',
    person: 'personen',
    retention: 'personen',
    quote: 'personen',
    'quote-office': 'inhoud',
    settings: 'instellingen',
    backup: 'instellingen',
    mail: 'instellingen',
    provider: 'instellingen',
    site: 'instellingen',
    claim: 'instellingen',
    redirect: 'links',
    entry: 'inhoud',
    homepage: 'inhoud',
    article: 'inhoud',
    'page-text': 'inhoud',
    notary: 'inhoud',
    review: 'inhoud',
    counts: 'inhoud',
    figure: 'inhoud',
  } satisfies Record<string, AuditGroup>),
)

/** Undefined for an action that no group names. */
export const groupOf = (action: string): AuditGroup | undefined => groupOfPrefix.get(action.split('.')[0] ?? '')

export const actionsOf = (group: AuditGroup): AuditAction[] => auditActions.filter((action) => groupOf(action) === group)
