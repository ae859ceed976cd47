/** Types of the tables of counts by the day. */

export interface DailyCountsTable {
  /** Day in the Netherlands, YYYY-MM-DD. */
  day: string
  /** See `src/insights/measures.ts`. */
  measure: string
  /** What a breakdown is by, such as a path; '' for the whole. */
  dimension: string
  /** Rows of nought are left out: `elk_count_marks` says from when a day without a row is nought. */
  count: number
}

/** How far counting has come: from which day numbers are known, until which day they are counted, since when rows are kept. */
interface CountMarksTable {
  name: string
  /** A day, or a moment. */
  value: string
}

/** Who was here on a day; rows go with the key that the code was made with. */
export interface DailyVisitorsTable {
  /** Day in the Netherlands, YYYY-MM-DD. */
  day: string
  /** HMAC of address and user agent with a daily salt that is destroyed after two days. */
  visitor: string
}

export interface CountTables {
  elk_daily_counts: DailyCountsTable
  elk_count_marks: CountMarksTable
  elk_daily_visitors: DailyVisitorsTable
}
