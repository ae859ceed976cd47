/** The active targets in memory: a redirect asks no database, and works while it is away. */
import type { Database } from '../database/database.ts'
import { DEFAULT_SLUG } from './default-slug.ts'
import type { RedirectTarget } from './redirect.ts'
import { listActiveTargets } from './redirects.queries.ts'

export interface RedirectTargets {
  /** Where `/out/{slug}` leads to; in live never a sample. */
  find(slug: string): RedirectTarget | undefined
  /** The link that an offer with this slug leads to: its own, or else the general one. Undefined: there is nothing to offer. */
  offered(slug: string): string | undefined
  reload(): Promise<void>
}

/** What shows an offer only where it leads somewhere. */
export type Offers = Pick<RedirectTargets, 'offered'>

/** Empty until the first load. */
export function redirectTargets(db: Database, { isDemo }: { isDemo: () => boolean }): RedirectTargets {
  let bySlug = new Map<string, RedirectTarget>()
  const find = (slug: string): RedirectTarget | undefined => {
    const target = bySlug.get(slug)
    return target?.isSample && !isDemo() ? undefined : target
  }
  return {
    find,
    offered: (slug) => [slug, DEFAULT_SLUG].find((one) => find(one)),
    async reload() {
      bySlug = new Map((await listActiveTargets(db)).map((target) => [target.slug, target]))
    },
  }
}
