/** The owner says what advertisement costs one office a month. */
import { requireOwner } from '../audit/require-role.ts'
import { writeAsOwner } from '../audit/write-as.ts'
import { AppError } from '../errors/errors.ts'
import { isKnownOffice } from '../notaries/is-known-office.ts'
import { dayOf } from '../platform/dutch-time.ts'
import type { Context } from '../platform/context.ts'
import { nextMonth } from './month.ts'
import { findOfficeFee, keepOfficeFee, saveOfficeFee } from './quote-fees.queries.ts'
import type { QuoteFee } from './set-quote-fee.ts'

/** From a month on that runs or is to come. Of a month that is over that month alone, as with the fee of a request. Throws `not_found`. */
export async function setOfficeFee(context: Context, { notaryId, month, feeCents }: QuoteFee & { notaryId: string }): Promise<void> {
  requireOwner(context)
  if (!(await isKnownOffice(context, notaryId))) throw new AppError('not_found')
  await writeAsOwner(context, async ({ db, clock }) => {
    const after = nextMonth(month)
    if (month < dayOf(clock.now().getTime()).slice(0, 7))
      await keepOfficeFee(db, { notary_id: notaryId, from_month: after, fee_cents: await findOfficeFee(db, notaryId, after) })
    await saveOfficeFee(db, { notary_id: notaryId, from_month: month, fee_cents: feeCents })
    return { result: undefined, audit: { action: 'quote.office-fee', subject: notaryId, details: { month, feeCents } }, isVisible: false }
  })
}
