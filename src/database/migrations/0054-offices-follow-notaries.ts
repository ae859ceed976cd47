/** Where requests go follows the notary: with another mail address, or deleted and brought back, the owner confirms it anew; with a notary that is erased it goes as well. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DialectName } from '../dialects.ts'

const unconfirmed = `confirmed_email = '', proven_email = null, proven_at = null, code_at = null`
const hasChanged = `lower(coalesce(old.email, '')) <> lower(coalesce(new.email, '')) or (old.deleted_at is null) <> (new.deleted_at is null)`
const follow = `update elk_quote_offices set ${unconfirmed} where notary_id = new.id;`
const go = 'delete from elk_quote_offices where notary_id = old.id;'

const triggers: Record<DialectName, readonly string[]> = {
  sqlite: [
    `create trigger elk_quote_offices_follow after update of email, deleted_at on elk_notaries when ${hasChanged} begin ${follow} end`,
    `create trigger elk_quote_offices_go after delete on elk_notaries begin ${go} end`,
  ],
  postgres: [
    `create function elk_quote_offices_follow() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then ${go} elsif ${hasChanged} then ${follow} end if;
      return null;
    end $$`,
    `create trigger elk_quote_offices_follow after update of email, deleted_at or delete on elk_notaries
      for each row execute function elk_quote_offices_follow()`,
  ],
}

export function officesFollowNotaries(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`delete from elk_quote_offices where notary_id not in (select id from elk_notaries)`.execute(db)
      await sql`
        update elk_quote_offices set ${sql.raw(unconfirmed)}
        where lower(confirmed_email) <> coalesce((select lower(email) from elk_notaries where id = notary_id and deleted_at is null), '')`.execute(db)
      for (const trigger of triggers[dialect]) await sql.raw(trigger).execute(db)
    },
  }
}
