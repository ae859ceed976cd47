/** Makes the owner's account on the first start. */
import { randomBytes } from 'node:crypto'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { hasFirstUser, insertUser } from './users.queries.ts'
import { OWNER_EMAIL, OWNER_NAME } from './owner.ts'
import { hashPassword } from './password.ts'
import { recordAudit } from '../../audit/record-audit.ts'

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 20 characters in groups of five, 99 bits: easy to copy by hand. */
export function generatePassword(): string {
  const letters = Array.from(randomBytes(20), (byte) => ALPHABET[byte % ALPHABET.length])
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-')
}

/** Returns the generated password when this call created the account without one being given, so that it can be shown once. */
export async function ensureOwner(context: Context, given: string | undefined): Promise<string | undefined> {
  if (await hasFirstUser(context.db)) return undefined
  const password = given ?? generatePassword()
  const hash = await hashPassword(password, context.hashing)
  const created = await context.db.transaction().execute(async (tx) => {
    const now = isoNow(context.clock)
    const fresh = await insertUser(tx, { userId: newId(), accountId: newId(), name: OWNER_NAME, email: OWNER_EMAIL, role: 'owner', isFirst: true, hash, now })
    if (fresh) await recordAudit({ ...context, db: tx }, { action: 'owner.created' })
    return fresh
  })
  return created && !given ? password : undefined
}
