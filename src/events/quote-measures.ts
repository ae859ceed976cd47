/** What is counted of requests for quotes, as it happens: how often on a day, and for which deed. No row tells which request it was, so nothing changes when one is erased. */
export const quoteMeasures = ['quote_requests', 'quote_confirmations', 'quote_invitations', 'quote_answers', 'quote_choices'] as const

export type QuoteMeasure = (typeof quoteMeasures)[number]
export type QuoteMeasureByDeed = `${QuoteMeasure}_by_deed`

export const byDeed = (measure: QuoteMeasure): QuoteMeasureByDeed => `${measure}_by_deed`
