/** The databases of these tests: the next test gets one that was used only as long as nothing of the last one is left in it. */
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import type { AnyDatabase } from '../../src/database/database.ts'
import { takePostgres } from './postgres-databases.ts'

/** Takes a database, has this done in it, gives it back and takes one again: whether that is the same, and how many settings stand in it. */
async function takeAfter(statement: string): Promise<{ isSame: boolean; settings: number }> {
  const first = await takePostgres()
  const user = new pg.Client({ connectionString: first.url })
  await user.connect()
  await user.query(statement)
  await user.end()
  await first[Symbol.asyncDispose]()
  await using second = await takePostgres()
  const reader = new pg.Client({ connectionString: second.url })
  await reader.connect()
  const { rows } = await reader.query<{ count: string }>('select count(*) from elk_settings')
  await reader.end()
  return { isSame: first.url === second.url, settings: Number(rows[0]?.count) }
}

async function connectionOf(db: AnyDatabase): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

describe.skipIf(inject('postgresUrl') === '')('a database of PostgreSQL that a test gives back', () => {
  test('is taken by the next one, without the rows of the last', async () => {
    const added = "insert into elk_settings (id, key, value, updated_at) values ('1', 'site_name', 'x', now())"
    expect(await takeAfter(added)).toEqual({ isSame: true, settings: 0 })
  })

  test.each([
    'alter table elk_settings add column more text',
    'alter table elk_settings alter column value drop not null',
    'alter table elk_audit_log disable trigger all',
    'alter table elk_settings drop constraint elk_settings_pkey',
    'drop table elk_settings cascade; create table elk_settings (key text)',
    'create index one_more on elk_settings (updated_at)',
    'create schema aside',
    "create function one_more() returns int language sql as 'select 1'",
  ])('is taken by nobody after: %s', async (statement) => {
    expect(await takeAfter(statement)).toEqual({ isSame: false, settings: 0 })
  })

  test('is taken by the next one with its connections, and out of reach of what the last test left undone', async () => {
    const first = await takePostgres()
    const left = first.open().db
    const connection = await connectionOf(left)
    await first[Symbol.asyncDispose]()
    await using second = await takePostgres()
    expect(await connectionOf(second.open().db)).toBe(connection)
    await expect(connectionOf(left)).rejects.toThrow('destroyed')
  })

  test('is taken by nobody while a transaction of the last test goes on', async () => {
    const first = await takePostgres()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const going = first
      .open()
      .db.transaction()
      .execute(async (tx) => {
        await connectionOf(tx)
        begin()
        await ended
      })
    await begun
    const given = first[Symbol.asyncDispose]()
    await using second = await takePostgres()
    setTimeout(end, 1_500)
    await Promise.allSettled([going, given])
    await using third = await takePostgres()
    expect([second.url, third.url]).not.toContain(first.url)
  })
})
