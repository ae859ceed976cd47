/** The owner says that a question is not for this site, so that it is not shown again, or takes that back. */
import { requireEditor, requireOwner } from '../../audit/require-role.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { maskPersonalData } from '../../assistant/conversation/mask-personal-data.ts'
import { deleteDismissed, deleteDismissedBefore, upsertDismissed } from './analysis.queries.ts'
import { keyOf } from './group-questions.ts'

/** Resolves with what taking it back needs. Throws `invalid_input` for a question without a word of meaning. */
export async function dismissQuestion(context: Context, question: string): Promise<{ id: string }> {
  requireEditor(context)
  const example = maskPersonalData(question).text
  const words = keyOf(example)
  if (words === '') throw new AppError('invalid_input', { fields: ['question'] })
  return { id: await upsertDismissed(context.db, { id: newId(), words, example, dismissed_at: isoNow(context.clock) }) }
}

/** Throws `not_found`. */
export async function undismissQuestion(context: Context, id: string): Promise<void> {
  requireEditor(context)
  if (!(await deleteDismissed(context.db, id))) throw new AppError('not_found')
}

/** For the system and the owner: it quotes what a visitor asked. Returns how many went. */
export async function eraseDismissed(context: Context, { before }: { before: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return deleteDismissedBefore(context.db, before)
}
