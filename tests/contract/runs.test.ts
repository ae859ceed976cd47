/** Answers in the making: they outlive their readers, are followed from any instance, and end when they must. */
import { expect, test, vi } from 'vitest'
import { ask } from '../../src/assistant/answering/ask.ts'
import { createSlots } from '../../src/platform/slots.ts'
import { closeStaleRuns } from '../../src/assistant/answering/runs/close-stale-runs.ts'
import { openRuns } from '../../src/assistant/answering/runs/runs.ts'
import { resumeAnswer } from '../../src/assistant/answering/runs/resume-answer.ts'
import { runTexts } from '../../src/assistant/answering/runs/runs.nl.ts'
import { stopAnswer } from '../../src/assistant/answering/runs/stop-answer.ts'
import { readConversation } from '../../src/assistant/answering/transcript.ts'
import { diedAfter } from '../factories/died-run.ts'
import { askAndWait, askContext, question } from '../factories/conversation.ts'
import { testEngine } from '../factories/engine.ts'
import { askAndRead, tell, withProvider } from '../factories/provider-context.ts'
import { says, saysForEver, saysHalf, scriptedProvider, stalls } from '../factories/scripted-provider.ts'
import { eventually } from '../e2e/setup/eventually.ts'
import { onABusyMachine } from '../setup/on-a-busy-machine.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const FIRST = 'Een testament maakt u bij de notaris. '
const REST = 'Neem uw paspoort mee.'

const runsOf = (site: Opened) => site.database.db.selectFrom('elk_chat_runs').selectAll().execute()

const messagesOf = (site: Opened, sessionId: string) =>
  site.database.db.selectFrom('elk_chat_messages').select(['id', 'role', 'content', 'status']).where('session_id', '=', sessionId).orderBy('position').execute()

