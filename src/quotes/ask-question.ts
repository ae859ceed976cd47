/** A visitor asks one office something about its quote, and it answers; neither learns more of the other by it. */
import { AppError } from '../errors/errors.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { cleanText } from '../platform/clean-text.ts'
import { isoNow } from '../platform/clock.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import type { Secrets } from '../platform/secrets.ts'
import { ANSWERED_DELIVERY, answeredKey, MOST_QUESTIONS, QUESTION_DELIVERY, questionKey } from './deliveries.ts'
import { listInvitations, type InvitationRow } from './invitations.queries.ts'
import { maskForRequest } from './mask-for-request.ts'
import { QUESTION_LIMIT } from './question-limit.ts'
import { insertQuestion, listQuestions, writeAnswer, type QuestionRow } from './questions.queries.ts'
import { findRequest, lockRequest, type RequestRow } from './quotes.queries.ts'
import { recordStep } from './record-step.ts'

export interface ShownQuestion {
  id: string
  invitationId: string
  question: string
  answer: string | undefined
}

const labelOf = (id: string): string => `quote-question:${id}`

const toText = (typed: string): string => cleanText(typed).slice(0, QUESTION_LIMIT)

export const showQuestion = (secrets: Secrets, { id, invitation_id: invitationId, question, answer }: QuestionRow): ShownQuestion => ({
  id,
  invitationId,
  question: secrets.decrypt(question, labelOf(id)),
  answer: answer === null ? undefined : secrets.decrypt(answer, labelOf(id)),
})

/** Locked, so that nobody ends it meanwhile. Throws `conflict` once it is over. */
async function requireOpen(tx: AnyDatabase, requestId: string): Promise<RequestRow & { sealed: string }> {
  await lockRequest(tx, requestId)
  const request = await findRequest(tx, requestId)
  const { sealed = null, state } = request ?? {}
  if (!request || sealed === null || (state !== 'open' && state !== 'ended')) throw new AppError('conflict')
  return { ...request, sealed }
}

/** Nothing happens without a text, of an office that gave no quote, and past some questions to one office. A repeat of an open question is the same. Throws `conflict` once the request is over. */
export async function askQuestion(context: Context, input: { requestId: string; invitationId: string; typed: string }): Promise<void> {
  const { requestId, invitationId } = input
  const typed = toText(input.typed)
  if (typed === '') return
  await context.db.transaction().execute(async (tx) => {
    const text = maskForRequest(context.secrets, await requireOpen(tx, requestId), typed)
    const invitation = (await listInvitations(tx, requestId)).find(({ id }) => id === invitationId)
    if (invitation?.state !== 'quoted') return
    const before = (await listQuestions(tx, requestId)).filter((row) => row.invitation_id === invitationId).map((row) => showQuestion(context.secrets, row))
    if (before.length >= MOST_QUESTIONS || before.some(({ question, answer }) => question === text && answer === undefined)) return
    const id = newId()
    const now = isoNow(context.clock)
    const question = context.secrets.encrypt(text, labelOf(id))
    await insertQuestion(tx, { id, request_id: requestId, invitation_id: invitationId, question, answer: null, asked_at: now, answered_at: null })
    await enqueueDelivery(tx, { kind: QUESTION_DELIVERY, dedupeKey: questionKey(invitationId, before.length + 1), payload: { invitationId }, now })
    await recordStep({ ...context, db: tx }, { requestId, step: 'asked', actor: 'visitor', invitationId })
  })
  wakeOutbox(context.db)
}

/** Once for each question; nothing happens without a text. Throws `conflict` once the request is over. */
export async function answerQuestion(context: Context, input: { invitation: InvitationRow; id: string; typed: string }): Promise<void> {
  const { invitation, id } = input
  const { id: invitationId, request_id: requestId } = invitation
  const typed = toText(input.typed)
  if (typed === '') return
  await context.db.transaction().execute(async (tx) => {
    const text = maskForRequest(context.secrets, await requireOpen(tx, requestId), typed)
    const now = isoNow(context.clock)
    if (!(await writeAnswer(tx, { id, invitationId }, { answer: context.secrets.encrypt(text, labelOf(id)), answered_at: now }))) return
    const own = (await listQuestions(tx, requestId)).filter((row) => row.invitation_id === invitationId)
    const number = own.findIndex((row) => row.id === id) + 1
    await enqueueDelivery(tx, { kind: ANSWERED_DELIVERY, dedupeKey: answeredKey(invitationId, number), payload: { requestId }, now })
    await recordStep({ ...context, db: tx }, { requestId, step: 'answered', actor: 'office', invitationId })
  })
  wakeOutbox(context.db)
}
