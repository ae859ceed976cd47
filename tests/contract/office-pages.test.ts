/** The page of an office: an address that stays its own, and only offices that the site shows. */
import { expect, test } from 'vitest'
import { findOffice } from '../../src/notaries/find-office.ts'
import { listOfficePages } from '../../src/notaries/list-office-pages.ts'
import { emptyDraft, type NotaryDraft } from '../../src/notaries/notary-draft.ts'
import { saveNotary } from '../../src/notaries/save-notary.ts'
import { notaryRecord } from '../../src/notaries/notary-record.ts'
import { deleteRecord } from '../../src/records/change-record.ts'
import { eraseDeletedRecords } from '../../src/records/erase-deleted-records.ts'
import type { RecordRow } from '../../src/records/record-kind.ts'
import { owner } from '../factories/context.ts'
import { notaryPrice } from '../factories/notaries.ts'
import { regionBook } from '../factories/regions.ts'
import { plant } from '../factories/stored-notaries.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const DAY_MS = 86_400_000
const regions = regionBook()
const register = { registerUrl: 'https://register.example/1', registerDay: '2026-11-01' }

const save = (site: Opened, values: Partial<NotaryDraft> = {}, row?: RecordRow) =>
  saveNotary(site.context.as(owner), {
    draft: { ...emptyDraft, name: 'Kantoor Étoile', location: 'Utrecht', state: 'zichtbaar', ...values },
    row,
    places: regions,
  })
const find = (site: Opened, slug: string, demo = false) => findOffice(site.context, { slug, demo, regions })

onBothDatabases('the address of an office', (open) => {
  test('is made of its name and place, and offices of one name get one each', async () => {
    await using site = await open()
    const first = await save(site)
    const second = await save(site)
    await save(site, { name: 'Notariaat Utrecht' })
    expect(await find(site, 'kantoor-etoile-utrecht')).toMatchObject({ office: { id: first.id } })
    expect(await find(site, 'kantoor-etoile-utrecht-2')).toMatchObject({ office: { id: second.id } })
    expect(await find(site, 'notariaat-utrecht')).toMatchObject({ office: { name: 'Notariaat Utrecht' } })
  })

  test('is one for each of those that come at the same moment', async () => {
    await using site = await open()
    await Promise.all(Array.from({ length: 8 }, () => save(site)))
    const slugs = await site.database.db.selectFrom('elk_notaries').select('slug').orderBy('slug').execute()
    expect(slugs.map(({ slug }) => slug)).toEqual(['kantoor-etoile-utrecht', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `kantoor-etoile-utrecht-${n}`)])
  })

  test('follows a change of name, the old one leads on and is never given to another office, and going back takes it back', async () => {
    await using site = await open()
    const row = await save(site)
    const renamed = await save(site, { name: 'Stern Notarissen' }, row)
    expect(await find(site, 'kantoor-etoile-utrecht')).toEqual({ moveTo: '/notaries/stern-notarissen-utrecht' })
    const other = await save(site)
    expect(await find(site, 'kantoor-etoile-utrecht-2')).toMatchObject({ office: { id: other.id } })
    await save(site, {}, renamed)
    expect(await find(site, 'kantoor-etoile-utrecht')).toMatchObject({ office: { id: row.id } })
    expect(await find(site, 'stern-notarissen-utrecht')).toEqual({ moveTo: '/notaries/kantoor-etoile-utrecht' })
  })

  test('stays reserved once the office was erased, also the one it had before, and nothing of the name is kept', async () => {
    await using site = await open()
    const row = await save(site)
    await save(site, { name: 'Stern Notarissen' }, row)
    await deleteRecord(site.context.as(owner), notaryRecord, row.id)
    expect(await find(site, 'kantoor-etoile-utrecht')).toBeUndefined()
    site.context.clock.advance(31 * DAY_MS)
    expect(await eraseDeletedRecords(site.context.as({ kind: 'system' }), notaryRecord)).toBe(1)
    for (const slug of ['kantoor-etoile-utrecht', 'stern-notarissen-utrecht']) expect(await find(site, slug)).toEqual({ erased: true })
    const other = await save(site)
    expect(await find(site, 'kantoor-etoile-utrecht')).toEqual({ erased: true })
    expect(await find(site, 'kantoor-etoile-utrecht-2')).toMatchObject({ office: { id: other.id } })
    const kept = await site.database.db.selectFrom('elk_erased_slugs').selectAll().execute()
    expect([kept.length, JSON.stringify(kept)]).toEqual([2, expect.not.stringMatching(/etoile|stern/)])
    expect(await find(site, 'nooit-geweest')).toBeUndefined()
  })

  test('stays when nothing but other facts change', async () => {
    await using site = await open()
    const row = await save(site)
    await save(site)
    await save(site, { phone: '020 123 45 67' }, row)
    expect(await find(site, 'kantoor-etoile-utrecht')).toMatchObject({ office: { id: row.id, phone: '020 123 45 67' } })
  })

  test('answers for no draft, no office that was taken off, and no sample in live', async () => {
    await using site = await open()
    await plant(site)
    await save(site, { state: 'concept' })
    expect(await find(site, 'kantoor-etoile-utrecht')).toBeUndefined()
    expect(await find(site, 'voorbeeld-notariaat-amsterdam', true)).toMatchObject({ office: { isSample: true } })
    expect(await find(site, 'voorbeeld-notariaat-amsterdam')).toBeUndefined()
  })

  test('leads to other offices of the place first, then to those around it', async () => {
    await using site = await open()
    await save(site)
    for (const [name, location] of [
      ['Ver', 'Amsterdam'],
      ['Om de hoek', 'Zeist'],
      ['Buren', 'Utrecht'],
    ] as const)
      await save(site, { name, location })
    const found = await find(site, 'kantoor-etoile-utrecht')
    expect(found && 'nearby' in found && found.nearby.map(({ name }) => name)).toEqual(['Buren', 'Om de hoek'])
  })

  test('stands in the sitemap where something with a source is told, and never in demo', async () => {
    await using site = await open()
    await save(site)
    await save(site, { name: 'Ingeschreven', ...register })
    await save(site, { name: 'Met prijs', source: 'Opgave', sourceDay: '2026-11-01', prices: [notaryPrice()] })
    await save(site, { name: 'Met bron alleen', source: 'Opgave', sourceDay: '2026-11-01' })
    expect((await listOfficePages(site.context, { demo: false })).map(({ path }) => path)).toEqual([
      '/notaries/ingeschreven-utrecht',
      '/notaries/met-prijs-utrecht',
    ])
    expect(await listOfficePages(site.context, { demo: true })).toEqual([])
  })
})
