/** A mail server that refuses a receiver for good: that address gets nothing any more until the owner says so. */
import { expect, test } from 'vitest'
import { deliverNext } from '../../src/mail/deliver-next.ts'
import { enqueueDelivery } from '../../src/mail/enqueue-delivery.ts'
import { retryDelivery } from '../../src/mail/retry-delivery.ts'
import { listSuppressed, releaseAddress } from '../../src/mail/suppressions.ts'
import { isoNow } from '../../src/platform/clock.ts'
import { erasePerson, exportPerson } from '../../src/privacy/person-data.ts'
import { runRetention } from '../../src/privacy/run-retention.ts'
import { owner } from '../factories/context.ts'
import { asSystem, bySmtp, submitMessages } from '../factories/delivery.ts'
import { startMailServer } from '../setup/mail-server.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const OFFICE = 'Info@Kantoor.example'

/** A server that answers so to every receiver, and what it was asked. */
async function startRefusing(answer: { code: number; text: string } | undefined) {
  const asked: string[] = []
  const state = { answer }
  const server = await startMailServer({
    onRcptTo({ address }, _session, callback) {
      asked.push(address)
      callback(state.answer && Object.assign(new Error(state.answer.text), { responseCode: state.answer.code }))
    },
  })
  return { server, asked, state, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

/** Puts a mail to the address in the outbox and delivers what is due. */
async function mailTo(site: Opened, url: string, { address, key }: { address: string; key: string }) {
  await enqueueDelivery(site.context.db, { kind: 'example', dedupeKey: key, payload: { address }, now: isoNow(site.context.clock) })
  return deliver(site, url, key)
}

async function deliver(site: Opened, url: string, key: string) {
  const replyTo = { name: 'Elke', address: 'info@site.example' }
  const compose = {
    example: async (_: unknown, { address = '' }: Record<string, string>) => ({
      to: { name: 'Kantoor', address },
      replyTo,
      subject: 'Vraag',
      text: 'Dag',
      html: '<p>Dag</p>',
      fields: {},
    }),
  }
  while (await deliverNext(asSystem(site), { ...bySmtp(url), compose }));
  return site.context.db.selectFrom('elk_outbox').select(['status', 'attempts', 'last_error']).where('dedupe_key', '=', key).executeTakeFirstOrThrow()
}

const gone = { code: 550, text: `5.1.1 <${OFFICE}> unknown user` }

onBothDatabases('a refused receiver', (open) => {
  test('gets nothing any more, whatever the letters of the address, and the owner reads why and lets it have mail again', async () => {
    await using site = await open()
    await using refusing = await startRefusing(gone)
    const { url } = refusing.server
    expect(await mailTo(site, url, { address: OFFICE, key: 'a' })).toEqual({
      status: 'failed',
      attempts: 1,
      last_error: 'recipient_refused: 550 5.1.1 <…> unknown user',
    })
    expect(await mailTo(site, url, { address: OFFICE.toLowerCase(), key: 'b' })).toMatchObject({ status: 'failed', last_error: 'suppressed' })
    expect(refusing.asked).toHaveLength(1)
    const [listed, ...others] = await listSuppressed(site.context.as(owner))
    expect([listed, others]).toMatchObject([{ address: OFFICE, reason: { code: 'recipient_refused', detail: '550 5.1.1 <…> unknown user' } }, []])
    expect(JSON.stringify(await site.context.db.selectFrom('elk_mail_suppressions').selectAll().execute())).not.toMatch(/info@kantoor/i)
    await expect(listSuppressed(site.context)).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(releaseAddress(site.context, listed?.id ?? '')).rejects.toMatchObject({ code: 'not_signed_in' })
    refusing.state.answer = undefined
    await releaseAddress(site.context.as(owner), listed?.id ?? '')
    await expect(releaseAddress(site.context.as(owner), listed?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
    await retryDelivery(site.context.as(owner), 'b')
    expect(await deliver(site, url, 'b')).toMatchObject({ status: 'sent' })
    const audit = await site.context.db.selectFrom('elk_audit_log').select('action').execute()
    expect(audit).toEqual([{ action: 'mail.release' }])
  })

  test.each([
    [450, '4.2.1 mailbox is busy'],
    [550, '5.7.1 relaying denied'],
    [530, 'Authentication required'],
    [553, '5.1.8 sender address rejected'],
  ])('%i %s is no fault of the receiver: it is tried again, and nobody is left out', async (code, text) => {
    await using site = await open()
    await using refusing = await startRefusing({ code, text })
    expect(await mailTo(site, refusing.server.url, { address: OFFICE, key: 'a' })).toMatchObject({ status: 'queued', attempts: 1 })
    expect(await listSuppressed(site.context.as(owner))).toEqual([])
  })

  test('the mailbox of the owner is tried on, whatever its server says', async () => {
    await using site = await open()
    await using refusing = await startRefusing(gone)
    await submitMessages(site)
    await deliverNext(asSystem(site), bySmtp(refusing.server.url))
    expect(await site.context.db.selectFrom('elk_outbox').select(['status', 'attempts']).execute()).toEqual([{ status: 'queued', attempts: 1 }])
    expect(await listSuppressed(site.context.as(owner))).toEqual([])
  })

  test('is found, handed over and erased by its address, and forgotten after a year', async () => {
    await using site = await open()
    await using refusing = await startRefusing(gone)
    await mailTo(site, refusing.server.url, { address: OFFICE, key: 'a' })
    const { kinds } = await exportPerson(site.context.as(owner), OFFICE)
    expect(kinds.map(({ records }) => records[0]?.fields)).toMatchObject([{ 'E-mailadres': OFFICE }])
    expect(await erasePerson(site.context.as(owner), OFFICE)).toBe(1)
    expect(await listSuppressed(site.context.as(owner))).toEqual([])
    await mailTo(site, refusing.server.url, { address: OFFICE, key: 'b' })
    await site.context.db.updateTable('elk_mail_suppressions').set({ created_at: '2025-11-19T10:00:00.000Z' }).execute()
    await runRetention(asSystem(site))
    expect(await listSuppressed(site.context.as(owner))).toEqual([])
  })
})
