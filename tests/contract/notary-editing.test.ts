/** The owner edits notaries: what is refused, what visitors see, history, deleting, and two screens at once. */
import { expect, test } from 'vitest'
import { exportNotaries } from '../../src/notaries/export-notaries.ts'
import { importNotaries } from '../../src/notaries/import-notaries.ts'
import { listAgreements } from '../../src/notaries/list-agreements.ts'
import { listNotaries } from '../../src/notaries/list-notaries.ts'
import { listStoredNotaries, type NotarySearch } from '../../src/notaries/list-stored-notaries.ts'
import { emptyDraft, type NotaryDraft } from '../../src/notaries/notary-draft.ts'
import { notaryPrice } from '../factories/notaries.ts'
import { openNotary } from '../../src/notaries/open-notary.ts'
import { notaryRecord } from '../../src/notaries/notary-record.ts'
import { revertNotary, saveNotary } from '../../src/notaries/save-notary.ts'
import { notarySeed } from '../../src/notaries/seed-notaries.ts'
import { setNotaryState } from '../../src/notaries/set-notary-state.ts'
import { showNotaries } from '../../src/notaries/show-notaries.ts'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { plantSeeds } from '../../src/platform/seed.ts'
import { deleteRecord, restoreRecord } from '../../src/records/change-record.ts'
import { eraseDeletedRecords } from '../../src/records/erase-deleted-records.ts'
import { listRevisions } from '../../src/revisions/revisions.ts'
import { owner } from '../factories/context.ts'
import { regionBook } from '../factories/regions.ts'
import { addContactMessage } from '../factories/rows.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const DAY_MS = 86_400_000
const places = regionBook()

const draft = (values: Partial<NotaryDraft> = {}): NotaryDraft => ({
  ...emptyDraft,
  name: 'Kantoor Étoile',
  location: 'utrecht',
  phone: '030 - 123 45 67',
  email: 'post@kantoor.nl',
  website: 'https://kantoor.nl/',
  specializations: ['Testament'],
  state: 'zichtbaar',
  source: 'Opgave van het kantoor',
  sourceDay: '2026-11-01',
  prices: [notaryPrice()],
  ...values,
})

const add = (site: Opened, values: Partial<NotaryDraft> = {}) => saveNotary(site.context.as(owner), { draft: draft(values), row: undefined, places })
const listed = (site: Opened) => listNotaries(site.context, { demo: false })
const search = (site: Opened, values: Partial<NotarySearch> = {}) => listStoredNotaries(site.context.as(owner), { limit: 25, ...values }, places)
const show = (site: Opened, wanted: Parameters<typeof showNotaries>[1]['wanted'] = {}, seen?: number) =>
  showNotaries(site.context.as(owner), { wanted, seen, places })
const audit = (site: Opened) => site.database.db.selectFrom('elk_audit_log').select(['action', 'subject', 'details']).orderBy('id').execute()

