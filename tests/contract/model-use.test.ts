/** What the owner sees of the model: calls, tokens, failures by kind, who wrote the answers, and what it cost. */
import { expect, test } from 'vitest'
import { createBudget } from '../../src/assistant/model/budget.ts'
import { readModelUse } from '../../src/assistant/model/read-model-use.ts'
import { ask } from '../../src/assistant/answering/ask.ts'
import { owner } from '../factories/context.ts'
import { question } from '../factories/conversation.ts'
import { tell, withProvider } from '../factories/provider-context.ts'
import { breaksOffAfter, fails, says, scriptedProvider, type Script } from '../factories/scripted-provider.ts'
import { defaultSettings } from '../factories/settings.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const chosen = { provider_base_url: 'https://api.mistral.ai/v1', provider_model: 'proefmodel', chatbot_api_key: 'k' }
const priced = { provider_price_in: '0,40', provider_price_out: '1,20' }

const read = (site: Opened, settings: Partial<typeof defaultSettings> = chosen) =>
  readModelUse(site.context.as(owner), { settings: { ...defaultSettings, ...settings }, allowedHosts: ['api.mistral.ai'] })

const askOnce = async (context: ReturnType<typeof withProvider>) => tell(await ask(context, question({ sessionId: crypto.randomUUID() })))

const todayOf = async (site: Opened) => (await read(site)).days.at(-1)

async function addDay(site: Opened, day: string, requests: number, outcomes: Record<string, number> = {}): Promise<void> {
  await site.database.db.insertInto('elk_provider_usage').values({ day, requests, input_tokens: 1_000_000, output_tokens: 500_000 }).execute()
  for (const [outcome, count] of Object.entries(outcomes)) await site.database.db.insertInto('elk_provider_outcomes').values({ day, outcome, count }).execute()
}

onBothDatabases('the use of the model', (open) => {
  test('an answer of the model counts its call and its tokens', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('Dat regelt u bij de notaris.'))
    await askOnce(withProvider(site.context, provider))
    expect(await todayOf(site)).toMatchObject({ day: '2026-11-20', calls: 1, inputTokens: 40, outputTokens: 12, outcomes: { answered: 1 } })
  })

  test.each<[string, Script]>([
    ['wrong-key', fails(401)],
    ['too-many', fails(429)],
    ['provider-fault', fails(500)],
    ['no-answer', says('https://evil.example/betaal')],
    ['broken-off', breaksOffAfter('Een testament maakt u bij de notaris en daarna ')],
  ])('a failure counts by its kind: %s', async (kind, script) => {
    await using site = await open()
    await using provider = await scriptedProvider(script)
    await askOnce(withProvider(site.context, provider))
    expect((await todayOf(site))?.outcomes).toEqual({ [kind]: 1 })
    expect((await read(site)).missed).toEqual([{ kind, count: 1 }])
  })

  test('a provider that is not there counts as unreachable', async () => {
    await using site = await open()
    const provider = await scriptedProvider()
    await provider[Symbol.asyncDispose]()
    await askOnce(withProvider(site.context, provider))
    expect((await todayOf(site))?.outcomes).toEqual({ unreachable: 1 })
  })

  test('answers beyond the budget and after three failures in a row count as not asked', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('Goed.'))
    const spent = withProvider(site.context, provider, { budget: createBudget(() => 1) })
    for (let n = 0; n < 3; n += 1) await askOnce(spent)
    expect((await todayOf(site))?.outcomes).toEqual({ answered: 1, budget: 2 })
    provider.follow(fails(401))
    const failing = withProvider(site.context, provider)
    for (let n = 0; n < 4; n += 1) await askOnce(failing)
    expect((await todayOf(site))?.outcomes).toEqual({ answered: 1, budget: 2, 'wrong-key': 3, paused: 1 })
  })

  test('a count that fails costs no answer', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('Goed.'))
    const second = await site.openSecond()
    await second.db.schema.dropTable('elk_provider_outcomes').execute()
    expect((await askOnce(withProvider(site.context, provider))).text).toBe('Goed.')
  })

  test('thirty days and the months with use are told, with what is left for today', async () => {
    await using site = await open()
    await addDay(site, '2025-11-30', 9)
    await addDay(site, '2026-09-03', 10)
    await addDay(site, '2026-11-02', 20, { answered: 15, 'provider-fault': 5 })
    await addDay(site, '2026-11-20', 30, { answered: 30 })
    const { days, months, today, model, missed } = await read(site)
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, '2026-10-22', '2026-11-20'])
    expect(months.map(({ month, calls, outcomes }) => [month, calls, outcomes])).toEqual([
      ['2026-11', 50, { answered: 45, 'provider-fault': 5 }],
      ['2026-09', 10, null],
    ])
    expect([today, model, missed]).toEqual([{ calls: 30, most: 500 }, { name: 'proefmodel', host: 'api.mistral.ai' }, [{ kind: 'provider-fault', count: 5 }]])
  })

  test('costs are there with both prices alone', async () => {
    await using site = await open()
    await addDay(site, '2026-11-20', 30)
    const cents = async (settings: object) => (await read(site, { ...chosen, ...settings })).months[0]?.cents
    expect([await cents({}), await cents({ provider_price_in: '0,40' }), await cents(priced)]).toEqual([null, null, 100])
  })

  test('without a model there is none, and what was used before is still told', async () => {
    await using site = await open()
    await addDay(site, '2026-11-01', 3)
    const { model, months } = await read(site, {})
    expect([model, months.length]).toEqual([null, 1])
  })

  test('nobody but the owner reads it', async () => {
    await using site = await open()
    await expect(readModelUse(site.context, { settings: defaultSettings, allowedHosts: [] })).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
