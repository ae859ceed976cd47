/** What the database itself keeps for the chat logs, in the words of each: counts of conversations by day and hour, and the words of messages. */
import { sql, type RawBuilder } from 'kysely'
import type { DialectName } from './dialects.ts'

/** How many writers of PostgreSQL add to counts of their own. */
const SLOTS = 8

const hourOf = (row: string): string => `substr(${row}last_activity, 1, 13)`
const dayOf = (row: string): string => `substr(${row}last_activity, 1, 10)`

function countOnSqlite(row: 'new' | 'old', by: 1 | -1): string {
  const values = `('day', ${dayOf(`${row}.`)}, 0, ${by}), ('hour', ${hourOf(`${row}.`)}, 0, ${by})`
  return `insert into elk_chat_session_counts (span, bucket, slot, sessions) values ${values}
    on conflict (span, bucket, slot) do update set sessions = sessions + excluded.sessions;`
}

const sqliteCounts = [
  `create trigger elk_chat_sessions_counted after insert on elk_chat_sessions begin ${countOnSqlite('new', 1)} end`,
  `create trigger elk_chat_sessions_moved after update of last_activity on elk_chat_sessions when ${hourOf('old.')} <> ${hourOf('new.')}
    begin ${countOnSqlite('old', -1)} ${countOnSqlite('new', 1)} end`,
  `create trigger elk_chat_sessions_gone after delete on elk_chat_sessions begin ${countOnSqlite('old', -1)} end`,
  `insert into elk_chat_session_counts (span, bucket, slot, sessions)
    select 'day', ${dayOf('')}, 0, count(*) from elk_chat_sessions group by 2
    union all select 'hour', ${hourOf('')}, 0, count(*) from elk_chat_sessions group by 2`,
]

const utc = (column: string, span: 'day' | 'hour'): string =>
  `to_char(${column} at time zone 'UTC', ${span === 'day' ? "'YYYY-MM-DD'" : '\'YYYY-MM-DD"T"HH24\''})`

/** Sorted, so that two writers never wait for each other's rows in turn. Whoever writes much in one transaction names a slot of its own. */
const countOnPostgres = (name: string, rows: string): string => `create function ${name}() returns trigger language plpgsql as $$
  begin
    insert into elk_chat_session_counts (span, bucket, slot, sessions)
    select span, bucket, coalesce(nullif(current_setting('elk.slot', true), '')::integer, pg_backend_pid() % ${SLOTS}), sum(n)
    from (select 'day' as span, ${utc('last_activity', 'day')} as bucket, n from (${rows}) as a
      union all select 'hour', ${utc('last_activity', 'hour')}, n from (${rows}) as b) as changes
    group by span, bucket having sum(n) <> 0 order by span, bucket
    on conflict (span, bucket, slot) do update set sessions = elk_chat_session_counts.sessions + excluded.sessions;
    return null;
  end $$`

const hourChanged = "date_trunc('hour', old.last_activity at time zone 'UTC') <> date_trunc('hour', new.last_activity at time zone 'UTC')"

const postgresCounts = [
  countOnPostgres('elk_count_added', 'select last_activity, 1 as n from added'),
  countOnPostgres('elk_count_gone', 'select last_activity, -1 as n from gone'),
  countOnPostgres('elk_count_moved', 'select old.last_activity, -1 as n union all select new.last_activity, 1'),
  `create trigger elk_chat_sessions_counted after insert on elk_chat_sessions
    referencing new table as added for each statement execute function elk_count_added()`,
  `create trigger elk_chat_sessions_gone after delete on elk_chat_sessions
    referencing old table as gone for each statement execute function elk_count_gone()`,
  `create trigger elk_chat_sessions_moved after update of last_activity on elk_chat_sessions
    for each row when (${hourChanged}) execute function elk_count_moved()`,
  `insert into elk_chat_session_counts (span, bucket, slot, sessions)
    select 'day', ${utc('last_activity', 'day')}, 0, count(*) from elk_chat_sessions group by 2
    union all select 'hour', ${utc('last_activity', 'hour')}, 0, count(*) from elk_chat_sessions group by 2`,
]

/** Keeps `elk_chat_session_counts` exact from now on, and fills it. */
export const keepSessionCounts = (dialect: DialectName): RawBuilder<unknown>[] => raw(dialect === 'sqlite' ? sqliteCounts : postgresCounts)

/** Messages of one second that keep their order in a search. */
const A_SECOND = 256

const secondOf = (row: string): string => `coalesce(cast(strftime('%s', ${row}timestamp) as integer), 0) * ${A_SECOND}`

/** Of the message `new`: the first free number of its second, or one behind all others when that second is full. */
export const nextMessageNumber = `(select case when exists (select 1 from elk_chat_messages where number = n) then (select max(number) + 1 from elk_chat_messages where number is not null) else n end
  from (select coalesce(max(number) + 1, ${secondOf('new.')}) as n from elk_chat_messages
    where number >= ${secondOf('new.')} and number < ${secondOf('new.')} + ${A_SECOND}))`

