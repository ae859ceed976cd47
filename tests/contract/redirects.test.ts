/** Counting clicks: the ledger and the counters agree, whatever happens at the same time. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { createClickLedger } from '../../src/redirects/click-ledger.ts'
import { writeClicks, type Click } from '../../src/redirects/write-clicks.ts'
import { countPartnerLinks } from '../../src/redirects/count-partner-links.ts'
import { redirectSeed } from '../../src/redirects/seed-redirects.ts'
import { redirectTargets } from '../../src/redirects/redirect-targets.ts'
import { countClicks, insertRedirect } from '../../src/redirects/redirects.queries.ts'
import type { AnyDatabase } from '../../src/database/database.ts'
import { eventually } from '../e2e/setup/eventually.ts'
import { onBothDatabases } from './both-databases.ts'

const MOST_WAITING = 200_000
/** Longer than a write takes that answers may go ahead of. */
const SLOW_MS = 400
const NOW = '2026-11-20T10:00:00.000Z'

async function addRedirect(db: AnyDatabase, slug = 'testament', active = true): Promise<string> {
  const id = newId()
  await insertRedirect(db, {
    id,
    slug,
    title: 'Partner',
    description: null,
    destination_url: 'https://example.com/',
    is_active: active,
    created_at: NOW,
    updated_at: NOW,
  })
  return id
}

const click = (redirectId: string, values: Partial<Click> = {}): Click => ({
  id: newId(),
  redirect_id: redirectId,
  kind: 'human',
  reason: null,
  visitor: newId(),
  network: newId(),
  source_path: null,
  device: 'phone',
  created_at: NOW,
  ...values,
})

