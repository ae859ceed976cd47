/** Stores a click on a call to action. */
import { isoNow } from '../platform/clock.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { countAttempt, type Limit } from '../platform/rate-limit.ts'
import { insertCtaClick } from './cta-click.queries.ts'
import { utmOf, type CtaType } from './cta-click.ts'

/** A person clicks a few times; what comes faster fills the table and says nothing. */
const perHour: Limit = { name: 'cta', max: 60, windowSeconds: 3_600 }

export interface CtaClick {
  /** Null outside a conversation. */
  sessionId: string | null
  ctaType: CtaType
  /** Path of the page, without query. */
  sourcePage: string
  context: string | null
  region: string | null
  service: string | null
}

/** What only the room of the conversations can do. */
export interface ConversationFlags {
  /** Marks a conversation as one from which the visitor went on to a partner; answers whether there is such a conversation. */
  markAffiliateClicked: (context: { db: AnyDatabase }, sessionId: string) => Promise<boolean>
}

/** Answers whether the click was stored; past the limit it was not. */
export async function recordCtaClick(context: Context & ConversationFlags, click: CtaClick): Promise<boolean> {
  return context.db.transaction().execute(async (tx) => {
    if (context.actor.kind === 'visitor' && !(await countAttempt(tx, context.clock, perHour, context.actor.visitor)).allowed) return false
    const { sessionId } = click
    // A conversation that is gone, or never was, keeps no click from being counted.
    const known = sessionId !== null && (await context.markAffiliateClicked({ db: tx }, sessionId))
    await insertCtaClick(tx, {
      id: newId(),
      session_id: known ? sessionId : null,
      source_page: click.sourcePage,
      cta_type: click.ctaType,
      ...utmOf(click.ctaType, click.context),
      context: click.context,
      region: click.region,
      service: click.service,
      created_at: isoNow(context.clock),
    })
    return true
  })
}
