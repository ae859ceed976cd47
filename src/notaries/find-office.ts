/** The office of an address: the office itself, the address that it has now, or that it was erased. */
import type { Context } from '../platform/context.ts'
import type { RegionBook } from '../regions/region.ts'
import { listNotaries, type ListedFor } from './list-notaries.ts'
import { nearbyOffices } from './nearby-offices.ts'
import type { Notary } from './notary.ts'
import { officePath } from './office-address.ts'
import { isErasedSlug } from './reserve-slugs.ts'
import { findSlugOwner } from './slugs.queries.ts'

interface Asked extends ListedFor {
  slug: string
  regions: Pick<RegionBook, 'find' | 'contains'>
}

export type FoundOffice = { office: Notary; nearby: readonly Notary[] } | { moveTo: string } | { erased: true }

/** Undefined for an office that the site does not show. An address from before a change of name leads on. */
export async function findOffice(context: Pick<Context, 'db' | 'clock'>, { slug, regions, ...listed }: Asked): Promise<FoundOffice | undefined> {
  const all = await listNotaries(context, listed)
  const office = all.find((notary) => notary.slug === slug)
  if (office) return { office, nearby: nearbyOffices(all, office, regions) }
  const owner = await findSlugOwner(context.db, slug)
  const moved = owner && all.find(({ id }) => id === owner.notary_id)
  if (moved) return { moveTo: officePath(moved.slug) }
  return !owner && (await isErasedSlug(context.db, slug)) ? { erased: true } : undefined
}
