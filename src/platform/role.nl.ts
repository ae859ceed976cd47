/** What the roles are called. */
import type { Role } from './role.ts'

export const roleNames: Record<Role, string> = { owner: 'Eigenaar', editor: 'Redacteur', reader: 'Lezer' }

/** What each may do, in one sentence. */
export const roleNotes: Record<Role, string> = {
  owner: 'Alles, ook instellingen, beveiliging, mensen, back-ups en wissen.',
  editor: 'Alles lezen, inhoud wijzigen en berichten en aanvragen afhandelen.',
  reader: 'Alles lezen, niets wijzigen.',
}
