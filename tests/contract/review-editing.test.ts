/** The owner edits and moderates reviews: what is refused, what visitors see, and the ratings of notaries that follow from it. */
import { expect, test } from 'vitest'
import { saveNotary } from '../../src/notaries/save-notary.ts'
import { listNotaries } from '../../src/notaries/list-notaries.ts'
import { emptyDraft } from '../../src/notaries/notary-draft.ts'
import { plantSeeds } from '../../src/platform/seed.ts'
import { deleteRecord, restoreRecord } from '../../src/records/change-record.ts'
import { eraseDeletedRecords } from '../../src/records/erase-deleted-records.ts'
import { listReviews } from '../../src/reviews/list-reviews.ts'
import { listStoredReviews } from '../../src/reviews/list-stored-reviews.ts'
import { openReview } from '../../src/reviews/open-review.ts'
import { isKnownOffice } from '../../src/notaries/is-known-office.ts'
import { emptyReview, type ReviewDraft } from '../../src/reviews/review-draft.ts'
import { reviewRecord } from '../../src/reviews/review-record.ts'
import { revertReview, saveReview } from '../../src/reviews/save-review.ts'
import { reviewSeed } from '../../src/reviews/seed-reviews.ts'
import { listRevisions } from '../../src/revisions/revisions.ts'
import { owner } from '../factories/context.ts'
import { regionBook } from '../factories/regions.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const DAY_MS = 86_400_000

const draft = (values: Partial<ReviewDraft> = {}): ReviewDraft => ({
  ...emptyReview,
  name: 'Jannie',
  rating: 4,
  day: '2026-11-03',
  comment: 'Snel geholpen.',
  service: 'Testament',
  sourceKind: 'site',
  sourceName: 'Een site',
  sourceUrl: 'https://beoordelingen.example.nl/1',
  state: 'geplaatst',
  ...values,
})

const owning = (site: Opened) => ({ ...site.context.as(owner), isKnownOffice })

const add = (site: Opened, values: Partial<ReviewDraft> = {}) => saveReview(owning(site), { draft: draft(values), row: undefined })
const shown = (site: Opened) => listReviews(site.context, { demo: false })
const audit = (site: Opened) =>
  site.database.db.selectFrom('elk_audit_log').select(['action', 'details']).where('action', 'like', 'review.%').orderBy('id').execute()

async function addNotary(site: Opened): Promise<string> {
  const notary = { ...emptyDraft, name: 'Kantoor', location: 'Zeist', state: 'zichtbaar' } as const
  return (await saveNotary(site.context.as(owner), { draft: notary, row: undefined, places: regionBook() })).id
}

