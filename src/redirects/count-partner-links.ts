/** How many links lead visitors of a live site somewhere: switched on, with a destination of the owner's own. */
import type { AnyDatabase } from '../platform/context.ts'
import { listActiveTargets } from './redirects.queries.ts'

export const countPartnerLinks = async (db: AnyDatabase): Promise<number> => (await listActiveTargets(db)).filter(({ isSample }) => !isSample).length
