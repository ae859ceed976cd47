/** A database that is away or full is told as such with its cause, whole transactions fail as one, and afterwards all is well. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inSharedTransaction } from '../../src/database/shared-transaction.ts'
import type { AnyDatabase } from '../../src/platform/context.ts'
import { AppError } from '../../src/errors/errors.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const BIG = 'x'.repeat(200_000)
const save = (db: AnyDatabase, name: string, properties = '{}') =>
  db.insertInto('elk_events').values({ id: crypto.randomUUID(), name, properties, created_at: '2026-11-20T10:00:00.000Z' }).execute()
const namesIn = async ({ database }: Opened) => (await database.db.selectFrom('elk_events').select('name').orderBy('name').execute()).map(({ name }) => name)

/** From now on SQLite has no room; PostgreSQL says so itself. */
async function fill({ database: { db, dialect } }: Opened): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma max_page_count = 1`.execute(db)
}
const fullInSql = (db: AnyDatabase) => sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db)
const writeTooMuch = async (site: Opened, db: AnyDatabase): Promise<unknown> => (site.database.dialect === 'sqlite' ? save(db, 'groot', BIG) : fullInSql(db))

const faultOf = async (work: Promise<unknown>): Promise<AppError> => {
  const fault = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(fault instanceof AppError)) throw new Error('no AppError', { cause: fault })
  return fault
}

onBothDatabases('a full database', (open) => {
  test('is unavailable for a minute, with what the driver said as its cause', async () => {
    await using site = await open()
    await fill(site)
    const fault = await faultOf(writeTooMuch(site, site.database.db))
    expect([fault.code, fault.retryAfterSeconds]).toEqual(['unavailable', 60])
    expect(String(fault.cause)).toMatch(/full|could not extend/)
  })

  test('ends a transaction as a whole and with its own cause, not with that of the rollback', async () => {
    await using site = await open()
    await save(site.database.db, 'eerder')
    await fill(site)
    const work = site.database.db.transaction().execute(async (tx) => {
      await save(tx, 'klein')
      // Code that goes on after a fault writes nothing any more.
      await writeTooMuch(site, tx).catch(() => {})
      await save(tx, 'erna')
    })
    expect(String((await faultOf(work)).cause)).toMatch(/full|could not extend/)
    expect(await namesIn(site)).toEqual(['eerder'])
  })

  test('fails all that share the transaction, and the next one succeeds', async () => {
    await using site = await open()
    await fill(site)
    const outcomes = await Promise.allSettled([
      inSharedTransaction(site.database, (tx) => writeTooMuch(site, tx)),
      inSharedTransaction(site.database, (tx) => save(tx, 'buur')),
    ])
    const [first, second] = outcomes
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
    // What is told to be stored is stored, and the other way round.
    expect(await namesIn(site)).toEqual(second?.status === 'fulfilled' ? ['buur'] : [])
    if (site.database.dialect === 'sqlite') await sql`pragma max_page_count = 1000000`.execute(site.database.db)
    await inSharedTransaction(site.database, (tx) => save(tx, 'later'))
    expect(await namesIn(site)).toContain('later')
  })
})

onBothDatabases('a database in order', (open) => {
  test('a fault of the work itself stays what it is, and so does one of the statement', async () => {
    await using site = await open()
    const { db } = site.database
    await expect(db.transaction().execute(() => Promise.reject(new AppError('conflict')))).rejects.toMatchObject({ code: 'conflict' })
    await expect(sql`select nothing from nowhere`.execute(db)).rejects.not.toBeInstanceOf(AppError)
    await save(db, 'daarna')
    expect(await namesIn(site)).toEqual(['daarna'])
  })
})
