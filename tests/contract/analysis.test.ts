/** What visitors ask: the overview of top questions, subjects over a period, and what was left unanswered. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { analysisApi } from '../../src/chat-logs/analysis/analysis.api.ts'
import { countDays, rangeOfDays } from '../../src/chat-logs/analysis/count-days.ts'
import { listUnanswered } from '../../src/chat-logs/analysis/analysis.queries.ts'
import { dismissQuestion, undismissQuestion } from '../../src/chat-logs/analysis/dismiss-question.ts'
import { readTopics } from '../../src/chat-logs/analysis/read-topics.ts'
import { readUnanswered } from '../../src/chat-logs/analysis/read-unanswered.ts'
import { analysisJob, readAnalysis, runAnalysis, type AnalysisServices } from '../../src/chat-logs/analysis/run-analysis.ts'
import { createBudget } from '../../src/assistant/model/budget.ts'
import { createCircuitBreaker } from '../../src/assistant/model/circuit-breaker.ts'
import { runDueJobs } from '../../src/platform/jobs.ts'
import { runRetention } from '../../src/privacy/run-retention.ts'
import { eraseConversations } from '../../src/assistant/answering/erase-conversations.ts'
import { addAsked } from '../factories/asked.ts'
import { analysisServices as services } from '../factories/analysis.ts'
import { owner, visitor } from '../factories/context.ts'
import { engineAnswer } from '../factories/engine.ts'
import type { EngineAnswer } from '../../src/assistant/conversation/engine.ts'
import { httpApp } from '../factories/http-app.ts'
import { fails, KEY, says, scriptedProvider, sendsRaw, type ScriptedProvider } from '../factories/scripted-provider.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const DAY = 86_400_000
const TODAY = '2026-11-20T09:00:00.000Z'
const period = { from: '2026-11-01', to: '2026-11-20' }
const at = (day: string, time = '12:00:00') => `${day}T${time}.000Z`

const withModel = (site: Opened, provider: ScriptedProvider, most = 100): AnalysisServices => ({
  ...services,
  provider: {
    config: () => ({ baseUrl: provider.url, model: 'proefmodel', apiKey: KEY }),
    budget: createBudget(() => most),
    breaker: createCircuitBreaker(site.context.clock),
  },
})

/** With an own answer about parking. */
const own = (question: string): EngineAnswer =>
  question.includes('parkeren') ? engineAnswer({ reference: 'eigen-parkeren' }) : services.engine.answer({ question, history: [], day: '2026-11-20' })

