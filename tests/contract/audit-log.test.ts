/** The log of who did what: read in pages, taken along whole, changed by nobody. */
import { expect, test } from 'vitest'
import { exportAudit } from '../../src/accounts/log/export-audit.ts'
import { entryOf, listAudit } from '../../src/accounts/log/list-audit.ts'
import { detailWords } from '../../src/accounts/admin/audit.nl.ts'
import type { AuditAction, RefusalAction } from '../../src/audit/audit-action.ts'
import { auditFileLine } from '../../src/accounts/log/audit-file.ts'
import { recordRefusal } from '../../src/audit/record-refusal.ts'
import type { AnyDatabase } from '../../src/platform/context.ts'
import { firstIdAt } from '../../src/platform/ids.ts'
import { owner, visitor } from '../factories/context.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

/** A row of a given moment; `n` keeps rows of one moment apart, in order. */
const addRow = (db: AnyDatabase, time: string, action: AuditAction | 'future.act', n = 0, details: object | null = null) =>
  db
    .insertInto('elk_audit_log')
    .values({
      id: firstIdAt(Date.parse(time)).slice(0, 24) + String(n).padStart(12, '0'),
      actor: 'owner:owner-1',
      action,
      subject: `subject ${n}`,
      details: details && JSON.stringify(details),
      visitor: null,
      request_id: null,
      created_at: time,
    })
    .execute()

async function exported(site: Opened, filter: Parameters<typeof exportAudit>[1] = {}) {
  return (await Array.fromAsync(await exportAudit(site.context.as(owner), filter))).flat()
}

