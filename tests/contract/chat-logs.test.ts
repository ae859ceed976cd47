/** The owner's chat logs: every page by its number, filters, search, and what the database keeps for them itself. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertMessage, insertSession } from '../../src/assistant/answering/assistant.queries.ts'
import { eraseConversations } from '../../src/assistant/answering/erase-conversations.ts'
import { giveFeedback } from '../../src/assistant/answering/give-feedback.ts'
import { deleteChatSession } from '../../src/chat-logs/delete-session.ts'
import { findSessions, type FindInput } from '../../src/chat-logs/find-sessions.ts'
import { locatePage } from '../../src/chat-logs/locate-page.ts'
import { searchSessions } from '../../src/chat-logs/search-sessions.ts'
import { listCounts, listStartPages } from '../../src/chat-logs/sessions.queries.ts'
import { newId } from '../../src/platform/ids.ts'
import { owner } from '../factories/context.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const at = (minutes: number) => new Date(Date.parse('2026-11-20T10:00:00.000Z') + minutes * 60_000).toISOString()

interface Said {
  path?: string
  minutes?: number
  question?: string
  answer?: string | null
  kind?: string
  status?: 'complete' | 'partial' | 'failed'
}

async function converse(
  site: Opened,
  { path = '/', minutes = 0, question = 'Wat kost een testament?', answer = 'Een antwoord.', kind = 'kennis', status = 'complete' }: Said = {},
) {
  const { db } = site.database
  const sessionId = crypto.randomUUID()
  const answerId = newId()
  await insertSession(db, { session_id: sessionId, page_path: path, user_agent: '', started_at: at(minutes), last_activity: at(minutes) })
  await insertMessage(db, { id: newId(), session_id: sessionId, role: 'user', content: question, timestamp: at(minutes) })
  if (answer !== null)
    await insertMessage(db, { id: answerId, session_id: sessionId, role: 'assistant', content: answer, timestamp: at(minutes), kind, status })
  return { sessionId, answerId }
}

const find = async (site: Opened, input: Partial<FindInput> = {}) => findSessions(site.context.as(owner), { page: 1, ...input })
const idsOf = async (site: Opened, input: Partial<FindInput> = {}) => (await find(site, input)).sessions.map((session) => session.session_id)

/** What the counts say, beside what is there. */
async function counted(site: Opened): Promise<[unknown, unknown]> {
  const days = new Map<string, number>()
  for (const { last_activity: time } of await site.database.db.selectFrom('elk_chat_sessions').select('last_activity').execute()) {
    for (const length of [10, 13]) days.set(time.slice(0, length), (days.get(time.slice(0, length)) ?? 0) + 1)
  }
  const kept = [...(await listCounts(site.database.db, 'day')), ...(await listCounts(site.database.db, 'hour'))]
  return [Object.fromEntries(kept.filter((row) => row.sessions !== 0).map((row) => [row.bucket, row.sessions])), Object.fromEntries(days)]
}

