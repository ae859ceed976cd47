/** A conversation as plain text: who said what and when, with the sources. */
import { amsterdamTime } from '../../../platform/dutch-time.ts'
import type { AnswerSource } from '../../conversation/engine.ts'
import { readReason } from '../../conversation/feedback.ts'
import type { TranscriptMessage } from '../../conversation/conversation.ts'
import { ownDataTexts, reasonNames } from './own-data.nl.ts'

interface WrittenFeedback {
  helpful: boolean
  reason: string | null
  note: string | null
}

interface WrittenFacts {
  session_id: string
  page_path: string
  user_agent: string
  started_at: string
  last_activity: string
  affiliate_cta_shown: boolean
  affiliate_clicked: boolean
  completed_at: string | null
}

const NOTHING: ReadonlyMap<string, WrittenFeedback> = new Map()

/** `origin` makes addresses of own pages whole; without it they stay paths. `feedback` is by the id of the message. */
export function writeMessages(messages: readonly TranscriptMessage[], origin?: string, feedback = NOTHING): string {
  return messages.map((message) => writeMessage(message, origin, feedback.get(message.id))).join('\n\n')
}

function writeMessage(
  { role, timestamp, content, status, sources }: TranscriptMessage,
  origin: string | undefined,
  feedback: WrittenFeedback | undefined,
): string {
  const lines = [`${role === 'user' ? ownDataTexts.visitor : ownDataTexts.assistant}, ${amsterdamTime(timestamp)}`, writeContent(content, origin)]
  if (status !== 'complete') lines.push(ownDataTexts.partial)
  if (sources.length > 0) lines.push(ownDataTexts.sources, ...sources.map((source) => writeSource(source, origin)))
  if (feedback) lines.push(...writeFeedback(feedback))
  return lines.join('\n')
}

/** The marks of bold and emphasis go, links keep their address. */
function writeContent(content: string, origin: string | undefined): string {
  return content
    .replace(/\[([^[\]\n]+)\]\((\/[^)\s]*)\)/g, (_link, label: string, path: string) => `${label} (${addressOf(path, origin)})`)
    .replace(/\*\*/g, '')
}

const writeSource = ({ title, url }: AnswerSource, origin: string | undefined): string => `- ${title}: ${addressOf(url, origin)}`

const addressOf = (url: string, origin: string | undefined): string => (origin === undefined ? url : new URL(url, origin).href)

function writeFeedback({ helpful, reason, note }: WrittenFeedback): string[] {
  const known = readReason(reason)
  return [ownDataTexts.helpful(helpful), ...(known ? [`${ownDataTexts.reason} ${reasonNames[known]}.`] : []), ...(note ? [`${ownDataTexts.note} ${note}`] : [])]
}

export function writeFacts(facts: WrittenFacts, keptDays: number): string {
  const names = ownDataTexts.facts
  return [
    ownDataTexts.factsTitle,
    `${names.number}: ${facts.session_id}`,
    `${names.page}: ${facts.page_path}`,
    `${names.browser}: ${facts.user_agent}`,
    `${names.started}: ${amsterdamTime(facts.started_at)}`,
    `${names.last}: ${amsterdamTime(facts.last_activity)}`,
    `${names.shown}: ${ownDataTexts.yesOrNo(facts.affiliate_cta_shown)}`,
    `${names.clicked}: ${ownDataTexts.yesOrNo(facts.affiliate_clicked)}`,
    `${names.completed}: ${ownDataTexts.yesOrNo(facts.completed_at !== null)}`,
    ownDataTexts.kept(keptDays),
    ownDataTexts.time,
  ].join('\n')
}
