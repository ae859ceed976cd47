/** Limits: counted together by all instances, in windows of fixed length. */
import { expect, test } from 'vitest'
import { WINDOW_KEPT_MINUTES, countAttempt, countAttempts, dropOldWindows, type Limit } from '../../src/platform/rate-limit.ts'
import { onBothDatabases } from './both-databases.ts'

const threeAMinute: Limit = { name: 'test', max: 3, windowSeconds: 60 }

onBothDatabases('limits', (open) => {
  test('the attempt after the last allowed one is refused, with the time until the window ends', async () => {
    await using site = await open()
    const { db, clock } = site.context
    clock.advance(20_000)
    for (let n = 0; n < 3; n += 1) expect(await countAttempt(db, clock, threeAMinute, 'a')).toEqual({ allowed: true })
    expect(await countAttempt(db, clock, threeAMinute, 'a')).toEqual({ allowed: false, retryAfterSeconds: 40 })
  })

  test('a new window starts at one', async () => {
    await using site = await open()
    const { db, clock } = site.context
    for (let n = 0; n < 9; n += 1) await countAttempt(db, clock, threeAMinute, 'a')
    clock.advance(59_999)
    expect(await countAttempt(db, clock, threeAMinute, 'a')).toEqual({ allowed: false, retryAfterSeconds: 1 })
    clock.advance(1)
    for (let n = 0; n < 3; n += 1) expect(await countAttempt(db, clock, threeAMinute, 'a')).toEqual({ allowed: true })
    expect(await countAttempt(db, clock, threeAMinute, 'a')).toMatchObject({ allowed: false })
  })

  test('subjects, names and lengths of window are counted apart', async () => {
    await using site = await open()
    const { db, clock } = site.context
    for (let n = 0; n < 4; n += 1) await countAttempt(db, clock, threeAMinute, 'a')
    expect(await countAttempt(db, clock, threeAMinute, 'b')).toEqual({ allowed: true })
    expect(await countAttempt(db, clock, { ...threeAMinute, name: 'other' }, 'a')).toEqual({ allowed: true })
    expect(await countAttempt(db, clock, { ...threeAMinute, windowSeconds: 3_600 }, 'a')).toEqual({ allowed: true })
  })

  test('two instances that count at once let through exactly as many as allowed', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const { db, clock } = site.context
    const limit = { ...threeAMinute, max: 20 }
    const verdicts = await Promise.all(Array.from({ length: 60 }, (_, n) => countAttempt(n % 2 ? second.db : db, clock, limit, 'a')))
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(20)
  })

  test('attempts of earlier are judged in their order, in the window of each, together with those that were counted one by one', async () => {
    await using site = await open()
    const { db, clock, dialect } = site.context
    await countAttempt(db, clock, threeAMinute, 'a')
    const at = clock.now().toISOString()
    const later = new Date(clock.now().getTime() + 60_000).toISOString()
    const attempts = [
      { subject: 'a', at },
      { subject: 'b', at },
      { subject: 'a', at },
      { subject: 'a', at },
      { subject: 'a', at: later },
    ]
    expect(await countAttempts(db, dialect, threeAMinute, attempts)).toEqual([true, true, true, false, true])
    expect(await countAttempts(db, dialect, threeAMinute, [])).toEqual([])
    expect(
      await countAttempts(
        db,
        dialect,
        threeAMinute,
        Array.from({ length: 4 }, () => ({ subject: 'a', at: later })),
      ),
    ).toEqual([true, true, false, false])
  })

  test('windows of the past are thrown away and the present one is kept', async () => {
    await using site = await open()
    const { db, clock } = site.context
    await countAttempt(db, clock, threeAMinute, 'old')
    clock.advance(3 * 86_400_000)
    await countAttempt(db, clock, threeAMinute, 'new')
    await dropOldWindows(db, new Date(clock.now().getTime() - WINDOW_KEPT_MINUTES * 60_000).toISOString())
    expect(await site.database.db.selectFrom('elk_rate_limits').select('key').execute()).toEqual([{ key: 'test:60:new' }])
  })
})
