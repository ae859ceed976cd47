/** Everything of one mail address: found over all rooms, handed over whole, erased whole, and nowhere left behind. */
import { expect, test } from 'vitest'
import type { StoredData } from '../../src/platform/stored-data.ts'
import { storedData } from '../../src/privacy/list-stored-data.ts'
import { erasePerson, exportPerson, findPerson } from '../../src/privacy/person-data.ts'
import { submitContactMessage } from '../../src/contact/submit-contact-message.ts'
import { submitNotice } from '../../src/notices/submit-notice.ts'
import { messageInput } from '../factories/contact.ts'
import { owner, visitor } from '../factories/context.ts'
import { notice } from '../factories/route-bodies.ts'
import { addConversation } from '../factories/rows.ts'
import { textOfDatabase } from '../factories/whole-database.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const JANNIE = 'jannie_1@voorbeeld.nl'

const asOwner = (site: Opened) => site.context.as(owner)

async function write(site: Opened, email: string, network: string): Promise<void> {
  await submitContactMessage(site.context.as(visitor(network)), messageInput({ email, name: 'Jannie de Vries' }))
}

/** Someone's address in every place that can hold one, beside somebody else's. */
async function fill(site: Opened): Promise<void> {
  await write(site, JANNIE, 'a')
  await write(site, 'Jannie_1@Voorbeeld.NL', 'b')
  await write(site, 'jannieX1@voorbeeld.nl', 'c')
  await submitNotice(site.context.as(visitor('d')), { ...notice, email: 'Jannie_1@voorbeeld.nl' })
  const sessionId = await addConversation(site.database.db, '2026-11-01T10:00:00.000Z')
  await addConversation(site.database.db, '2026-11-02T10:00:00.000Z')
  await site.database.db
    .updateTable('elk_chat_messages')
    .set({ content: `Mail mij op ${JANNIE.toUpperCase()}.` })
    .where('session_id', '=', sessionId)
    .execute()
}

const dump = async ({ database }: Opened): Promise<string> => (await textOfDatabase(database.db)).toLowerCase()

onBothDatabases('the data of one person', (open) => {
  test('are found in messages and in conversations, however the address is written', async () => {
    await using site = await open()
    await fill(site)
    const kinds = await findPerson(asOwner(site), ` ${JANNIE.toUpperCase()} `)
    expect(kinds.map(({ id, count }) => [id, count])).toEqual([
      ['gesprekken', 1],
      ['berichten', 2],
      ['meldingen', 1],
      ['offertes', 0],
      ['geweigerde-adressen', 0],
    ])
    expect(kinds[0]).toMatchObject({ oldest: '2026-11-01T10:00:00.000Z', newest: '2026-11-01T10:00:00.000Z' })
  })

  test('are handed over with what they are kept for, and nothing of anyone else', async () => {
    await using site = await open()
    await fill(site)
    const data = await exportPerson(asOwner(site), JANNIE)
    expect(data.kinds.map(({ title, records }) => [title, records.length])).toEqual([
      ['Gesprekken met de assistent', 1],
      ['Berichten via een contactformulier', 2],
      ['Meldingen dat iets niet klopt of niet mag', 1],
    ])
    const message = data.kinds[1]?.records[0]?.fields
    expect(message).toMatchObject({ Naam: 'Jannie de Vries', 'E-mailadres': JANNIE, Bezorging: 'wordt bezorgd' })
    expect(data.kinds.every(({ purpose, basis }) => purpose !== '' && basis !== '')).toBe(true)
    expect(JSON.stringify(data)).not.toContain('jannieX1')
  })

  test('are erased everywhere, with their deliveries, and those of others stay', async () => {
    await using site = await open()
    await fill(site)
    expect(await erasePerson(asOwner(site), JANNIE)).toBe(4)
    expect(await dump(site)).not.toContain(JANNIE)
    expect(await dump(site)).toContain('janniex1@voorbeeld.nl')
    expect(await site.database.db.selectFrom('elk_outbox').select('id').execute()).toHaveLength(1)
    expect(await site.database.db.selectFrom('elk_chat_sessions').select('session_id').execute()).toHaveLength(1)
    expect(await erasePerson(asOwner(site), JANNIE)).toBe(0)
  })

  test('leave one audit row each time, in which the address cannot be read', async () => {
    await using site = await open()
    await fill(site)
    await exportPerson(asOwner(site), JANNIE)
    await erasePerson(asOwner(site), JANNIE)
    const rows = await site.database.db.selectFrom('elk_audit_log').select(['action', 'subject', 'details']).orderBy('id').execute()
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['person.export', '{"count":4}'],
      ['person.erase', '{"erased":{"gesprekken":1,"berichten":2,"meldingen":1}}'],
    ])
    expect(rows[0]?.subject).toBe(rows[1]?.subject)
    expect(rows[0]?.subject).toMatch(/^[0-9a-f]{32}$/)
  })

  test('are erased all or not at all', async () => {
    await using site = await open()
    await fill(site)
    const fails: StoredData = {
      ...storedData[0]!,
      ofPerson: { find: async () => [], erase: () => Promise.reject(new Error('the disk is full')) },
    }
    await expect(erasePerson(asOwner(site), JANNIE, [...storedData, fails])).rejects.toThrow('the disk is full')
    expect((await findPerson(asOwner(site), JANNIE)).map(({ count }) => count)).toEqual([1, 2, 1, 0, 0])
    expect(await site.database.db.selectFrom('elk_audit_log').selectAll().execute()).toEqual([])
  })

  test.each(['', 'jannie', '%', '%@voorbeeld.nl', 'a@b'])('‘%s’ is no address to look for', async (email) => {
    await using site = await open()
    await fill(site)
    if (email === '%@voorbeeld.nl') expect((await findPerson(asOwner(site), email)).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
    else await expect(findPerson(asOwner(site), email)).rejects.toMatchObject({ code: 'invalid_input', fields: ['email'] })
  })

  test('are the owner’s to ask for only', async () => {
    await using site = await open()
    for (const verb of [findPerson, exportPerson, erasePerson]) await expect(verb(site.context, JANNIE)).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
