/** Writes down what happened to a request, in the transaction of it. */
import { isoNow } from '../platform/clock.ts'
import type { TransactionContext } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { insertStep } from './quotes.queries.ts'
import type { StepName } from './steps.ts'

interface Step {
  requestId: string
  step: StepName
  actor: 'visitor' | 'office' | 'owner' | 'system'
  invitationId?: string
}

export async function recordStep({ db, clock }: Pick<TransactionContext, 'db' | 'clock'>, { requestId, step, actor, invitationId }: Step): Promise<void> {
  await insertStep(db, { id: newId(), request_id: requestId, invitation_id: invitationId ?? null, step, actor, at: isoNow(clock) })
}