onBothDatabases('the analysis of questions', (open) => {
  test('the overview counts the subjects of the last ten conversations, with share and example, and reading gives the latest', async () => {
    await using site = await open()
    const { db } = site.database
    const context = site.context.as(owner)
    await addAsked(db, { question: 'te oud om mee te tellen', at: at('2026-11-01'), reference: 'bv-kosten' })
    for (let chat = 0; chat < 9; chat += 1)
      await addAsked(db, {
        question: `testament ${chat}`,
        at: at('2026-11-18', `10:0${chat}:00`),
        reference: chat % 2 ? 'kosten-testament' : 'testament-nodig',
      })
    const { sessionId } = await addAsked(db, { question: 'hallo', at: at('2026-11-19'), kind: 'begroeting' })
    await addAsked(db, { question: 'hond mee', at: at('2026-11-19', '12:01:00'), kind: 'onbekend', sessionId })
    expect(await readAnalysis(context)).toBeUndefined()
    await runAnalysis(context, services)
    expect(await readAnalysis(context)).toEqual({
      analysisDate: '2026-11-20T10:00:00.000Z',
      topQuestions: [
        { topic: 'Testament', count: 9, percentage: 90, example: expect.stringMatching(/^testament \d$/) },
        { topic: 'Zonder antwoord', count: 1, percentage: 10, example: 'hond mee' },
      ],
    })
    site.context.clock.advance(1_000)
    await runAnalysis(context, services)
    expect((await readAnalysis(context))?.analysisDate).toBe('2026-11-20T10:00:01.000Z')
    expect(await db.selectFrom('elk_audit_log').select('action').execute()).toEqual([{ action: 'analysis.run' }, { action: 'analysis.run' }])
  })

  test('imported questions, which have no answer of ours, get the subject that the assistant would find, and are masked', async () => {
    await using site = await open()
    const { sessionId } = await addAsked(site.database.db, { question: 'x', at: TODAY, kind: 'dank' })
    await site.database.db
      .insertInto('elk_chat_messages')
      .values({ id: 'geïmporteerd', session_id: sessionId, role: 'user', content: 'bv voor jan@voorbeeld.nl', timestamp: TODAY })
      .execute()
    const { topQuestions } = await runAnalysis(site.context.as(owner), services)
    expect(topQuestions).toEqual([{ topic: 'Ondernemen', count: 1, percentage: 100, example: 'bv voor [e-mailadres weggelaten]' }])
  })

  test('without conversations the overview is empty and nothing fails', async () => {
    await using site = await open()
    expect((await runAnalysis(site.context.as(owner), services)).topQuestions).toEqual([])
  })

  test('a model gives better names in one call that holds no more than masked examples', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('1. Prijs van een testament\n2. <b>Klik hier</b>\n'))
    await addAsked(site.database.db, { question: 'testament via 06 12345678', at: TODAY, reference: 'kosten-testament' })
    await addAsked(site.database.db, { question: 'bv oprichten', at: TODAY, reference: 'bv-kosten' })
    await addAsked(site.database.db, { question: 'en nog een testament', at: TODAY, reference: 'kosten-testament' })
    const { topQuestions } = await runAnalysis(site.context.as(owner), withModel(site, provider))
    expect(topQuestions.map(({ topic }) => topic)).toEqual(['Prijs van een testament', 'Ondernemen'])
    expect(provider.calls).toHaveLength(1)
    expect(JSON.stringify(provider.calls[0]?.body)).not.toContain('12345678')
  })

  test.each([
    ['fails', fails(500)],
    ['sends nonsense', sendsRaw('data: {"wat": ')],
    ['gives two subjects one name', says('1. Zelfde\n2. Zelfde')],
  ])('when the model %s every subject keeps a name of its own', async (_, script) => {
    await using site = await open()
    await using provider = await scriptedProvider(script)
    for (const reference of ['kosten-testament', 'kosten-testament', 'bv-kosten']) await addAsked(site.database.db, { question: 'vraag', at: TODAY, reference })
    const names = (await runAnalysis(site.context.as(owner), withModel(site, provider))).topQuestions.map(({ topic }) => topic)
    expect(names[1]).toBe('Ondernemen')
    expect(new Set(names).size).toBe(2)
  })

  test('a budget that is spent is not gone over for names', async () => {
    await using site = await open()
    await using provider = await scriptedProvider(says('1. Anders'))
    await addAsked(site.database.db, { question: 'vraag', at: TODAY, reference: 'bv-kosten' })
    expect((await runAnalysis(site.context.as(owner), withModel(site, provider, 0))).topQuestions[0]?.topic).toBe('Ondernemen')
    expect(provider.calls).toEqual([])
  })

  test('the job runs once a night over all instances', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const system = site.context.as({ kind: 'system' })
    const ran = await Promise.all([system, { ...system, db: second.db }].map((context) => runDueJobs(context, [analysisJob(services)])))
    expect(ran.flat()).toEqual(['analysis'])
    expect(await runDueJobs(system, [analysisJob(services)])).toEqual([])
  })

  test('subjects of a period are the same before and after the days were counted, with today as it happens', async () => {
    await using site = await open()
    const { db } = site.database
    const context = site.context.as(owner)
    await addAsked(db, { question: 'buiten de periode', at: at('2026-10-31'), reference: 'bv-kosten' })
    await addAsked(db, { question: 'wat kost het', at: at('2026-11-03'), reference: 'kosten-testament', helpful: true })
    await addAsked(db, { question: 'en duur?', at: at('2026-11-04'), reference: 'kosten-testament', helpful: false })
    await addAsked(db, { question: 'kort voor middernacht in Nederland', at: at('2026-11-05', '22:59:59'), reference: 'bv-kosten' })
    await addAsked(db, { question: 'dag', at: at('2026-11-05'), kind: 'begroeting' })
    await addAsked(db, { question: 'som', at: at('2026-11-06'), kind: 'berekening', reference: 'berekening:erfbelasting' })
    await addAsked(db, { question: 'parkeren', at: at('2026-11-06'), kind: 'onbekend' })
    await addAsked(db, { question: 'vandaag', at: TODAY, kind: 'keuze', reference: 'keuze:kosten-testament,bv-kosten' })
    const before = await readTopics(context, services, period)
    expect(await countDays(context)).toBe(20)
    const after = await readTopics(context, services, period)
    expect(after).toEqual(before)
    expect(after).toMatchObject({ total: 6, unanswered: 1 })
    expect(after.topics[0]).toEqual({
      name: 'Wat kost een testament?',
      topic: 'Testament',
      count: 3,
      percentage: 50,
      helpful: 1,
      notHelpful: 1,
      example: 'vandaag',
      after: null,
    })
    expect(after.topics.map(({ name }) => name).toSorted()).toEqual([
      'Berekening: erfbelasting',
      'Wat kost een bv?',
      'Wat kost een testament?',
      'Zonder antwoord',
    ])
    const oneDay = await readTopics(context, services, { from: '2026-11-05', to: '2026-11-05' })
    expect(oneDay.topics).toMatchObject([{ name: 'Wat kost een bv?', count: 1 }])
  })

  test('a judgement that comes days later still counts, and a counted day is not counted twice', async () => {
    await using site = await open()
    const { db } = site.database
    const { answerId } = await addAsked(db, { question: 'wat kost het', at: at('2026-11-17'), reference: 'kosten-testament' })
    await countDays(site.context)
    await db.insertInto('elk_chat_feedback').values({ message_id: answerId, helpful: true, reason: null, note: null, given_at: TODAY }).execute()
    await countDays(site.context)
    await countDays(site.context)
    expect((await readTopics(site.context.as(owner), services, period)).topics).toMatchObject([{ count: 1, helpful: 1, notHelpful: 0 }])
  })

  test('counts stay after a conversation is erased, its question does not', async () => {
    await using site = await open()
    await addAsked(site.database.db, { question: 'mijn geheime vraag', at: at('2026-11-03'), reference: 'kosten-testament' })
    await countDays(site.context)
    await eraseConversations(site.context.as(owner), { before: '2026-11-10T00:00:00.000Z' })
    const { topics } = await readTopics(site.context.as(owner), services, period)
    expect(topics).toMatchObject([{ count: 1, example: null }])
  })

  test('questions without help are grouped, the most asked first, with why, when and where', async () => {
    await using site = await open()
    const { db } = site.database
    const first = await addAsked(db, { question: 'kan ik bij u parkeren', at: at('2026-11-10'), kind: 'onbekend' })
    const last = await addAsked(db, { question: 'Waar parkeren?', at: at('2026-11-12'), kind: 'verduidelijking' })
    await addAsked(db, { question: 'mag de hond mee', at: at('2026-11-13'), reference: 'kosten-testament', helpful: false })
    await addAsked(db, { question: 'voetbal vanavond', at: at('2026-11-14'), kind: 'buiten-bereik' })
    await addAsked(db, { question: 'prima beantwoord', at: at('2026-11-14'), reference: 'bv-kosten', helpful: true })
    const { groups, outside, cut } = await readUnanswered(site.context.as(owner), services, period)
    expect(groups).toEqual([
      {
        words: expect.any(String),
        question: 'Waar parkeren?',
        count: 2,
        reasons: { onbekend: 1, verduidelijking: 1 },
        lastAsked: at('2026-11-12'),
        sessionId: last.sessionId,
        after: null,
        ways: ['kan ik bij u parkeren'],
      },
      expect.objectContaining({ question: 'mag de hond mee', count: 1, reasons: { oordeel: 1 } }),
    ])
    expect(outside.map(({ question }) => question)).toEqual(['voetbal vanavond'])
    expect([cut, first.sessionId === last.sessionId]).toEqual([false, false])
  })

  test('a follow-up is shown with what it follows', async () => {
    await using site = await open()
    const { sessionId } = await addAsked(site.database.db, { question: 'wat kost een testament', at: at('2026-11-12'), reference: 'kosten-testament' })
    await addAsked(site.database.db, { question: 'kan ik daar parkeren', at: at('2026-11-12', '12:01:00'), kind: 'onbekend', sessionId })
    expect((await readUnanswered(site.context.as(owner), services, period)).groups).toMatchObject([
      { question: 'kan ik daar parkeren', after: 'wat kost een testament' },
    ])
  })

  test('a question leaves the list once an own answer of the owner comes to it, and comes back when that one does not help either', async () => {
    await using site = await open()
    const withOwn = { ...services, engine: { ...services.engine, answer: ({ question }: { question: string }) => own(question) } }
    const listOpen = async () => (await readUnanswered(site.context.as(owner), withOwn, period)).groups.map(({ question }) => question)
    await addAsked(site.database.db, { question: 'kan ik bij u parkeren', at: at('2026-11-10'), kind: 'onbekend' })
    await addAsked(site.database.db, { question: 'mag de hond mee', at: at('2026-11-11'), kind: 'onbekend' })
    expect(await listOpen()).toEqual(['mag de hond mee'])
    await addAsked(site.database.db, { question: 'waar kan ik parkeren', at: at('2026-11-12'), reference: 'eigen-parkeren', helpful: false })
    expect(await listOpen()).toContain('waar kan ik parkeren')
  })

  test('a question back that the visitor answered is no question without help', async () => {
    await using site = await open()
    const { sessionId } = await addAsked(site.database.db, { question: 'parkeren', at: at('2026-11-12'), kind: 'verduidelijking' })
    await addAsked(site.database.db, { question: 'wat kost een testament', at: at('2026-11-12', '12:01:00'), reference: 'kosten-testament', sessionId })
    expect((await readUnanswered(site.context.as(owner), services, period)).groups).toEqual([])
  })

  test('an answer that was both missing and judged counts once', async () => {
    await using site = await open()
    await addAsked(site.database.db, { question: 'parkeren', at: at('2026-11-12'), kind: 'onbekend', helpful: false })
    expect((await readUnanswered(site.context.as(owner), services, period)).groups).toMatchObject([{ count: 1, reasons: { onbekend: 1 } }])
  })

  test('a dismissed question and what is like it are hidden until that is taken back or its term is over', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    await addAsked(site.database.db, { question: 'kan ik bij u parkeren', at: at('2026-11-12'), kind: 'onbekend' })
    const [one, again] = await Promise.all([dismissQuestion(context, 'parkeren?'), dismissQuestion(context, 'Parkeren')])
    expect(one).toEqual(again)
    const hidden = await readUnanswered(context, services, period)
    expect([hidden.groups, hidden.dismissed.map(({ id }) => id)]).toEqual([[], [one.id]])
    await undismissQuestion(context, one.id)
    expect((await readUnanswered(context, services, period)).groups).toHaveLength(1)
    await expect(undismissQuestion(context, one.id)).rejects.toMatchObject({ code: 'not_found' })
    await dismissQuestion(context, 'parkeren?')
    site.context.clock.advance(400 * DAY)
    await runRetention(site.context.as({ kind: 'system' }))
    expect(await site.database.db.selectFrom('elk_dismissed_questions').selectAll().execute()).toEqual([])
  })

  test('what was left unanswered is found by its own small index', async () => {
    await using site = await open()
    if (site.database.dialect !== 'sqlite') return
    const { from, to } = rangeOfDays(period.from, period.to)
    const plan = await sql<{
      detail: string
    }>`explain query plan select m.id from elk_chat_messages m where m.id >= ${from} and m.id < ${to} and m.kind in ('onbekend', 'verduidelijking', 'buiten-bereik') order by m.id desc limit 10`.execute(
      site.database.db,
    )
    expect(plan.rows.map(({ detail }) => detail).join()).toContain('elk_chat_messages_unanswered')
    expect(await listUnanswered(site.database.db, { from, to }, 10)).toEqual([])
  })

  test('nobody but the owner sees or runs any of it, and a period that cannot be is refused', async () => {
    await using site = await open()
    let actor = visitor()
    const app = httpApp(async (c, next) => {
      c.set('context', site.context.as(actor))
      await next()
    }).route('/', analysisApi(services))
    const json = { 'Content-Type': 'application/json' }
    const requests = () =>
      Promise.all([
        app.request('/api/admin/analysis'),
        app.request('/api/admin/analysis', { method: 'POST' }),
        app.request('/api/admin/analysis/topics'),
        app.request('/api/admin/analysis/unanswered'),
        app.request('/api/admin/analysis/dismissed', { method: 'POST', headers: json, body: '{"question":"parkeren"}' }),
        app.request(`/api/admin/analysis/dismissed/${crypto.randomUUID()}`, { method: 'DELETE' }),
      ])
    expect((await requests()).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
    actor = owner
    expect((await requests()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404])
    for (const query of ['from=2026-11-02&to=2026-11-01', 'from=gisteren', 'from=2020-01-01&to=2026-01-01', 'to=2026-02-30']) {
      expect((await app.request(`/api/admin/analysis/topics?${query}`)).status).toBe(422)
    }
  })
})
