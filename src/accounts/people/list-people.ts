/** An owner sees who may sign in, and who was invited. */
import { requireOwner } from '../../audit/require-role.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import type { Role } from '../../platform/role.ts'
import { addressOf } from './profile.ts'
import { listInvitationRows } from './invitations.queries.ts'
import { listPeopleRows } from './people.queries.ts'

/** More than there are. */
const MOST = 100

export interface Person {
  id: string
  name: string
  /** '' for the first owner, who needs none. */
  email: string
  role: Role
  /** ISO; null: never. */
  lastSignInAt: string | null
  hasSecondFactor: boolean
  suspended: boolean
  /** Who asks. */
  self: boolean
}

export interface OpenInvitation {
  id: string
  email: string
  role: Role
  /** ISO. */
  expiresAt: string
  expired: boolean
}

export async function listPeople(context: Context): Promise<{ people: Person[]; invitations: OpenInvitation[] }> {
  const self = requireOwner(context)
  const now = isoNow(context.clock)
  const [people, invitations] = await Promise.all([listPeopleRows(context.db, MOST), listInvitationRows(context.db, MOST)])
  return {
    people: people.map(({ id, name, email, role, lastSignInAt, hasSecondFactor, suspendedAt }) => ({
      id,
      name,
      email: addressOf(email),
      role,
      lastSignInAt,
      hasSecondFactor,
      suspended: suspendedAt !== null,
      self: id === self,
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({ id, email, role, expiresAt, expired: expiresAt <= now })),
  }
}
