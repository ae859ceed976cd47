/** Table of what migrations left to be done beside the serving site. */

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

export interface FillTables {
  elk_fills: FillsTable
}