onBothDatabases('a running answer', (open) => {
  test('a question that comes twice at once, over two instances, is stored, counted and answered once', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const input = { ...question(), questionId: crypto.randomUUID() }
    const instances = [askContext(site.context), askContext({ ...site.context, db: second.db })]
    const told = await Promise.all(instances.map(async (context) => tell(await ask(context, input))))
    expect(told[0]?.text).toBe(told[1]?.text)
    expect(told.map(({ types }) => types.at(-1))).toEqual(['finished', 'finished'])
    expect((await messagesOf(site, input.sessionId)).map(({ role }) => role)).toEqual(['user', 'assistant'])
    const counts = await site.database.db.selectFrom('elk_rate_limits').select('count').execute()
    expect(counts.map(({ count }) => count)).toEqual([1, 1])
  })

  test('a question that comes again after its answer gets the same answer, with sources and suggestions', async () => {
    await using site = await open()
    const engine = testEngine()
    const context = askContext(site.context, engine)
    const input = { ...question(), questionId: crypto.randomUUID() }
    const first = await tell(await ask(context, input))
    const again = await tell(await ask(context, input))
    const lasting = (told: typeof first) => told.events.filter((event) => ['started', 'source', 'suggestions', 'finished'].includes(event.type))
    expect([again.text, lasting(again)]).toEqual([first.text, lasting(first)])
    expect(engine.asked).toHaveLength(1)
  })

  test('a question whose answer failed is answered when it comes again, and stored once', async () => {
    await using site = await open()
    const input = { ...question(), questionId: crypto.randomUUID() }
    const broken = testEngine(() => {
      throw new Error('index is broken')
    })
    expect(await askAndWait(askContext(site.context, broken), input)).toBeUndefined()
    expect(await readConversation(askContext(site.context), input.sessionId)).toMatchObject({ unanswered: input.questionId, running: null })
    expect(await askAndWait(askContext(site.context), input)).toMatchObject({ kind: 'kennis' })
    expect((await messagesOf(site, input.sessionId)).map(({ id, role }) => [role, id === input.questionId])).toEqual([
      ['user', true],
      ['assistant', false],
    ])
  })

  test('the id of another conversation’s question opens nothing', async () => {
    await using site = await open()
    const input = { ...question(), questionId: crypto.randomUUID() }
    await askAndWait(askContext(site.context), input)
    await expect(ask(askContext(site.context), question({ questionId: input.questionId }))).rejects.toMatchObject({ code: 'conflict' })
  })

  test('a reader that comes back in the middle gets all of it, on the same instance and on another', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const half = saysHalf(FIRST, REST)
    await using provider = await scriptedProvider(half.script)
    const context = withProvider(site.context, provider)
    const input = question()
    const { read, told } = await askAndRead(context, input)
    await eventually(() => expect(read()).toContain('bij de'))
    const elsewhere = withProvider({ ...site.context, db: second.db }, provider)
    const resumed = await Promise.all([context, elsewhere].map((one) => resumeAnswer(one, input.sessionId)))
    const tales = resumed.map((events) => tell(events!))
    expect(await readConversation(askContext(site.context), input.sessionId)).toMatchObject({ running: { messageId: expect.any(String) }, unanswered: null })
    half.release()
    const whole = (await told).text.trimEnd()
    expect(whole).toBe(FIRST + REST)
    for (const tale of await Promise.all(tales)) {
      expect([tale.text.trimEnd(), tale.types[0], tale.types.at(-1)]).toEqual([whole, 'started', 'finished'])
      expect(tale.types).toContain('source')
    }
    expect(provider.calls).toHaveLength(1)
    expect([await resumeAnswer(context, input.sessionId), await runsOf(site)]).toEqual([undefined, []])
  })

  test.each([['the same instance'], ['another instance']])(
    'a stop on %s closes the provider’s request within a second and keeps what was written',
    onABusyMachine,
    async (where) => {
      await using site = await open()
      const second = await site.openSecond()
      await using provider = await scriptedProvider(saysForEver('testament'))
      const context = withProvider(site.context, provider)
      const other = where === 'the same instance' ? context : withProvider({ ...site.context, db: second.db }, provider)
      const input = question()
      const { read, told } = await askAndRead(context, input)
      await eventually(() => expect(read()).toContain('testament testament'))
      await stopAnswer(other, input.sessionId)
      await vi.waitFor(() => expect(provider.calls[0]?.isClosed).toBe(true), { timeout: 1_000 })
      const { types, text } = await told
      expect(types.slice(-2)).toEqual(['stopped', 'finished'])
      const [, answer] = await messagesOf(site, input.sessionId)
      expect(answer).toMatchObject({ role: 'assistant', status: 'partial', content: text.trimEnd() })
      expect(await runsOf(site)).toEqual([])
    },
  )

  test('a stop before the first word ends the answer, stores none, and says nothing against the provider', onABusyMachine, async () => {
    await using site = await open()
    await using provider = await scriptedProvider(stalls)
    const context = withProvider(site.context, provider)
    const input = { ...question(), questionId: crypto.randomUUID() }
    const { told } = await askAndRead(context, input)
    await eventually(() => expect(provider.calls).toHaveLength(1))
    await stopAnswer(context, input.sessionId)
    expect((await told).types.slice(-2)).toEqual(['stopped', 'finished'])
    await vi.waitFor(() => expect(provider.calls[0]?.isClosed).toBe(true), { timeout: 1_000 })
    expect(await readConversation(askContext(site.context), input.sessionId)).toMatchObject({
      messages: [{ role: 'user' }],
      running: null,
      unanswered: input.questionId,
    })
    expect([context.provider?.breaker.mayTry(), await runsOf(site)]).toEqual([true, []])
  })

  test('a stop where nothing runs does nothing', async () => {
    await using site = await open()
    const input = question()
    await askAndWait(askContext(site.context), input)
    await stopAnswer(askContext(site.context), input.sessionId)
    expect((await messagesOf(site, input.sessionId)).map(({ status }) => status)).toEqual(['complete', 'complete'])
  })

  test('of two instances that wait for an answer whose process died, one makes it anew with the same id, and both tell it', async () => {
    await using site = await open()
    const second = await site.openSecond()
    await using provider = await scriptedProvider(says(FIRST + REST))
    const { sessionId, messageId } = await diedAfter(site, 'Een testament dat')
    const instances = [withProvider(site.context, provider), withProvider({ ...site.context, db: second.db }, provider)]
    const waiting = await Promise.all(instances.map(async (context) => (await resumeAnswer(context, sessionId))!))
    const readers = waiting.map((events) => events[Symbol.asyncIterator]())
    for (const reader of readers) for (let n = 0; n < 2; n += 1) await reader.next()
    site.context.clock.advance(11_000)
    const tales = await Promise.all(readers.map((reader) => tell({ [Symbol.asyncIterator]: () => reader })))
    for (const tale of tales) expect([tale.text.trimEnd(), tale.types.includes('restarted'), tale.types.at(-1)]).toEqual([FIRST + REST, true, 'finished'])
    expect(provider.calls).toHaveLength(1)
    expect((await messagesOf(site, sessionId)).slice(1)).toEqual([{ id: messageId, role: 'assistant', content: FIRST + REST, status: 'complete' }])
  })

  test('an answer whose process died is not taken over as long as it may live', async () => {
    await using site = await open()
    await using provider = await scriptedProvider()
    const { sessionId } = await diedAfter(site, FIRST)
    site.context.clock.advance(9_000)
    const reader = (await resumeAnswer(withProvider(site.context, provider), sessionId))![Symbol.asyncIterator]()
    await reader.next()
    expect((await reader.next()).value).toEqual({ type: 'text', delta: FIRST })
    expect([provider.calls, (await runsOf(site))[0]?.holder]).toEqual([[], 'died'])
    await reader.return?.()
  })

  test.each([
    ['', expect.stringContaining('twee keer afgebroken'), 'onbekend', 'complete'],
    ['Een testament dat', 'Een testament dat', 'kennis', 'partial'],
  ])('a question that two processes died of is given to no third: after %j its visitor reads so, over two instances', async (content, text, kind, status) => {
    await using site = await open()
    const second = await site.openSecond()
    const { sessionId, messageId, questionId } = await diedAfter(site, content, 1)
    site.context.clock.advance(11_000)
    const engine = testEngine()
    const instances = [askContext(site.context, engine), askContext({ ...site.context, db: second.db }, engine)]
    const waiting = await Promise.all(instances.map((context) => resumeAnswer(context, sessionId)))
    for (const tale of await Promise.all(waiting.map((events) => tell(events!)))) expect([tale.text, tale.types.at(-1)]).toEqual([text, 'finished'])
    expect(engine.asked).toEqual([])
    const stored = await site.database.db.selectFrom('elk_chat_messages').select(['id', 'kind', 'status']).where('question_id', '=', questionId).execute()
    expect([stored, await runsOf(site)]).toEqual([[{ id: messageId, kind, status }], []])
    expect((await readConversation(askContext(site.context), sessionId)).unanswered).toBeNull()
  })

  test('an answer that died for the second time and that nobody came back for is ended with the same sentence, unless it was to be stopped', async () => {
    await using site = await open()
    const [first, stopped] = [await diedAfter(site, '', 1), await diedAfter(site, '', 1)]
    await stopAnswer(askContext(site.context), stopped.sessionId)
    site.context.clock.advance(91_000)
    await closeStaleRuns(site.context)
    expect((await messagesOf(site, first.sessionId)).map(({ content }) => content)).toEqual(['Wat kost een testament?', runTexts.givenUp])
    expect((await messagesOf(site, stopped.sessionId)).map(({ role }) => role)).toEqual(['user'])
  })

  test.each([
    ['Een testament dat', ['user', 'assistant'], null],
    ['', ['user'], 'the question'],
  ])('an answer that nobody came back for is ended after 90 seconds: of %j is kept what there was', async (content, roles, unanswered) => {
    await using site = await open()
    const { sessionId, questionId } = await diedAfter(site, content)
    site.context.clock.advance(89_000)
    await closeStaleRuns(site.context)
    expect(await readConversation(askContext(site.context), sessionId)).toMatchObject({ running: { questionId } })
    site.context.clock.advance(2_000)
    const read = await readConversation(askContext(site.context), sessionId)
    expect([read.messages.map(({ role }) => role), read.running, read.unanswered]).toEqual([roles, null, unanswered && questionId])
    expect(read.messages.slice(1).map(({ status }) => status)).toEqual(roles.slice(1).map(() => 'partial'))
    expect(await runsOf(site)).toEqual([])
  })

  test('the hourly job ends every answer that nobody came back for, once over two instances', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const died = await Promise.all(Array.from({ length: 5 }, () => diedAfter(site, 'Half')))
    site.context.clock.advance(91_000)
    await Promise.all([closeStaleRuns(site.context), closeStaleRuns({ ...site.context, db: second.db })])
    for (const { sessionId } of died) expect((await messagesOf(site, sessionId)).map(({ status }) => status)).toEqual(['complete', 'partial'])
    expect(await runsOf(site)).toEqual([])
  })

  test('how far an answer is stands in its row, and shows that it lives while the provider is silent', async () => {
    await using site = await open()
    const half = saysHalf(FIRST, REST)
    await using provider = await scriptedProvider(half.script)
    const context = withProvider(site.context, provider)
    const { told } = await askAndRead(context, question())
    await eventually(async () => expect((await runsOf(site))[0]).toMatchObject({ stage: 'writing', content: expect.stringContaining('bij de') }))
    site.context.clock.advance(5_000)
    await eventually(async () => expect((await runsOf(site))[0]?.beat_at).toBe('2026-11-20T10:00:05.000Z'))
    half.release()
    expect((await told).types.at(-1)).toBe('finished')
  })

  test('many answers at once are each followed elsewhere without mixing', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const half = saysHalf(FIRST, REST)
    await using provider = await scriptedProvider(half.script)
    const context = withProvider(site.context, provider, { slots: createSlots(40) })
    const inputs = Array.from({ length: 20 }, () => question())
    const asked = await Promise.all(inputs.map((input) => askAndRead(context, input)))
    const elsewhere = withProvider({ ...site.context, db: second.db }, provider)
    await eventually(async () => expect((await runsOf(site)).filter(({ content }) => content !== '')).toHaveLength(20))
    const followed = await Promise.all(inputs.map((input) => resumeAnswer(elsewhere, input.sessionId)))
    const tales = followed.map((events) => tell(events!))
    half.release()
    for (const tale of await Promise.all(tales)) expect(tale.text.trimEnd()).toBe(FIRST + REST)
    await Promise.all(asked.map(({ told }) => told))
  })

  test('a process that stops lets answers end, and cuts short the one that does not: what there is of it is kept', onABusyMachine, async () => {
    await using site = await open()
    await using provider = await scriptedProvider(saysForEver('testament'))
    const context = withProvider(site.context, provider)
    const input = question()
    const { read, told } = await askAndRead(context, input)
    await eventually(() => expect(read()).toContain('testament'))
    await context.runs.drain(50)
    await vi.waitFor(() => expect(provider.calls[0]?.isClosed).toBe(true), { timeout: 1_000 })
    expect((await told).types).toContain('broken-off')
    expect((await messagesOf(site, input.sessionId))[1]).toMatchObject({ status: 'partial' })
    expect(await runsOf(site)).toEqual([])
  })

  test('a process without answers stops at once', async () => {
    await using site = await open()
    await expect(openRuns(site.context).drain(60_000)).resolves.toBeUndefined()
  })
})
