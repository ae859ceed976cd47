/** What the roles are called. */
import type { Role } from './role.ts'

export const roleNames: Record<Role, string> = { owner: 'Eigenaar', editor: 'Redacteur', reader: 'Lezer' }
