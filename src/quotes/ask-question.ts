/** A visitor asks one office something about its quote, and it answers; neither learns more of the other by it. */
import { maskPersonalData } from '../assistant/conversation/mask-personal-data.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { cleanText } from '../platform/clean-text.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import type { Secrets } from '../platform/secrets.ts'
import { ANSWERED_DELIVERY, answeredKey, MOST_QUESTIONS, QUESTION_DELIVERY, questionKey } from './deliveries.ts'
import { listInvitations, type InvitationRow } from './invitations.queries.ts'
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

const toText = (typed: string): string => maskPersonalData(cleanText(typed).slice(0, QUESTION_LIMIT)).text

export const showQuestion = (secrets: Secrets, { id, invitation_id: invitationId, question, answer }: QuestionRow): ShownQuestion => ({
  id,
  invitationId,
  question: secrets.decrypt(question, labelOf(id)),
  answer: answer === null ? undefined : secrets.decrypt(answer, labelOf(id)),
})

const isOpen = (request: RequestRow | undefined): boolean => request?.state === 'open' || request?.state === 'ended'

/** Nothing happens without a text, of an office that gave no quote, once the request is over, and past some questions to one office. A repeat of an open question is the same. */
export async function askQuestion(context: Context, input: { requestId: string; invitationId: string; typed: string }): Promise<void> {
  const { requestId, invitationId } = input
  const text = toText(input.typed)
  if (text === '') return
  await context.db.transaction().execute(async (tx) => {
    await lockRequest(tx, requestId)
    const invitation = (await listInvitations(tx, requestId)).find(({ id }) => id === invitationId)
    if (invitation?.state !== 'quoted' || !isOpen(await findRequest(tx, requestId))) return
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

/** Once for each question; nothing happens without a text, and once the request is over. */
export async function answerQuestion(context: Context, input: { invitation: InvitationRow; id: string; typed: string }): Promise<void> {
  const { invitation, id } = input
  const { id: invitationId, request_id: requestId } = invitation
  const text = toText(input.typed)
  if (text === '') return
  await context.db.transaction().execute(async (tx) => {
    if (!isOpen(await findRequest(tx, requestId))) return
    const now = isoNow(context.clock)
    if (!(await writeAnswer(tx, { id, invitationId }, { answer: context.secrets.encrypt(text, labelOf(id)), answered_at: now }))) return
    const own = (await listQuestions(tx, requestId)).filter((row) => row.invitation_id === invitationId)
    const number = own.findIndex((row) => row.id === id) + 1
    await enqueueDelivery(tx, { kind: ANSWERED_DELIVERY, dedupeKey: answeredKey(invitationId, number), payload: { requestId }, now })
    await recordStep({ ...context, db: tx }, { requestId, step: 'answered', actor: 'office', invitationId })
  })
  wakeOutbox(context.db)
}
