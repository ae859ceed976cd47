/** Clicks of people, as they are written: together, since a link that is shared is clicked by hundreds at once. */
import type { AnyDatabase } from '../database/database.ts'
import { announce } from './announce.ts'
import { MOST_CLICKS } from './event.ts'

/** In the transaction that writes them. `now` ISO. */
export async function announceClicks(db: AnyDatabase, ids: readonly string[], now: string): Promise<void> {
  for (let from = 0; from < ids.length; from += MOST_CLICKS)
    await announce(db, { type: 'click.recorded', data: { click_ids: ids.slice(from, from + MOST_CLICKS) } }, now)
}
