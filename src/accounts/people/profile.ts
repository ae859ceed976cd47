/** What somebody who signs in is called, and by which address: as the screens and the log show it. */
import { requireReader } from '../../audit/require-role.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { cleanText } from '../../platform/clean-text.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { isMailAddress } from '../../platform/is-mail-address.ts'
import type { Role } from '../../platform/role.ts'
import { OWNER_EMAIL } from '../password/owner.ts'
import { findOwner, findUser } from '../password/users.queries.ts'
import { confirmOwner } from '../sessions/confirm-owner.ts'
import { updateProfile } from './people.queries.ts'

const MAX_NAME = 60

export interface Profile {
  name: string
  /** '' for the first owner, who needs none. */
  email: string
  role: Role
}

/** '' for the address that the first owner's account was made with. */
export const addressOf = (email: string): string => (email === OWNER_EMAIL ? '' : email)

export async function readProfile(context: Context): Promise<Profile | undefined> {
  const user = await findUser(context.db, requireReader(context))
  return user && { name: user.name, email: addressOf(user.email), role: user.role }
}

/** As it is stored: on one line. Throws `invalid_input` with field `name`. */
export function checkName(typed: string): string {
  const name = cleanText(typed).replaceAll(/\s+/g, ' ')
  if (name === '' || name.length > MAX_NAME) throw new AppError('invalid_input', { fields: ['name'] })
  return name
}

/** Another address asks for the password, unless signed in just now. Throws `invalid_input` with the field, and `conflict` for an address of somebody else. */
export async function saveProfile(context: Context, typed: { name: string; email: string; password?: string | undefined }): Promise<void> {
  const id = requireReader(context)
  const name = checkName(typed.name)
  const user = await findUser(context.db, id)
  if (!user) throw new AppError('not_found')
  const email = typed.email.trim().toLowerCase()
  // The first owner may do without.
  const isFirst = (await findOwner(context.db))?.id === id
  if (email === '' ? !isFirst : !isMailAddress(email)) throw new AppError('invalid_input', { fields: ['email'] })
  const stored = email === '' ? OWNER_EMAIL : email
  if (stored !== user.email) await confirmOwner(context, typed.password)
  await context.db.transaction().execute(async (tx) => {
    if (!(await updateProfile(tx, id, { name, email: stored }))) throw new AppError('conflict')
    await recordAudit({ ...context, db: tx }, { action: 'account.profile', subject: id })
  })
}
