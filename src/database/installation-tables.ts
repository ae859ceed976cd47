/** Table of the installation itself. */
import type { Generated } from 'kysely'

/** One row. */
export interface InstallationTable {
  id: number
  /** A known text, sealed with the key of this installation; null: no start has left one yet. */
  key_check: Generated<string | null>
  /** When a write last showed that the database takes writes. */
  probed_at: Generated<string | null>
}