onBothDatabases('a notary that the owner saves', (open) => {
  test('is kept with the day from which each agreement about money held', async () => {
    await using site = await open()
    const row = await add(site, { relation: 'per_klik' })
    const save = (at: typeof row, relation: NotaryDraft['relation']) => saveNotary(site.context.as(owner), { draft: draft({ relation }), row: at, places })
    site.context.clock.advance(5 * DAY_MS)
    const same = await save(row, 'per_klik')
    const changed = await save(same, 'advertentie')
    await save(changed, 'geen')
    await add(site, { name: 'Kantoor Zonder' })
    expect(await site.database.db.selectFrom('elk_office_agreements').selectAll().orderBy('from_day').execute()).toEqual([
      { notary_id: row.id, from_day: '2026-11-20', relation: 'per_klik' },
      { notary_id: row.id, from_day: '2026-11-25', relation: 'geen' },
    ])
    const held = async (from: string, to: string) => (await listAgreements(site.context.as(owner), { from, to })).map(({ relation }) => relation)
    expect(await Promise.all([held('2026-11-01', '2026-11-19'), held('2026-11-21', '2026-11-24'), held('2026-11-22', '2026-11-30')])).toEqual([
      [],
      ['per_klik'],
      ['per_klik', 'geen'],
    ])
  })

  test('is seen by visitors at once, with its place as we write it and the agreement about money', async () => {
    await using site = await open()
    const before = await getContentVersion(site.database.db)
    const { id } = await add(site, { relation: 'per_klik' })
    expect(await listed(site)).toMatchObject([
      { id, location: 'Utrecht', relation: 'per_klik', website: 'https://kantoor.nl/', prices: [{ amountCents: 60_000, allIn: true }] },
    ])
    expect(await getContentVersion(site.database.db)).toBe(before + 1)
    expect(await audit(site)).toEqual([{ action: 'notary.save', subject: id, details: '{"added":true,"state":"zichtbaar","relation":"per_klik"}' }])
  })

  test('stays out of sight as a draft and once it is taken off', async () => {
    await using site = await open()
    const row = await add(site, { state: 'concept' })
    expect(await listed(site)).toEqual([])
    const shown = await setNotaryState(site.context.as(owner), { ...row, state: 'zichtbaar' })
    expect(await listed(site)).toHaveLength(1)
    await setNotaryState(site.context.as(owner), { ...shown, state: 'uit' })
    expect(await listed(site)).toEqual([])
    expect((await openNotary(site.context.as(owner), row.id)).state).toBe('uit')
  })

  test.each([
    [{ name: '  ' }, ['name']],
    [{ location: 'Verweggistan' }, ['location']],
    [{ location: 'Noord-Holland' }, ['location']],
    [{ phone: '12345' }, ['phone']],
    [{ email: 'post@kantoor' }, ['email']],
    [{ website: 'http://kantoor.nl' }, ['website']],
    [{ website: 'javascript:alert(1)' }, ['website']],
    [{ registerUrl: 'https://register.example/1' }, ['registerDay']],
    [{ registerDay: '2026-11-20' }, ['registerUrl']],
    [{ registerUrl: 'javascript:alert(1)', registerDay: '2026-11-20' }, ['registerUrl']],
    [{ registerUrl: 'https://register.example/1', registerDay: '2026-11-21' }, ['registerDay']],
    [{ languages: [] }, ['languages']],
    [{ prices: [notaryPrice({ asOf: '2026-11-21' })] }, ['prices.0.asOf']],
    [{ prices: [notaryPrice({ asOf: '2026-02-30' })] }, ['prices.0.asOf']],
    [{ prices: [notaryPrice({ amountCents: 0, includes: '' })] }, ['prices.0.amountCents', 'prices.0.includes']],
    [{ prices: [notaryPrice(), notaryPrice()] }, ['prices.1.deed']],
    [{ source: '', sourceDay: '' }, ['source', 'sourceDay']],
  ] as [Partial<NotaryDraft>, string[]][])('%j is refused and nothing is stored', async (values, fields) => {
    await using site = await open()
    await expect(add(site, values)).rejects.toMatchObject({ code: 'invalid_input', fields })
    expect([(await search(site)).found, await audit(site)]).toEqual([0, []])
  })

  test('takes a price of more than a year ago, which visitors do not see', async () => {
    await using site = await open()
    await add(site, { prices: [notaryPrice({ asOf: '2025-01-01' }), notaryPrice({ deed: 'voogdij', amountCents: 70_000 })] })
    expect((await listed(site))[0]?.prices.map(({ deed }) => deed)).toEqual(['voogdij'])
    expect((await search(site)).notaries).toMatchObject([{ lowestCents: 70_000, stalePrices: 1 }])
    expect(await site.database.db.selectFrom('elk_notaries').select('best_price').execute()).toEqual([{ best_price: '700,-' }])
  })

  test('shows where it stands in the register and when that was seen, and tells the owner to look again after three months', async () => {
    await using site = await open()
    const url = 'https://register.example/1'
    await add(site, { name: 'Nooit' })
    await add(site, { name: 'Pas', registerUrl: url, registerDay: '2026-08-20' })
    await add(site, { name: 'Toen', registerUrl: url, registerDay: '2026-08-19' })
    const seen = (day: string) => ({ url, day })
    expect((await listed(site)).map(({ register }) => register)).toEqual([undefined, seen('2026-08-20'), seen('2026-08-19')])
    expect((await search(site)).notaries.map(({ name, isUnseen }) => [name, isUnseen])).toEqual([
      ['Nooit', true],
      ['Pas', false],
      ['Toen', true],
    ])
  })

  test('is refused on the second of two screens, and the first save stays', async () => {
    await using site = await open()
    const row = await add(site)
    const save = (name: string) => saveNotary(site.context.as(owner), { draft: draft({ name }), row, places })
    const outcomes = await Promise.allSettled([save('Een'), save('Twee')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' })
    expect((await search(site)).notaries).toHaveLength(1)
    await expect(save('Drie')).rejects.toMatchObject({ code: 'conflict' })
    expect(await listRevisions(site.context.as(owner), { kind: 'notaris', subjectId: row.id })).toHaveLength(2)
  })

  test('is for the owner alone', async () => {
    await using site = await open()
    const row = await add(site)
    const refused = { code: 'not_signed_in' }
    await expect(saveNotary(site.context, { draft: draft(), row: undefined, places })).rejects.toMatchObject(refused)
    await expect(listStoredNotaries(site.context, { limit: 5 }, places)).rejects.toMatchObject(refused)
    await expect(openNotary(site.context, row.id)).rejects.toMatchObject(refused)
    await expect(deleteRecord(site.context, notaryRecord, row.id)).rejects.toMatchObject(refused)
    await expect(exportNotaries(site.context)).rejects.toMatchObject(refused)
    await expect(importNotaries(site.context, { csv: 'naam,plaats', trial: true, places })).rejects.toMatchObject(refused)
  })
})

onBothDatabases('the history of a notary', (open) => {
  test('brings an earlier version back, prices and all, and leaves it as visible as it is', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    const row = await add(site)
    const changed = await saveNotary(context, { draft: draft({ name: 'Anders', prices: [], state: 'uit' }), row, places })
    const [, first] = await listRevisions(context, { kind: 'notaris', subjectId: row.id })
    await revertNotary(context, { row: changed, revision: first?.id ?? '', places })
    expect(await openNotary(context, row.id)).toMatchObject({ name: 'Kantoor Étoile', state: 'uit', version: 3, prices: [{ amountCents: 60_000 }] })
    expect((await audit(site)).at(-1)).toMatchObject({ action: 'notary.restore', subject: row.id })
  })

  test('of one notary is not a version of another', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    const [one, two] = [await add(site), await add(site, { name: 'Twee' })]
    const [revision] = await listRevisions(context, { kind: 'notaris', subjectId: one.id })
    await expect(revertNotary(context, { row: two, revision: revision?.id ?? '', places })).rejects.toMatchObject({ code: 'not_found' })
  })
})

