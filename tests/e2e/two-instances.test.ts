/** Two servers behind one address are one site: what one does the other knows, and nothing is done twice. On either database. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '../setup/mail-server.ts'
import { KEY, says, saysForEver, scriptedProvider, type ScriptedProvider } from '../factories/scripted-provider.ts'
import { json, postChat } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { followLink } from './setup/follow-link.ts'
import { signInByCall } from './setup/owner.ts'
import { PASSWORD } from './setup/server.ts'
import { startTwo, type TwoInstances } from './setup/two-instances.ts'
import { StreamReader } from './setup/with-model.ts'

const QUESTION = 'Kan ik mijn testament later nog wijzigen?'
const ANSWER = 'U kunt uw testament altijd wijzigen bij een notaris.'
const MESSAGES = 3
/** Between two visits of each of four people. */
const PACE_MS = 100
const TOKEN = 'een-teken-van-minstens-24-tekens'

/** A browser asks again when the connection that it kept was closed meanwhile. */
const get = (url: string) => fetch(url).catch(() => fetch(url))

const sendMessage = (url: string, key: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'Jo Jansen', email: 'jo@voorbeeld.nl', message: `Bericht ${key}`, key }),
  })

/** How often a server did what the clock asks of requests for quotes. */
async function clockRuns(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text()
  return Number(/^elke_job_duration_seconds_count\{job="quote-clock",outcome="done"\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
}

const kinds = ['sqlite', 'postgres'] as const

interface Pair {
  site: TwoInstances
  mail: MailServer
  provider: ScriptedProvider
  cookie: string
  startedAt: string
}

async function startPair(kind: (typeof kinds)[number]): Promise<Pair> {
  const [mail, provider] = await Promise.all([startMailServer(), scriptedProvider(says(ANSWER))])
  const startedAt = new Date().toISOString()
  const site = await startTwo(kind, { SMTP_URL: mail.url, PROVIDER_HOSTS: provider.host, CHAT_LIMITS: 'on', TRUST_PROXY: '1', METRICS_TOKEN: TOKEN })
  const cookie = (await signInByCall(site.servers[0].url)).map((pair) => pair.join('=')).join('; ')
  return { site, mail, provider, cookie, startedAt }
}

const pairs = new Map<string, Pair>()

// Both before the first journey: the minutes of the clock that one pair is waited for pass for the other as well.
beforeAll(async () => {
  for (const [kind, pair] of await Promise.all(kinds.map(async (kind) => [kind, await startPair(kind)] as const))) pairs.set(kind, pair)
})

afterAll(async () => {
  for (const { site, mail, provider } of pairs.values()) {
    await site.close()
    await Promise.all([mail[Symbol.asyncDispose](), provider[Symbol.asyncDispose]()])
  }
})

describe.each(kinds)('two servers on one %s', (kind) => {
  let { site, provider, mail, cookie, startedAt } = {} as Pair

  beforeAll(() => {
    ;({ site, provider, mail, cookie, startedAt } = pairs.get(kind) as Pair)
  })

  const url = (at: 0 | 1): string => site.servers[at].url
  const count = async (sql: string): Promise<number> => Number(Object.values((await site.rows(sql))[0] ?? {})[0])

  async function save(at: 0 | 1, values: Record<string, string>): Promise<void> {
    const headers = { ...json, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
    const body = JSON.stringify({ ...values, current_password: PASSWORD })
    const saved = await fetch(`${url(at)}/api/admin/settings`, { method: 'PUT', headers, body })
    expect([saved.status, await saved.text()]).toEqual([200, expect.any(String)])
  }

  const ask = async (at: 0 | 1, ids: object) =>
    new StreamReader(
      await fetch(`${url(at)}/api/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...ids, message: QUESTION }),
      }),
    )
  const resume = (at: 0 | 1, sessionId: string) => fetch(`${url(at)}/api/chat/stream`, { headers: { 'Elk-Chat-Session': sessionId } })

  test('the owner who signed in at one saves at the other, and each shows what either saved', async () => {
    await save(1, { contact_phone: '020 - 765 43 21', contact_email: 'postvak@site.example', mail_transport: 'smtp' })
    for (const at of [0, 1] as const) await eventually(async () => expect(await (await fetch(`${url(at)}/contact`)).text()).toContain('020 - 765 43 21'))
    await save(0, { provider_base_url: provider.url, provider_model: 'proefmodel', chatbot_api_key: KEY })
  })

  test('messages that come to both at the same moment are each mailed once', async () => {
    const keys = Array.from({ length: MESSAGES }, () => crypto.randomUUID())
    const sent = await Promise.all(keys.flatMap((key) => [sendMessage(url(0), key), sendMessage(url(1), key)]))
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201))
    await eventually(async () => expect(await count("select count(*) from elk_outbox where kind = 'contact' and status = 'sent'")).toBe(MESSAGES))
    const subjects = mail.mails.filter(({ text }) => keys.some((key) => text.includes(key)))
    expect(subjects).toHaveLength(MESSAGES)
    expect(new Set(subjects.map(({ headers }) => headers.get('message-id'))).size).toBe(MESSAGES)
  })

  test('what a visitor may ask and how often one may try to sign in is counted over both', async () => {
    const network = { 'X-Forwarded-For': '203.0.113.7' }
    const askAt = async (at: 0 | 1): Promise<number> => (await postChat(url(at), { sessionId: crypto.randomUUID(), message: 'Bedankt' }, network)).status
    const tryAt = async (at: 0 | 1): Promise<number> => {
      const headers = { ...json, ...network, 'Sec-Fetch-Site': 'same-origin' }
      return (await fetch(`${url(at)}/api/sign-in`, { method: 'POST', headers, body: '{"password":"geraden wachtwoord"}' })).status
    }
    for (const [attempt, passes] of [
      [askAt, 200],
      [tryAt, 401],
    ] as const) {
      const statuses: number[] = []
      while (statuses.at(-1) !== 429 && statuses.length < 25) statuses.push(await attempt(0))
      expect(new Set(statuses)).toEqual(new Set([passes, 429]))
      expect(await attempt(1)).toBe(429)
    }
  })

  test('of what both do by the clock each is done by one of them', async () => {
    const slots = `select count(*) from elk_job_runs where name = 'quote-clock' and finished_at is not null and started_at > '${startedAt}'`
    // A slot is a minute of the clock, and is looked for every ten seconds.
    await eventually(async () => expect(await count(slots)).toBeGreaterThan(1), 100_000)
    // Both looked at the first minute before the second was done.
    await eventually(async () => expect((await clockRuns(url(0))) + (await clockRuns(url(1)))).toBe(await count(slots)))
  })

  test('an answer that one makes is followed at the other, which makes it anew once the first is killed, and stores it once', async () => {
    provider.follow(saysForEver('testament'))
    const ids = { sessionId: crypto.randomUUID(), questionId: crypto.randomUUID() }
    const asked = await ask(0, ids)
    asked.done.catch(() => {})
    await eventually(() => expect(asked.text).toContain('testament testament'))
    const followed = new StreamReader(await resume(1, ids.sessionId))
    await eventually(() => expect(followed.text).toContain('testament testament'))
    provider.follow(says(ANSWER))
    site.servers[0].signal('SIGKILL')
    await site.servers[0].exited
    await followed.done
    expect([followed.text.trimEnd(), followed.types.includes('data-restart')]).toEqual([ANSWER, true])
    expect(await site.rows(`select role, content from elk_chat_messages where session_id = '${ids.sessionId}' order by timestamp, id`)).toEqual([
      { role: 'user', content: QUESTION },
      { role: 'assistant', content: ANSWER },
    ])
    await site.startAgain(0)
  })

  test('while the database is away under load both serve pages and links, refuse a question with a sentence, and count every click afterwards', async () => {
    const before = await count('select coalesce(sum(hits), 0) from elk_redirect_clicks')
    const state = { isOver: false, clicks: 0, faults: [] as string[] }
    // What a first visitor brings into memory.
    for (const at of [0, 1] as const) for (const path of ['/', '/testament', '/levenstestament']) await (await fetch(url(at) + path)).text()
    const load = async (at: 0 | 1): Promise<void> => {
      while (!state.isOver) {
        state.clicks += 1
        const link = await followLink(`${url(at)}/out/testament`)
        const page = await get(`${url(at)}/testament`)
        await page.text()
        if (link.status !== 200 || page.status !== 200) state.faults.push(`${link.status} ${page.status}`)
        // At the pace of visitors: what a server bears is measured by the benchmark.
        await wait(PACE_MS)
      }
    }
    const loads = [load(0), load(1), load(0), load(1)]
    const giveBack = await site.takeDatabase()
    const questions = ([0, 1] as const).map((at) => ({ at, sessionId: crypto.randomUUID(), questionId: crypto.randomUUID() }))
    const put = () =>
      Promise.all(questions.map(({ at, ...ids }) => postChat(url(at), { ...ids, message: 'Wat kost een testament?' }, { 'User-Agent': `weg ${at}` })))
    for (const refused of await put()) {
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
      expect(((await refused.json()) as { title: string }).title).toMatch(/^Dit werkt op dit moment niet/)
    }
    for (const at of [0, 1] as const) expect((await fetch(`${url(at)}/readyz`)).status).toBe(503)
    giveBack()
    for (const at of [0, 1] as const) await eventually(async () => expect((await fetch(`${url(at)}/readyz`)).status).toBe(200))
    state.isOver = true
    await Promise.all(loads)
    expect(state.faults).toEqual([])
    await eventually(async () => expect(await count('select sum(hits) from elk_redirect_clicks')).toBe(before + state.clicks))
    expect(state.clicks).toBeGreaterThan(10)
    for (const { sessionId } of questions) expect(await count(`select count(*) from elk_chat_messages where session_id = '${sessionId}'`)).toBe(0)
  })
})
