/** Gives an office the address that its name makes. An address that it once had stays its own, and leads on to the new one. */
import type { AnyDatabase } from '../platform/context.ts'
import { updateNotary } from './notary-edit.queries.ts'
import { officeSlug } from './office-address.ts'
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
  const isFree = (candidate: string) => !owners.has(candidate) || owners.get(candidate) === id
  let slug = base
  for (let n = 2; !isFree(slug); n += 1) slug = `${base}-${n}`
  if (!owners.has(slug)) await insertSlug(db, { slug, notary_id: id, created_at: now })
  await updateNotary(db, id, { slug })
}
