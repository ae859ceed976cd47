/** Words of the log for who did something. */
import { roleNames } from '../../platform/role.nl.ts'
import type { AuditEntry } from '../log/list-audit.ts'

const actorWords: Record<AuditEntry['actor'], string> = { ...roleNames, visitor: 'Bezoeker', program: 'Programma', system: 'De site' }

/** 'Sanne de Vries (Redacteur)' */
export function whoWords({ actor, person }: Pick<AuditEntry, 'actor' | 'person'>): string {
  const word = actorWords[actor]
  return person === null || person === word ? word : `${person} (${word})`
}
