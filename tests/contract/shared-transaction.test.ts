/** Transactions that may share one: each is whole or absent, whatever happens to its neighbours. */
import { expect, test } from 'vitest'
import { inSharedTransaction } from '../../src/database/shared-transaction.ts'
import { insertSession } from '../../src/assistant/answering/assistant.queries.ts'
import type { Opened } from './both-databases.ts'
import { onBothDatabases } from './both-databases.ts'

const now = '2026-11-20T10:00:00.000Z'

const add = (site: Opened, id: string, fault?: Error) =>
  inSharedTransaction(site.context, async (db) => {
    await insertSession(db, { session_id: id, page_path: '/', user_agent: '', started_at: now, last_activity: now })
    if (fault) throw fault
    return id
  })

const storedIds = async ({ context: { db } }: Opened) =>
  (await db.selectFrom('elk_chat_sessions').select('session_id').orderBy('session_id').execute()).map((row) => row.session_id)

onBothDatabases('shared transactions', (open) => {
  test('each gives its own result after all are stored', async () => {
    await using site = await open()
    const ids = Array.from({ length: 80 }, (_, n) => `gesprek-${String(n).padStart(2, '0')}`)
    expect(await Promise.all(ids.map((id) => add(site, id)))).toEqual(ids)
    expect(await storedIds(site)).toEqual(ids)
  })

  test('what fails is taken back whole and says why, and its neighbours are stored', async () => {
    await using site = await open()
    const outcomes = await Promise.allSettled([add(site, 'a'), add(site, 'b', new Error('te laat')), add(site, 'c')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[1]).toMatchObject({ reason: { message: 'te laat' } })
    expect(await storedIds(site)).toEqual(['a', 'c'])
  })

  test('a fault of the database in one leaves the others whole', async () => {
    await using site = await open()
    const broken = inSharedTransaction(site.context, async (db) => {
      await db.insertInto('elk_chat_messages').values({ id: 'x', session_id: 'bestaat-niet', role: 'user', content: '', timestamp: now, position: 1 }).execute()
    })
    const outcomes = await Promise.allSettled([broken, add(site, 'a')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    await add(site, 'b')
    expect(await storedIds(site)).toEqual(['a', 'b'])
  })

  test('the next one is not kept waiting by those before it', async () => {
    await using site = await open()
    for (const id of ['a', 'b', 'c']) await add(site, id)
    expect(await storedIds(site)).toEqual(['a', 'b', 'c'])
  })
})
