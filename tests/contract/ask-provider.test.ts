/** Asking with a provider behind the assistant: whatever it does, the visitor has an answer, and it is stored once. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBudget } from '../../src/assistant/model/budget.ts'
import type { AskContext } from '../../src/assistant/answering/ask-context.ts'
import { ask } from '../../src/assistant/answering/ask.ts'
import type { AnswerEvent } from '../../src/assistant/conversation/conversation.ts'
import { question } from '../factories/conversation.ts'
import { engineAnswer, testEngine } from '../factories/engine.ts'
import { withProvider } from '../factories/provider-context.ts'
import { breaksOffAfter, fails, says, scriptedProvider, sendsMegabytes, sendsRaw } from '../factories/scripted-provider.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

/** Longer than a refusal takes to come back. */
const LATE_MS = 150
const OWN = 'Een testament maakt u bij de **notaris**.'

async function askAll(context: AskContext, sessionId = crypto.randomUUID()) {
  const events: AnswerEvent[] = []
  for await (const event of await ask(context, question({ sessionId }))) events.push(event)
  const text = events.map((event) => (event.type === 'text' ? event.delta : '')).join('')
  return { text, types: events.map((event) => event.type), sessionId }
}

const answersOf = (site: Opened, sessionId: string) =>
  site.database.db
    .selectFrom('elk_chat_messages')
    .select(['content', 'status', 'engine', 'model', 'prompt_version', 'input_tokens', 'output_tokens'])
    .where('session_id', '=', sessionId)
    .where('role', '=', 'assistant')
    .execute()

const aboutAnswers = (site: Opened, sessionId: string) =>
  site.database.db
    .selectFrom('elk_chat_messages')
    .select(['kind', 'reference', 'sources'])
    .where('session_id', '=', sessionId)
    .where('role', '=', 'assistant')
    .execute()

async function isOfferedAfterThree(open: () => Promise<Opened>, isGentle: boolean): Promise<boolean> {
  await using site = await open()
  await using provider = await scriptedProvider(says('Dat kost € 650 [bron:1].'))
  const context = { ...withProvider(site.context, provider), engine: testEngine(() => engineAnswer({ isGentle })) }
  const sessionId = crypto.randomUUID()
  const asked = [await askAll(context, sessionId), await askAll(context, sessionId), await askAll(context, sessionId)]
  return asked.some(({ types }) => types.includes('cta'))
}

