/** The active targets in memory: a redirect asks no database, and works while it is away. */
import type { Database } from '../database/database.ts'
import type { RedirectTarget } from './redirect.ts'
import { listActiveTargets } from './redirects.queries.ts'

export interface RedirectTargets {
  find(slug: string): RedirectTarget | undefined
  reload(): Promise<void>
}

/** Empty until the first load. */
export function redirectTargets(db: Database): RedirectTargets {
  let bySlug = new Map<string, RedirectTarget>()
  return {
    find: (slug) => bySlug.get(slug),
    async reload() {
      bySlug = new Map((await listActiveTargets(db)).map((target) => [target.slug, target]))
    },
  }
}
