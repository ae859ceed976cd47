/** Other programs are told what happens: signed, only where it may go, and until they took it. */
import { expect, test } from 'vitest'
import { chooseOffice } from '../../src/quotes/end-request.ts'
import { countFailedDeliveries } from '../../src/mail/count-failed-deliveries.ts'
import { deliverNext } from '../../src/mail/deliver-next.ts'
import { openOutbox } from '../../src/mail/outbox.ts'
import { HOUR_MS } from '../../src/platform/days.ts'
import { announce, WEBHOOK_DELIVERY } from '../../src/webhooks/announce.ts'
import { announceClicks } from '../../src/webhooks/announce-clicks.ts'
import { carryWebhook } from '../../src/webhooks/carry-webhook.ts'
import { testWebhook } from '../../src/webhooks/deliveries.ts'
import { switchWebhook } from '../../src/webhooks/keep-webhooks.ts'
import { listStoppedWebhooks, listWebhooks } from '../../src/webhooks/list-webhooks.ts'
import { writeClicks } from '../../src/redirects/write-clicks.ts'
import { askAndWait, askContext, question } from '../factories/conversation.ts'
import { owner } from '../factories/context.ts'
import { engineAnswer, testEngine } from '../factories/engine.ts'
import { bySmtp, submitMessages } from '../factories/delivery.ts'
import { addLink, clickOn } from '../factories/links.ts'
import { addQuoteOffice, askOffices, giveQuote, proveOffice } from '../factories/quotes.ts'
import { codeOf } from '../factories/programs.ts'
import { addReceiver, deliveriesOf, happens, tellWebhooks } from '../factories/webhooks.ts'
import { startMailServer } from '../setup/mail-server.ts'
import { isSigned, startReceiver } from '../setup/webhook-receiver.ts'
import { onBothDatabases } from './both-databases.ts'

