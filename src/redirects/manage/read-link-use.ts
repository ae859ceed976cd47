/** Which calls lead to each link as the site stands now. */
import type { Context } from '../../platform/context.ts'
import { modeSettings } from '../../settings/mode.settings.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { callSlugs, callsOfLink, type LinkUse } from '../link-use.ts'
import { listActiveTargets } from '../redirects.queries.ts'

interface Standing {
  is_active: boolean
  is_sample: boolean
  deleted_at: string | null
}

interface Uses {
  /** Null: no call asks for a link of this slug. */
  callsOf: (slug: string) => LinkUse | null
  works: (link: Standing) => boolean
}

export async function readLinkUse(context: Context): Promise<Uses> {
  const isLive = (await readSettings(context, modeSettings)).site_mode === 'live'
  const working = new Set((await listActiveTargets(context.db)).filter(({ isSample }) => !(isLive && isSample)).map(({ slug }) => slug))
  return {
    callsOf: (slug) => (callSlugs.includes(slug) ? callsOfLink(slug, new Set([...working, slug])) : null),
    works: ({ is_active: isActive, is_sample: isSample, deleted_at: deletedAt }) => isActive && deletedAt === null && !(isLive && isSample),
  }
}
