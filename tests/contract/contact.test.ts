/** Messages of visitors: what is stored, what is refused, and what the owner does with them. */
import { expect, test } from 'vitest'
import { composeContactMail } from '../../src/contact/compose-contact-mail.ts'
import { messageRecord } from '../../src/contact/message-record.ts'
import { eraseContactMessages } from '../../src/contact/erase-contact-messages.ts'
import { listContactMessages } from '../../src/contact/list-contact-messages.ts'
import { openContactMessage } from '../../src/contact/open-contact-message.ts'
import { retryContactDelivery } from '../../src/contact/retry-contact-delivery.ts'
import { submitContactMessage } from '../../src/contact/submit-contact-message.ts'
import type { Database } from '../../src/database/database.ts'
import { onOutboxWake } from '../../src/mail/outbox-signal.ts'
import { deleteRecord } from '../../src/records/change-record.ts'
import { messageInput } from '../factories/contact.ts'
import { owner, visitor } from '../factories/context.ts'
import { eventually } from '../e2e/setup/eventually.ts'
import { onBothDatabases } from './both-databases.ts'

const KEY = '3f0c9d52-8a0e-4c39-9d8e-0a4d3c1b2a10'
const DAY_MS = 86_400_000

const storedMessages = (db: Database) => db.selectFrom('elk_contact_messages').selectAll().orderBy('created_at').execute()
const outboxRows = (db: Database) => db.selectFrom('elk_outbox').selectAll().orderBy('created_at').execute()
const auditActions = async (db: Database) =>
  (await db.selectFrom('elk_audit_log').select(['action', 'subject', 'details']).orderBy('created_at').orderBy('id').execute()).map((row) => [
    row.action,
    row.subject,
    row.details,
  ])

onBothDatabases('contact messages', (open) => {
  test('a message and its delivery are stored together, and the outbox is woken after that', async () => {
    await using site = await open()
    const seen: number[] = []
    onOutboxWake(site.context.db, () => void outboxRows(site.context.db).then((rows) => seen.push(rows.length)))
    const { id } = await submitContactMessage(site.context, messageInput())
    expect(await storedMessages(site.context.db)).toEqual([
      {
        id,
        name: 'Jannie de Vries',
        email: 'jannie@voorbeeld.nl',
        phone: null,
        message: 'Kunt u mij zeggen of ik twee getuigen nodig heb?\nIk woon in Assen.',
        notary_id: null,
        conversation: null,
        recipient_name: null,
        recipient_email: null,
        consent_version: null,
        consent_text: null,
        read_at: null,
        version: 1,
        deleted_at: null,
        answered_at: null,
        source_page: '/contact',
        created_at: '2026-11-20T10:00:00.000Z',
      },
    ])
    expect(await outboxRows(site.context.db)).toMatchObject([
      { dedupe_key: id, kind: 'contact', payload: JSON.stringify({ messageId: id }), status: 'queued', attempts: 0, run_at: '2026-11-20T10:00:00.000Z' },
    ])
    await eventually(() => expect(seen).toEqual([1]))
  })

  test('personal data stand in the message and nowhere else', async () => {
    await using site = await open()
    await submitContactMessage(site.context, messageInput())
    const tables = await Promise.all([
      outboxRows(site.context.db),
      site.context.db.selectFrom('elk_audit_log').selectAll().execute(),
      site.context.db.selectFrom('elk_rate_limits').selectAll().execute(),
    ])
    expect(JSON.stringify(tables)).not.toMatch(/Jannie|voorbeeld|getuigen/)
  })

  test('the same form sent again, also ten times at once, is stored once', async () => {
    await using site = await open()
    const send = () => submitContactMessage(site.context, messageInput({ submissionKey: KEY }))
    const { id } = await send()
    const ids = await Promise.all(Array.from({ length: 10 }, send))
    expect(new Set(ids.map((one) => one.id))).toEqual(new Set([id]))
    expect([await storedMessages(site.context.db), await outboxRows(site.context.db)].map((rows) => rows.length)).toEqual([1, 1])
  })

  test('two instances that get the same form at once store it once', async () => {
    await using site = await open()
    const second = { ...site.context, db: (await site.openSecond()).db }
    const send = (context: typeof site.context) => submitContactMessage(context, messageInput({ submissionKey: KEY }))
    await Promise.all([send(site.context), send(second), send(site.context), send(second)])
    expect([await storedMessages(site.context.db), await outboxRows(site.context.db)].map((rows) => rows.length)).toEqual([1, 1])
  })

  test('a form that was changed before it was sent again is another message, and one without a key always is', async () => {
    await using site = await open()
    await submitContactMessage(site.context, messageInput({ submissionKey: KEY }))
    await submitContactMessage(site.context, messageInput({ submissionKey: KEY, message: 'Ik bedoel: twee getuigen bij een testament.' }))
    await submitContactMessage(site.context, messageInput())
    await submitContactMessage(site.context, messageInput())
    expect(await outboxRows(site.context.db)).toHaveLength(4)
  })

  test.each([
    ['a line break in the name', { name: 'x\r\nBcc: a@b.nl' }, ['name']],
    ['a line break in the address', { email: 'a@b.nl\nCc: c@d.nl' }, ['email']],
    ['two addresses', { email: 'a@b.nl, c@d.nl' }, ['email']],
    ['an address without a domain', { email: 'jannie@voorbeeld' }, ['email']],
    ['empty fields', { name: ' ', email: '', message: '\n\t' }, ['name', 'email', 'message']],
    ['invisible characters alone', { message: '\u200b\u200b\ufeff' }, ['message']],
    ['texts that are too long', { name: 'x'.repeat(101), message: 'x'.repeat(5_001) }, ['name', 'message']],
    ['a telephone number that is none', { phone: 'bel mij' }, ['phone']],
  ] as const)('%s is refused by name and leaves nothing behind', async (_what, changes, fields) => {
    await using site = await open()
    await expect(submitContactMessage(site.context, messageInput(changes))).rejects.toMatchObject({ code: 'invalid_input', fields })
    expect([await storedMessages(site.context.db), await outboxRows(site.context.db)]).toEqual([[], []])
  })

  test('control characters never reach the database, and the text stays as it was meant', async () => {
    await using site = await open()
    await submitContactMessage(site.context, messageInput({ name: ' Zoë\u0000 \u202eO’Neil ', message: 'Één regel\r\nen nóg een; "quote" <b>€ 5</b>' }))
    expect(await storedMessages(site.context.db)).toMatchObject([{ name: 'Zoë O’Neil', message: 'Één regel\nen nóg een; "quote" <b>€ 5</b>' }])
  })

  test('one network sends five messages in ten minutes, another network is not held up, and repeats do not count', async () => {
    await using site = await open()
    const send = (n: number, context = site.context) => submitContactMessage(context, messageInput({ message: `Bericht ${n}`, submissionKey: KEY }))
    for (let n = 0; n < 5; n += 1) await send(n)
    await send(4)
    await expect(send(5)).rejects.toMatchObject({ code: 'too_many_messages', retryAfterSeconds: 600 })
    await send(5, site.context.as(visitor('another network')))
    site.context.clock.advance(600_000)
    await send(6)
    expect(await storedMessages(site.context.db)).toHaveLength(7)
  })

  test('a refused message leaves no row and no delivery', async () => {
    await using site = await open()
    for (let n = 0; n < 5; n += 1) await submitContactMessage(site.context, messageInput())
    await expect(submitContactMessage(site.context, messageInput({ name: 'Te Veel' }))).rejects.toMatchObject({ code: 'too_many_messages' })
    expect([await storedMessages(site.context.db), await outboxRows(site.context.db)].map((rows) => rows.length)).toEqual([5, 5])
  })
})

