/** The outbox: every stored message reaches its receiver by real SMTP, once as a rule and never not at all, also when things break on the way. */
import { expect, test } from 'vitest'
import { messageRecord } from '../../src/contact/message-record.ts'
import { submitContactMessage } from '../../src/contact/submit-contact-message.ts'
import { deliverNext, LEASE_MS } from '../../src/mail/deliver-next.ts'
import { claimDelivery } from '../../src/mail/outbox.queries.ts'
import { openOutbox } from '../../src/mail/outbox.ts'
import { MAX_ATTEMPTS } from '../../src/mail/retry-schedule.ts'
import { retryDelivery } from '../../src/mail/retry-delivery.ts'
import { deleteRecord } from '../../src/records/change-record.ts'
import { messageInput } from '../factories/contact.ts'
import { owner, type TestContext } from '../factories/context.ts'
import { asSystem, bySmtp, deliveryBy, ORIGIN, outboxRow, submitMessages } from '../factories/delivery.ts'
import { startMailServer } from '../setup/mail-server.ts'
import { eventually } from '../e2e/setup/eventually.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const HALF_A_DAY_MS = 12.5 * 3_600_000

async function otherInstance(site: Opened): Promise<TestContext> {
  return { ...asSystem(site), db: (await site.openSecond()).db }
}

/** As many tries as there are, each after the longest wait. */
async function deliverUntilGivenUp(site: Opened, delivery: ReturnType<typeof bySmtp>): Promise<void> {
  for (let n = 0; n < MAX_ATTEMPTS; n += 1) {
    await deliverNext(asSystem(site), delivery)
    site.context.clock.advance(HALF_A_DAY_MS * 1.2)
  }
}

