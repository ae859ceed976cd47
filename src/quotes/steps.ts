/** What can happen to a request. */
export type StepName =
  | 'made'
  | 'quote-entered'
  | 'quote-removed'
  | 'confirmed'
  | 'invited'
  | 'quoted'
  | 'declined'
  | 'reminded'
  | 'ended'
  | 'chosen'
  | 'withdrawn'
  | 'released'