onBothDatabases('a notary that the owner deletes', (open) => {
  test('is gone for visitors, stands under the deleted ones, and comes back whole', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    const deleted = await deleteRecord(context, notaryRecord, (await add(site)).id)
    expect([(await listed(site)).length, (await search(site)).found, (await search(site, { state: 'verwijderd' })).found]).toEqual([0, 0, 1])
    await expect(saveNotary(context, { draft: draft(), row: deleted, places })).rejects.toMatchObject({ code: 'not_found' })
    await restoreRecord(context, notaryRecord, deleted.id)
    expect(await listed(site)).toMatchObject([{ name: 'Kantoor Étoile', prices: [{ amountCents: 60_000 }] }])
  })

  test('is erased after thirty days with its history, and the messages about it stay', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    const system = site.context.as({ kind: 'system' })
    const { id } = await deleteRecord(context, notaryRecord, (await add(site)).id)
    await addContactMessage(site.database.db, '2026-11-20T10:00:00.000Z')
    await site.database.db.updateTable('elk_contact_messages').set({ notary_id: id }).execute()
    site.context.clock.advance(30 * DAY_MS)
    expect(await eraseDeletedRecords(system, notaryRecord)).toBe(0)
    site.context.clock.advance(1)
    expect(await eraseDeletedRecords(system, notaryRecord)).toBe(1)
    expect(await site.database.db.selectFrom('elk_notary_prices').select('id').execute()).toEqual([])
    expect(await listRevisions(context, { kind: 'notaris', subjectId: id })).toEqual([])
    expect(await site.database.db.selectFrom('elk_contact_messages').select('notary_id').execute()).toEqual([{ notary_id: null }])
  })
})

