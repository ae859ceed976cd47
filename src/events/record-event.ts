/** Something a visitor did becomes a row of our own: a name, a few short words, a time. No address, no cookie, no person. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { countAttempt, type Limit } from '../platform/rate-limit.ts'
import { insertEvent } from './events.queries.ts'
import { DAY_SECONDS } from '../platform/days.ts'

export const eventNames = ['contact_button_click', 'chat_completed'] as const
export type EventName = (typeof eventNames)[number]

export interface EventInput {
  name: EventName
  /** Short texts that say what it was about; never something a visitor typed. */
  properties: Readonly<Record<string, string>>
}

const MAX_TEXT = 200
const perTenMinutes: Limit = { name: 'event', max: 60, windowSeconds: 600 }
const perDay: Limit = { name: 'event', max: 300, windowSeconds: DAY_SECONDS }

/**
 * Counting never stands in a visitor's way: a fault is logged and not thrown, and what goes over the limit is left out.
 * Resolves with whether the event was stored.
 */
export async function recordEvent(context: Context, input: EventInput): Promise<boolean> {
  try {
    if (!(await isWithinLimits(context))) return false
    const properties = Object.fromEntries(Object.entries(input.properties).map(([key, text]) => [key, text.slice(0, MAX_TEXT)]))
    await insertEvent(context.db, { id: newId(), name: input.name, properties: JSON.stringify(properties), created_at: isoNow(context.clock) })
    return true
  } catch (error) {
    context.log.warn({ err: error, id: context.requestId, event: input.name }, 'an event was not stored')
    return false
  }
}

async function isWithinLimits({ db, clock, actor }: Context): Promise<boolean> {
  if (actor.kind !== 'visitor') return true
  for (const limit of [perTenMinutes, perDay]) if (!(await countAttempt(db, clock, limit, actor.visitor)).allowed) return false
  return true
}