onBothDatabases('asking with a provider', (open) => {
  test('the model’s answer is stored once, with what it was made with', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('Dat kost € 650 [bron:1].'))
    const { text, sessionId } = await askAll(withProvider(site.context, provider))
    expect(text.trim()).toBe('Dat kost € 650.')
    expect(await answersOf(site, sessionId)).toEqual([
      { content: 'Dat kost € 650.', status: 'complete', engine: 'provider', model: 'proefmodel', prompt_version: '3', input_tokens: 40, output_tokens: 12 },
    ])
    const usage = await site.database.db.selectFrom('elk_provider_usage').selectAll().execute()
    expect(usage).toEqual([{ day: '2026-11-20', requests: 1, input_tokens: 40, output_tokens: 12 }])
  })

  test('what the model leaned on is the subject of its answer, so that the next question is read after it', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('Dat kost € 650 [bron:1].'))
    const { sessionId } = await askAll(withProvider(site.context, provider))
    expect(await aboutAnswers(site, sessionId)).toEqual([
      { kind: 'kennis', reference: 'testament-nodig', sources: '[{"title":"Testament","url":"/testament"}]' },
    ])
  })

  test('a model that has no answer leaves a question without one, for the owner to see', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('[geen antwoord] Dat weet de site niet.'))
    const { text, sessionId } = await askAll(withProvider(site.context, provider))
    expect(text).toBe('Dat weet de site niet.')
    expect(await aboutAnswers(site, sessionId)).toEqual([{ kind: 'onbekend', reference: null, sources: '[]' }])
  })

  test('offices stand below a model’s answer to who looks for one, and below no refusal', async () => {
    await using site = await open()
    const refers = { deed: 'testament', place: undefined, order: 'passend' as const, leads: true }
    const asked: unknown[] = []
    const findReferral = async (wish: unknown) => {
      asked.push(wish)
      return undefined
    }
    const answerWith = async (said: string) => {
      await using provider = await scriptedProvider(says(said))
      await askAll({ ...withProvider(site.context, provider), engine: testEngine(() => engineAnswer({ refers })), findReferral })
    }
    await answerWith('[buiten bereik] Daar ga ik niet over.')
    expect(asked).toEqual([])
    await answerWith('Dat kost € 650 [bron:1].')
    expect(asked).toEqual([{ ...refers, leads: false }])
  })

  test('below a model’s answer to somebody in grief or danger nothing is sold', async () => {
    expect([await isOfferedAfterThree(open, true), await isOfferedAfterThree(open, false)]).toEqual([false, true])
  })

  test.each([
    ['a wrong key', fails(401)],
    ['a fault', fails(500)],
    ['no choices', sendsRaw('data: {"id":"c","object":"chat.completion.chunk","created":1,"model":"m","choices":[]}\n\ndata: [DONE]\n\n')],
    ['malformed frames', sendsRaw('data: {{{\n\n')],
    ['a foreign link alone', says('https://evil.example/betaal')],
  ] as const)('at %s the site’s own engine answers, and says so', async (_name, script) => {
    await using site = await open()
    await using provider = await scriptedProvider(script)
    const { text, types, sessionId } = await askAll(withProvider(site.context, provider))
    expect(text).toBe(OWN)
    expect(types).toContain('fallback')
    expect(await answersOf(site, sessionId)).toMatchObject([{ content: OWN, engine: 'embedded', status: 'complete' }])
  })

  test('an answer that breaks off is stored as unfinished, once, and the session is free again', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(breaksOffAfter('Een testament maakt u bij de notaris en daarna '))
    const context = withProvider(site.context, provider)
    const { types, sessionId } = await askAll(context)
    expect(types).toContain('broken-off')
    expect(await answersOf(site, sessionId)).toMatchObject([{ status: 'partial', engine: 'provider' }])
    provider.follow(says('Goed.'))
    expect((await askAll(context, sessionId)).text).toBe('Goed.')
  })

  test('ten megabytes of text become a short, unfinished answer', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(sendsMegabytes(10))
    const { sessionId } = await askAll(withProvider(site.context, provider))
    const [answer] = await answersOf(site, sessionId)
    expect(answer?.content.length).toBeLessThan(20_000)
  })

  test('after the day’s budget the own engine answers without calling anyone', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('Goed.'))
    const context = withProvider(site.context, provider, { budget: createBudget(() => 1) })
    expect((await askAll(context)).text).toBe('Goed.')
    expect((await askAll(context)).text).toBe(OWN)
    expect(provider.calls).toHaveLength(1)
  })

  test('calls that another instance counted count here too: not a word beyond the budget is shown', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('Goed.'))
    await askAll(withProvider(site.context, provider))
    const { text, types } = await askAll(withProvider(site.context, provider, { budget: createBudget(() => 1) }))
    expect([text, types.includes('fallback')]).toEqual([OWN, false])
  })

  test('a call that is refused before it was counted is counted once the answer of the own engine ends', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(fails(401))
    const budget = createBudget(() => 100)
    const late: typeof budget = { ...budget, count: async (...call) => wait(LATE_MS).then(() => budget.count(...call)) }
    const { text, types } = await askAll(withProvider(site.context, provider, { budget: late }))
    expect([text, types.includes('fallback')]).toEqual([OWN, true])
    expect(await site.database.db.selectFrom('elk_provider_usage').select('requests').execute()).toEqual([{ requests: 1 }])
  })

  test('a provider that keeps failing is left alone', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(fails(401))
    const context = withProvider(site.context, provider)
    for (let i = 0; i < 5; i += 1) await askAll(context)
    expect(provider.calls).toHaveLength(3)
  })

  test('without base URL, model and key nobody is called', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('Goed.'))
    expect((await askAll(withProvider(site.context, provider, { config: () => undefined }))).text).toBe(OWN)
    expect(provider.calls).toEqual([])
  })
})
