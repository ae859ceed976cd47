/** Adds pages that were opened to the count of a day. They are counted as they happen: there are no rows to count them from again. */
import type { AnyDatabase } from '../platform/context.ts'
import { addToCount } from './add-to-count.queries.ts'

export const addPageViews = ({ db }: { db: AnyDatabase }, { day, count }: { day: string; count: number }): Promise<void> =>
  addToCount(db, { day, measure: 'page_views', dimension: '', count })
