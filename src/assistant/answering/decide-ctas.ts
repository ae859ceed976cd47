/** Decides which calls to action come with an answer, and books them, in the transaction that stores the answer. */
import { recordEvent } from '../../events/record-event.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { countQuestions, setAffiliateShown, setCompleted } from './assistant.queries.ts'
import type { AnswerKind } from '../conversation/engine.ts'
import type { Offers } from '../../redirects/redirect-targets.ts'
import type { Cta } from '../conversation/cta.ts'
import type { CtaTopic } from './find-topic.ts'

const PARTNER_AFTER_QUESTIONS = 3
const FOLLOW_UP_AFTER_QUESTIONS = 2

export interface StoredAnswerFacts {
  sessionId: string
  kind: AnswerKind
  complete: boolean
  topic: () => CtaTopic
}

interface CtaContext extends Context {
  targets: Offers
}

/** `context.db` is the transaction. Each kind comes once in a session, also when two instances answer at once. */
export async function decideCtas(context: CtaContext, { sessionId, kind, complete, topic }: StoredAnswerFacts): Promise<Cta[]> {
  // Nobody who may be in danger is shown an offer; the next answer brings it.
  if (kind === 'crisis') return []
  const asked = await countQuestions(context.db, sessionId)
  const ctas: Cta[] = []
  if (asked >= PARTNER_AFTER_QUESTIONS) {
    const found = topic()
    const slug = context.targets.offered(found.slug)
    // Without a partner nothing is offered and nothing booked: an answer after the owner added one may bring it.
    if (slug !== undefined && (await setAffiliateShown(context.db, sessionId))) ctas.push({ kind: 'partner', ...found, slug })
  }
  if (asked >= FOLLOW_UP_AFTER_QUESTIONS && complete && (await setCompleted(context.db, sessionId, isoNow(context.clock)))) {
    const found = topic()
    ctas.push({ kind: 'vervolg', ...found })
    await recordEvent({ ...context, actor: { kind: 'system' } }, { name: 'chat_completed', properties: { topic: found.slug } })
  }
  return ctas
}
