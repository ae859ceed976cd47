/** The log of who did what: read in pages, taken along whole, changed by nobody. */
import { expect, test } from 'vitest'
import { exportAudit } from '../../src/accounts/export-audit.ts'
import { listAudit } from '../../src/accounts/list-audit.ts'
import type { AuditAction } from '../../src/accounts/audit-action.ts'
import type { AnyDatabase } from '../../src/platform/context.ts'
import { firstIdAt } from '../../src/platform/ids.ts'
import { owner } from '../factories/context.ts'
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
      { id: expect.any(String), actor: 'owner', action: 'future.act', subject: 'subject 1', details: { by: 'app' }, createdAt: '2026-11-20T10:00:00.000Z' },
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

  test('is read and taken along by the owner only', async () => {
    await using site = await open()
    await expect(listAudit(site.context, { limit: 1 })).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(exportAudit(site.context, {})).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await site.database.db.selectFrom('elk_audit_log').selectAll().execute()).toEqual([])
  })
})
