/** SQL that counts one day in the tables themselves. Each statement walks an index from the first moment of the day to its last. */
import type { AnyDatabase } from '../database/database.ts'
import { firstIdAt } from '../platform/ids.ts'
import type { DayRange } from '../platform/dutch-time.ts'

type First = Promise<string | undefined>

export async function firstSession(db: AnyDatabase): First {
  return (await db.selectFrom('elk_chat_sessions').select('started_at').orderBy('started_at').limit(1).executeTakeFirst())?.started_at
}

export const countSessions = (db: AnyDatabase, { from, until }: DayRange) =>
  db
    .selectFrom('elk_chat_sessions')
    .select((eb) => ['page_path', 'affiliate_cta_shown', eb.fn.countAll<number>().as('count')])
    .where('started_at', '>=', from)
    .where('started_at', '<', until)
    .groupBy(['page_path', 'affiliate_cta_shown'])
    .execute()

export async function firstMessage(db: AnyDatabase): First {
  return (await db.selectFrom('elk_chat_messages').select('timestamp').orderBy('timestamp').limit(1).executeTakeFirst())?.timestamp
}

export const countMessages = (db: AnyDatabase, { from, until }: DayRange) =>
  db
    .selectFrom('elk_chat_messages')
    .select((eb) => ['role', 'kind', 'status', eb.fn.countAll<number>().as('count')])
    .where('timestamp', '>=', from)
    .where('timestamp', '<', until)
    .groupBy(['role', 'kind', 'status'])
    .execute()

/** Ids sort by time: the key serves as an index on the time. */
const ids = ({ from, until }: DayRange) => ({ first: firstIdAt(Date.parse(from)), next: firstIdAt(Date.parse(until)) })

export async function firstCtaClick(db: AnyDatabase): First {
  return (await db.selectFrom('elk_affiliate_clicks').select('created_at').orderBy('id').limit(1).executeTakeFirst())?.created_at
}

export const countCtaClicks = (db: AnyDatabase, range: DayRange) =>
  db
    .selectFrom('elk_affiliate_clicks')
    .select((eb) => ['cta_type', eb.fn.countAll<number>().as('count')])
    .where('id', '>=', ids(range).first)
    .where('id', '<', ids(range).next)
    .groupBy('cta_type')
    .execute()

export type CtaPart = 'region' | 'service' | 'utm_campaign'

export const countCtaClicksBy = (db: AnyDatabase, range: DayRange, part: CtaPart) =>
  db
    .selectFrom('elk_affiliate_clicks')
    .select((eb) => [`${part} as name`, eb.fn.countAll<number>().as('count')])
    .where('id', '>=', ids(range).first)
    .where('id', '<', ids(range).next)
    .where(part, 'is not', null)
    .groupBy(part)
    .execute()

export async function firstRedirect(db: AnyDatabase): First {
  return (await db.selectFrom('elk_redirect_clicks').select('created_at').orderBy('id').limit(1).executeTakeFirst())?.created_at
}

export async function countRedirects(db: AnyDatabase, range: DayRange): Promise<number> {
  const row = await db
    .selectFrom('elk_redirect_clicks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', '>=', ids(range).first)
    .where('id', '<', ids(range).next)
    .where('kind', '=', 'human')
    .executeTakeFirstOrThrow()
  return row.count
}

export async function firstContactMessage(db: AnyDatabase): First {
  return (await db.selectFrom('elk_contact_messages').select('created_at').orderBy('created_at').limit(1).executeTakeFirst())?.created_at
}

export async function countContactMessages(db: AnyDatabase, { from, until }: DayRange): Promise<number> {
  const row = await db
    .selectFrom('elk_contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function firstEvent(db: AnyDatabase, name: string): First {
  const row = await db.selectFrom('elk_events').select('created_at').where('name', '=', name).orderBy('created_at').limit(1).executeTakeFirst()
  return row?.created_at
}

export async function countEvents(db: AnyDatabase, name: string, { from, until }: DayRange): Promise<number> {
  const row = await db
    .selectFrom('elk_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('name', '=', name)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow()
  return row.count
}
