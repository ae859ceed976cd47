/** The owner says that an office takes requests, at an address that he confirms to be the office's, and how many at once. */
import { writeAsEditor } from '../audit/write-as.ts'
import { AppError } from '../errors/errors.ts'
import { hurryDeliveries } from '../mail/hurry-deliveries.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { officeUnconfirmed } from '../mail/transport.ts'
import { findNotary, type ListedFor } from '../notaries/list-notaries.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { addOfficeRow, setOffice } from './offices.queries.ts'

export const MOST_CAPACITY = 100

export interface QuoteOfficeInput {
  id: string
  takesRequests: boolean
  capacity: number
  /** It takes requests again that it stopped taking itself. */
  endsPause?: boolean
  /** As the owner saw it; a sample has none that counts. */
  email: string
}

/** Throws `not_found`, `conflict` when the address is another by now, and `invalid_input` when the office has none. */
export async function saveQuoteOffice(context: Context & { offices: () => Required<ListedFor> }, input: QuoteOfficeInput): Promise<void> {
  const { id, takesRequests, capacity, email, endsPause = false } = input
  const office = await findNotary(context, { id, ...context.offices() })
  if (!office) throw new AppError('not_found')
  if ((office.email ?? '') !== email) throw new AppError('conflict')
  if (takesRequests && !office.isSample && email === '') throw new AppError('invalid_input', { fields: ['email'] })
  await writeAsEditor(context, async ({ db, clock }) => {
    const values = { takes_requests: takesRequests, capacity, confirmed_email: email, updated_at: isoNow(clock) }
    await addOfficeRow(db, { notary_id: id, ...values, proven_email: null, proven_at: null, code_at: null, code_tries: 0 })
    await setOffice(db, id, { ...values, ...(endsPause && { paused_at: null }) })
    await hurryDeliveries(db, officeUnconfirmed(), isoNow(clock))
    return {
      result: undefined,
      audit: { action: 'quote-office.save', subject: id, details: { takesRequests, capacity, ...(endsPause && { endsPause }) } },
      isVisible: false,
    }
  })
  wakeOutbox(context.db)
}
