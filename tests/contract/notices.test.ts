/** Notices that something is wrong or unlawful: what is stored and refused, what the owner decides, and who hears of it. */
import { expect, test } from 'vitest'
import type { Database } from '../../src/database/database.ts'
import { deliverNext } from '../../src/mail/deliver-next.ts'
import type { OutgoingMail } from '../../src/mail/mail.ts'
import { composeDecisionMail, composeNoticeMail } from '../../src/notices/compose-notice-mails.ts'
import { decideNotice, DECISION_DELIVERY } from '../../src/notices/decide-notice.ts'
import { eraseNotices } from '../../src/notices/erase-notices.ts'
import { listNotices, openNotice, readDecisionDelivery } from '../../src/notices/read-notices.ts'
import { NOTICE_DELIVERY, submitNotice } from '../../src/notices/submit-notice.ts'
import { viewNoticePage } from '../../src/notices/view-notice-page.ts'
import { erasePerson, exportPerson } from '../../src/privacy/person-data.ts'
import { DAY_MS } from '../../src/platform/days.ts'
import { owner, visitor } from '../factories/context.ts'
import { notice } from '../factories/route-bodies.ts'
import { defaultSettings } from '../factories/settings.ts'
import { textOfDatabase } from '../factories/whole-database.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const KEY = '3f0c9d52-8a0e-4c39-9d8e-0a4d3c1b2a10'
const REASONS = 'U hebt gelijk: het bedrag was dat van 2025.'
const stored = (db: Database) => db.selectFrom('elk_notices').selectAll().orderBy('created_at').execute()
const deliveries = (db: Database) => db.selectFrom('elk_outbox').select(['kind', 'dedupe_key']).orderBy('created_at').orderBy('kind').execute()

const compose = { [NOTICE_DELIVERY]: composeNoticeMail('https://site.example'), [DECISION_DELIVERY]: composeDecisionMail(() => 'info@site.example') }

/** What leaves the site when everything that is due is delivered. */
async function mailsOf({ context }: Opened): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const transport = () => ({ name: 'smtp' as const, destination: '', deliver: async (mail: OutgoingMail) => void sent.push(mail) })
  while (await deliverNext(context.as({ kind: 'system' }), { transport, compose }));
  return sent
}

const post = (fields: Record<string, string>) => new Request('https://site.example/melding', { method: 'POST', body: new URLSearchParams(fields) })

