/** Why what the visitor just did on the own page was not done. */

/** 'changed': one of the offices cannot be asked any more, or is called otherwise than the visitor read. */
export type ConfirmFault = 'none' | 'many' | 'changed'

/** 'changed': the office has given another quote since the page was shown; 'over': the request is at its end. */
export type Refusal = 'changed' | 'over'
