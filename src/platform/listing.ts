/** The part of a list that a program asks for. */
export interface Listing {
  limit: number
  oldestFirst: boolean
  /** The last row that it has. */
  after?: { at: string; id: string } | undefined
  /** First moment (ISO), and the first that does not belong to it any more. */
  from?: string | undefined
  until?: string | undefined
}
