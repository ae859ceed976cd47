/** Readiness on a database whose disk is full. */
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openReadiness } from '../../src/platform/open-readiness.ts'
import { probeWrite } from '../../src/platform/readiness.queries.ts'
import type { Opened } from './both-databases.ts'
import { onBothDatabases } from './both-databases.ts'

const readiness = ({ context, database }: Opened) => openReadiness(context, { diskOf: undefined, lastStorageFault: database.lastStorageFault })

/** What the database itself says when it cannot grow. */
async function fillDisk({ context: { db, dialect } }: Opened): Promise<unknown> {
  if (dialect === 'postgres') return sql`do $$ begin raise exception using errcode = '53100'; end $$`.execute(db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db)
  const id = crypto.randomUUID()
  return sql`insert into elk_settings (id, key, value, updated_at) values (${id}, ${id}, ${'x'.repeat(1_000_000)}, '')`.execute(db)
}

onBothDatabases('readiness', (open) => {
  test('a database that takes writes is ready, and each look really writes', async () => {
    await using site = await open()
    expect(await readiness(site)()).toBeUndefined()
    const stored = await site.context.db.selectFrom('elk_installation').select('probed_at').executeTakeFirstOrThrow()
    expect(stored.probed_at).toBe(site.context.clock.now().toISOString())
  })

  test('after a write that found the disk full it is not ready, although a small write still fits', async () => {
    await using site = await open()
    await expect(fillDisk(site)).rejects.toThrow()
    await probeWrite(site.context.db, site.context.clock.now().toISOString())
    expect(await readiness(site)()).toBe('disk')
  })

  test('an ordinary fault of a statement leaves it ready', async () => {
    await using site = await open()
    await expect(sql`select * from er_is_geen_tabel`.execute(site.context.db)).rejects.toThrow()
    expect(await readiness(site)()).toBeUndefined()
  })

  test('the disk is the one of the folder', async () => {
    await using site = await open()
    const { bavail, bsize } = await statfs('.')
    const ready = openReadiness(site.context, { diskOf: '.', lastStorageFault: () => undefined })
    expect((await ready()) === undefined).toBe(bavail * bsize >= 20 * 1024 * 1024)
    expect(await openReadiness(site.context, { diskOf: '/er/is/geen/map', lastStorageFault: () => undefined })()).toBe('disk')
  })
})
