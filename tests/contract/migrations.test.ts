/** The schema: both databases get it, and two processes that start together do not harm each other. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findOwner } from '../../src/accounts/password/users.queries.ts'
import { findSessionOfToken } from '../../src/accounts/sessions/sessions.queries.ts'
import { people } from '../../src/database/migrations/0068-people.ts'
import { listApplied } from '../../src/database/applied-migrations.ts'
import { migrate } from '../../src/database/database.ts'
import { newId } from '../../src/platform/ids.ts'
import { onBothDatabases } from './both-databases.ts'

onBothDatabases('migrations', (open) => {
  test('a second run finds nothing to do', async () => {
    await using site = await open()
    expect(await migrate(site.database.db, site.database.dialect)).toEqual([])
  })

  test('two processes that migrate at once both succeed', async () => {
    await using site = await open()
    const second = await site.openSecond()
    await expect(Promise.all([migrate(site.database.db, site.database.dialect), migrate(second.db, second.dialect)])).resolves.toEqual([[], []])
  })

  test('a database that had a migration of a later version is refused with a sentence, and stays as it was', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    await sql`insert into elk_migrations (name, timestamp) values ('9000-later', '2030-01-01T00:00:00.000Z')`.execute(db)
    const before = await listApplied(db, dialect)
    await expect(migrate(db, dialect)).rejects.toMatchObject({
      message: expect.stringContaining('(9000-later)'),
      dutch: expect.stringContaining('nieuwere versie'),
    })
    expect(await listApplied(db, dialect)).toEqual(before)
  })

  test('one with a lower number that lands later runs on a database that already has the higher ones, and rows stay', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const late = '0047-erased-slugs'
    const before = await listApplied(db, dialect)
    await db.insertInto('elk_homepage_content').values({ id: newId(), content_nl: 'tekst', is_active: true, created_at: '2026-11-20T10:00:00.000Z' }).execute()
    await db.schema.dropTable('elk_erased_slugs').execute()
    await sql`delete from elk_migrations where name = ${late}`.execute(db)
    expect(before.indexOf(late)).toBeLessThan(before.indexOf('0052-quote-questions'))
    const second = await site.openSecond()
    const ran = await Promise.all([migrate(db, dialect), migrate(second.db, second.dialect)])
    expect(ran.flat()).toEqual([late])
    expect((await listApplied(db, dialect)).toSorted()).toEqual(before.toSorted())
    expect(await db.selectFrom('elk_erased_slugs').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('elk_homepage_content').select('content_nl').execute()).toEqual([{ content_nl: 'tekst' }])
    expect(await migrate(db, dialect)).toEqual([])
  })

  test('an installation with its one owner goes on as it was: the first account, an owner, signed in where it was', async () => {
    await using site = await open()
    const { db } = site.database
    for (const column of ['role', 'lastSignInAt', 'suspendedAt', 'removedAt', 'isFirst'])
      await db.schema.alterTable('elk_auth_user').dropColumn(column).execute()
    const now = '2026-11-20T10:00:00.000Z'
    await sql`insert into elk_auth_user (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('u', 'Eigenaar', 'eigenaar@site.invalid', 1, ${now}, ${now})`.execute(db)
    await sql`insert into elk_auth_session (id, "expiresAt", token, "createdAt", "updatedAt", "userId") values ('s', ${now}, 'hash', ${now}, ${now}, 'u')`.execute(
      db,
    )
    await people().up(db)
    expect(await findOwner(db)).toMatchObject({ id: 'u', role: 'owner', suspendedAt: null })
    expect(await findSessionOfToken(db, 'hash')).toMatchObject({ id: 's', userId: 'u', role: 'owner' })
  })

  test('the audit log takes rows and refuses to change or lose one', async () => {
    await using site = await open()
    const { db } = site.database
    await db
      .insertInto('elk_audit_log')
      .values({
        id: newId(),
        actor: 'system',
        action: 'sign-out',
        subject: null,
        details: null,
        visitor: null,
        request_id: null,
        created_at: '2026-11-20T10:00:00.000Z',
      })
      .execute()
    await expect(sql`update elk_audit_log set action = 'x'`.execute(db)).rejects.toThrow(/append-only/)
    await expect(sql`delete from elk_audit_log`.execute(db)).rejects.toThrow(/append-only/)
  })

  test('times come back as the ISO text that was stored, and booleans as booleans', async () => {
    await using site = await open()
    const { db } = site.database
    await db.insertInto('elk_homepage_content').values({ id: newId(), content_nl: 'tekst', is_active: true, created_at: '2026-11-20T10:00:00.123Z' }).execute()
    expect(await db.selectFrom('elk_homepage_content').select(['is_active', 'created_at']).execute()).toEqual([
      { is_active: true, created_at: '2026-11-20T10:00:00.123Z' },
    ])
  })
})
