/** What holds for the records of every kind: one transaction, versions, history, audit rows, and thirty days to change one's mind. */
import { expect, test } from 'vitest'
import { writeAsOwner } from '../../src/audit/write-as.ts'
import { entryRecord } from '../../src/own-entries/own-entry-record.ts'
import { notaryRecord } from '../../src/notaries/notary-record.ts'
import { isoNow } from '../../src/platform/clock.ts'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import type { TransactionContext } from '../../src/platform/context.ts'
import { changeRecord, deleteRecord, restoreRecord } from '../../src/records/change-record.ts'
import { eraseDeletedRecords } from '../../src/records/erase-deleted-records.ts'
import type { Change, RecordKind } from '../../src/records/record-kind.ts'
import { linkRecord } from '../../src/redirects/manage/link-record.ts'
import { reviewRecord } from '../../src/reviews/review-record.ts'
import { listRevisions } from '../../src/revisions/revisions.ts'
import { insertHomepageText, updateHomepageText } from '../../src/site/news.queries.ts'
import { homepageRecord } from '../../src/site/save-homepage-text.ts'
import { owner, visitor } from '../factories/context.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const DAY_MS = 86_400_000

/** Any table will do; this one asks for little. */
const kind: RecordKind = { ...homepageRecord, kept: 'thirty-days' }

const asOwner = (site: Opened) => site.context.as(owner)
const insert = ({ db, clock }: TransactionContext, id: string) => insertHomepageText(db, { id, content_nl: 'een', is_active: true, created_at: isoNow(clock) })
const add = (site: Opened, change: Change = { keep: 'een' }) =>
  changeRecord(asOwner(site), kind, { row: undefined }, async (at, id) => {
    await insert(at, id)
    return change
  })
const save = (site: Opened, row: { id: string; version?: number }, content: string, change: Change = { keep: content }) =>
  changeRecord(asOwner(site), kind, { row }, async ({ db }, id) => {
    await updateHomepageText(db, id, { content_nl: content })
    return change
  })
const contentOf = (site: Opened, id: string) =>
  site.database.db.selectFrom('elk_homepage_content').select(['content_nl', 'version', 'deleted_at']).where('id', '=', id).executeTakeFirst()
const historyOf = async (site: Opened, id: string) => (await listRevisions(asOwner(site), { kind: 'homepagetekst', subjectId: id })).map(({ data }) => data)
const audit = async (site: Opened) => (await site.database.db.selectFrom('elk_audit_log').select('action').orderBy('id').execute()).map(({ action }) => action)
const contentVersion = (site: Opened) => getContentVersion(site.database.db)

const refuse = async (): Promise<undefined> => {
  throw new Error('refused')
}

onBothDatabases('a record', (open) => {
  test('counts its changes, and keeps a version and an audit row of each', async () => {
    await using site = await open()
    const added = await add(site)
    const saved = await save(site, added, 'twee')
    expect([added.version, saved]).toEqual([1, { id: added.id, version: 2 }])
    expect(await contentOf(site, added.id)).toMatchObject({ content_nl: 'twee', version: 2 })
    expect(await historyOf(site, added.id)).toEqual(['twee', 'een'])
    expect(await audit(site)).toEqual(['homepage.save', 'homepage.save'])
  })

  test('of which another screen has an older version is not overwritten, and nothing of the try stays', async () => {
    await using site = await open()
    const row = await add(site)
    await save(site, row, 'twee')
    const before = await contentVersion(site)
    await expect(save(site, row, 'te laat')).rejects.toMatchObject({ code: 'conflict', fields: [] })
    expect(await contentOf(site, row.id)).toMatchObject({ content_nl: 'twee', version: 2 })
    expect([await historyOf(site, row.id), await audit(site), await contentVersion(site)]).toEqual([
      ['twee', 'een'],
      ['homepage.save', 'homepage.save'],
      before,
    ])
  })

  test('that two instances save at once takes one of them', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const row = await add(site)
    const contexts = [asOwner(site), { ...asOwner(site), db: second.db }]
    const tries = await Promise.allSettled(
      contexts.map((context, n) =>
        changeRecord(context, kind, { row }, async ({ db }, id) => {
          await updateHomepageText(db, id, { content_nl: `versie ${n}` })
          return {}
        }),
      ),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    expect((await contentOf(site, row.id))?.version).toBe(2)
  })

  test('is changed without a version whatever was on the screen, but not when it is gone', async () => {
    await using site = await open()
    const row = await add(site)
    await save(site, row, 'twee')
    expect(await save(site, { id: row.id }, 'drie')).toEqual({ id: row.id, version: 3 })
    await deleteRecord(asOwner(site), kind, row.id)
    for (const gone of [{ id: row.id }, { id: row.id, version: 4 }, { id: row.id, version: 1 }, { id: crypto.randomUUID(), version: 1 }])
      await expect(save(site, gone, 'vier')).rejects.toMatchObject({ code: 'not_found' })
  })

  test.each([
    ['the writing', new Error('broken')],
    // JSON holds no such number, so keeping it throws.
    ['what the history keeps', { keep: 1n }],
    ['the details for the audit log', { keep: 'twee', details: { number: 1n } }],
  ])('whose change fails at %s is left whole', async (_what, outcome) => {
    await using site = await open()
    const row = await add(site)
    const before = await contentVersion(site)
    const change = changeRecord(asOwner(site), kind, { row }, async ({ db }, id) => {
      await updateHomepageText(db, id, { content_nl: 'half' })
      if (outcome instanceof Error) throw outcome
      return outcome
    })
    await expect(change).rejects.toThrow()
    expect(await contentOf(site, row.id)).toMatchObject({ content_nl: 'een', version: 1 })
    expect([await historyOf(site, row.id), await audit(site), await contentVersion(site)]).toEqual([['een'], ['homepage.save'], before])
  })

  test('turns the content version over when visitors see it, and this instance has taken that over when it is done', async () => {
    await using site = await open()
    const seen: number[] = []
    const context = { ...asOwner(site), refreshContent: async () => void seen.push(await contentVersion(site)) }
    const before = await contentVersion(site)
    const change = (isVisible: boolean) =>
      changeRecord(context, kind, { row: undefined }, async (at, id) => {
        await insert(at, id)
        return { isVisible }
      })
    await change(false)
    expect([await contentVersion(site), seen]).toEqual([before, []])
    await change(true)
    expect([await contentVersion(site), seen]).toEqual([before + 1, [before + 1]])
  })

  test('is for the owner alone', async () => {
    await using site = await open()
    const { id } = await add(site)
    for (const actor of [visitor(), { kind: 'system' } as const]) {
      const context = site.context.as(actor)
      const refused = { code: 'not_signed_in' }
      await expect(changeRecord(context, kind, { row: { id } }, async () => ({}))).rejects.toMatchObject(refused)
      await expect(deleteRecord(context, kind, id)).rejects.toMatchObject(refused)
      await expect(restoreRecord(context, kind, id)).rejects.toMatchObject(refused)
      await expect(writeAsOwner(context, async () => ({ result: 0, audit: { action: 'homepage.save' }, isVisible: true }))).rejects.toMatchObject(refused)
    }
    await expect(eraseDeletedRecords(site.context, kind)).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await audit(site)).toEqual(['homepage.save'])
  })
})