onBothDatabases('a review that the owner saves', (open) => {
  test('by mail is one source of its office, however many there are on however many days', async () => {
    await using site = await open()
    const notaryId = await addNotary(site)
    for (const day of ['2026-11-01', '2026-11-02', '2026-11-03']) await add(site, { notaryId, sourceKind: 'mail', sourceDay: day })
    await add(site, { notaryId })
    expect((await listNotaries(site.context, { demo: false })).map(({ reviewSources }) => reviewSources)).toEqual([['Een site', 'e-mail']])
  })

  test('is shown in live with its date and where it came from, the newest first', async () => {
    await using site = await open()
    await add(site)
    await add(site, { name: 'Piet', day: '2026-11-10', sourceKind: 'mail', sourceDay: '2026-11-11' })
    expect(await shown(site)).toMatchObject([
      { name: 'Piet', dateText: '10 november 2026', source: 'e-mail, op 11 november 2026', sourceUrl: undefined, isSample: false },
      { name: 'Jannie', dateText: '3 november 2026', source: 'Een site', sourceUrl: 'https://beoordelingen.example.nl/1' },
    ])
  })

  test('is not shown while it waits, nor when it was refused with a reason', async () => {
    await using site = await open()
    const row = await add(site, { state: 'in_behandeling', sourceKind: 'onbekend' })
    await saveReview(owning(site), { draft: draft({ state: 'geweigerd', refusalReason: 'dubbel', refusalNote: 'Zie de vorige.' }), row })
    expect(await shown(site)).toEqual([])
    expect(await openReview(site.context.as(owner), row.id)).toMatchObject({ state: 'geweigerd', refusalReason: 'dubbel', refusalNote: 'Zie de vorige.' })
    expect(await audit(site)).toEqual([
      { action: 'review.save', details: '{"added":true,"state":"in_behandeling"}' },
      { action: 'review.save', details: '{"added":false,"state":"geweigerd","reason":"dubbel"}' },
    ])
    expect(await listRevisions(site.context.as(owner), { kind: 'beoordeling', subjectId: row.id })).toMatchObject([
      { data: { state: 'geweigerd', refusalReason: 'dubbel' } },
      { data: { state: 'in_behandeling' } },
    ])
  })

  test.each([
    [{ sourceKind: 'onbekend' }, ['sourceKind']],
    [{ sourceUrl: 'http://example.nl' }, ['sourceUrl']],
    [{ sourceUrl: 'javascript:alert(1)' }, ['sourceUrl']],
    [{ sourceKind: 'mail', sourceDay: '2026-12-01' }, ['sourceDay']],
    [{ state: 'geweigerd' }, ['refusalReason']],
    [{ rating: 6 }, ['rating']],
    [{ rating: 3.5 }, ['rating']],
    [{ day: '2026-11-21' }, ['day']],
    [{ name: ' ', comment: '' }, ['name', 'comment']],
    [{ notaryId: crypto.randomUUID() }, ['notaryId']],
  ] as [Partial<ReviewDraft>, string[]][])('%j is refused and nothing is stored', async (values, fields) => {
    await using site = await open()
    await expect(add(site, values)).rejects.toMatchObject({ code: 'invalid_input', fields })
    expect(await audit(site)).toEqual([])
  })

  test('is refused on the second of two screens', async () => {
    await using site = await open()
    const row = await add(site)
    const save = (name: string) => saveReview(owning(site), { draft: draft({ name }), row })
    const outcomes = await Promise.allSettled([save('Een'), save('Twee')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(save('Drie')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is for the owner alone', async () => {
    await using site = await open()
    const row = await add(site)
    const refused = { code: 'not_signed_in' }
    await expect(saveReview({ ...site.context, isKnownOffice }, { draft: draft(), row: undefined })).rejects.toMatchObject(refused)
    await expect(listStoredReviews(site.context, { limit: 5 })).rejects.toMatchObject(refused)
    await expect(openReview(site.context, row.id)).rejects.toMatchObject(refused)
    await expect(deleteRecord(site.context, reviewRecord, row.id)).rejects.toMatchObject(refused)
  })

  test('goes back to an earlier version with its moderation as it is now', async () => {
    await using site = await open()
    const context = owning(site)
    const row = await add(site)
    const refused = await saveReview(context, { draft: draft({ comment: 'Anders.', state: 'geweigerd', refusalReason: 'beledigend' }), row })
    const [, first] = await listRevisions(context, { kind: 'beoordeling', subjectId: row.id })
    await revertReview(context, { row: refused, revision: first?.id ?? '' })
    expect(await openReview(context, row.id)).toMatchObject({ comment: 'Snel geholpen.', state: 'geweigerd', refusalReason: 'beledigend' })
  })

  test('can be deleted with a way back, and is erased with its history after thirty days', async () => {
    await using site = await open()
    const context = owning(site)
    const deleted = await deleteRecord(context, reviewRecord, (await add(site)).id)
    expect(await shown(site)).toEqual([])
    const back = await restoreRecord(context, reviewRecord, deleted.id)
    expect(await shown(site)).toHaveLength(1)
    await deleteRecord(context, reviewRecord, back.id)
    site.context.clock.advance(30 * DAY_MS + 1)
    expect(await eraseDeletedRecords(site.context.as({ kind: 'system' }), reviewRecord)).toBe(1)
    expect((await listStoredReviews(context, { state: 'verwijderd', limit: 5 })).reviews).toEqual([])
    expect(await listRevisions(context, { kind: 'beoordeling', subjectId: back.id })).toEqual([])
  })
})

onBothDatabases('the rating of a notary', (open) => {
  test('is the mean of three or more placed reviews with a source, out of ten', async () => {
    await using site = await open()
    const notaryId = await addNotary(site)
    const rated = async () => (await listNotaries(site.context, { demo: false })).map(({ rating, reviewCount }) => [rating, reviewCount])
    await add(site, { notaryId, rating: 5 })
    await add(site, { notaryId, rating: 4 })
    expect(await rated()).toEqual([[undefined, 2]])
    await add(site, { notaryId, rating: 1, state: 'in_behandeling' })
    await add(site, { rating: 1 })
    expect(await rated()).toEqual([[undefined, 2]])
    const low = await add(site, { notaryId, rating: 4 })
    expect(await rated()).toEqual([[8.7, 3]])
    await deleteRecord(site.context.as(owner), reviewRecord, low.id)
    expect(await rated()).toEqual([[undefined, 2]])
  })

  test('is the same in demo: an office that exists is never given an invented one', async () => {
    await using site = await open()
    await addNotary(site)
    await site.database.db.updateTable('elk_notaries').set({ rating: 9.9, review_count: 40 }).execute()
    expect(await listNotaries(site.context, { demo: true })).toMatchObject([{ rating: undefined, reviewCount: 0 }])
  })
})

onBothDatabases('sample reviews', (open) => {
  test('cannot be edited or deleted, and are listed as what they are', async () => {
    await using site = await open()
    const context = owning(site)
    await plantSeeds(site.context, [reviewSeed])
    const { reviews } = await listStoredReviews(context, { limit: 25 })
    expect(reviews.map(({ isSample }) => isSample)).toEqual([true, true, true, true, true])
    const { id, version } = reviews[0] ?? { id: '', version: 0 }
    await expect(saveReview(context, { draft: draft(), row: { id, version } })).rejects.toMatchObject({ fields: ['sample'] })
    await expect(deleteRecord(context, reviewRecord, id)).rejects.toMatchObject({ fields: ['sample'] })
    expect(await listReviews(site.context, { demo: true })).toHaveLength(5)
  })
})
