/** Reads what a server has stored, from its own SQLite file. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Row = Record<string, string | number | null>

export function storedRows(dataDir: string, sql: string, ...parameters: string[]): Row[] {
  const file = new DatabaseSync(join(dataDir, 'elke.sqlite'), { readOnly: true, timeout: 5_000 })
  try {
    return file.prepare(sql).all(...parameters) as Row[]
  } finally {
    file.close()
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
