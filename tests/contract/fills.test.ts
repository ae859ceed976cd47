/** What an upgrade leaves to be done: in batches, beside the serving site, by one instance at a time, and to the end whatever cuts it off. */
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { insertMessage, insertSession } from '../../src/assistant/answering/assistant.queries.ts'
import { giveFeedback } from '../../src/assistant/answering/give-feedback.ts'
import { deleteChatSession } from '../../src/chat-logs/delete-session.ts'
import { findSessions, type FindInput } from '../../src/chat-logs/find-sessions.ts'
import { CHAT_MARKS } from '../../src/database/fills/chat-marks.ts'
import { CHAT_WORDS } from '../../src/database/fills/chat-words.ts'
import { planFill } from '../../src/database/fills/fill.ts'
import { fillSome, listFilling, runFills } from '../../src/database/fills/run-fills.ts'
import { listMigrations } from '../../src/database/migrations/index.ts'
import { fillJob } from '../../src/platform/fill-job.ts'
import { newId } from '../../src/platform/ids.ts'
import { runDueJobs } from '../../src/platform/jobs.ts'
import { owner } from '../factories/context.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const at = (seconds: number) => new Date(Date.parse('2026-11-20T10:00:00.000Z') + seconds * 1_000).toISOString()

/** Three conversations begin in each second, so that batches end within one. */
async function converse({ database: { db }, context }: Opened, n: number): Promise<string> {
  const sessionId = crypto.randomUUID()
  const time = at(Math.floor(n / 3))
  const answer = { id: newId(), kind: n % 4 === 0 ? 'onbekend' : 'kennis' }
  await insertSession(db, { session_id: sessionId, page_path: '/', user_agent: '', started_at: time, last_activity: time })
  await insertMessage(db, { id: newId(), session_id: sessionId, role: 'user', content: `Wat kost woord${n}?`, timestamp: time })
  await insertMessage(db, { ...answer, session_id: sessionId, role: 'assistant', content: 'Een testament.', timestamp: time, status: 'complete' })
  if (n % 5 === 0) await giveFeedback(context, { sessionId, messageId: answer.id, helpful: n % 2 === 0 })
  return sessionId
}

const ids = async (site: Opened, input: Partial<FindInput>) => {
  const { sessions, filled } = await findSessions(site.context.as(owner), { page: 1, ...input })
  return { ids: sessions.map((session) => session.session_id), filled }
}

const questions: Partial<FindInput>[] = [
  { query: 'testament' },
  { query: 'woord1' },
  { query: '"wat kost"' },
  { answer: 'onbeantwoord' },
  { answer: 'beantwoord' },
  { feedback: 'geholpen' },
  { feedback: 'niet-geholpen' },
]
const answers = (site: Opened) => Promise.all(questions.map(async (question) => (await ids(site, question)).ids))

/** As the migrations leave a database that had conversations before there was an index or a mark. */
async function asUpgraded({ database: { db, dialect } }: Opened): Promise<void> {
  const anyDb = db as unknown as Kysely<unknown>
  if (dialect === 'sqlite') await listMigrations(dialect)['0022-secure-erasing']?.up(anyDb)
  else await sql`delete from elk_chat_search`.execute(db)
  const none = { unanswered: false, has_poor_answer: false, has_helpful: false, has_unhelpful: false, has_note: false }
  await db.updateTable('elk_chat_sessions').set(none).execute()
  await planFill(anyDb, CHAT_WORDS, 'elk_chat_messages')
  await planFill(anyDb, CHAT_MARKS, 'elk_chat_sessions')
}

async function grown(site: Opened): Promise<string[]> {
  const made: string[] = []
  for (let n = 0; n < 20; n += 1) made.push(await converse(site, n))
  return made
}

const always = { goOn: () => true }

onBothDatabases('fills', (open) => {
  test('what was there before an upgrade is found and chosen as if it had been written after it', async () => {
    await using site = await open()
    await grown(site)
    const before = await answers(site)
    await asUpgraded(site)
    expect((await ids(site, { query: 'testament' })).filled).toBe(0)
    await runFills(site.database, always)
    expect(await answers(site)).toEqual(before)
    expect((await ids(site, { query: 'testament' })).filled).toBeNull()
    expect(await listFilling(site.database.db)).toEqual([])
  })

  test('half-way, visitors and the owner go on: what comes is found, what goes leaves no word, and the rest follows', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const made = await grown(site)
    await asUpgraded(site)
    // All marks, and some of the words.
    for (let batch = 0; batch < 8; batch += 1) await fillSome(site.database, 5)
    const [half] = await listFilling(db)
    expect(half?.name).toBe(CHAT_WORDS)
    expect(half?.done).toBeGreaterThan(0)
    expect(half?.done).toBeLessThan(half?.total ?? 0)
    const newest = await converse(site, 100)
    expect((await ids(site, { query: 'woord100' })).ids).toEqual([newest])
    for (const gone of [made[0], made[19]]) await deleteChatSession(site.context.as(owner), gone ?? '')
    await db
      .updateTable('elk_chat_messages')
      .set({ content: 'Wat kost iets anders?' })
      .where('session_id', '=', made[1] ?? '')
      .where('role', '=', 'user')
      .execute()
    await runFills(site.database, always)
    const found = await Promise.all(Array.from({ length: 20 }, (_, n) => ids(site, { query: `"woord${n}"` })))
    expect(found.flatMap((one) => one.ids)).toEqual(made.slice(2, 19))
    expect((await ids(site, { query: 'anders' })).ids).toEqual([made[1]])
    if (dialect === 'sqlite') await sql`insert into elk_chat_search (elk_chat_search) values ('integrity-check')`.execute(db)
  })

  test('a batch that is cut off has done nothing, and another instance goes on from the one before it', async () => {
    await using site = await open()
    await grown(site)
    const before = await answers(site)
    await asUpgraded(site)
    const second = await site.openSecond()
    await fillSome(site.database, 5)
    const progress = await listFilling(second.db)
    const lost = site.database.db.transaction().execute(async (tx) => {
      await sql`update elk_fills set mark = 'zzzz', done = 999`.execute(tx)
      throw new Error('the process is gone')
    })
    await expect(lost).rejects.toThrow('the process is gone')
    expect(await listFilling(second.db)).toEqual(progress)
    await Promise.all([runFills(second, always), runFills(site.database, always)])
    // Who finds the other at it lets it be.
    await runFills(second, always)
    expect(await answers(site)).toEqual(before)
  })

  test('the job does what is left, stops when the process is asked to, and then asks no more', async () => {
    await using site = await open()
    const { db } = site.database
    await grown(site)
    await asUpgraded(site)
    const job = fillJob()
    const stopped = new AbortController()
    stopped.abort()
    expect(await runDueJobs(site.context, [job], stopped.signal)).toEqual(['aanvullen'])
    expect(await listFilling(db)).toHaveLength(2)
    site.context.clock.advance(60_000)
    expect(await runDueJobs(site.context, [job])).toEqual(['aanvullen'])
    expect(await listFilling(db)).toEqual([])
    site.context.clock.advance(60_000)
    expect(await runDueJobs(site.context, [job])).toEqual([])
  })
})
