/** Tables of the installation itself: its key, what migrations left to be done, and work by the clock. */
import type { Generated } from 'kysely'

/** One row. */
interface InstallationTable {
  id: number
  /** A known text, sealed with the key of this installation; null: no start has left one yet. */
  key_check: Generated<string | null>
  /** When a write last showed that the database takes writes. */
  probed_at: Generated<string | null>
}

/** One row a fill; kept when it is done. */
interface FillsTable {
  name: string
  /** Where the next batch goes on, in the words of the fill; '' at first. */
  mark: string
  state: 'filling' | 'done'
  /** Rows. */
  done: number
  /** Rows that there were when it was planned. */
  total: number
}

/** A job that ran, or runs; the key keeps two instances from running it for the same slot. */
interface JobRunsTable {
  name: string
  slot: string
  started_at: string
  finished_at: string | null
  fault: string | null
}

export interface InstallationTables {
  elk_installation: InstallationTable
  elk_fills: FillsTable
  elk_job_runs: JobRunsTable
}