onBothDatabases('a deleted record', (open) => {
  test('comes back for thirty days and not after, also while it is not erased yet', async () => {
    await using site = await open()
    const { id } = await add(site)
    const context = asOwner(site)
    await deleteRecord(context, kind, id)
    await expect(deleteRecord(context, kind, id)).rejects.toMatchObject({ code: 'not_found' })
    site.context.clock.advance(30 * DAY_MS)
    await restoreRecord(context, kind, id)
    await expect(restoreRecord(context, kind, id)).rejects.toMatchObject({ code: 'not_found' })
    await deleteRecord(context, kind, id)
    site.context.clock.advance(30 * DAY_MS + 1)
    await expect(restoreRecord(context, kind, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await audit(site)).toEqual(['homepage.save', 'homepage.delete', 'homepage.restore', 'homepage.delete'])
  })

  test('is erased with its history after thirty days and not before; one that is kept for good stays and comes back', async () => {
    await using site = await open()
    const system = site.context.as({ kind: 'system' })
    const { id } = await add(site)
    await deleteRecord(asOwner(site), kind, id)
    site.context.clock.advance(30 * DAY_MS)
    expect(await eraseDeletedRecords(system, kind)).toBe(0)
    site.context.clock.advance(DAY_MS)
    expect(await eraseDeletedRecords(system, { ...kind, kept: 'for-good' })).toBe(0)
    await restoreRecord(asOwner(site), { ...kind, kept: 'for-good' }, id)
    await deleteRecord(asOwner(site), kind, id)
    site.context.clock.advance(31 * DAY_MS)
    expect(await eraseDeletedRecords(system, kind)).toBe(1)
    expect([await contentOf(site, id), await historyOf(site, id)]).toEqual([undefined, []])
  })

  test('stays when the work that belongs to bringing it back refuses, and a refused deletion deletes nothing', async () => {
    await using site = await open()
    const { id } = await add(site)
    await expect(deleteRecord(asOwner(site), { ...kind, onDelete: refuse }, id)).rejects.toThrow('refused')
    expect((await contentOf(site, id))?.deleted_at).toBeNull()
    await deleteRecord(asOwner(site), kind, id)
    await expect(restoreRecord(asOwner(site), { ...kind, onRestore: refuse }, id)).rejects.toThrow('refused')
    expect((await contentOf(site, id))?.deleted_at).not.toBeNull()
    expect(await audit(site)).toEqual(['homepage.save', 'homepage.delete'])
  })

  test('of every kind but the texts of the home page is erased after thirty days', () => {
    expect([notaryRecord, reviewRecord, entryRecord, linkRecord, homepageRecord].map(({ kept }) => kept)).toEqual([
      'thirty-days',
      'thirty-days',
      'thirty-days',
      'thirty-days',
      'for-good',
    ])
  })
})