// A rowid may change when the file is packed, so a column of our own ties the index to its message. The index holds no text, and
// for each word only where it occurs: what the text says is looked up in the message.
const sqliteSearch = [
  'alter table elk_chat_messages add column number integer',
  // Only what has a number: sorting millions that have none took a third of an upgrade.
  'create unique index elk_chat_messages_number on elk_chat_messages (number) where number is not null',
  `create virtual table elk_chat_search using fts5(words, content='', contentless_delete=1, detail=none,
    tokenize='unicode61 remove_diacritics 2', prefix='2 3 4 6')`,
  `create trigger elk_chat_messages_added after insert on elk_chat_messages begin
    update elk_chat_messages set number = ${nextMessageNumber} where id = new.id;
    insert into elk_chat_search (rowid, words) select number, content from elk_chat_messages where id = new.id;
  end`,
  `create trigger elk_chat_messages_changed after update of content on elk_chat_messages begin
    update elk_chat_search set words = new.content where rowid = new.number;
  end`,
  `create trigger elk_chat_messages_gone after delete on elk_chat_messages begin
    delete from elk_chat_search where rowid = old.number;
  end`,
]

// An index that may delete by number alone only marks what is gone and keeps its words. This one is told the text that goes, and looks
// each word up to take it out: some milliseconds a message, where marking took less than one.
const sqliteForgetting = [
  'drop trigger elk_chat_messages_changed',
  'drop trigger elk_chat_messages_gone',
  'drop table elk_chat_search',
  `create virtual table elk_chat_search using fts5(words, content='', detail=none, tokenize='unicode61 remove_diacritics 2', prefix='2 3 4 6')`,
  `insert into elk_chat_search (elk_chat_search, rank) values ('secure-delete', 1)`,
  // What is without a number is not in the index.
  'update elk_chat_messages set number = null where number is not null',
  `create trigger elk_chat_messages_changed after update of content on elk_chat_messages when old.number is not null begin
    insert into elk_chat_search (elk_chat_search, rowid, words) values ('delete', old.number, old.content);
    insert into elk_chat_search (rowid, words) values (new.number, new.content);
  end`,
  `create trigger elk_chat_messages_gone after delete on elk_chat_messages when old.number is not null begin
    insert into elk_chat_search (elk_chat_search, rowid, words) values ('delete', old.number, old.content);
  end`,
]

const accented = 'àáâãäåāăąçćčďèéêëēėęěìíîïīįłñńňòóôõöøōőŕřśšťùúûüūůűýÿžźż'
const plain = 'aaaaaaaaacccdeeeeeeeeiiiiiilnnnoooooooorrsstuuuuuuuyyzzz'
// In both sizes: a database whose locale knows only ASCII makes no small letters of others.
const letters = accented + accented.toUpperCase()
const signs = '-–—/\\.,:;@_&#%*+=~^|<>()[]{}"“”„‘’`´?!€$'

// Signs become spaces: what PostgreSQL makes of addresses and hyphens is not what someone looks for.
const postgresSearch = [
  `create function elk_words(content text) returns tsvector language sql immutable parallel safe as $$
    select to_tsvector('simple', translate(replace(lower(left(content, 50000)), '''', ' '), '${letters}${signs}', '${plain}${plain}${' '.repeat(signs.length)}'))
  $$`,
  `create table elk_chat_search (
    message_id text primary key references elk_chat_messages (id) on delete cascade, timestamp timestamptz not null, words tsvector not null)`,
  'create index elk_chat_search_newest on elk_chat_search (timestamp desc, message_id desc)',
  'create index elk_chat_search_words on elk_chat_search using gin (words)',
  `create function elk_index_message() returns trigger language plpgsql as $$
    begin
      insert into elk_chat_search values (new.id, new.timestamp, elk_words(new.content))
      on conflict (message_id) do update set timestamp = excluded.timestamp, words = excluded.words;
      return null;
    end $$`,
  `create trigger elk_chat_messages_indexed after insert or update of content, timestamp on elk_chat_messages
    for each row execute function elk_index_message()`,
]

/** Keeps the words of messages to search in from now on; those that are there wait for their fill. */
export const keepMessageWords = (dialect: DialectName): RawBuilder<unknown>[] => raw(dialect === 'sqlite' ? sqliteSearch : postgresSearch)

/** Makes the index anew and empty, so that it keeps no word of what is erased; its fill begins anew. PostgreSQL's row goes with its message. */
export const forgetMessageWords = (dialect: DialectName): RawBuilder<unknown>[] => raw(dialect === 'sqlite' ? sqliteForgetting : [])

const raw = (statements: readonly string[]): RawBuilder<unknown>[] => statements.map((statement) => sql.raw(statement))
