/** Asking: what is stored, what the engine is given, and that an answer survives whatever its reader does. */
import { expect, test } from 'vitest'
import { ask } from '../../src/assistant/answering/ask.ts'
import { findSession } from '../../src/assistant/answering/assistant.queries.ts'
import type { AnswerEvent } from '../../src/assistant/conversation/conversation.ts'
import { readTranscript } from '../../src/assistant/answering/transcript.ts'
import { askAndWait, askContext, question } from '../factories/conversation.ts'
import { engineAnswer, testEngine } from '../factories/engine.ts'
import { eventually } from '../e2e/setup/eventually.ts'
import { onBothDatabases } from './both-databases.ts'

async function eventsOf(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const all: AnswerEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

onBothDatabases('asking', (open) => {
  test('question and answer are stored in order, with the sources and how the answer came about', async () => {
    await using site = await open()
    const input = question()
    const answer = await askAndWait(askContext(site.context), input)
    const [asked, answered] = await readTranscript(site.context, input.sessionId)
    expect(asked).toMatchObject({ role: 'user', content: 'Wat kost een testament?', kind: null, sources: [], status: 'complete' })
    expect(answered).toEqual({
      id: answer?.messageId,
      role: 'assistant',
      content: engineAnswer().text,
      timestamp: '2026-11-20T10:00:00.000Z',
      kind: 'kennis',
      sources: engineAnswer().sources,
      status: 'complete',
      suggestions: engineAnswer().suggestions,
      feedback: null,
    })
  })

  test('the events tell the whole answer, from start to finish', async () => {
    await using site = await open()
    const events = await eventsOf(await ask(askContext(site.context), question()))
    expect(events[0]).toMatchObject({ type: 'started' })
    expect(events.flatMap((event) => (event.type === 'text' ? [event.delta] : [])).join('')).toBe(engineAnswer().text)
    expect(events.slice(-3)).toMatchObject([
      { type: 'source', number: 1, source: { url: '/testament' } },
      { type: 'suggestions', questions: ['Wat kost een testament?'] },
      { type: 'finished', answer: { text: engineAnswer().text } },
    ])
  })

  test('the session counts its messages, keeps its page and knows when it was last active', async () => {
    await using site = await open()
    const context = askContext(site.context)
    const input = question()
    await askAndWait(context, input)
    site.context.clock.advance(5_000)
    await askAndWait(context, { ...input, pagePath: '/elders' })
    expect(await findSession(site.database.db, input.sessionId)).toEqual({
      session_id: input.sessionId,
      page_path: '/testament',
      started_at: '2026-11-20T10:00:00.000Z',
      last_activity: '2026-11-20T10:00:05.000Z',
      message_count: 4,
    })
  })

  test('the engine is given the day, and the earlier turns of this session only', async () => {
    await using site = await open()
    const engine = testEngine()
    const context = askContext(site.context, engine)
    const input = question()
    await askAndWait(context, question({ question: 'Van een ander' }))
    await askAndWait(context, input)
    await askAndWait(context, { ...input, question: 'En voor twee?' })
    expect(engine.asked.at(-1)).toMatchObject({ question: 'En voor twee?', day: '2026-11-20' })
    expect(engine.asked.at(-1)?.history.map((turn) => turn.content)).toEqual(['Wat kost een testament?', engineAnswer().text])
    expect(engine.asked.at(-1)?.history.at(-1)).toMatchObject({ kind: 'kennis', reference: 'testament-nodig' })
  })

  test('beside grief about a death of days ago nothing is offered, however long the conversation, until a price is asked for', async () => {
    await using site = await open()
    const context = askContext(site.context, testEngine(), false)
    const tell = async (sessionId: string, asked: string): Promise<boolean> =>
      (await eventsOf(await ask(context, question({ sessionId, question: asked })))).some(({ type }) => type === 'cta')
    const mourning = crypto.randomUUID()
    const others = Array.from({ length: 12 }, (_, n) => `Wie doet aangifte nummer ${n}?`)
    const offered: boolean[] = []
    for (const asked of ['mijn vader is gisteren overleden', ...others]) offered.push(await tell(mourning, asked))
    expect(offered).toEqual(Array.from({ length: 13 }, () => false))
    expect(await tell(mourning, 'Wat kost een verklaring van erfrecht?')).toBe(true)
    const other = crypto.randomUUID()
    expect([await tell(other, 'mijn vader is in 1998 overleden'), await tell(other, 'Wie doet aangifte?')]).toEqual([false, true])
  })

  test('in a conversation that was told where help is nothing is offered, also when a price or an office is asked for', async () => {
    await using site = await open()
    const refers = { deed: 'testament', place: undefined, order: 'passend', leads: true } as const
    const told = testEngine(({ question: asked, history }) =>
      engineAnswer(history.length === 0 ? { extras: { helpLine: 'suicide' }, isGentle: true } : asked.startsWith('Welke notaris') ? { refers } : {}),
    )
    const context = askContext(site.context, told, false)
    const sessionId = crypto.randomUUID()
    const tell = async (asked: string): Promise<boolean> =>
      (await eventsOf(await ask(context, question({ sessionId, question: asked })))).some(({ type }) => type === 'cta')
    const offered: boolean[] = []
    for (const asked of ['Ik ben op.', 'Wie erft mijn huis?', 'Wat kost een testament?', 'En hoe lang duurt dat?', 'Welke notaris is goed?'])
      offered.push(await tell(asked))
    expect(offered).toEqual([false, false, false, false, false])
  })

  test('personal data reaches neither the engine nor any table', async () => {
    await using site = await open()
    const engine = testEngine()
    const input = question({ question: 'Mijn bsn is 111222333 en mijn mail jan@example.nl. Wat kost een testament?' })
    const events = await eventsOf(await ask(askContext(site.context, engine), input))
    const rows = await site.database.db.selectFrom('elk_chat_messages').selectAll().execute()
    expect(JSON.stringify([rows, engine.asked, events])).not.toMatch(/111222333|jan@example/)
    expect(rows[0]?.content).toContain('Wat kost een testament?')
    expect(events[1]).toEqual({ type: 'masked', kinds: ['email', 'bsn'] })
  })

  test.each([
    "'; drop table elk_chat_messages; --",
    '<script>alert(1)</script>',
    'Eén vraag: € 5.000? 😀',
    'los \ud800 teken',
    'regel een\nregel twee',
    '%_\\ ${x} {{cijfer:grens}}',
  ])('%j is stored as the text it is', async (text) => {
    await using site = await open()
    const input = question({ question: text })
    await askAndWait(askContext(site.context), input)
    expect((await readTranscript(site.context, input.sessionId))[0]?.content).toBe(text.toWellFormed())
  })

  test('an answer is stored although nobody reads its events', async () => {
    await using site = await open()
    const input = question()
    await ask(askContext(site.context), input)
    await eventually(async () => expect(await readTranscript(site.context, input.sessionId)).toHaveLength(2))
  })

  test('an answer is stored although its reader leaves after the first event', async () => {
    await using site = await open()
    const input = question()
    const reader = (await ask(askContext(site.context), input))[Symbol.asyncIterator]()
    await reader.next()
    await reader.return?.()
    await eventually(async () => expect(await readTranscript(site.context, input.sessionId)).toHaveLength(2))
  })

  test('an engine that fails ends the events with a failure, keeps the question and leaves the session free', async () => {
    await using site = await open()
    const input = question()
    const broken = testEngine(() => {
      throw new Error('index is broken')
    })
    const events = await eventsOf(await ask(askContext(site.context, broken), input))
    expect(events.at(-1)).toEqual({ type: 'failed' })
    expect(JSON.stringify(events)).not.toContain('index is broken')
    expect((await readTranscript(site.context, input.sessionId)).map((message) => message.role)).toEqual(['user'])
    expect(await askAndWait(askContext(site.context), input)).toMatchObject({ kind: 'kennis' })
  })
})
