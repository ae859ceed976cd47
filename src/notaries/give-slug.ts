/** Gives an office the address that its name makes. An address that it once had stays its own, and leads on to the new one; that of an office that was erased is given to nobody. */
import type { AnyDatabase } from '../platform/context.ts'
import { updateNotary } from './notary-edit.queries.ts'
import { officeSlug } from './office-address.ts'
import { isErasedSlug } from './reserve-slugs.ts'
import { findSlugOwners, insertSlug } from './slugs.queries.ts'

interface NamedOffice {
  id: string
  name: string
  location: string
  /** ISO */
  now: string
}

/** In the transaction that writes the office. Offices of one name in one place get a number behind it. */
export async function giveSlug(db: AnyDatabase, { id, now, ...office }: NamedOffice): Promise<void> {
  const base = officeSlug(office)
  const owners = await findSlugOwners(db, base)
  let slug = base
  // Of two offices that come at the same moment the database lets one have it, and the other goes on to the next number.
  for (let n = 2; owners.get(slug) !== id; n += 1) {
    if (!owners.has(slug) && !(await isErasedSlug(db, slug)) && (await insertSlug(db, { slug, notary_id: id, created_at: now }))) break
    slug = `${base}-${n}`
  }
  await updateNotary(db, id, { slug })
}
