/** Decides which calls to action come with an answer, in the transaction that stores the answer. That the offer of a partner was seen is booked later, by who sees it. */
import { recordEvent } from '../../events/record-event.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { countQuestions, hasPartnerCall, setCompleted } from './assistant.queries.ts'
import type { AnswerKind } from '../conversation/engine.ts'
import type { ReferralWish } from '../conversation/referral-wish.ts'
import type { AskContext } from './ask-context.ts'
import type { Cta } from '../conversation/cta.ts'
import { topicOf, type CtaTopic } from './find-topic.ts'

const PARTNER_AFTER_QUESTIONS = 3
const FOLLOW_UP_AFTER_QUESTIONS = 2
/** Below a refusal, a courtesy, grief or danger an offer is out of place; the next answer brings it. */
const quietKinds = new Set<AnswerKind>(['crisis', 'medeleven', 'onbekend', 'buiten-bereik', 'opdracht', 'begroeting', 'dank', 'ai', 'mens'])

export interface StoredAnswerFacts {
  sessionId: string
  kind: AnswerKind
  complete: boolean
  topic: () => CtaTopic
  /** The visitor looks for an office: the offer comes at once. */
  refers?: ReferralWish | undefined
  isGentle?: boolean | undefined
  /** Beside what nothing is sold: somebody mourns in this conversation, unless the visitor asks for it, or was told where help is, whatever is asked. */
  hush: () => Promise<'grief' | 'help' | undefined>
}

interface CtaContext extends Context, Pick<AskContext, 'targets' | 'regions'> {}

/** `context.db` is the transaction. Each kind comes once in a session: it has one running answer at a time, over all instances. */
export async function decideCtas(context: CtaContext, facts: StoredAnswerFacts): Promise<Cta[]> {
  const { sessionId, kind, complete, topic, refers, isGentle = false } = facts
  if (quietKinds.has(kind) || isGentle) return []
  const asked = await countQuestions(context.db, sessionId)
  if (!refers && asked < FOLLOW_UP_AFTER_QUESTIONS) return []
  const hush = await facts.hush()
  if (hush === 'help' || (hush && !refers)) return []
  const ctas: Cta[] = []
  // It stands in a field, as it is written.
  const nameOf = (region: string): string => context.regions?.find(region)?.name ?? region
  if (asked >= PARTNER_AFTER_QUESTIONS || refers) {
    const found = refers?.deed ? topicOf(refers) : topic()
    const slug = context.targets.offered(found.slug)
    // Without a partner nothing is offered: an answer after the owner added one may bring it.
    if (slug !== undefined && !(await hasPartnerCall(context.db, sessionId))) ctas.push({ kind: 'partner', ...found, slug })
  }
  if (asked >= FOLLOW_UP_AFTER_QUESTIONS && complete && (await setCompleted(context.db, sessionId, isoNow(context.clock)))) {
    const found = topic()
    ctas.push({ kind: 'vervolg', ...found, ...(found.region !== undefined && { region: nameOf(found.region) }) })
    await recordEvent({ ...context, actor: { kind: 'system' } }, { name: 'chat_completed', properties: { topic: found.slug } })
  }
  return ctas
}
