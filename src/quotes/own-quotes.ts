/** The visitor writes down a quote that came back, or takes one away. */
import { AppError } from '../errors/errors.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { submissionId } from '../platform/submission-id.ts'
import { maskForRequest } from './mask-for-request.ts'
import { deleteOwnQuote, findRequest, insertQuote, listQuotes, lockRequest } from './quotes.queries.ts'
import type { QuoteInput } from './read-quote-form.ts'
import { recordStep } from './record-step.ts'

/** More than anybody compares. */
const MOST_OWN_QUOTES = 12

interface OwnQuote {
  requestId: string
  quote: QuoteInput
  /** UUID of the form that was shown; the same form with the same amounts is stored once. */
  submissionKey: string
}

/** Throws `conflict` when there are too many, and once the request is gone. */
export async function addOwnQuote(context: Context, { requestId, quote, submissionKey }: OwnQuote): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await lockRequest(tx, requestId)
    const request = await findRequest(tx, requestId)
    if (!request) throw new AppError('conflict')
    const own = (await listQuotes(tx, requestId)).filter(({ invitation_id: by }) => by === null)
    const id = submissionId(submissionKey, { requestId, quote })
    if (own.some((one) => one.id === id)) return
    if (own.length >= MOST_OWN_QUOTES) throw new AppError('conflict')
    const { office, lines, includes, validUntil } = quote
    await insertQuote(tx, {
      id,
      request_id: requestId,
      invitation_id: null,
      office_name: office,
      lines: JSON.stringify(lines),
      includes: maskForRequest(context.secrets, request, includes),
      valid_until: validUntil,
      created_at: isoNow(context.clock),
    })
    await recordStep({ ...context, db: tx }, { requestId, step: 'quote-entered', actor: 'visitor' })
  })
}

/** Nothing happens when it is gone already, or is of an office. */
export async function removeOwnQuote(context: Context, { requestId, id }: { requestId: string; id: string }): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await lockRequest(tx, requestId)
    if (await deleteOwnQuote(tx, requestId, id)) await recordStep({ ...context, db: tx }, { requestId, step: 'quote-removed', actor: 'visitor' })
  })
}
