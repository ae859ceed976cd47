/** Tables of going live, and how the erasing by age stands. */

/** Each save of a claim is a row; the newest of a claim holds. */
export interface ClaimEvidenceTable {
  id: string
  claim: string
  /** The words that the evidence is about. */
  value: string
  /** What the claim rests on; '' when the claim was saved without. */
  evidence: string
  /** https address or name of a document. */
  source: string
  /** YYYY-MM-DD, as is the next. */
  evidence_day: string | null
  valid_until: string | null
  /** JSON: the numbers that the words follow from. */
  proof: string
  created_at: string
}

/** Something that was tried or read, and what it was then: a test message of these settings, a text of that day. */
export interface LiveMarksTable {
  name: string
  value: string
  marked_at: string
}

/** How the erasing by age stands, see `src/platform/erasing-guard.ts`. */
interface ErasingMarksTable {
  name: string
  marked_at: string
}

export interface LiveTables {
  elk_claim_evidence: ClaimEvidenceTable
  elk_live_marks: LiveMarksTable
  elk_erasing_marks: ErasingMarksTable
}
