/** Sends many rows of one table to PostgreSQL through COPY, with its own client program. */
import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Schema } from '../../src/database/schema.ts'

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const ROWS_A_PIECE = 1_000

function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  // Numbers and booleans look the same in JSON.
  return typeof value === 'string' ? value.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : JSON.stringify(value)
}

function* lines(columns: readonly string[], rows: readonly Record<string, unknown>[]): Generator<string> {
  for (let start = 0; start < rows.length; start += ROWS_A_PIECE) {
    const piece = rows.slice(start, start + ROWS_A_PIECE)
    yield piece.map((row) => `${columns.map((column) => field(row[column])).join('\t')}\n`).join('')
  }
}

/** All rows have the columns of the first. They are there, all or none, when it resolves. */
export async function copyRows(url: string, table: keyof Schema, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const copy = `copy ${table} (${columns.map((column) => `"${column}"`).join(', ')}) from stdin`
  const child = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--command', copy, url], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  await Promise.all([pipeline(Readable.from(lines(columns, rows)), child.stdin), ended])
  const code = await ended
  if (code !== 0) throw new Error(`psql ended with code ${code} at ${table}`)
}
