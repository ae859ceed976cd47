/** The list of notaries in memory: what turns it over, in this instance and in another. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepNotaries } from '../../src/notaries/keep-notaries.ts'
import { emptyDraft } from '../../src/notaries/notary-draft.ts'
import { saveNotary } from '../../src/notaries/save-notary.ts'
import { watchContentVersion } from '../../src/platform/content-version.ts'
import { owner, testContext } from '../factories/context.ts'
import { notaryPrice } from '../factories/notaries.ts'
import { regionBook } from '../factories/regions.ts'
import { addNotary } from '../factories/stored-notaries.ts'
import { onABusyMachine } from '../setup/on-a-busy-machine.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const DAY_MS = 86_400_000
const VALID_DAYS = 365

const add = (site: Opened, name: string) => {
  const source = { source: 'Opgave van het kantoor', sourceDay: '2026-11-01' }
  const draft = { ...emptyDraft, ...source, name, location: 'utrecht', email: 'post@kantoor.nl', state: 'zichtbaar' as const, prices: [notaryPrice()] }
  return saveNotary(site.context.as(owner), { draft, row: undefined, places: regionBook() })
}

onBothDatabases('the list of notaries in memory', (open) => {
  test('is read once, and another instance sees an office that the owner adds within a second', onABusyMachine, async () => {
    await using site = await open()
    const second = await site.openSecond()
    const contentVersion = await watchContentVersion(second.db, async () => {})
    onTestFinished(() => contentVersion.stop())
    const list = keepNotaries(testContext(second), { contentVersion, isDemo: () => false })
    expect(await list()).toEqual([])
    expect(await list()).toBe(await list())
    await add(site, 'Kantoor Nieuw')
    await vi.waitFor(async () => expect((await list()).map(({ name }) => name)).toEqual(['Kantoor Nieuw']), { timeout: 1_000 })
    contentVersion.stop()
  })

  test('loses a price on the day after which it holds no longer, and takes in the samples with the demo', async () => {
    await using site = await open()
    await addNotary(site)
    const isDemo = vi.fn(() => false)
    const list = keepNotaries(site.context, { contentVersion: { current: () => 1 }, isDemo })
    const prices = async () => (await list()).map((notary) => notary.prices.length)
    expect(await prices()).toEqual([2])
    site.context.clock.advance((VALID_DAYS + 1) * DAY_MS)
    expect(await prices()).toEqual([0])
    const live = await list()
    isDemo.mockReturnValue(true)
    expect(await list()).not.toBe(live)
  })

  test('a reading that failed is tried again', async () => {
    await using site = await open()
    await addNotary(site)
    let isAway = true
    const away = {
      get db() {
        if (isAway) throw new Error('away')
        return site.context.db
      },
      clock: site.context.clock,
    }
    const list = keepNotaries(away, { contentVersion: { current: () => 1 }, isDemo: () => false })
    await expect(list()).rejects.toThrow('away')
    isAway = false
    expect(await list()).toHaveLength(1)
  })
})
