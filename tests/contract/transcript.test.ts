/** Reading conversations: page by page, complete, and by the owner only. */
import { expect, test } from 'vitest'
import { insertMessage, insertSession } from '../../src/assistant/answering/assistant.queries.ts'
import { openChatSession } from '../../src/chat-logs/chat-logs.ts'
import { findSessions } from '../../src/chat-logs/find-sessions.ts'
import { listSessions } from '../../src/chat-logs/sessions.queries.ts'
import { readTranscript } from '../../src/assistant/answering/transcript.ts'
import type { AnyDatabase } from '../../src/database/database.ts'
import { newId } from '../../src/platform/ids.ts'
import { owner } from '../factories/context.ts'
import { askAndWait, askContext, question } from '../factories/conversation.ts'
import { onBothDatabases } from './both-databases.ts'

const NOW = '2026-11-20T10:00:00.000Z'

async function addSession(db: AnyDatabase, lastActivity = NOW): Promise<string> {
  const sessionId = crypto.randomUUID()
  await insertSession(db, { session_id: sessionId, page_path: '/', user_agent: '', started_at: NOW, last_activity: lastActivity })
  return sessionId
}

onBothDatabases('conversations', (open) => {
  test('pages of sessions hold each session once, last active first, also when many were active at the same moment', async () => {
    await using site = await open()
    const { db } = site.database
    for (let n = 0; n < 23; n += 1) await addSession(db, n < 15 ? NOW : `2026-11-20T10:00:0${n - 15}.500Z`)
    const seen: { session_id: string; last_activity: string }[] = []
    for (let before: { lastActivity: string; sessionId: string } | undefined; ;) {
      const page = await listSessions(db, {}, { limit: 5, after: before })
      if (page.length === 0) break
      expect(page.length).toBeLessThanOrEqual(5)
      seen.push(...page)
      const last = page.at(-1)!
      before = { lastActivity: last.last_activity, sessionId: last.session_id }
    }
    expect(new Set(seen.map((row) => row.session_id)).size).toBe(23)
    const times = seen.map((row) => row.last_activity)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('a session that becomes active while the owner reads on is not shown twice', async () => {
    await using site = await open()
    const { db } = site.database
    for (let n = 0; n < 4; n += 1) await addSession(db, `2026-11-20T10:00:0${n}.000Z`)
    const first = await listSessions(db, {}, { limit: 2 })
    const newest = first[0]!
    await insertMessage(db, { id: newId(), session_id: newest.session_id, role: 'user', content: 'nog iets', timestamp: '2026-11-20T11:00:00.000Z' })
    const last = first.at(-1)!
    const second = await listSessions(db, {}, { limit: 2, after: { lastActivity: last.last_activity, sessionId: last.session_id } })
    expect([...first, ...second].map((row) => row.session_id)).toHaveLength(new Set([...first, ...second].map((row) => row.session_id)).size)
    expect(second).toHaveLength(2)
  })

  test('messages of one moment keep the order in which they were stored', async () => {
    await using site = await open()
    const sessionId = await addSession(site.database.db)
    const contents = Array.from({ length: 12 }, (_, n) => `bericht ${n}`)
    for (const content of contents) await insertMessage(site.database.db, { id: newId(), session_id: sessionId, role: 'user', content, timestamp: NOW })
    expect((await readTranscript(site.context, sessionId)).map((message) => message.content)).toEqual(contents)
  })

  test('an unknown session reads as empty', async () => {
    await using site = await open()
    expect(await readTranscript(site.context, crypto.randomUUID())).toEqual([])
  })

  test('the owner opens a conversation, and that leaves one row in the audit log', async () => {
    await using site = await open()
    const input = question()
    await askAndWait(askContext(site.context), input)
    const opened = await openChatSession(site.context.as(owner), input.sessionId)
    expect(opened.session).toMatchObject({ session_id: input.sessionId, message_count: 2 })
    expect(opened.messages.map((message) => message.role)).toEqual(['user', 'assistant'])
    expect(await site.database.db.selectFrom('elk_audit_log').select(['actor', 'action', 'subject']).execute()).toEqual([
      { actor: 'owner:owner-1', action: 'chat.view', subject: input.sessionId },
    ])
  })

  test('a conversation that is not there is told as such', async () => {
    await using site = await open()
    await expect(openChatSession(site.context.as(owner), crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a visitor lists and opens nothing, and leaves no row that says so', async () => {
    await using site = await open()
    const sessionId = await addSession(site.database.db)
    await expect(findSessions(site.context, { page: 1 })).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(openChatSession(site.context, sessionId)).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await site.database.db.selectFrom('elk_audit_log').selectAll().execute()).toEqual([])
  })
})
