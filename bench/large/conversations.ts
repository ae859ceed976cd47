/** Conversations as the site would have stored them: five messages on average, over a year and a bit, more by day than by night. */
import { idAt } from '../../src/platform/ids.ts'
import type { Draw } from './draw.ts'
import type { Texts } from './texts.ts'

export const DAYS = 400
const DAY_MS = 86_400_000
const LENGTHS = [2, 4, 4, 6, 6, 8]
const PAGES = [
  '/',
  '/',
  '/',
  '/testament',
  '/hypotheekakte',
  '/levenstestament',
  '/goedkoopste-notaris',
  '/notaris-vergelijken',
  '/samenlevingscontract',
  '/bv-oprichten',
]
const BROWSER = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36'
const DOUBTS = ['verduidelijking', 'onbekend'] as const

export interface ConversationRows {
  session: Record<string, unknown>
  messages: Record<string, unknown>[]
  feedback: Record<string, unknown>[]
}

const iso = (millis: number): string => new Date(millis).toISOString()

/** Moment of the conversation with this number, spread over the days before `end`. */
export function momentOf(number: number, total: number, end: number, draw: Draw): number {
  const day = Math.floor((number * DAYS) / total)
  const hour = 6 + Math.floor(16 * (draw.share() + draw.share()) * 0.5)
  return end - (DAYS - day) * DAY_MS + hour * 3_600_000 + draw.below(3_600_000)
}

export function makeConversation(number: number, startedAt: number, { questions, answers }: Texts, draw: Draw): ConversationRows {
  const sessionId = draw.uuid()
  const length = LENGTHS[number % LENGTHS.length] ?? 4
  const messages: Record<string, unknown>[] = []
  const feedback: Record<string, unknown>[] = []
  let at = startedAt
  for (let position = 1; position <= length; position += 2) {
    const { entry, phrase } = draw.of(questions)
    const questionId = draw.uuid()
    messages.push(message(questionId, sessionId, 'user', phrase, at, position))
    at += 400 + draw.below(2_000)
    const answer = makeAnswer(entry, answers, draw)
    const answerId = idAt(at)
    messages.push({ ...message(answerId, sessionId, 'assistant', answer.content, at, position + 1), ...answer, question_id: questionId })
    if (draw.share() < 0.05) feedback.push(makeFeedback(answerId, at, draw))
    at += 20_000 + draw.below(90_000)
  }
  const session = {
    session_id: sessionId,
    page_path: draw.of(PAGES),
    user_agent: BROWSER,
    started_at: iso(startedAt),
    last_activity: messages.at(-1)?.['timestamp'],
    affiliate_cta_shown: length >= 6,
    affiliate_clicked: length >= 6 && draw.share() < 0.12,
    message_count: length,
    completed_at: length >= 4 ? iso(at) : null,
  }
  return { session, messages, feedback }
}

function message(id: string, sessionId: string, role: string, content: string, at: number, position: number): Record<string, unknown> {
  const none = { kind: null, reference: null, engine: null, question_id: null }
  return { id, session_id: sessionId, role, content, timestamp: iso(at), status: 'complete', position, ...none }
}

function makeAnswer(entry: string, answers: ReadonlyMap<string, string>, draw: Draw) {
  const content = answers.get(entry)
  if (content === undefined)
    return { content: 'Dit gaat niet over notariszaken. Daar weten wij niets van.', kind: 'buiten-bereik', reference: null, engine: 'eigen' }
  if (draw.share() < 0.1)
    return { content: 'Daar heb ik geen antwoord op gevonden. Kunt u het anders vragen?', kind: draw.of(DOUBTS), reference: null, engine: 'eigen' }
  return { content, kind: 'kennis', reference: entry, engine: 'eigen' }
}

function makeFeedback(messageId: string, at: number, draw: Draw): Record<string, unknown> {
  const helpful = draw.share() < 0.7
  return { message_id: messageId, helpful, reason: helpful ? null : 'onduidelijk', note: null, given_at: iso(at + 5_000) }
}
