/** The owner chooses a model: which addresses are taken, what happens to the key, and what the test of the connection tells. */
import { expect, test, vi } from 'vitest'
import { createApp, type ProviderSite } from '../factories/provider-site.ts'
import { KEY, breaksOffAfter, fails, says, scriptedProvider, sendsMegabytes, sendsRaw, stalls } from '../factories/scripted-provider.ts'
import { onBothDatabases } from './both-databases.ts'

const OPENAI = 'https://api.openai.com/v1'
const MISTRAL = 'https://api.mistral.ai/v1'
const HOSTS = ['api.openai.com', 'api.mistral.ai']

const storeKey = (app: ProviderSite) => app.save({ provider_base_url: OPENAI, provider_model: 'model-1', chatbot_api_key: KEY })

onBothDatabases('the settings of the provider', (open) => {
  test('are empty at first, with 500 questions a day and the hosts that the server allows', async () => {
    await using site = await open()
    expect(await createApp(site, HOSTS).read()).toMatchObject({
      provider_base_url: '',
      provider_model: '',
      provider_daily_requests: '500',
      provider_hosts: HOSTS,
      chatbot_api_key_masked: '',
    })
  })

  test('are saved and read back, and the key only as a mask', async () => {
    await using site = await open()
    const app = createApp(site, HOSTS)
    await storeKey(app)
    const stored = await app.read()
    expect(stored).toMatchObject({ provider_base_url: OPENAI, provider_model: 'model-1', chatbot_api_key_masked: '••••6789' })
    expect(JSON.stringify(stored)).not.toContain(KEY)
  })

  test.each([
    ['provider_base_url', 'https://evil.example/v1'],
    ['provider_base_url', 'http://api.openai.com/v1'],
    ['provider_base_url', 'https://api.openai.com.evil.example/v1'],
    ['provider_base_url', 'https://naam:geheim@api.openai.com/v1'],
    ['provider_base_url', 'https://api.openai.com:8443/v1'],
    ['provider_base_url', 'api.openai.com'],
    ['provider_model', 'x'.repeat(101)],
    ['provider_daily_requests', '100001'],
    ['provider_daily_requests', '-1'],
    ['provider_daily_requests', '1.5'],
    ['provider_daily_requests', ''],
  ])('%s=%s is refused under its own name, and nothing is saved', async (name, value) => {
    await using site = await open()
    const app = createApp(site, HOSTS)
    expect(await app.save({ [name]: value, contact_phone: '020 - 123 45 67' })).toMatchObject({ status: 422, body: { fields: [name] } })
    expect(await site.database.db.selectFrom('elk_settings').selectAll().execute()).toEqual([])
  })

  test('another base URL clears the key, says so, and leaves the names of both in the audit log', async () => {
    await using site = await open()
    const app = createApp(site, HOSTS)
    await storeKey(app)
    expect(await app.save({ provider_base_url: MISTRAL })).toMatchObject({ body: { cleared: ['chatbot_api_key'] } })
    expect(await app.read()).toMatchObject({ provider_base_url: MISTRAL, provider_model: 'model-1', chatbot_api_key_masked: '' })
    const audit = await site.database.db.selectFrom('elk_audit_log').select('details').orderBy('created_at').execute()
    expect(audit.map(({ details }) => details)).toContain('{"keys":["provider_base_url","chatbot_api_key"]}')
  })

  test('an emptied base URL clears the key too', async () => {
    await using site = await open()
    const app = createApp(site, HOSTS)
    await storeKey(app)
    await app.save({ provider_base_url: '' })
    expect(await app.read()).toMatchObject({ provider_base_url: '', chatbot_api_key_masked: '' })
  })

  test('a new key that comes with another base URL is kept', async () => {
    await using site = await open()
    const app = createApp(site, HOSTS)
    await storeKey(app)
    expect(await app.save({ provider_base_url: MISTRAL, chatbot_api_key: 'sk-nieuw-4321' })).toMatchObject({ body: { cleared: [] } })
    expect(await app.read()).toMatchObject({ chatbot_api_key_masked: '••••4321' })
  })

  test('the same base URL, or another model, leaves the key', async () => {
    await using site = await open()
    const app = createApp(site, HOSTS)
    await storeKey(app)
    expect(await app.save({ provider_base_url: OPENAI, provider_model: 'model-2' })).toMatchObject({ body: { cleared: [] } })
    expect(await app.read()).toMatchObject({ provider_model: 'model-2', chatbot_api_key_masked: '••••6789' })
  })
})