onBothDatabases('the log', (open) => {
  test('is read newest first in pages that neither repeat nor skip a row, also when rows come in between', async () => {
    await using site = await open()
    const { db } = site.database
    for (let n = 0; n < 7; n += 1) await addRow(db, '2026-11-20T10:00:00.000Z', 'chat.view', n)
    const context = site.context.as(owner)
    const first = await listAudit(context, { limit: 3 })
    await addRow(db, '2026-11-20T11:00:00.000Z', 'chat.view', 9)
    const second = await listAudit(context, { limit: 3, before: first.at(-1)?.id })
    const third = await listAudit(context, { limit: 3, before: second.at(-1)?.id })
    expect([...first, ...second, ...third].map(({ subject }) => subject)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `subject ${n}`))
  })

  test('is filtered by kind of act and by days in the Netherlands, both included', async () => {
    await using site = await open()
    const { db } = site.database
    // Midnight in the Netherlands is 23:00 UTC in winter.
    await addRow(db, '2026-11-19T22:59:59.000Z', 'contact.view', 1)
    await addRow(db, '2026-11-19T23:00:00.000Z', 'contact.view', 2)
    await addRow(db, '2026-11-20T12:00:00.000Z', 'settings.save', 3)
    await addRow(db, '2026-11-20T22:59:59.000Z', 'contact.delete', 4)
    await addRow(db, '2026-11-20T23:00:00.000Z', 'contact.view', 5)
    const found = async (filter: object) => (await listAudit(site.context.as(owner), { limit: 10, ...filter })).map(({ subject }) => subject?.slice(-1))
    expect(await found({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['4', '3', '2'])
    expect(await found({ from: '2026-11-20', to: '2026-11-20', group: 'berichten' })).toEqual(['4', '2'])
    expect(await found({ to: '2026-11-19' })).toEqual(['1'])
    expect(await found({ from: '2026-11-21', group: 'instellingen' })).toEqual([])
    const [newest] = await listAudit(site.context.as(owner), { limit: 1 })
    expect(await found({ to: '2026-11-19', before: newest?.id })).toEqual(['1'])
  })

  test('tells who it was without the account id, and reads what another version wrote', async () => {
    await using site = await open()
    await addRow(site.database.db, '2026-11-20T10:00:00.000Z', 'future.act', 1, { by: 'app' })
    expect(await listAudit(site.context.as(owner), { limit: 5 })).toEqual([
      {
        id: expect.any(String),
        actor: 'owner',
        person: null,
        action: 'future.act',
        subject: 'subject 1',
        details: { by: 'app' },
        createdAt: '2026-11-20T10:00:00.000Z',
      },
    ])
  })

  test('leaves whole, over the size of a page, and the export is its first row', async () => {
    await using site = await open()
    const { db } = site.database
    const rows = Array.from({ length: 1_001 }, (_, n) => ({
      id: firstIdAt(Date.parse('2026-11-20T10:00:00.000Z')).slice(0, 24) + String(n).padStart(12, '0'),
      actor: 'system',
      action: 'retention.erase',
      subject: null,
      details: null,
      visitor: null,
      request_id: null,
      created_at: '2026-11-20T10:00:00.000Z',
    }))
    for (let n = 0; n < rows.length; n += 200)
      await db
        .insertInto('elk_audit_log')
        .values(rows.slice(n, n + 200))
        .execute()
    const all = await exported(site)
    expect([all.length, all[0]?.action, new Set(all.map(({ id }) => id)).size]).toEqual([1_002, 'audit.export', 1_002])
    expect((await exported(site, { group: 'personen', to: '2026-11-20' })).length).toBe(1_001)
    const [newest] = await listAudit(site.context.as(owner), { limit: 1 })
    expect(newest).toMatchObject({ action: 'audit.export', details: { group: 'personen', to: '2026-11-20' } })
  })

  test('is neither changed nor erased, by the database itself', async () => {
    await using site = await open()
    const { db } = site.database
    await addRow(db, '2026-11-20T10:00:00.000Z', 'chat.view')
    await expect(db.updateTable('elk_audit_log').set({ action: 'chat.export' }).execute()).rejects.toThrow(/append-only/)
    await expect(db.deleteFrom('elk_audit_log').execute()).rejects.toThrow(/append-only/)
    expect((await listAudit(site.context.as(owner), { limit: 5 })).map(({ action }) => action)).toEqual(['chat.view'])
  })

  test('counts a thousand refused tries of one network on one row an hour, and shows the count', async () => {
    await using site = await open()
    const { clock } = site.context
    const refuse = (action: RefusalAction, limit?: string) => recordRefusal(site.context, { action, ...(limit && { details: { limit } }) })
    for (let n = 0; n < 300; n += 1) await refuse('sign-in.failed')
    for (let n = 0; n < 700; n += 1) await refuse('sign-in.throttled', 'sign-in')
    clock.advance(3_600_000)
    await refuse('sign-in.failed')
    const entries = await listAudit(site.context.as(owner), { limit: 10 })
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['sign-in.failed', {}],
      ['sign-in.throttled', { tries: 700, limit: 'sign-in' }],
      ['sign-in.failed', { tries: 300 }],
    ])
    expect((await exported(site)).map(auditFileLine).join('')).toContain('"pogingen in dit uur: 700; grens: inloggen"')
  })

  test('counts tries of two instances at once on one row, and none is lost', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const contexts = [site.context, { ...site.context, db: second.db }]
    await Promise.all(Array.from({ length: 40 }, (_, n) => recordRefusal(contexts[n % 2] ?? site.context, { action: 'sign-in.failed' })))
    expect(await site.database.db.selectFrom('elk_audit_log').select('count').execute()).toEqual([{ count: 40 }])
  })

  test('is not filled by someone with many networks: beyond fifty in an hour they share a row', async () => {
    await using site = await open()
    for (let n = 0; n < 120; n += 1) await recordRefusal(site.context.as(visitor(`network ${n}`)), { action: 'sign-in.failed' })
    const rows = await site.database.db.selectFrom('elk_audit_log').select(['visitor', 'details', 'count']).orderBy('id').execute()
    expect([rows.length, rows.at(-1)]).toEqual([51, { visitor: null, details: '{"networks":"many"}', count: 70 }])
    expect(detailWords(entryOf({ ...rows[50]!, id: 'x', actor: 'visitor', action: 'sign-in.failed', subject: null, created_at: '' }).details)).toBe(
      'pogingen in dit uur: 70; aansluitingen: meerdere',
    )
  })

  test('lets the count of refused tries go up by one, by the database itself, and nothing else change', async () => {
    await using site = await open()
    const { db } = site.database
    await recordRefusal(site.context, { action: 'sign-in.failed' })
    await addRow(db, '2026-11-20T10:00:00.000Z', 'chat.view')
    const failed = db.updateTable('elk_audit_log').where('action', '=', 'sign-in.failed')
    for (const change of [
      { count: 0 },
      { count: 1 },
      { count: 3 },
      { count: 2, visitor: 'other' },
      { count: 2, refusal: null },
      { created_at: '2026-11-20T09:00:00.000Z' },
    ])
      await expect(failed.set(change).execute(), JSON.stringify(change)).rejects.toThrow(/append-only/)
    await expect(db.updateTable('elk_audit_log').set({ count: 2 }).where('action', '=', 'chat.view').execute()).rejects.toThrow(/append-only/)
    await failed.set({ count: 2 }).execute()
    await expect(db.deleteFrom('elk_audit_log').where('action', '=', 'sign-in.failed').execute()).rejects.toThrow(/append-only/)
  })

  test('is read and taken along by the owner only', async () => {
    await using site = await open()
    await expect(listAudit(site.context, { limit: 1 })).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(exportAudit(site.context, {})).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await site.database.db.selectFrom('elk_audit_log').selectAll().execute()).toEqual([])
  })
})
