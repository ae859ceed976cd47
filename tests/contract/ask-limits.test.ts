/** The bounds of asking: what is refused, before anything is stored. */
import { expect, test } from 'vitest'
import { ask } from '../../src/assistant/answering/ask.ts'
import { insertRun } from '../../src/assistant/answering/runs/runs.queries.ts'
import { readTranscript } from '../../src/assistant/answering/transcript.ts'
import { AppError } from '../../src/errors/errors.ts'
import { visitor, type TestContext } from '../factories/context.ts'
import { askAndWait, askContext, question } from '../factories/conversation.ts'
import { testEngine } from '../factories/engine.ts'
import { onBothDatabases } from './both-databases.ts'

const TEN_MINUTES = 600_000

/** Another instance has taken the one running answer of the session. */
async function runElsewhere(context: TestContext, sessionId: string): Promise<void> {
  const now = context.clock.now().toISOString()
  const ids = { message_id: crypto.randomUUID(), session_id: sessionId, question_id: crypto.randomUUID(), holder: 'elsewhere' }
  await insertRun(context.db, { ...ids, started_at: now, beat_at: now })
}

async function askTimes(context: TestContext, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await askAndWait(askContext(context), question())
}

onBothDatabases('asking', (open) => {
  test.each([
    ['', 'message_empty'],
    [' \n\t\u200b ', 'message_empty'],
    ['a'.repeat(501), 'message_too_long'],
  ])('%j is refused with %s and leaves no trace', async (text, code) => {
    await using site = await open()
    const input = question({ question: text })
    await expect(ask(askContext(site.context), input)).rejects.toMatchObject({ code })
    expect(await site.database.db.selectFrom('elk_chat_sessions').selectAll().execute()).toEqual([])
  })

  test('500 characters are accepted, however many invisible ones stood between them', async () => {
    await using site = await open()
    expect(await askAndWait(askContext(site.context), question({ question: 'a\u200b'.repeat(500) }))).toBeDefined()
  })

  test('while an answer is made the next question of that session waits, and one of another session does not', async () => {
    await using site = await open()
    const input = question()
    await askAndWait(askContext(site.context), input)
    await runElsewhere(site.context, input.sessionId)
    await expect(ask(askContext(site.context), input)).rejects.toMatchObject({ code: 'answer_running', retryAfterSeconds: 2 })
    expect(await readTranscript(site.context, input.sessionId)).toHaveLength(2)
    expect(await askAndWait(askContext(site.context), question())).toBeDefined()
  })

  test('an answer whose process died gives way after 90 seconds, and not before', async () => {
    await using site = await open()
    const input = question()
    await askAndWait(askContext(site.context), input)
    await runElsewhere(site.context, input.sessionId)
    site.context.clock.advance(89_000)
    await expect(ask(askContext(site.context), input)).rejects.toMatchObject({ code: 'answer_running' })
    site.context.clock.advance(2_000)
    expect(await askAndWait(askContext(site.context), input)).toBeDefined()
  })

  test('of many questions to one session at once, over two instances, each is answered or told to wait', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const input = question()
    const instances = [site.context, { ...site.context, db: second.db }]
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => askAndWait(askContext(instances[n % 2]!, testEngine(), false), input)))
    const answered = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as AppError] : []))
    expect(answered.length).toBeGreaterThan(0)
    expect(refused.every((error) => error.code === 'answer_running')).toBe(true)
    const roles = (await readTranscript(site.context, input.sessionId)).map((message) => message.role)
    expect(roles.filter((role) => role === 'assistant')).toHaveLength(answered.length)
    expect(roles.filter((role) => role === 'user')).toHaveLength(answered.length)
  })

  test('a visitor may ask ten questions in ten minutes, and again in the next ten', async () => {
    await using site = await open()
    await askTimes(site.context, 10)
    const input = question()
    await expect(ask(askContext(site.context), input)).rejects.toMatchObject({ code: 'too_many_questions', retryAfterSeconds: 600 })
    expect(await readTranscript(site.context, input.sessionId)).toEqual([])
    expect(await askAndWait(askContext(site.context.as(visitor('someone-else'))), question())).toBeDefined()
    site.context.clock.advance(TEN_MINUTES)
    expect(await askAndWait(askContext(site.context), question())).toBeDefined()
  })

  test('a visitor may ask forty questions a day, and again the next day', async () => {
    await using site = await open()
    for (let round = 0; round < 4; round += 1) {
      await askTimes(site.context, 10)
      site.context.clock.advance(TEN_MINUTES)
    }
    await expect(ask(askContext(site.context), question())).rejects.toMatchObject({ code: 'too_many_questions' })
    site.context.clock.advance(24 * 3_600_000)
    expect(await askAndWait(askContext(site.context), question())).toBeDefined()
  })

  test('a session takes thirty questions', async () => {
    await using site = await open()
    const input = question()
    for (let n = 0; n < 30; n += 1) {
      if (n % 10 === 0) site.context.clock.advance(TEN_MINUTES)
      expect(await askAndWait(askContext(site.context), input)).toBeDefined()
    }
    site.context.clock.advance(TEN_MINUTES)
    await expect(ask(askContext(site.context), input)).rejects.toMatchObject({ code: 'session_full' })
    expect(await askAndWait(askContext(site.context), question())).toBeDefined()
  })

  test('a session that is full stays free of a running answer', async () => {
    await using site = await open()
    const input = question()
    await askAndWait(askContext(site.context), input)
    await site.database.db.updateTable('elk_chat_sessions').set({ message_count: 60 }).execute()
    await expect(ask(askContext(site.context), input)).rejects.toMatchObject({ code: 'session_full' })
    expect(await site.database.db.selectFrom('elk_chat_runs').selectAll().execute()).toEqual([])
  })

  test('with the limits off, an evaluation asks as often as it wants', async () => {
    await using site = await open()
    const context = askContext(site.context, testEngine(), false)
    const input = question()
    for (let n = 0; n < 45; n += 1) expect(await askAndWait(context, input)).toBeDefined()
  })
})
