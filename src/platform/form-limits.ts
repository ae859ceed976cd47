/** How many forms of one kind a visitor may send. */
import { AppError } from '../errors/errors.ts'
import type { AnyDatabase, Context } from './context.ts'
import { DAY_SECONDS } from './days.ts'
import { countAttempt, type Limit } from './rate-limit.ts'

const limitsOf = (name: string): readonly Limit[] => [
  { name, max: 5, windowSeconds: 600 },
  { name, max: 30, windowSeconds: DAY_SECONDS },
]

/** Counts one form of the visitor, in the transaction that stores it. Throws `too_many_messages`. */
export async function requireWithinFormLimits({ actor, clock }: Context, tx: AnyDatabase, name: string): Promise<void> {
  if (actor.kind !== 'visitor') return
  for (const limit of limitsOf(name)) {
    const verdict = await countAttempt(tx, clock, limit, actor.visitor)
    if (!verdict.allowed) throw new AppError('too_many_messages', { retryAfterSeconds: verdict.retryAfterSeconds })
  }
}
