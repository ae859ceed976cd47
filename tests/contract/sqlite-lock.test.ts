/** Another process holds SQLite's write lock: this one waits for it and stays awake. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../src/database/database.ts'
import { emptyLog } from '../../src/database/erased-bytes.ts'
import { BUSY_TIMEOUT_MS } from '../../src/database/sqlite-driver.ts'
import { bumpContentVersion, getContentVersion } from '../../src/platform/content-version.queries.ts'

const TURNS = 20
const WAITING = 12

/** Lets go only when the event loop has turned so often: whoever waits without turning waits in vain. */
function holdLock(dataDir: string): { turns: () => number } {
  const other = new DatabaseSync(join(dataDir, 'elke.sqlite'))
  other.exec('begin immediate; update elk_content_version set version = version + 1')
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
    if (turns < TURNS) return
    clearInterval(timer)
    other.exec('commit')
    other.close()
  }, 1)
  return { turns: () => turns }
}

/** From now on the clock goes a fiftieth of the time to wait further whenever this process turns, so that nobody waits for it. */
function hurry(): Disposable & { passed: () => number } {
  const started = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: started })
  const timer = setInterval(() => vi.setSystemTime(Date.now() + BUSY_TIMEOUT_MS / 50), 2)
  return {
    passed: () => Date.now() - started,
    [Symbol.dispose]() {
      clearInterval(timer)
      vi.useRealTimers()
    },
  }
}

function openSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'elke-test-'))
  copyFileSync(inject('sqliteTemplate'), join(dataDir, 'elke.sqlite'))
  const { db, close } = openDatabase({ dataDir })
  onTestFinished(async () => {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { db, dataDir }
}

test('a single statement that writes waits without holding up the process, and is carried out once', async () => {
  const { db, dataDir } = openSite()
  const before = await getContentVersion(db)
  const lock = holdLock(dataDir)
  await bumpContentVersion(db)
  expect(lock.turns()).toBe(TURNS)
  expect(await getContentVersion(db)).toBe(before + 2)
})

test('it stays awake also once the log was emptied, as each start does', async () => {
  const { db, dataDir } = openSite()
  await emptyLog({ db, dialect: 'sqlite' })
  const before = await getContentVersion(db)
  const lock = holdLock(dataDir)
  await bumpContentVersion(db)
  expect(lock.turns()).toBe(TURNS)
  expect(await getContentVersion(db)).toBe(before + 2)
})

test('a transaction waits in the same way, and sees what the other process wrote', async () => {
  const { db, dataDir } = openSite()
  const before = await getContentVersion(db)
  const lock = holdLock(dataDir)
  const seen = await db.transaction().execute(async (tx) => {
    const version = await getContentVersion(tx)
    await bumpContentVersion(tx)
    return version
  })
  expect(lock.turns()).toBe(TURNS)
  expect([seen, await getContentVersion(db)]).toEqual([before + 1, before + 2])
})

test('a read does not wait for who writes', async () => {
  const { db, dataDir } = openSite()
  const before = await getContentVersion(db)
  const lock = holdLock(dataDir)
  expect(await getContentVersion(db)).toBe(before)
  expect(lock.turns()).toBeLessThan(TURNS)
  await bumpContentVersion(db)
})

test('nor for a transaction of its own process, of which it sees nothing before the commit', async () => {
  const { db } = openSite()
  const before = await getContentVersion(db)
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
  const written = db.transaction().execute(async (tx) => {
    await bumpContentVersion(tx)
    await seen
  })
  expect(await getContentVersion(db)).toBe(before)
  goOn()
  await written
  expect(await getContentVersion(db)).toBe(before + 1)
})

test('what wants to write at the same moment takes its turn, in the order in which it came, and a turn ends also when it fails', async () => {
  const { db } = openSite()
  const before = await getContentVersion(db)
  const order: number[] = []
  const turns = [0, 1, 2, 3].map((turn) =>
    db.transaction().execute(async (tx) => {
      order.push(turn)
      await bumpContentVersion(tx)
      if (turn === 1) throw new Error('fails')
    }),
  )
  const outcomes = await Promise.allSettled([...turns, bumpContentVersion(db)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect([order, await getContentVersion(db)]).toEqual([[0, 1, 2, 3], before + 4])
})

test('all that waits for a lock that stays gives up after the time of one, and what comes afterwards is written', async () => {
  const { db, dataDir } = openSite()
  const before = await getContentVersion(db)
  using other = new DatabaseSync(join(dataDir, 'elke.sqlite'))
  other.exec('begin immediate')
  using clock = hurry()
  const outcomes = await Promise.allSettled(Array.from({ length: WAITING }, () => bumpContentVersion(db)))
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && (outcome.reason as { code?: string }).code)).toEqual(outcomes.map(() => 'unavailable'))
  // One after another each would have waited in full.
  expect(clock.passed() / BUSY_TIMEOUT_MS).toBeGreaterThanOrEqual(1)
  expect(clock.passed() / BUSY_TIMEOUT_MS).toBeLessThan(WAITING / 2)
  other.exec('rollback')
  await bumpContentVersion(db)
  expect(await getContentVersion(db)).toBe(before + 1)
})