onBothDatabases('the mail of a message', (open) => {
  const mailOf = async (site: Awaited<ReturnType<typeof open>>, changes: Parameters<typeof messageInput>[0]) => {
    const { id } = await submitContactMessage(site.context, messageInput(changes))
    return composeContactMail('https://www.site.example')(site.context, { messageId: id })
  }

  test('carries everything the visitor wrote, as text and as HTML in which nothing of it is markup', async () => {
    await using site = await open()
    const mail = await mailOf(site, { name: 'Bo <script>alert(1)</script>', message: 'Eerste regel\n<img src=x onerror=alert(1)>', phone: '06-12 34 56 78' })
    expect(mail?.replyTo).toEqual({ name: 'Bo <script>alert(1)</script>', address: 'jannie@voorbeeld.nl' })
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.text).toContain('Eerste regel\n<img src=x onerror=alert(1)>')
    expect(mail?.text).toContain('20-11-2026 11:00')
    expect(mail?.html).toContain('Eerste regel<br/>&lt;img src=x onerror=alert(1)&gt;')
    expect(mail?.html).not.toMatch(/<script|<img/)
    expect(mail?.fields).toEqual({
      name: 'Bo <script>alert(1)</script>',
      email: 'jannie@voorbeeld.nl',
      phone: '06-12 34 56 78',
      message: 'Eerste regel\n<img src=x onerror=alert(1)>',
    })
  })

  test('names the notary that the message is about', async () => {
    await using site = await open()
    const notary = { id: 'notary-1', name: 'Notariskantoor Singel', avatar: null, logo: null, rating: null, review_count: 0, location: 'Assen' }
    const lists = { best_price: '', languages: '[]', specializations: '[]', features: '[]', phone: null, email: null }
    await site.context.db
      .insertInto('elk_notaries')
      .values({ ...notary, ...lists, created_at: '2026-11-20T10:00:00.000Z' })
      .execute()
    const mail = await mailOf(site, { notaryId: 'notary-1', sourcePage: '/notaries' })
    expect(mail?.subject).toContain('over Notariskantoor Singel')
    expect(mail?.text).toMatch(/Over notaris: Notariskantoor Singel\nPagina: \/notaries/)
  })

  test('is not written for a message that is gone', async () => {
    await using site = await open()
    expect(await composeContactMail('https://www.site.example')(site.context, { messageId: KEY })).toBeUndefined()
  })
})