onBothDatabases('clicks', (open) => {
  test('only active redirects are targets', async () => {
    await using site = await open()
    await addRedirect(site.database.db, 'testament')
    await addRedirect(site.database.db, 'voogdij', false)
    const targets = redirectTargets(site.database.db, { isDemo: () => true })
    await targets.reload()
    expect([targets.find('testament')?.destinationUrl, targets.find('voogdij')]).toEqual(['https://example.com/', undefined])
  })

  test('in live there is no sample link, neither to follow nor to offer; an offer then goes to the general link of the owner, or nowhere', async () => {
    await using site = await open()
    const { db } = site.database
    await redirectSeed.plant(db, NOW)
    const state = { demo: true }
    const targets = redirectTargets(db, { isDemo: () => state.demo })
    await targets.reload()
    expect([targets.find('testament')?.isSample, targets.offered('testament'), await countPartnerLinks(db)]).toEqual([true, 'testament', 0])
    state.demo = false
    expect([targets.find('testament'), targets.find('algemeen'), targets.offered('testament')]).toEqual([undefined, undefined, undefined])
    await db.updateTable('elk_affiliate_redirects').set({ is_sample: false }).where('slug', '=', 'algemeen').execute()
    await targets.reload()
    expect([targets.offered('testament'), targets.offered('nieuw'), await countPartnerLinks(db)]).toEqual(['algemeen', 'algemeen', 1])
  })

  test('bots, prefetches and HEAD are kept in the ledger and left out of the headline', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addRedirect(db)
    await writeClicks(db, dialect, [click(id), click(id, { kind: 'bot' }), click(id, { kind: 'prefetch' }), click(id, { kind: 'head' })])
    expect(await countClicks(db, 'testament')).toEqual({ headline: 1, ledger: { human: 1, bot: 1, prefetch: 1, head: 1 } })
  })

  test('a repeat within half an hour is a duplicate, a later one counts', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addRedirect(db)
    const visitor = newId()
    await writeClicks(db, dialect, [click(id, { visitor }), click(id, { visitor })])
    await writeClicks(db, dialect, [click(id, { visitor, created_at: '2026-11-20T10:29:00.000Z' })])
    await writeClicks(db, dialect, [click(id, { visitor, created_at: '2026-11-20T10:31:00.000Z' })])
    expect(await countClicks(db, 'testament')).toEqual({ headline: 2, ledger: { human: 2, duplicate: 2 } })
  })

  test('the same batch written twice counts once', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addRedirect(db)
    const batch = [click(id), click(id)]
    await writeClicks(db, dialect, batch)
    await writeClicks(db, dialect, batch)
    expect(await countClicks(db, 'testament')).toEqual({ headline: 2, ledger: { human: 2 } })
  })

  test('equal hits of one moment that are no person share a row, and each is counted', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addRedirect(db)
    const robot = { kind: 'bot' as const, reason: 'known robot', visitor: newId() }
    await writeClicks(db, dialect, [click(id), ...Array.from({ length: 50 }, () => click(id, robot)), click(id)])
    expect(await countClicks(db, 'testament')).toEqual({ headline: 2, ledger: { human: 2, bot: 50 } })
    expect(await db.selectFrom('elk_redirect_clicks').select(['kind', 'hits']).orderBy('hits').execute()).toEqual([
      { kind: 'human', hits: 1 },
      { kind: 'human', hits: 1 },
      { kind: 'bot', hits: 50 },
    ])
  })

  test('two instances that write at once lose nothing and count one visitor once', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const second = await site.openSecond()
    const id = await addRedirect(db)
    const visitor = newId()
    const batches = Array.from({ length: 20 }, () => [click(id, { visitor }), click(id)])
    await Promise.all(batches.map((batch, index) => writeClicks(index % 2 ? second.db : db, dialect, batch)))
    expect(await countClicks(db, 'testament')).toEqual({ headline: 21, ledger: { human: 21, duplicate: 19 } })
  })

  test('twenty clicks of one network on one link count on a day, whatever browsers it names; the rest is kept as what it is', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const [id, other] = [await addRedirect(db), await addRedirect(db, 'voogdij')]
    const network = 'one-network'
    const many = (count: number, values: Partial<Click> = {}) => Array.from({ length: count }, () => click(id, { network, ...values }))
    await writeClicks(db, dialect, many(15))
    await writeClicks(db, dialect, many(15, { created_at: '2026-11-20T20:00:00.000Z' }))
    expect(await countClicks(db, 'testament')).toEqual({ headline: 20, ledger: { human: 20, excess: 10 } })
    await writeClicks(db, dialect, [...many(1), click(other, { network }), click(id), ...many(2, { created_at: '2026-11-21T00:00:00.000Z' })])
    expect(await countClicks(db, 'testament')).toEqual({ headline: 23, ledger: { human: 23, excess: 11 } })
    expect((await countClicks(db, 'voogdij')).headline).toBe(1)
  })

  test('repeats and robots use nothing of what a network has for a day', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addRedirect(db)
    const network = 'one-network'
    const visitor = newId()
    await writeClicks(db, dialect, [
      ...Array.from({ length: 30 }, () => click(id, { network, visitor })),
      ...Array.from({ length: 30 }, () => click(id, { network, kind: 'bot', reason: 'known robot' })),
      ...Array.from({ length: 19 }, () => click(id, { network })),
    ])
    expect(await countClicks(db, 'testament')).toEqual({ headline: 20, ledger: { human: 20, duplicate: 29, bot: 30 } })
  })

  test('two instances that write at once count a network no more than its twenty', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const second = await site.openSecond()
    const id = await addRedirect(db)
    const batches = Array.from({ length: 12 }, () => [click(id, { network: 'n' }), click(id, { network: 'n' }), click(id, { network: 'n' })])
    await Promise.all(batches.map((batch, index) => writeClicks(index % 2 ? second.db : db, dialect, batch)))
    expect(await countClicks(db, 'testament')).toEqual({ headline: 20, ledger: { human: 20, excess: 16 } })
  })

  test('what is over the limit fills the ledger by the moment and not by the hit, and no click is kept with its network', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addRedirect(db)
    await writeClicks(
      db,
      dialect,
      Array.from({ length: 500 }, () => click(id, { network: 'one-network' })),
    )
    const rows = await db.selectFrom('elk_redirect_clicks').selectAll().execute()
    expect([rows.length, rows.filter(({ kind }) => kind === 'excess').map(({ hits }) => hits)]).toEqual([21, [480]])
    expect(JSON.stringify(rows)).not.toContain('one-network')
  })

  test('clicks that cannot be written wait up to a bound, those beyond it are told as given up, and all that waited are counted once it is over', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addRedirect(db)
    const { schema } = db
    await schema.alterTable('elk_redirect_clicks').renameTo('elk_away').execute()
    const ledger = createClickLedger({ db, dialect, log: { error() {} } as never })
    for (let n = 0; n < 3; n += 1) void ledger.record(click(id))
    const robot = click(id, { kind: 'bot', reason: 'known robot' })
    for (let n = 0; n < MOST_WAITING - 3 + 7; n += 1) void ledger.record({ ...robot, id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}` })
    await expect(ledger.flush()).rejects.toThrow()
    expect([ledger.waiting(), ledger.dropped()]).toEqual([MOST_WAITING, 7])
    await schema.alterTable('elk_away').renameTo('elk_redirect_clicks').execute()
    await ledger.flush()
    expect([ledger.waiting(), await countClicks(db, 'testament')]).toEqual([0, { headline: 3, ledger: { human: 3, bot: MOST_WAITING - 3 } }])
  })

  test('a click after a quiet moment is written at once, and those that follow it together', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addRedirect(db)
    const writes: number[] = []
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const ledger = createClickLedger({ db, dialect, log: { error() {} } as never, onCounted: async (_, ids) => void writes.push(ids.length) })
    void ledger.record(click(id))
    expect(timers.mock.calls.at(-1)?.[1]).toBe(0)
    await eventually(() => expect(writes).toEqual([1]))
    for (let n = 0; n < 3; n += 1) void ledger.record(click(id))
    expect(ledger.waiting()).toBe(3)
    await eventually(() => expect(writes).toEqual([1, 3]))
    expect((await countClicks(db, 'testament')).headline).toBe(4)
  })

  test('the first click after a quiet moment is answered when it is on disk, and those after a quick write go ahead of theirs', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addRedirect(db)
    const ledger = createClickLedger({ db, dialect, log: { error() {} } as never })
    await ledger.record(click(id))
    expect((await countClicks(db, 'testament')).headline).toBe(1)
    let recorded = 1
    await eventually(async () => {
      await ledger.record(click(id))
      const ahead = ledger.record(click(id))
      recorded += 2
      expect(ahead).toBeUndefined()
    })
    await eventually(async () => expect((await countClicks(db, 'testament')).headline).toBe(recorded))
  })

  test('while the database writes slowly every answer waits until its click is on disk, however many come meanwhile', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const second = await site.openSecond()
    const id = await addRedirect(db)
    const ledger = createClickLedger({ db, dialect, log: { error() {} } as never })
    await ledger.record(click(id))
    let answered = 0
    const answers: Promise<void>[] = []
    await second.db.transaction().execute(async (tx) => {
      // Nobody else may count on this link until it ends.
      await tx.updateTable('elk_affiliate_redirects').set({ title: 'Partner' }).where('id', '=', id).execute()
      await wait(SLOW_MS)
      void ledger.record(click(id))
      await wait(SLOW_MS)
      for (let n = 0; n < 50; n += 1) answers.push(Promise.resolve(ledger.record(click(id))).then(() => void (answered += 1)))
      await wait(SLOW_MS)
      expect(answered).toBe(0)
    })
    await Promise.all(answers)
    expect((await countClicks(db, 'testament')).headline).toBe(52)
  })

  test('nobody waits for a database that is away, and what was answered meanwhile is counted once it is back', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addRedirect(db)
    const ledger = createClickLedger({ db, dialect, log: { error() {} } as never })
    const { schema } = db
    await schema.alterTable('elk_redirect_clicks').renameTo('elk_away').execute()
    await Promise.all([ledger.record(click(id)), ledger.record(click(id))])
    expect([ledger.record(click(id)), ledger.waiting()]).toEqual([undefined, 3])
    await schema.alterTable('elk_away').renameTo('elk_redirect_clicks').execute()
    await ledger.flush()
    expect((await countClicks(db, 'testament')).headline).toBe(3)
  })

  test('nobody waits longer than some seconds for a database that says nothing', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const second = await site.openSecond()
    const id = await addRedirect(db)
    const ledger = createClickLedger({ db, dialect, log: { error() {} } as never })
    await second.db.transaction().execute(async (tx) => {
      await tx.updateTable('elk_affiliate_redirects').set({ title: 'Partner' }).where('id', '=', id).execute()
      await ledger.record(click(id))
      expect([ledger.record(click(id)), ledger.waiting()]).toEqual([undefined, 2])
    })
    await ledger.flush()
    expect((await countClicks(db, 'testament')).headline).toBe(2)
  })

  test('a flush empties the waiting line, and a deleted redirect does not block it', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addRedirect(db)
    const ledger = createClickLedger({ db, dialect, log: { error() {} } as never })
    for (let n = 0; n < 1_500; n += 1) void ledger.record(click(id))
    void ledger.record(click('a-redirect-that-is-gone'))
    await ledger.flush()
    expect([ledger.waiting(), ledger.dropped(), (await countClicks(db, 'testament')).headline]).toEqual([0, 0, 1_500])
  })
})
