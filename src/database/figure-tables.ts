/** Values of figures that the owner entered; they stand before those of the files. */
import type { Generated } from 'kysely'

export interface FigureValuesTable {
  id: string
  /** Id of a figure of `content/cijfers`. */
  figure: string
  /** JSON: what the owner typed, see `FigureDraft`. */
  draft: string
  version: Generated<number>
  created_at: string
  updated_at: string
  /** Gone for the owner, still to be undone for a while. */
  deleted_at: Generated<string | null>
}

export interface FigureTables {
  elk_figure_values: FigureValuesTable
}
