/** How many links lead visitors of a live site somewhere: switched on, with a destination of the owner's own. */
import type { AnyDatabase } from '../platform/context.ts'
import { callSlugs } from './link-use.ts'
import { listActiveTargets } from './redirects.queries.ts'

export const countPartnerLinks = async (db: AnyDatabase): Promise<number> => (await listActiveTargets(db)).filter(({ isSample }) => !isSample).length

/** Of those, how many the calls of the site lead to. */
export const countCallLinks = async (db: AnyDatabase): Promise<number> =>
  (await listActiveTargets(db)).filter(({ slug, isSample }) => !isSample && callSlugs.includes(slug)).length
