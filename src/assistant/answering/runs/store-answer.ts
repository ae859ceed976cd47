/** Stores an answer with what comes with it, and ends its run, all at once. */
import { inSharedTransaction } from '../../../database/shared-transaction.ts'
import { isoNow } from '../../../platform/clock.ts'
import type { AnswerWork, AskContext } from '../ask-context.ts'
import { insertMessage, listRecentMessages } from '../assistant.queries.ts'
import type { Cta } from '../../conversation/cta.ts'
import { decideCtas } from '../decide-ctas.ts'
import { findTopic, listAsked } from '../find-topic.ts'
import type { MadeAnswer } from '../choose-answer.ts'
import type { StoredAnswer } from '../../conversation/conversation.ts'
import type { Turn } from '../../conversation/engine.ts'
import { limits } from '../../conversation/limits.ts'
import { wasToldOfHelp } from '../../engine/help-line.ts'
import { asksPrice, mourns } from '../../engine/lasting-grief.ts'
import { MAX_MESSAGES, toTurns } from '../transcript.ts'
import { deleteRun } from './runs.queries.ts'
import { storableText } from '../../../platform/storable-text.ts'
import { announce } from '../../../webhooks/announce.ts'
import { withinTransaction } from '../../../platform/context.ts'

interface StoredEnd {
  answer: StoredAnswer
  ctas: Cta[]
}

/** Undefined when the run is no longer this instance's: the conversation was erased, or another has taken the answer over. */
export async function storeAnswer(context: AskContext, work: AnswerWork, answer: MadeAnswer): Promise<StoredEnd | undefined> {
  return inSharedTransaction(context, async (db) => {
    if (!(await deleteRun(db, work.run.messageId, context.runs.holder))) return undefined
    return insertAnswer(withinTransaction(context, db), work, answer)
  })
}

/** Of a long conversation an engine is given the newest turns alone. */
const readWhole = async ({ db }: AskContext, { run, history }: AnswerWork): Promise<readonly Turn[]> =>
  history.length < limits.historyMessages ? history : toTurns(await listRecentMessages(db, run.sessionId, MAX_MESSAGES))

/** In the caller's transaction. */
async function insertAnswer(context: AskContext, work: AnswerWork, answer: MadeAnswer): Promise<StoredEnd> {
  const { run, question, history } = work
  const { messageId, sessionId, questionId } = run
  const { kind, sources, suggestions, extras, complete, usage } = answer
  const text = storableText(answer.text)
  const now = isoNow(context.clock)
  const ctas = await decideCtas(context, {
    sessionId,
    kind,
    complete,
    refers: answer.refers,
    isGentle: answer.isGentle,
    hush: async () => {
      const turns = await readWhole(context, work)
      if (wasToldOfHelp(turns)) return 'help'
      return !asksPrice(question) && mourns([...turns, { role: 'user', content: question }]) ? 'grief' : undefined
    },
    topic: () => findTopic(listAsked(history, { question, reference: answer.reference }), sources, context.regions),
  })
  await insertMessage(context.db, {
    id: messageId,
    session_id: sessionId,
    role: 'assistant',
    content: text,
    timestamp: now,
    sources: JSON.stringify(sources),
    kind,
    reference: answer.reference ?? null,
    engine: usage ? 'provider' : 'embedded',
    status: complete ? 'complete' : 'partial',
    model: usage?.model ?? null,
    prompt_version: usage?.promptVersion ?? null,
    input_tokens: usage?.inputTokens ?? null,
    output_tokens: usage?.outputTokens ?? null,
    question_id: questionId,
    suggestions: JSON.stringify(suggestions),
    calls: ctas.length > 0 ? JSON.stringify(ctas) : null,
    extras: extras ? JSON.stringify(extras) : null,
  })
  if (kind === 'onbekend') await announce(context.db, { type: 'question.unanswered', data: { conversation_id: sessionId, message_id: messageId } }, now)
  return { answer: { messageId, kind, text, sources, suggestions, extras }, ctas }
}
