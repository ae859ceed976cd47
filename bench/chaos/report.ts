/** The table of a run: what was done, and what of it is not there, or there twice. */
import type { DialectName } from '../../src/database/dialects.ts'
import { renderColumns } from '../verdict.ts'
import type { Found } from './kind.ts'

export interface ReportRow extends Found {
  what: string
  database: DialectName
  rounds: number
  acknowledged: number
  /** Of the database: rows, indexes and numbers that contradict each other. */
  damage: string[]
  /** What else is worth knowing, or why it could not be done here. */
  note: string
}

const columns = ['what', 'database', 'rounds', 'acknowledged', 'lost', 'doubled', 'damaged', 'note'] as const
const MOST_SHOWN = 20

export function renderReport(rows: readonly ReportRow[]): { text: string; isWhole: boolean } {
  const table = renderColumns(
    columns,
    rows.map((row) => ({
      what: row.what,
      database: row.database,
      rounds: String(row.rounds),
      acknowledged: String(row.acknowledged),
      lost: String(row.lost.length),
      doubled: String(row.doubled.length),
      damaged: String(row.damage.length),
      note: row.note,
    })),
  )
  const faults = rows.flatMap(({ what, database, lost, doubled, damage }) => [
    ...lost.map((text) => `lost (${what}, ${database}): ${text}`),
    ...doubled.map((text) => `doubled (${what}, ${database}): ${text}`),
    ...damage.map((text) => `damaged (${what}, ${database}): ${text}`),
  ])
  const more = faults.length > MOST_SHOWN ? [`and ${faults.length - MOST_SHOWN} more`] : []
  return { text: [table, ...faults.slice(0, MOST_SHOWN), ...more].join('\n'), isWhole: faults.length === 0 }
}
