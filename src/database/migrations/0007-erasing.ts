/** What erasing by age needs: a conversation that goes finds the clicks that name it without reading them all. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function erasing(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create index elk_affiliate_clicks_session on elk_affiliate_clicks (session_id) where session_id is not null`.execute(db)
    },
  }
}