onBothDatabases('a sample notary', (open) => {
  test('can be hidden and shown, and nothing else', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    await plantSeeds(site.context, [notarySeed])
    const { id, version } = (await search(site)).notaries[0] ?? { id: '', version: 0 }
    const hidden = await setNotaryState(context, { id, version, state: 'uit' })
    expect(await listNotaries(site.context, { demo: true })).toHaveLength(6)
    await expect(saveNotary(context, { draft: draft(), row: hidden, places })).rejects.toMatchObject({ code: 'invalid_input', fields: ['sample'] })
    await expect(deleteRecord(context, notaryRecord, hidden.id)).rejects.toMatchObject({ code: 'invalid_input', fields: ['sample'] })
    await setNotaryState(context, { ...hidden, state: 'zichtbaar' })
    expect(await listNotaries(site.context, { demo: true })).toHaveLength(7)
  })
})

onBothDatabases('the list of the owner', (open) => {
  test('is searched without regard to accents, and filtered by state, province and specialisation', async () => {
    await using site = await open()
    await add(site)
    await add(site, { name: 'Zaans', location: 'Amsterdam', specializations: ['Huis kopen'], state: 'concept' })
    const names = async (values: Partial<NotarySearch>) => (await search(site, values)).notaries.map(({ name }) => name)
    expect(await names({})).toEqual(['Kantoor Étoile', 'Zaans'])
    expect(await names({ search: 'etoile' })).toEqual(['Kantoor Étoile'])
    expect(await names({ state: 'concept' })).toEqual(['Zaans'])
    expect(await names({ place: 'provincie utrecht' })).toEqual(['Kantoor Étoile'])
    expect(await names({ specialization: 'Huis kopen' })).toEqual(['Zaans'])
    expect(await names({ search: "%' or 1=1 --" })).toEqual([])
  })

  test('is read page by page, each notary once', async () => {
    await using site = await open()
    for (const name of ['C', 'A', 'B']) await add(site, { name })
    const first = await search(site, { limit: 2 })
    const second = await search(site, { limit: 2, after: first.next ?? undefined })
    expect([...first.notaries, ...second.notaries].map(({ name }) => name)).toEqual(['A', 'B', 'C'])
    expect([first.found, second.next]).toEqual([3, null])
  })
})

onBothDatabases('notaries made visible together', (open) => {
  test('all drafts that answer to the filters are, as many as were told, each with its version and one more row in the log', async () => {
    await using site = await open()
    for (const name of ['A', 'B']) await add(site, { name, state: 'concept' })
    await add(site, { name: 'Elders', location: 'Amsterdam', state: 'concept' })
    await add(site, { name: 'Uit', state: 'uit' })
    const here = { place: 'Utrecht' }
    expect(await show(site, here)).toEqual({ count: 2 })
    expect(await listed(site)).toEqual([])
    await expect(show(site, here, 3)).rejects.toMatchObject({ code: 'conflict' })
    expect(await listed(site)).toEqual([])
    expect(await show(site, here, 2)).toEqual({ count: 2 })
    expect((await listed(site)).map(({ name }) => name)).toEqual(['A', 'B'])
    const [first] = (await search(site, { search: 'A', state: 'zichtbaar' })).notaries
    expect([first?.version, (await listRevisions(site.context.as(owner), { kind: 'notaris', subjectId: first?.id ?? '' })).length]).toEqual([2, 2])
    expect((await audit(site)).at(-1)).toMatchObject({ action: 'notary.show', details: '{"changed":2}' })
  })

  test('what was taken off comes back only for who looks at those, a sample never, and only an editor does it', async () => {
    await using site = await open()
    await plantSeeds(site.context, [notarySeed])
    await site.database.db.updateTable('elk_notaries').set({ is_active: false }).execute()
    await add(site, { state: 'uit' })
    expect([await show(site), await show(site, { state: 'uit' })]).toEqual([{ count: 0 }, { count: 1 }])
    await show(site, { state: 'uit' }, 1)
    expect((await listNotaries(site.context, { demo: true })).map(({ name }) => name)).toEqual(['Kantoor Étoile'])
    await expect(showNotaries(site.context, { wanted: {}, seen: undefined, places })).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})
