/** A message that the owner deletes: hidden at once, back on demand, and erased soon, because a person wrote it. */
import { expect, test } from 'vitest'
import { exportContactMessages } from '../../src/contact/export-contact-messages.ts'
import { countUnreadMessages, listContactMessages } from '../../src/contact/list-contact-messages.ts'
import { messageRecord } from '../../src/contact/message-record.ts'
import { messagesOfPerson } from '../../src/contact/messages-of-person.ts'
import { openContactMessage } from '../../src/contact/open-contact-message.ts'
import { submitContactMessage } from '../../src/contact/submit-contact-message.ts'
import { deliverNext } from '../../src/mail/deliver-next.ts'
import { deleteRecord, restoreRecord } from '../../src/records/change-record.ts'
import { eraseDeletedRecords } from '../../src/records/erase-deleted-records.ts'
import { messageInput } from '../factories/contact.ts'
import { owner } from '../factories/context.ts'
import { asSystem, bySmtp } from '../factories/delivery.ts'
import { startMailServer } from '../setup/mail-server.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const HOUR_MS = 3_600_000

const asOwner = (site: Opened) => site.context.as(owner)
const send = async (site: Opened, values = {}) => (await submitContactMessage(site.context, messageInput(values))).id
const remove = (site: Opened, id: string) => deleteRecord(asOwner(site), messageRecord, id)
const bringBack = (site: Opened, id: string) => restoreRecord(asOwner(site), messageRecord, id)
const stored = async (site: Opened) => (await site.database.db.selectFrom('elk_contact_messages').select('id').execute()).map(({ id }) => id)
const deliveries = (site: Opened) => site.database.db.selectFrom('elk_outbox').select(['kind', 'status']).execute()

onBothDatabases('a deleted message', (open) => {
  test('stands nowhere any more: not in the list, the count, the file or its own address', async () => {
    await using site = await open()
    const id = await send(site, { name: 'Jannie' })
    await remove(site, id)
    expect(await listContactMessages(asOwner(site), { limit: 10 })).toEqual([])
    expect(await countUnreadMessages(asOwner(site))).toBe(0)
    expect(await exportContactMessages(asOwner(site))).not.toContain('Jannie')
    await expect(openContactMessage(asOwner(site), id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('comes back as it was within the day, and is delivered after all', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const id = await send(site, { name: 'Jannie' })
    await remove(site, id)
    expect([await deliverNext(asSystem(site), bySmtp(server.url)), server.mails.length]).toEqual([false, 0])
    site.context.clock.advance(23 * HOUR_MS)
    await bringBack(site, id)
    expect((await openContactMessage(asOwner(site), id)).name).toBe('Jannie')
    await deliverNext(asSystem(site), bySmtp(server.url))
    expect(server.mails).toHaveLength(1)
  })

  test('that was for an office goes to that office after all, and one that was sent is not sent twice', async () => {
    await using site = await open()
    await using server = await startMailServer()
    const office = { name: 'Kantoor', email: 'kantoor@voorbeeld.nl', consent: { version: '1', text: 'Naar het kantoor.' } }
    const id = await send(site, { office })
    const sent = await send(site)
    await site.database.db.updateTable('elk_outbox').set({ status: 'sent' }).where('dedupe_key', '=', sent).execute()
    for (const one of [id, sent]) {
      await remove(site, one)
      await bringBack(site, one)
    }
    expect(await deliveries(site)).toEqual(
      expect.arrayContaining([
        { kind: 'contact-office', status: 'queued' },
        { kind: 'contact', status: 'sent' },
      ]),
    )
    await deliverNext(asSystem(site), bySmtp(server.url))
    expect(await deliverNext(asSystem(site), bySmtp(server.url))).toBe(false)
  })

  test('does not come back after a day, and is erased with its delivery by then', async () => {
    await using site = await open()
    const [id, other] = [await send(site), await send(site)]
    await site.database.db.updateTable('elk_outbox').set({ status: 'sent' }).execute()
    await remove(site, id)
    site.context.clock.advance(23 * HOUR_MS)
    expect(await eraseDeletedRecords(asSystem(site), messageRecord)).toBe(0)
    site.context.clock.advance(2 * HOUR_MS)
    await expect(bringBack(site, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await eraseDeletedRecords(asSystem(site), messageRecord)).toBe(1)
    expect([await stored(site), await deliveries(site)]).toEqual([[other], [{ kind: 'contact', status: 'sent' }]])
  })

  test('of a person is still found and handed over, and erased at once with the rest', async () => {
    await using site = await open()
    const id = await send(site, { email: 'jannie@voorbeeld.nl' })
    await remove(site, id)
    expect((await messagesOfPerson.find(asOwner(site), 'jannie@voorbeeld.nl')).map((record) => record.id)).toEqual([id])
    expect(await messagesOfPerson.erase(asOwner(site), 'jannie@voorbeeld.nl')).toBe(1)
    expect(await stored(site)).toEqual([])
    await expect(bringBack(site, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('and its way back are for the owner only, and both stand in the log without what it said', async () => {
    await using site = await open()
    const id = await send(site)
    await expect(deleteRecord(site.context, messageRecord, id)).rejects.toMatchObject({ code: 'not_signed_in' })
    await remove(site, id)
    await expect(restoreRecord(site.context, messageRecord, id)).rejects.toMatchObject({ code: 'not_signed_in' })
    await bringBack(site, id)
    const log = await site.database.db.selectFrom('elk_audit_log').select(['action', 'subject', 'details']).orderBy('id').execute()
    expect(log).toEqual(['contact.delete', 'contact.restore'].map((action) => ({ action, subject: id, details: null })))
  })
})
