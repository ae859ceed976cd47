/** Links of visitors whose destination did not answer well twice in a row: once may be chance. */
import type { AnyDatabase } from '../../platform/context.ts'
import { listFailing } from './health.queries.ts'

const FAILURES = 2

/** Slugs, by name. */
export const listUnreachable = async ({ db }: { db: AnyDatabase }): Promise<string[]> => (await listFailing(db, FAILURES)).map(({ slug }) => slug)
