/** The owner says to have answered a message, or takes that back: the mail itself goes out of the owner's own mailbox. */
import { writeAsEditor } from '../audit/write-as.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { setAnswered } from './contact.queries.ts'

/** Throws `not_found`. */
export async function answerContactMessage(context: Context, { id, answered }: { id: string; answered: boolean }): Promise<void> {
  await writeAsEditor(context, async ({ db, clock }) => {
    if (!(await setAnswered(db, id, answered ? isoNow(clock) : null))) throw new AppError('not_found')
    return { result: undefined, audit: { action: 'contact.answered', subject: id, details: { answered } }, isVisible: false }
  })
}
