/** The active targets in memory: a redirect asks no database, and works while it is away. */
import type { Database } from '../database/database.ts'
import type { RedirectTarget } from './redirect.ts'
import { listActiveTargets } from './redirects.queries.ts'

export interface RedirectTargets {
  find(slug: string): RedirectTarget | undefined
  reload(): Promise<void>
}

export async function loadRedirectTargets(db: Database): Promise<RedirectTargets> {
  let bySlug = new Map<string, RedirectTarget>()
  const reload = async () => {
    bySlug = new Map((await listActiveTargets(db)).map((target) => [target.slug, target]))
  }
  await reload()
  return { find: (slug) => bySlug.get(slug), reload }
}