onBothDatabases('webhooks', (open) => {
  test('a message is told of once, signed, with its id and nothing of who wrote it', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    const { id, secret } = await addReceiver(site, receiver)
    const [message] = await submitMessages(site)
    expect(await tellWebhooks(site, [receiver])).toBe(1)
    const [told] = receiver.received
    expect(told?.body).toEqual({ type: 'message.received', timestamp: '2026-11-20T10:00:00.000Z', data: { message_id: message } })
    expect(told?.headers['webhook-timestamp']).toBe(String(Date.parse('2026-11-20T10:00:00.000Z') / 1000))
    expect([told && isSigned(told, secret), told && isSigned(told, 'whsec_YW5kZXJl')]).toEqual([true, false])
    expect(await tellWebhooks(site, [receiver])).toBe(0)
    expect(await deliveriesOf(site, id)).toMatchObject([
      { eventId: told?.headers['webhook-id'], type: 'message.received', status: 'delivered', attempts: 1, tries: [{ status: 204, fault: null }] },
    ])
  })

  test('a confirmed request, the choice of an office, an unanswered question and clicks are told of, each to who asked for it', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    await addReceiver(site, receiver)
    await addReceiver(site, receiver, { events: ['click.recorded'] })
    const office = await addQuoteOffice(site, 'Kantoor Een')
    const { pages } = await askOffices(site, [office])
    await proveOffice(site, pages[0] ?? '')
    await giveQuote(site, pages[0] ?? '')
    const { db } = site.database
    const { request_id: request, id: invitation } = await db.selectFrom('elk_quote_invitations').select(['id', 'request_id']).executeTakeFirstOrThrow()
    const { id: quoteId } = await db.selectFrom('elk_quotes').select('id').executeTakeFirstOrThrow()
    await chooseOffice(site.context, { requestId: request, invitationId: invitation, quoteId, consent: 'Ja.', mayAsk: false })
    const sessionId = crypto.randomUUID()
    const answer = await askAndWait(
      askContext(
        site.context,
        testEngine(() => engineAnswer({ kind: 'onbekend' })),
      ),
      question({ sessionId, question: 'Kan ik bij u parkeren?' }),
    )
    const click = clickOn(await addLink(site))
    await writeClicks(db, site.database.dialect, [click, clickOn(click.redirect_id, { kind: 'bot' })], announceClicks)
    await tellWebhooks(site, [receiver])
    expect(answer?.kind).toBe('onbekend')
    const told = receiver.received.map(({ body }) => [body.type, body.data] as const).toSorted(([a], [b]) => (a < b ? -1 : 1))
    expect(told).toEqual([
      ['click.recorded', { click_ids: [click.id] }],
      ['click.recorded', { click_ids: [click.id] }],
      ['question.unanswered', { conversation_id: sessionId, message_id: answer?.messageId }],
      ['request.confirmed', { request_id: request }],
      ['request.office_chosen', { request_id: request, invitation_id: invitation }],
    ])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
  })

  test('what happened is told of only when it was stored', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    await addReceiver(site, receiver)
    const failing = site.context.db.transaction().execute(async (tx) => {
      await announce(tx, { type: 'message.received', data: { message_id: 'a' } }, '2026-11-20T10:00:00.000Z')
      throw new Error('it was not stored')
    })
    await expect(failing).rejects.toThrow('it was not stored')
    expect(await tellWebhooks(site, [receiver])).toBe(0)
  })

  test('one that fails is told again with the same id and other moments, until it takes it', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    const { id, secret } = await addReceiver(site, receiver)
    await happens(site)
    receiver.answer.status = 500
    await tellWebhooks(site, [receiver])
    expect(await tellWebhooks(site, [receiver])).toBe(0)
    expect((await listWebhooks(site.context.as(owner)))[0]?.failingSince).toBe('2026-11-20T10:00:00.000Z')
    site.context.clock.advance(HOUR_MS)
    receiver.answer.status = 200
    expect(await tellWebhooks(site, [receiver])).toBe(1)
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp'])
    expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true)
    expect((await deliveriesOf(site, id))[0]).toMatchObject({
      status: 'delivered',
      attempts: 2,
      tries: [
        { status: 500, fault: { code: 'answer_not_ok' } },
        { status: 200, fault: null },
      ],
    })
    expect((await listWebhooks(site.context.as(owner)))[0]?.failingSince).toBeNull()
  })

  test('while one fails, what else waits for it waits as well, and others are told at once', async () => {
    await using site = await open()
    await using bad = await startReceiver()
    await using good = await startReceiver()
    await addReceiver(site, bad)
    await addReceiver(site, good)
    bad.answer.status = 503
    for (let n = 0; n < 5; n += 1) await happens(site)
    await tellWebhooks(site, [bad, good])
    expect([bad.received.length, good.received.length]).toEqual([1, 5])
    bad.answer.status = 200
    site.context.clock.advance(HOUR_MS)
    await tellWebhooks(site, [bad, good])
    expect([bad.received.length, good.received.length]).toEqual([6, 5])
  })

  test('after three days of failing it is switched off, the owner hears of it, and what waited goes when it is on again', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    const { id } = await addReceiver(site, receiver)
    receiver.answer.status = 500
    await happens(site)
    for (let hours = 0; hours < 72; hours += 12) {
      await tellWebhooks(site, [receiver])
      site.context.clock.advance(12 * HOUR_MS - 1)
      await happens(site)
    }
    expect(await listStoppedWebhooks(site.context.as(owner))).toEqual([])
    for (let hours = 0; hours < 12; hours += 1) {
      site.context.clock.advance(HOUR_MS)
      await tellWebhooks(site, [receiver])
    }
    expect(await listStoppedWebhooks(site.context.as(owner))).toEqual(['Boekhouding'])
    expect((await listWebhooks(site.context.as(owner)))[0]).toMatchObject({ offReason: 'failing' })
    const tried = receiver.received.length
    await happens(site)
    expect([await tellWebhooks(site, [receiver]), receiver.received.length]).toEqual([0, tried])
    expect(await codeOf(testWebhook(site.context.as(owner), id))).toEqual(['conflict'])
    receiver.answer.status = 204
    await switchWebhook(site.context.as(owner), { id, on: true })
    expect(await tellWebhooks(site, [receiver])).toBeGreaterThan(3)
    expect(await listStoppedWebhooks(site.context.as(owner))).toEqual([])
  })

  test('one that says that it is gone is switched off at once', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    const { id } = await addReceiver(site, receiver)
    receiver.answer.status = 410
    await happens(site)
    await tellWebhooks(site, [receiver])
    expect((await listWebhooks(site.context.as(owner)))[0]).toMatchObject({ id, offReason: 'refused' })
    expect((await deliveriesOf(site, id))[0]).toMatchObject({ status: 'failed', attempts: 1 })
  })

  test('a redirect is not followed', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    await using elsewhere = await startReceiver()
    const { id } = await addReceiver(site, receiver)
    Object.assign(receiver.answer, { status: 307, location: elsewhere.url })
    await happens(site)
    await tellWebhooks(site, [receiver, elsewhere])
    expect(elsewhere.received).toEqual([])
    expect((await deliveriesOf(site, id))[0]).toMatchObject({ status: 'waiting', tries: [{ status: 307, fault: { code: 'moved' } }] })
  })

  test('a receiver that never answers keeps no mail and no other receiver waiting', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    await using good = await startReceiver()
    await using server = await startMailServer()
    await addReceiver(site, receiver, { events: ['message.received'] })
    receiver.answer.status = 'hang'
    await submitMessages(site)
    await addReceiver(site, good)
    const system = site.context.as({ kind: 'system' })
    const carry = { [WEBHOOK_DELIVERY]: carryWebhook({ inside: [receiver.host, good.host] }) }
    const outbox = openOutbox({ context: system, ...bySmtp(server.url), carry, lane: 'groups', workers: 2 })
    void outbox.drain()
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1)
    while (await deliverNext(system, bySmtp(server.url)));
    expect(server.mails).toHaveLength(1)
    for (let n = 0; n < 3; n += 1) await happens(site)
    void outbox.drain()
    await expect.poll(() => good.received.length, { timeout: 10_000 }).toBe(3)
    await receiver[Symbol.asyncDispose]()
    await outbox.stop()
  })

  test('what a program did not take is no mail that was not delivered', async () => {
    await using site = await open()
    await using receiver = await startReceiver()
    await addReceiver(site, receiver)
    receiver.answer.status = 410
    await happens(site)
    await tellWebhooks(site, [receiver])
    expect(await countFailedDeliveries(site.context.as(owner))).toBe(0)
  })
})