onBothDatabases('notices', (open) => {
  test('a notice is stored with its delivery, once however often the form comes, and the owner gets a mail', async () => {
    await using site = await open()
    const send = () => submitNotice(site.context, { ...notice, submissionKey: KEY })
    const ids = await Promise.all([send(), send(), send()])
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
    expect(await stored(site.context.db)).toMatchObject([{ ...notice, decision: null, reasons: null, decided_at: null }])
    const [mail, ...others] = await mailsOf(site)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ replyTo: { address: notice.email } })
    expect(mail).not.toHaveProperty('to')
    expect(mail?.text).toContain(notice.why)
    expect(mail?.text).toContain(`onderdeel=meldingen&melding=${ids[0]?.id}`)
  })

  test.each([
    [{ page: '' }, ['page']],
    [{ email: 'geen adres' }, ['email']],
    [{ what: 'x'.repeat(2_001), why: ' ' }, ['what', 'why']],
    [{ page: 'een\nadres' }, ['page']],
  ])('what is not filled in well is refused with its fields, and nothing is stored: %j', async (changes, fields) => {
    await using site = await open()
    await expect(submitNotice(site.context, { ...notice, ...changes })).rejects.toMatchObject({ code: 'invalid_input', fields })
    expect(await stored(site.context.db)).toEqual([])
  })

  test('one visitor sends five in ten minutes and no sixth; another still can', async () => {
    await using site = await open()
    for (let at = 0; at < 5; at += 1) await submitNotice(site.context, notice)
    await expect(submitNotice(site.context, notice)).rejects.toMatchObject({ code: 'too_many_messages' })
    await submitNotice(site.context.as(visitor('another')), notice)
    expect(await stored(site.context.db)).toHaveLength(6)
  })

  test('the page keeps what was typed when it is refused, and leads on when it is stored', async () => {
    await using site = await open()
    const refused = await viewNoticePage(site.context, post({ ...notice, email: 'x', website: '' }), defaultSettings)
    expect(refused).toMatchObject({ status: 422, form: { outcome: 'faults', values: { what: notice.what }, faults: { email: 'invalid' } } })
    const trapped = await viewNoticePage(site.context, post({ ...notice, website: 'https://spam.example' }), defaultSettings)
    expect(trapped).toMatchObject({ status: 422, form: { outcome: 'not_accepted' } })
    expect(await stored(site.context.db)).toEqual([])
    expect(await viewNoticePage(site.context, post({ ...notice, website: '' }), defaultSettings)).toMatchObject({ moveTo: '/melding?verzonden' })
    expect(await stored(site.context.db)).toHaveLength(1)
  })

  test('the owner decides once, and whoever reported it gets decision and reasons by mail', async () => {
    await using site = await open()
    const asOwner = site.context.as(owner)
    const { id } = await submitNotice(site.context, notice)
    await mailsOf(site)
    await decideNotice(asOwner, { id, decision: 'changed', reasons: ` ${REASONS} `, sendsMail: true })
    await expect(decideNotice(asOwner, { id, decision: 'kept', reasons: REASONS, sendsMail: true })).rejects.toMatchObject({ code: 'conflict' })
    const mails = await mailsOf(site)
    expect(mails).toMatchObject([{ to: { address: notice.email }, replyTo: { address: 'info@site.example' } }])
    expect(mails[0]?.text).toContain(REASONS)
    expect(mails[0]?.text).not.toContain(notice.why)
    expect(await openNotice(asOwner, id)).toMatchObject({ decision: 'changed', reasons: REASONS, delivery: { status: 'delivered' } })
    const audit = await site.context.db.selectFrom('elk_audit_log').select(['action', 'details']).orderBy('id').execute()
    expect(audit).toEqual([
      { action: 'notice.decide', details: '{"decision":"changed"}' },
      { action: 'notice.view', details: null },
    ])
  })

  test('where the site cannot mail, a decision goes nowhere and says so', async () => {
    await using site = await open()
    const asOwner = site.context.as(owner)
    const { id } = await submitNotice(site.context, notice)
    await mailsOf(site)
    await decideNotice(asOwner, { id, decision: 'kept', reasons: REASONS, sendsMail: false })
    expect([await mailsOf(site), (await openNotice(asOwner, id)).delivery]).toEqual([[], null])
  })

  test('how the mail stands may be asked again and again, and opening alone is logged', async () => {
    await using site = await open()
    const { id } = await submitNotice(site.context, notice)
    await readDecisionDelivery(site.context.as(owner), id)
    expect(await site.context.db.selectFrom('elk_audit_log').select('action').where('action', '=', 'notice.view').execute()).toEqual([])
    await expect(readDecisionDelivery(site.context, id)).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('a decision needs reasons and the owner; an unknown notice has none', async () => {
    await using site = await open()
    const { id } = await submitNotice(site.context, notice)
    await expect(decideNotice(site.context.as(owner), { id, decision: 'kept', reasons: 'Nee.', sendsMail: true })).rejects.toMatchObject({
      fields: ['reasons'],
    })
    await expect(decideNotice(site.context, { id, decision: 'kept', reasons: REASONS, sendsMail: true })).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(listNotices(site.context, { limit: 1 })).rejects.toMatchObject({ code: 'not_signed_in' })
    const unknown = '01890a5d-ac96-774b-bcce-b302099a8057'
    await expect(decideNotice(site.context.as(owner), { id: unknown, decision: 'kept', reasons: REASONS, sendsMail: true })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('the list goes back page by page, newest first', async () => {
    await using site = await open()
    for (const page of ['/een', '/twee', '/drie']) {
      await submitNotice(site.context, { ...notice, page })
      site.context.clock.advance(1_000)
    }
    const [first, second] = await listNotices(site.context.as(owner), { limit: 2 })
    const rest = await listNotices(site.context.as(owner), { limit: 2, before: second && { at: second.created_at, id: second.id } })
    expect([first?.page, second?.page, ...rest.map(({ page }) => page)]).toEqual(['/drie', '/twee', '/een'])
  })

  test('erasing by age and of one person takes the deliveries along and leaves nothing behind', async () => {
    await using site = await open()
    const asOwner = site.context.as(owner)
    const { id } = await submitNotice(site.context, notice)
    await decideNotice(asOwner, { id, decision: 'kept', reasons: REASONS, sendsMail: true })
    const handed = await exportPerson(asOwner, notice.email.toUpperCase())
    expect(handed.kinds).toMatchObject([{ records: [{ fields: { Besluit: 'Blijft staan', Redenen: REASONS } }] }])
    expect(await erasePerson(asOwner, notice.email)).toBe(1)
    expect(await deliveries(site.context.db)).toEqual([])
    expect(await textOfDatabase(site.context.db)).not.toContain(notice.email)
    await submitNotice(site.context, notice)
    site.context.clock.advance(DAY_MS)
    await submitNotice(site.context, { ...notice, page: '/nieuw' })
    const before = new Date(site.context.clock.now().getTime() - 1_000).toISOString()
    expect(await eraseNotices(site.context.as({ kind: 'system' }), { before })).toBe(1)
    expect((await stored(site.context.db)).map(({ page }) => page)).toEqual(['/nieuw'])
    expect(await deliveries(site.context.db)).toHaveLength(1)
  })
})
