/** Reads what a server has stored, from its own SQLite file or its PostgreSQL. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { templateDir } from './server.ts'

export type Row = Record<string, string | number | null>

export function storedRows(dataDir: string, sql: string, ...parameters: string[]): Row[] {
  const file = new DatabaseSync(join(dataDir, 'elke.sqlite'), { readOnly: true, timeout: 5_000 })
  try {
    return file.prepare(sql).all(...parameters) as Row[]
  } finally {
    file.close()
  }
}

export async function rowsInPostgres(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

export const storedMessages = (dataDir: string, sessionId: string): Row[] =>
  storedRows(dataDir, 'select role, content from elk_chat_messages where session_id = ? order by timestamp, id', sessionId)

/** Changes what a server has stored, also while it runs. */
export function changeRows(dataDir: string, sql: string, ...parameters: string[]): void {
  const file = new DatabaseSync(join(dataDir, 'elke.sqlite'), { timeout: 5_000 })
  try {
    file.prepare(sql).run(...parameters)
  } finally {
    file.close()
  }
}

/** Puts a running demo in live, as the owner's area will; the server notices within a second. */
export function goLive(dataDir: string): void {
  const setLive =
    "insert into elk_settings (id, key, value, updated_at) values ('site-mode', 'site_mode', 'live', ?) on conflict (key) do update set value = 'live'"
  changeRows(dataDir, setLive, new Date().toISOString())
  changeRows(dataDir, 'update elk_content_version set version = version + 1')
}

const WAY_IN = ['account', 'session', 'verification', 'two_factor', 'passkey']
  .map((name) => `elk_auth_${name}`)
  .concat('elk_rate_limits', 'elk_audit_log', 'elk_settings')

/** Puts the way in back as it is on a new site: who may come in and how, who tried, what the log tells of it, and the settings. Starting another server takes a second. */
export function resetWayIn(dataDir: string): void {
  const file = new DatabaseSync(join(dataDir, 'elke.sqlite'), { timeout: 5_000 })
  try {
    file.exec(`attach '${join(templateDir, 'elke.sqlite')}' as new`)
    // The log cannot be changed by the site.
    const guards = file.prepare("select name, sql from sqlite_master where type = 'trigger' and tbl_name = 'elk_audit_log'").all() as {
      name: string
      sql: string
    }[]
    const steps = [
      'begin immediate',
      ...guards.map(({ name }) => `drop trigger main.${name}`),
      ...WAY_IN.flatMap((table) => [`delete from main.${table}`, `insert into main.${table} select * from new.${table}`]),
      ...guards.map(({ sql }) => sql),
      'update elk_content_version set version = version + 1',
      'commit',
    ]
    for (const step of steps) file.exec(step)
  } finally {
    file.close()
  }
}