onBothDatabases('the test of the provider', (open) => {
  test('goes out with the key and tells the model and the time, and leaves one audit row', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('Ja, de verbinding werkt [bron:1].'))
    const app = createApp(site, [provider.host])
    await app.choose(provider.url)
    expect(await app.tryOut()).toEqual({ status: 200, body: { ok: true, model: 'proefmodel', milliseconds: 0 } })
    expect(provider.calls.map((call) => [call.headers.authorization, call.body.model])).toEqual([[`Bearer ${KEY}`, 'proefmodel']])
    expect(await app.auditOfTests()).toEqual([{ actor: 'owner:owner-1', details: '{"ok":true,"model":"proefmodel","milliseconds":0}' }])
  })

  test.each([
    ['a refused key', fails(401), 'wrong-key'],
    ['a forbidden key', fails(403), 'wrong-key'],
    ['a spent limit', fails(429), 'too-many'],
    ['a fault of the provider', fails(500), 'provider-fault'],
    ['an unknown model', fails(404), 'no-answer'],
    ['an empty answer', sendsRaw(''), 'no-answer'],
    ['malformed frames', sendsRaw(`data: {"id": ${KEY}\n\n`), 'no-answer'],
    ['an answer that breaks off', breaksOffAfter('De verbinding '), 'no-answer'],
    ['an answer without end', sendsMegabytes(3), 'no-answer'],
  ] as const)('%s comes back as a code, without a word of the provider or the key', async (_name, script, reason) => {
    await using site = await open()
    await using provider = await scriptedProvider(script)
    const app = createApp(site, [provider.host])
    await app.choose(provider.url)
    expect(await app.tryOut()).toEqual({ status: 200, body: { ok: false, reason } })
    expect(await app.auditOfTests()).toEqual([{ actor: 'owner:owner-1', details: JSON.stringify({ ok: false, reason }) }])
  })

  test('a provider that stalls is given up in time', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(stalls)
    const app = createApp(site, [provider.host])
    await app.choose(provider.url)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answer = app.tryOut()
      await vi.waitFor(() => expect(provider.calls).toHaveLength(1), { timeout: 60_000, interval: 1 })
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await answer).toEqual({ status: 200, body: { ok: false, reason: 'no-answer' } })
      expect(provider.calls).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a provider that is away is unreachable', async () => {
    await using site = await open()
    const provider = await scriptedProvider()
    const app = createApp(site, [provider.host])
    await app.choose(provider.url)
    await provider[Symbol.asyncDispose]()
    expect(await app.tryOut()).toMatchObject({ body: { ok: false, reason: 'unreachable' } })
  })

  test('a provider that sends the question on gets no answer, and the key goes nowhere else', async () => {
    await using site = await open()
    await using elsewhere = await scriptedProvider()
    await using provider = await scriptedProvider((response) => {
      response.writeHead(307, { Location: `${elsewhere.url}/chat/completions` }).end()
    })
    const app = createApp(site, [provider.host])
    await app.choose(provider.url)
    expect(await app.tryOut()).toMatchObject({ body: { ok: false, reason: 'unreachable' } })
    expect(elsewhere.calls).toEqual([])
  })

  test('nothing goes out while a setting is missing, or when the server no longer allows the host', async () => {
    await using site = await open()
    await using provider = await scriptedProvider()
    const before = createApp(site, [provider.host])
    expect(await before.tryOut()).toMatchObject({ body: { ok: false, reason: 'not-configured' } })
    await before.choose(provider.url)
    expect(await createApp(site, HOSTS).tryOut()).toMatchObject({ body: { ok: false, reason: 'host-not-allowed' } })
    expect(provider.calls).toEqual([])
  })

  test('the sixth test in a minute is refused without a call, and a minute later it goes out again', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('Ja.'))
    const app = createApp(site, [provider.host])
    await app.choose(provider.url)
    for (let i = 0; i < 5; i += 1) expect(await app.tryOut()).toMatchObject({ status: 200 })
    expect(await app.tryOut()).toMatchObject({ status: 429, body: { code: 'too_many_tests' } })
    expect(provider.calls).toHaveLength(5)
    site.context.clock.advance(60_000)
    expect(await app.tryOut()).toMatchObject({ status: 200 })
  })

  test('a visitor tests nothing', async () => {
    await using site = await open()
    await using provider = await scriptedProvider()
    const app = createApp(site, [provider.host])
    await app.choose(provider.url)
    expect(await app.asVisitor().tryOut()).toMatchObject({ status: 401 })
    expect([provider.calls, await app.auditOfTests()]).toEqual([[], []])
  })
})