onBothDatabases('pages of chat logs', (open) => {
  test('every page by its number holds the next ten, over hours and days, and together they are all', async () => {
    await using site = await open()
    const made: string[] = []
    for (let n = 0; n < 47; n += 1) made.unshift((await converse(site, { minutes: n * 25, answer: null })).sessionId)
    const seen: string[] = []
    for (let page = 1; page <= 5; page += 1) {
      const found = await find(site, { page })
      expect(found).toMatchObject({ page, pages: 5, total: 47 })
      seen.push(...found.sessions.map((session) => session.session_id))
    }
    expect(seen).toEqual(made)
  })

  test('a page behind the last shows the last', async () => {
    await using site = await open()
    for (let n = 0; n < 12; n += 1) await converse(site, { minutes: n })
    expect(await find(site, { page: 400 })).toMatchObject({ page: 2, pages: 2, total: 12, sessions: [{}, {}] })
  })

  test('without conversations there is one page, and it is empty', async () => {
    await using site = await open()
    expect(await find(site, { page: 3 })).toEqual({ sessions: [], page: 1, pages: 1, total: 0, complete: true, next: null, filled: null })
  })

  test('counts stay exact while conversations come, go on, and are erased one by one and by age', async () => {
    await using site = await open()
    const { db } = site.database
    const made = []
    for (let n = 0; n < 30; n += 1) made.push(await converse(site, { minutes: n * 50 }))
    await db
      .updateTable('elk_chat_sessions')
      .set({ last_activity: at(5_000) })
      .where('last_activity', '<', at(300))
      .execute()
    await insertMessage(db, { id: newId(), session_id: made[20]!.sessionId, role: 'user', content: 'nog iets', timestamp: at(9_000) })
    await deleteChatSession(site.context.as(owner), made[25]!.sessionId)
    await eraseConversations(site.context.as({ kind: 'system' }), { before: at(700) })
    const [kept, real] = await counted(site)
    expect(kept).toEqual(real)
    expect((await locatePage(db, 0)).total).toBe(
      await sql<{ n: number }>`select count(*) as n from elk_chat_sessions`.execute(db).then(({ rows }) => rows[0]!.n),
    )
  })

  test('counts stay exact when two instances write at once', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const writers = [site.database, second].flatMap((database) => [0, 1, 2].map((n) => ({ ...site, database, n })))
    await Promise.all(
      writers.map(async (writer) => {
        for (let n = 0; n < 5; n += 1) await converse(writer, { minutes: n * 61 + writer.n })
      }),
    )
    const [kept, real] = await counted(site)
    expect(kept).toEqual(real)
  })

  test('a transaction that is taken back leaves the counts and the index as they were', async () => {
    await using site = await open()
    const failing = site.database.db.transaction().execute(async (tx) => {
      await insertSession(tx, { session_id: crypto.randomUUID(), page_path: '/', user_agent: '', started_at: at(0), last_activity: at(0) })
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect((await find(site)).total).toBe(0)
  })
})

onBothDatabases('filters of chat logs', (open) => {
  test('an answer of no use, a failed one and none at all make a conversation unanswered, also when a good answer follows', async () => {
    await using site = await open()
    const good = await converse(site)
    const poor = await converse(site, { kind: 'onbekend' })
    const other = await converse(site, { kind: 'buiten-bereik' })
    const failed = await converse(site, { status: 'failed' })
    const waiting = await converse(site, { answer: null })
    await insertMessage(site.database.db, { id: newId(), session_id: poor.sessionId, role: 'assistant', content: 'Toch.', timestamp: at(1), kind: 'kennis' })
    expect(new Set(await idsOf(site, { answer: 'onbeantwoord' }))).toEqual(new Set([poor, other, failed, waiting].map((one) => one.sessionId)))
    expect(await idsOf(site, { answer: 'beantwoord' })).toEqual([good.sessionId])
    await insertMessage(site.database.db, {
      id: newId(),
      session_id: waiting.sessionId,
      role: 'assistant',
      content: 'Nu wel.',
      timestamp: at(2),
      kind: 'kennis',
    })
    expect(await idsOf(site, { answer: 'beantwoord' })).toEqual([waiting.sessionId, good.sessionId])
  })

  test('feedback is found as it stands now, not as it was given first', async () => {
    await using site = await open()
    const { sessionId, answerId } = await converse(site)
    await converse(site)
    await giveFeedback(site.context, { sessionId, messageId: answerId, helpful: false, reason: 'anders', note: 'te kort' })
    expect([await idsOf(site, { feedback: 'niet-geholpen' }), await idsOf(site, { feedback: 'toelichting' })]).toEqual([[sessionId], [sessionId]])
    await giveFeedback(site.context, { sessionId, messageId: answerId, helpful: true })
    expect([
      await idsOf(site, { feedback: 'niet-geholpen' }),
      await idsOf(site, { feedback: 'toelichting' }),
      await idsOf(site, { feedback: 'geholpen' }),
    ]).toEqual([[], [], [sessionId]])
  })

  test('days are days in the Netherlands, both included, also when the clock changes', async () => {
    await using site = await open()
    const stamp = async (time: string) => {
      const { sessionId } = await converse(site)
      await site.database.db.updateTable('elk_chat_sessions').set({ last_activity: time }).where('session_id', '=', sessionId).execute()
      return sessionId
    }
    await stamp('2026-10-24T21:59:59.999Z')
    const first = await stamp('2026-10-24T22:00:00.000Z')
    const last = await stamp('2026-10-25T22:59:59.999Z')
    await stamp('2026-10-25T23:00:00.000Z')
    expect(await idsOf(site, { from: '2026-10-25', to: '2026-10-25' })).toEqual([last, first])
  })

  test('page, call to action and their combination narrow the list, and its pages follow each other', async () => {
    await using site = await open()
    const made: string[] = []
    for (let n = 0; n < 25; n += 1) made.unshift((await converse(site, { path: n % 5 === 0 ? '/testament' : '/', minutes: n })).sessionId)
    await site.database.db
      .updateTable('elk_chat_sessions')
      .set({ affiliate_clicked: true, affiliate_cta_shown: true })
      .where('session_id', 'in', made.slice(0, 23))
      .execute()
    expect(await idsOf(site, { path: '/testament' })).toEqual(made.filter((_, n) => (24 - n) % 5 === 0))
    const first = await find(site, { call: 'geklikt' })
    expect(first).toMatchObject({ page: 1, pages: 3, total: null })
    const byCursor = await find(site, { call: 'getoond', page: 2, after: first.next! })
    expect(byCursor.sessions).toEqual((await find(site, { call: 'geklikt', page: 2 })).sessions)
    expect((await find(site, { call: 'geklikt', page: 3 })).sessions.map((session) => session.session_id)).toEqual(made.slice(20, 23))
    expect(await idsOf(site, { call: 'geklikt', path: '/testament', answer: 'onbeantwoord' })).toEqual([])
    expect(await listStartPages(site.database.db, 10)).toEqual(['/', '/testament'])
  })
})

onBothDatabases('search in chat logs', (open) => {
  test('finds words, their beginnings, words in a row and letters with and without accents, newest first, with the place marked', async () => {
    await using site = await open()
    const older = await converse(site, { question: 'Kan ik een coöperatie oprichten?', minutes: 1 })
    const newer = await converse(site, { question: 'Ik wil één CÖÖPERATIE-statuut', answer: 'Richt een bv op.', minutes: 2 })
    expect(await idsOf(site, { query: 'cooperatie' })).toEqual([newer.sessionId, older.sessionId])
    expect(await idsOf(site, { query: 'coöp oprich' })).toEqual([older.sessionId])
    expect(await idsOf(site, { query: '"een bv"' })).toEqual([newer.sessionId])
    expect(await idsOf(site, { query: '"bv een"' })).toEqual([])
    expect(await idsOf(site, { query: 'statuut' })).toEqual([newer.sessionId])
    expect((await find(site, { query: 'oprichten' })).sessions[0]?.hit).toMatchObject({
      role: 'user',
      parts: [
        { at: 0, text: 'Kan ik een coöperatie ', marked: false },
        { at: 22, text: 'oprichten', marked: true },
        { at: 31, text: '?', marked: false },
      ],
    })
  })

  test('a page path and the number of a conversation, or its beginning, are found too', async () => {
    await using site = await open()
    const { sessionId } = await converse(site, { path: '/hypotheekakte' })
    await converse(site)
    expect(await idsOf(site, { query: '/hypotheekakte/' })).toEqual([sessionId])
    expect(await idsOf(site, { query: sessionId.toUpperCase() })).toEqual([sessionId])
    expect(await idsOf(site, { query: sessionId.slice(0, 13) })).toEqual([sessionId])
  })

  test('each conversation comes once, pages follow each other, and filters hold for what is found', async () => {
    await using site = await open()
    const made: string[] = []
    for (let n = 0; n < 23; n += 1) made.unshift((await converse(site, { minutes: n, answer: 'Over uw testament.', path: n < 3 ? '/bv' : '/' })).sessionId)
    expect([
      ...(await idsOf(site, { query: 'testament' })),
      ...(await idsOf(site, { query: 'testament', page: 2 })),
      ...(await idsOf(site, { query: 'testament', page: 3 })),
    ]).toEqual(made)
    expect(await idsOf(site, { query: 'testament', path: '/bv' })).toEqual(made.slice(-3))
  })

  test('what is changed, deleted or gone with its conversation is no longer found', async () => {
    await using site = await open()
    const one = await converse(site, { question: 'uitvaartcodicil' })
    const two = await converse(site, { question: 'zonnepanelen' })
    await site.database.db
      .updateTable('elk_chat_messages')
      .set({ content: 'windmolens' })
      .where('session_id', '=', two.sessionId)
      .where('role', '=', 'user')
      .execute()
    await deleteChatSession(site.context.as(owner), one.sessionId)
    expect([await idsOf(site, { query: 'uitvaartcodicil' }), await idsOf(site, { query: 'zonnepanelen' }), await idsOf(site, { query: 'windm' })]).toEqual([
      [],
      [],
      [two.sessionId],
    ])
    const left = await sql<{ n: number }>`select count(*) as n from elk_chat_search`.execute(site.database.db)
    expect(left.rows[0]?.n).toBe(2)
  })

  test('a search that goes no further says so', async () => {
    await using site = await open()
    for (let n = 0; n < 60; n += 1) await converse(site, { minutes: n, question: 'Wat kost een huis?', answer: null })
    const result = await searchSessions(site.context, { query: '"huis een"', filter: {}, limit: 5, most: 50 })
    expect(result).toEqual({ sessions: [], complete: false })
  })

  test('a filter that leaves few is read through whole, however common the word', async () => {
    await using site = await open()
    const rare = await converse(site, { path: '/bv', minutes: 0 })
    for (let n = 1; n < 60; n += 1) await converse(site, { minutes: n })
    const result = await searchSessions(site.context, { query: 'testament', filter: { path: '/bv' }, limit: 5, most: 50 })
    expect(result).toMatchObject({ sessions: [{ session_id: rare.sessionId, hit: { role: 'user' } }], complete: true })
  })

  test.each(['"', "'", '* OR *', 'NEAR(a b)', 'words:kost', '-', '(', "kost' | !'x", 'a:*', '\\', '%', '\0', '&|!<->', '𐍈', '"" "', 'é', '😀'])(
    'the text %j is looked for as text and never fails',
    async (query) => {
      await using site = await open()
      await converse(site, { question: 'Iets heel anders' })
      expect((await find(site, { query })).sessions.length).toBeLessThanOrEqual(1)
    },
  )
})

onBothDatabases('deleting from chat logs', (open) => {
  test('a deleted conversation is gone with all it had, and the audit log says who did it', async () => {
    await using site = await open()
    const { sessionId, answerId } = await converse(site)
    await giveFeedback(site.context, { sessionId, messageId: answerId, helpful: true })
    await deleteChatSession(site.context.as(owner), sessionId)
    for (const table of ['elk_chat_sessions', 'elk_chat_messages', 'elk_chat_feedback'] as const) {
      expect(await site.database.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await site.database.db.selectFrom('elk_audit_log').select(['action', 'subject']).execute()).toEqual([{ action: 'chat.delete', subject: sessionId }])
    await expect(deleteChatSession(site.context.as(owner), sessionId)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a visitor finds and deletes nothing', async () => {
    await using site = await open()
    const { sessionId } = await converse(site)
    await expect(findSessions(site.context, { page: 1 })).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(deleteChatSession(site.context, sessionId)).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await idsOf(site)).toEqual([sessionId])
  })
})
