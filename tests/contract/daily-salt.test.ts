/** The salt of the day: one for all instances, gone after two days. */
import { expect, test } from 'vitest'
import { createDailySalt } from '../../src/platform/daily-salt.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const DAY = 86_400_000

const daysKept = async (site: Opened) => (await site.database.db.selectFrom('elk_daily_salts').select('day').orderBy('day').execute()).map((row) => row.day)

onBothDatabases('the salt of the day', (open) => {
  test('two instances that ask at once get the same salt', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const [one, two] = await Promise.all([createDailySalt(site.database.db, site.context.clock).get(), createDailySalt(second.db, site.context.clock).get()])
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(two).toBe(one)
  })

  test('a restart on the same day keeps the salt, a new day has a new one', async () => {
    await using site = await open()
    const today = await createDailySalt(site.database.db, site.context.clock).get()
    expect(await createDailySalt(site.database.db, site.context.clock).get()).toBe(today)
    site.context.clock.advance(DAY)
    expect(await createDailySalt(site.database.db, site.context.clock).get()).not.toBe(today)
  })

  test('a running instance turns to the new salt at midnight', async () => {
    await using site = await open()
    const salt = createDailySalt(site.database.db, site.context.clock)
    const today = await salt.get()
    site.context.clock.advance(DAY)
    expect(await salt.get()).not.toBe(today)
  })

  test('a salt is destroyed after two days', async () => {
    await using site = await open()
    const salt = createDailySalt(site.database.db, site.context.clock)
    for (let day = 0; day < 5; day += 1) {
      await salt.get()
      site.context.clock.advance(DAY)
    }
    expect(await daysKept(site)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24'])
  })

  test('while the database is away visitors are told apart by a salt of this process', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const salt = createDailySalt(second.db, site.context.clock)
    await second.close()
    expect(await salt.get()).toMatch(/^[0-9a-f]{64}$/)
    expect(await salt.get()).toBe(await salt.get())
  })
})
