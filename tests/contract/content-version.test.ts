/** The content version: a write of one instance is seen by the others. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentChanged, watchContentVersion } from '../../src/platform/content-version.ts'
import type { Database } from '../../src/database/database.ts'
import { eventually } from '../e2e/setup/eventually.ts'
import { onABusyMachine } from '../setup/on-a-busy-machine.ts'
import { onBothDatabases } from './both-databases.ts'

async function watch(db: Database, onChange: () => Promise<void> = async () => {}) {
  const version = await watchContentVersion(db, onChange)
  onTestFinished(() => version.stop())
  return version
}

onBothDatabases('the content version', (open) => {
  test('a write of one instance is seen by another within a second, without being asked', onABusyMachine, async () => {
    await using site = await open()
    const second = await site.openSecond()
    const changed = vi.fn(async () => {})
    const version = await watch(second.db, changed)
    const before = version.current()
    await contentChanged(site.database.db)
    await vi.waitFor(() => expect(version.current()).toBe(before + 1), { timeout: 1_000 })
    await eventually(() => expect(changed).toHaveBeenCalledOnce())
    version.stop()
  })

  test('the instance that writes sees it at once', async () => {
    await using site = await open()
    const version = await watch(site.database.db)
    const before = version.current()
    await contentChanged(site.database.db)
    await version.refresh()
    expect(version.current()).toBe(before + 1)
    version.stop()
  })

  test('a write that is rolled back is seen by nobody', async () => {
    await using site = await open()
    const version = await watch(site.database.db)
    const before = version.current()
    const saving = site.database.db.transaction().execute(async (tx) => {
      await contentChanged(tx)
      throw new Error('no')
    })
    await expect(saving).rejects.toThrow('no')
    await version.refresh()
    expect(version.current()).toBe(before)
    version.stop()
  })

  test('the version turns over only once what hangs on it has been read again', async () => {
    await using site = await open()
    let seen: number | undefined
    const version = await watch(site.database.db, async () => {
      await Promise.resolve()
      seen = version.current()
    })
    const before = version.current()
    await contentChanged(site.database.db)
    await version.refresh()
    expect([seen, version.current()]).toEqual([before, before + 1])
    version.stop()
  })

  test('what could not be read again is tried again, so that no instance stays behind', async () => {
    await using site = await open()
    let tries = 0
    const version = await watch(site.database.db, async () => {
      tries += 1
      if (tries === 1) throw new Error('the database is away')
    })
    await contentChanged(site.database.db)
    await version.refresh().catch(() => {})
    await version.refresh().catch(() => {})
    expect(tries).toBe(2)
    version.stop()
  })
})