/** Something that stops in the middle until it is let go. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  return { open: () => resolve(undefined), wait: () => promise }
}

onBothDatabases('the outbox by SMTP', (open) => {
  test('delivers a message with its sender, receiver and the address to answer to', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const { id } = await submitContactMessage(site.context, messageInput({ name: 'Zoë "de Bie" <b>' }))
    expect(await deliverNext(asSystem(site), bySmtp(server.url))).toBe(true)
    const [mail] = server.mails
    expect([mail?.from, mail?.to]).toEqual(['site@site.example', ['postvak@site.example']])
    expect(mail?.headers.get('from')).toBe('Elke Notaris <site@site.example>')
    expect(mail?.headers.get('reply-to')).toMatch(/Zoë.* <jannie@voorbeeld\.nl>$/)
    expect(mail?.headers.get('subject')).toBe('Bericht van Zoë "de Bie" <b> via Elke Notaris')
    expect(mail?.headers.get('message-id')).toBe(`<${id}@site.example>`)
    expect(mail?.text).toContain('Kunt u mij zeggen of ik twee getuigen nodig heb?\nIk woon in Assen.')
    expect(mail?.text).toContain(`${ORIGIN}/settings?tab=berichten&bericht=${id}`)
    expect(mail?.html).toContain('&lt;b&gt;')
    expect(await outboxRow(site)).toMatchObject({ status: 'sent', attempts: 1, sent_at: '2026-11-20T10:00:00.000Z', lock_id: null, last_error: null })
    expect(await deliverNext(asSystem(site), bySmtp(server.url))).toBe(false)
  })

  test('a name with line breaks that got into the database all the same adds no header and no receiver', async () => {
    await using site = await open()
    await using server = await startMailServer()
    await submitMessages(site)
    await site.context.db.updateTable('elk_contact_messages').set({ name: 'x\r\nBcc: derde@elders.example\r\n\r\nweg' }).execute()
    await deliverNext(asSystem(site), bySmtp(server.url))
    expect(server.mails[0]?.to).toEqual(['postvak@site.example'])
    expect(server.mails[0]?.headers.has('bcc')).toBe(false)
    expect(server.mails[0]?.headers.get('subject')).toBe('Bericht van x Bcc: derde@elders.example weg via Elke Notaris')
  })

  test('several workers in two instances deliver each message once', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const ids = await submitMessages(site, 12)
    const second = await otherInstance(site)
    const work = async (context: TestContext) => {
      while (await deliverNext(context, bySmtp(server.url)));
    }
    await Promise.all([work(asSystem(site)), work(second), work(asSystem(site)), work(second)])
    // A worker that finds nothing to take may leave while another still works.
    await work(second)
    const received = server.mails.map((mail) => mail.headers.get('message-id'))
    expect([received.length, new Set(received)]).toEqual([12, new Set(ids.map((id) => `<${id}@site.example>`))])
  })

  test('while a worker holds a message no other takes it; when its lease runs out another does, with the same Message-ID', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const { open: letGo, wait } = gate()
    server.onMail = wait
    await submitMessages(site)
    const first = deliverNext(asSystem(site), bySmtp(server.url))
    await eventually(() => expect(server.mails).toHaveLength(1))
    const second = await otherInstance(site)
    site.context.clock.advance(LEASE_MS - 1)
    expect(await deliverNext(second, bySmtp(server.url))).toBe(false)
    site.context.clock.advance(1)
    server.onMail = async () => undefined
    expect(await deliverNext(second, bySmtp(server.url))).toBe(true)
    const settled = await outboxRow(site)
    expect(settled).toMatchObject({ status: 'sent', attempts: 2 })
    letGo()
    await first
    expect(await outboxRow(site)).toEqual(settled)
    expect(new Set(server.mails.map((mail) => mail.headers.get('message-id'))).size).toBe(1)
  })

  test('a worker that dies between delivering and writing it down has it delivered again, recognisably the same', async () => {
    await using site = await open()
    await using server = await startMailServer()
    await submitMessages(site)
    const delivery = bySmtp(server.url)
    const now = site.context.clock.now()
    const lease = { lockId: 'a worker that dies', now: now.toISOString(), until: new Date(now.getTime() + LEASE_MS).toISOString() }
    const row = await claimDelivery(site.context.db, site.context.dialect, lease)
    const mail = await delivery.compose.contact(asSystem(site), JSON.parse(row?.payload ?? '{}') as Record<string, string>)
    if (!row || !mail) throw new Error('nothing was taken')
    await delivery.transport().deliver(mail, row.dedupe_key, AbortSignal.timeout(10_000))
    site.context.clock.advance(LEASE_MS)
    expect(await deliverNext(asSystem(site), delivery)).toBe(true)
    expect(server.mails.map((one) => one.headers.get('message-id'))).toEqual([`<${row.dedupe_key}@site.example>`, `<${row.dedupe_key}@site.example>`])
    expect(await outboxRow(site)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('a message whose workers keep dying waits longer each time, and those behind it are delivered meanwhile', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const [id] = await submitMessages(site)
    const { open: letGo, wait } = gate()
    const dying: Promise<unknown>[] = []
    // Each takes it and is not heard of again while the test runs.
    const die = async () => {
      server.onMail = wait
      const taken = server.mails.length
      dying.push(deliverNext(asSystem(site), bySmtp(server.url)))
      await eventually(() => expect(server.mails).toHaveLength(taken + 1))
      expect(server.mails.at(-1)?.headers.get('message-id')).toBe(`<${id}@site.example>`)
      site.context.clock.advance(LEASE_MS)
    }
    await die()
    await die()
    server.onMail = async () => undefined
    const before = server.mails.length
    const [behind] = await submitMessages(site)
    expect(await deliverNext(asSystem(site), bySmtp(server.url))).toBe(true)
    expect(await deliverNext(asSystem(site), bySmtp(server.url))).toBe(false)
    expect(server.mails.slice(before).map((mail) => mail.headers.get('message-id'))).toEqual([`<${behind}@site.example>`])
    site.context.clock.advance(36_000)
    expect(await deliverNext(asSystem(site), bySmtp(server.url))).toBe(true)
    expect(server.mails.at(-1)?.headers.get('message-id')).toBe(`<${id}@site.example>`)
    const stored = () => site.context.db.selectFrom('elk_outbox').selectAll().orderBy('id').execute()
    const delivered = await stored()
    expect(delivered.map(({ status }) => status)).toEqual(['sent', 'sent'])
    // Whose lease was over changes nothing any more. The mail server would wait for it until it gives up by itself.
    letGo()
    await Promise.allSettled(dying)
    expect(await stored()).toEqual(delivered)
  })

  test('a refusal is tried again after a growing while, and given up in the end with its reason, without addresses', async () => {
    await using site = await open()
    await using server = await startMailServer()
    server.onMail = async () => Object.assign(new Error('5.7.1 jannie@voorbeeld.nl is not welcome'), { responseCode: 554 })
    await submitMessages(site)
    const delays: number[] = []
    for (let n = 1; n < MAX_ATTEMPTS; n += 1) {
      await deliverNext(asSystem(site), bySmtp(server.url))
      const row = await outboxRow(site)
      expect(row).toMatchObject({ status: 'queued', attempts: n, last_error: 'refused: 554 5.7.1 … is not welcome', lock_id: null })
      const delay = new Date(row.run_at).getTime() - site.context.clock.now().getTime()
      delays.push(delay / 1000)
      site.context.clock.advance(delay - 1)
      expect(await deliverNext(asSystem(site), bySmtp(server.url))).toBe(false)
      site.context.clock.advance(1)
    }
    for (const [at, expected] of [30, 120, 480, 1_920, 7_680, 30_720, 43_200, 43_200].entries()) {
      expect(delays[at]).toBeGreaterThanOrEqual(expected * 0.8)
      expect(delays[at]).toBeLessThanOrEqual(expected * 1.2)
    }
    await deliverNext(asSystem(site), bySmtp(server.url))
    expect(await outboxRow(site)).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS })
    site.context.clock.advance(HALF_A_DAY_MS * 4)
    expect(await deliverNext(asSystem(site), bySmtp(server.url))).toBe(false)
    expect(server.mails).toHaveLength(MAX_ATTEMPTS)
  })

  test('a message that was given up is delivered when the owner has it tried again', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const [id = ''] = await submitMessages(site)
    await deliverUntilGivenUp(site, deliveryBy({ mail_transport: 'smtp', smtp_host: '' }))
    expect(await outboxRow(site)).toMatchObject({ status: 'failed', last_error: 'not_configured: smtp_host' })
    expect(await retryDelivery(site.context.as(owner), id)).toBe(true)
    await deliverNext(asSystem(site), bySmtp(server.url))
    expect(server.mails).toHaveLength(1)
  })

  test('a delivery that kills its worker each time is given up', async () => {
    await using site = await open()
    await using server = await startMailServer()
    await submitMessages(site)
    await site.context.db
      .updateTable('elk_outbox')
      .set({ status: 'sending', attempts: MAX_ATTEMPTS, locked_until: '2026-11-20T09:00:00.000Z', lock_id: 'dead' })
      .execute()
    await deliverNext(asSystem(site), bySmtp(server.url))
    expect([(await outboxRow(site)).status, server.mails.length]).toEqual(['failed', 0])
  })

  test('a message that was deleted is not delivered', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const [deleted = '', erased = ''] = await submitMessages(site, 2)
    await deleteRecord(site.context.as(owner), messageRecord, deleted)
    await site.context.db.deleteFrom('elk_contact_messages').where('id', '=', erased).execute()
    while (await deliverNext(asSystem(site), bySmtp(server.url)));
    expect([server.mails, await site.context.db.selectFrom('elk_outbox').selectAll().execute()]).toEqual([[], []])
  })

  test('the inbox has a message as soon as it is stored, and nothing leaves the site', async () => {
    await using site = await open()
    await submitMessages(site)
    await deliverNext(asSystem(site), deliveryBy({}))
    expect(await outboxRow(site)).toMatchObject({ status: 'sent', attempts: 1 })
  })
})

onBothDatabases('the worker of the process', (open) => {
  test('delivers at once what is stored, and on its next look what came due', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const delivery = bySmtp(server.url)
    const outbox = openOutbox({ context: asSystem(site), lookMs: 50, ...delivery })
    try {
      server.onMail = async () => Object.assign(new Error('later'), { responseCode: 451 })
      await submitMessages(site)
      await eventually(() => expect(server.mails).toHaveLength(1))
      server.onMail = async () => undefined
      await eventually(async () => expect((await outboxRow(site)).status).toBe('queued'))
      site.context.clock.advance(60_000)
      await eventually(async () => expect((await outboxRow(site)).status).toBe('sent'))
    } finally {
      await outbox.stop()
    }
  })

  test('needs no look for what is stored in its own process, also while it is at work', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const outbox = openOutbox({ context: asSystem(site), lookMs: 3_600_000, ...bySmtp(server.url) })
    try {
      await outbox.drain()
      const { open: letGo, wait } = gate()
      server.onMail = wait
      await submitMessages(site, 1)
      await eventually(() => expect(server.mails).toHaveLength(1))
      await submitMessages(site, 4)
      letGo()
      await eventually(() => expect(server.mails).toHaveLength(5))
    } finally {
      await outbox.stop()
    }
  })

  test('a stop ends the running delivery well and takes no other', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const { open: letGo, wait } = gate()
    server.onMail = wait
    await submitMessages(site, 3)
    const outbox = openOutbox({ context: asSystem(site), ...bySmtp(server.url) })
    await eventually(() => expect(server.mails).toHaveLength(1))
    const stopped = outbox.stop()
    letGo()
    await stopped
    await outbox.drain()
    const states = await site.context.db.selectFrom('elk_outbox').select('status').execute()
    expect(states.map((row) => row.status).toSorted()).toEqual(['queued', 'queued', 'sent'])
    expect(server.mails).toHaveLength(1)
  })
})
