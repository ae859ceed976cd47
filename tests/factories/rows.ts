/** Rows that were stored at a given moment (ISO). */
import type { AnyDatabase } from '../../src/database/database.ts'
import { firstIdAt } from '../../src/platform/ids.ts'

/** The id that a row made at this moment would have. */
const idAt = (time: string): string => firstIdAt(Date.parse(time)).slice(0, 24) + crypto.randomUUID().slice(-12)

const sessionAt = (time: string, messages: number) => ({
  session_id: crypto.randomUUID(),
  page_path: '/',
  user_agent: '',
  started_at: time,
  last_activity: time,
  message_count: messages,
})

/** Without messages, one at each of these moments. */
export const addEmptyConversations = (db: AnyDatabase, times: readonly string[]) =>
  db
    .insertInto('elk_chat_sessions')
    .values(times.map((time) => sessionAt(time, 0)))
    .execute()

export async function addConversation(db: AnyDatabase, time: string, messages = 2): Promise<string> {
  const session = sessionAt(time, messages)
  const { session_id: sessionId } = session
  await db.insertInto('elk_chat_sessions').values(session).execute()
  for (let n = 0; n < messages; n += 1) {
    await db
      .insertInto('elk_chat_messages')
      .values({ id: idAt(time), session_id: sessionId, role: 'user', content: `vraag ${n}`, timestamp: time })
      .execute()
  }
  return sessionId
}

export const addAnalysis = (db: AnyDatabase, time: string) =>
  db
    .insertInto('elk_chat_analyses')
    .values({ id: idAt(time), analysis_date: time, top_questions: '[]' })
    .execute()

export async function addContactMessage(db: AnyDatabase, time: string): Promise<void> {
  const id = idAt(time)
  await db
    .insertInto('elk_contact_messages')
    .values({ id, name: 'A', email: 'a@example.nl', phone: null, message: 'b', notary_id: null, created_at: time })
    .execute()
  await db
    .insertInto('elk_outbox')
    .values({
      id: idAt(time),
      dedupe_key: id,
      kind: 'contact',
      payload: '{}',
      run_at: time,
      locked_until: null,
      lock_id: null,
      sent_at: null,
      last_error: null,
      created_at: time,
    })
    .execute()
}

export async function addRedirect(db: AnyDatabase, time: string): Promise<string> {
  const id = idAt(time)
  const texts = { slug: id, destination_url: 'https://example.com/', title: 'Partner', description: null }
  await db
    .insertInto('elk_affiliate_redirects')
    .values({ id, ...texts, click_count: 7, created_at: time, updated_at: time })
    .execute()
  return id
}

export const addClicks = (db: AnyDatabase, redirectId: string, time: string, count = 1) =>
  db
    .insertInto('elk_redirect_clicks')
    .values(
      Array.from({ length: count }, () => ({
        id: idAt(time),
        redirect_id: redirectId,
        kind: 'human' as const,
        reason: null,
        visitor: 'a',
        source_path: null,
        device: 'phone' as const,
        created_at: time,
      })),
    )
    .execute()

export const addCtaClick = (db: AnyDatabase, time: string, sessionId: string | null = null) =>
  db
    .insertInto('elk_affiliate_clicks')
    .values({
      id: idAt(time),
      session_id: sessionId,
      source_page: '/',
      cta_type: 'chat',
      utm_campaign: 'c',
      utm_medium: 'm',
      utm_source: 's',
      context: null,
      region: null,
      service: null,
      created_at: time,
    })
    .execute()

/** One at each of these moments. */
export const addEvents = (db: AnyDatabase, times: readonly string[]) =>
  db
    .insertInto('elk_events')
    .values(times.map((time) => ({ id: idAt(time), name: 'contact_button_click' as const, properties: '{}', created_at: time })))
    .execute()

export const addEvent = (db: AnyDatabase, time: string) => addEvents(db, [time])