onBothDatabases('the owner’s messages', (open) => {
  test('are read newest first, page by page, each once, also when several came in the same moment', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    for (let n = 0; n < 7; n += 1) {
      await submitContactMessage(site.context.as(visitor(`network ${n}`)), messageInput({ name: `Bezoeker ${n}` }))
      if (n % 3 === 0) site.context.clock.advance(60_000)
    }
    const names: string[] = []
    let before: { createdAt: string; id: string } | undefined
    for (;;) {
      const page = await listContactMessages(context, { limit: 2, before })
      const last = page.at(-1)
      if (!last) break
      names.push(...page.map((row) => row.name))
      before = { createdAt: last.created_at, id: last.id }
    }
    expect(names.map((name) => Number(name.slice(-1)))).toEqual([6, 5, 4, 3, 2, 1, 0])
  })

  test('leave an audit row for each view and each deletion, without what they said', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    const { id } = await submitContactMessage(site.context, messageInput())
    expect(await openContactMessage(context, id)).toMatchObject({ email: 'jannie@voorbeeld.nl', notary_name: null, delivery: { status: 'waiting' } })
    await deleteRecord(context, messageRecord, id)
    expect(await outboxRows(context.db)).toEqual([])
    expect(await auditActions(context.db)).toEqual([
      ['contact.view', id, null],
      ['contact.delete', id, null],
    ])
    await expect(openContactMessage(context, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a message that is gone can be neither read nor deleted again', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    await expect(openContactMessage(context, KEY)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteRecord(context, messageRecord, KEY)).rejects.toMatchObject({ code: 'not_found' })
    expect(await auditActions(context.db)).toEqual([])
  })

  test('a failed delivery is tried again from the start; a delivered one is not', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    const { id } = await submitContactMessage(site.context, messageInput())
    await context.db.updateTable('elk_outbox').set({ status: 'failed', attempts: 9, last_error: 'refused' }).execute()
    site.context.clock.advance(3_600_000)
    await retryContactDelivery(context, id)
    expect(await outboxRows(context.db)).toMatchObject([{ status: 'queued', attempts: 0, run_at: '2026-11-20T11:00:00.000Z' }])
    await context.db.updateTable('elk_outbox').set({ status: 'sent' }).execute()
    await expect(retryContactDelivery(context, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await auditActions(context.db)).toEqual([['contact.retry', id, null]])
  })

  test('what is older than the given moment is erased with its deliveries, and the rest stays', async () => {
    await using site = await open()
    for (let n = 0; n < 3; n += 1) await submitContactMessage(site.context, messageInput())
    site.context.clock.advance(DAY_MS)
    const { id } = await submitContactMessage(site.context, messageInput())
    const system = site.context.as({ kind: 'system' })
    expect(await eraseContactMessages(system, { before: '2026-11-21T10:00:00.000Z' })).toBe(3)
    expect(await eraseContactMessages(system, { before: '2026-11-21T10:00:00.000Z' })).toBe(0)
    expect((await storedMessages(system.db)).map((row) => row.id)).toEqual([id])
    expect((await outboxRows(system.db)).map((row) => row.dedupe_key)).toEqual([id])
    expect(await auditActions(system.db)).toEqual([['contact.erase', null, JSON.stringify({ before: '2026-11-21T10:00:00.000Z', count: 3 })]])
  })

  test('more than one batch is erased', async () => {
    await using site = await open()
    const rows = Array.from({ length: 450 }, (_, n) => ({
      id: `message-${n}`,
      name: 'x',
      email: 'x',
      phone: null,
      message: 'x',
      notary_id: null,
      created_at: '2026-01-01T00:00:00.000Z',
    }))
    await site.context.db.insertInto('elk_contact_messages').values(rows).execute()
    expect(await eraseContactMessages(site.context.as({ kind: 'system' }), { before: '2026-11-21T10:00:00.000Z' })).toBe(450)
    expect(await storedMessages(site.context.db)).toEqual([])
  })

  test('a visitor reads, deletes, retries and erases nothing', async () => {
    await using site = await open()
    const { id } = await submitContactMessage(site.context, messageInput())
    const tries = [
      listContactMessages(site.context, { limit: 10 }),
      openContactMessage(site.context, id),
      deleteRecord(site.context, messageRecord, id),
      retryContactDelivery(site.context, id),
      eraseContactMessages(site.context, { before: '2027-01-01T00:00:00.000Z' }),
    ]
    for (const one of tries) await expect(one).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await storedMessages(site.context.db)).toHaveLength(1)
  })
})
