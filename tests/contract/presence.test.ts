/** Visitors of the moment: counted over all instances, forgotten after five minutes. */
import { expect, test } from 'vitest'
import { watchPresence } from '../../src/events/presence.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const MINUTE = 60_000

async function withPresence(site: Opened, visitors: string[]) {
  const presence = watchPresence(site.database.db, site.context.clock)
  for (const visitor of visitors) presence.seen(visitor)
  await presence.flush()
  presence.stop()
  return presence
}

const storedVisitors = async (site: Opened) =>
  (await site.database.db.selectFrom('elk_presence').select('visitor').orderBy('visitor').execute()).map((row) => row.visitor)

onBothDatabases('presence', (open) => {
  test('a visitor who opens many pages counts once', async () => {
    await using site = await open()
    const presence = await withPresence(site, ['a', 'a', 'b', 'c', 'a'])
    expect(presence.visitorsOnline()).toBe(3)
  })

  test('below the floor nothing is shown', async () => {
    await using site = await open()
    expect((await withPresence(site, ['a', 'b'])).visitorsOnline()).toBeUndefined()
  })

  test('a visitor who moves between instances counts once', async () => {
    await using site = await open()
    await withPresence(site, ['a', 'b'])
    expect((await withPresence(site, ['b', 'c'])).visitorsOnline()).toBe(3)
  })

  test('after five minutes a visitor is neither counted nor stored', async () => {
    await using site = await open()
    await withPresence(site, ['a', 'b', 'c'])
    site.context.clock.advance(5 * MINUTE + 1)
    const presence = await withPresence(site, ['d'])
    expect(presence.visitorsOnline()).toBeUndefined()
    expect(await storedVisitors(site)).toEqual(['d'])
  })
})
