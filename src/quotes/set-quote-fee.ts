/** The owner says what a request costs every office alike. */
import { writeAsOwner } from '../audit/write-as.ts'
import { dayOf } from '../platform/dutch-time.ts'
import type { Context } from '../platform/context.ts'
import { nextMonth } from './month.ts'
import { findFee, keepFee, saveFee } from './quote-fees.queries.ts'

export interface QuoteFee {
  /** YYYY-MM */
  month: string
  /** Excluding btw; null: nothing is charged. */
  feeCents: number | null
}

/** From a month on that runs or is to come. Of a month that is over that month alone: what held after it was charged by then. */
export async function setQuoteFee(context: Context, { month, feeCents }: QuoteFee): Promise<void> {
  await writeAsOwner(context, async ({ db, clock }) => {
    const after = nextMonth(month)
    if (month < dayOf(clock.now().getTime()).slice(0, 7)) await keepFee(db, { from_month: after, fee_cents: await findFee(db, after) })
    await saveFee(db, { from_month: month, fee_cents: feeCents })
    return { result: undefined, audit: { action: 'quote.fee', details: { month, feeCents } }, isVisible: false }
  })
}
