/** A review after a request: only by who chose an office, once, in their own words, and theirs to take back. */
import { expect, test } from 'vitest'
import { DAY_MS } from '../../src/platform/days.ts'
import { eraseEndedRequests } from '../../src/quotes/erase-requests.ts'
import { requestsOfPerson } from '../../src/quotes/requests-of-person.ts'
import { askForReviews } from '../../src/quotes/reviewing/review-links.ts'
import { countWaitingReviews } from '../../src/reviews/count-waiting-reviews.ts'
import { listNotaryRatings } from '../../src/reviews/list-notary-ratings.ts'
import { listReviews } from '../../src/reviews/list-reviews.ts'
import { listStoredReviews } from '../../src/reviews/list-stored-reviews.ts'
import { openReview as openStoredReview } from '../../src/reviews/open-review.ts'
import { emptyReview, type ReviewDraft } from '../../src/reviews/review-draft.ts'
import { saveReview } from '../../src/reviews/save-review.ts'
import { summariseRatings } from '../../src/reviews/review.ts'
import { owner } from '../factories/context.ts'
import { actOwn, actReview, addQuoteOffice, askOffices, FORM_KEY, giveQuote, mailsOf, openOwn, openReview, ownView, proveOffice } from '../factories/quotes.ts'
import { givenReview } from '../factories/route-bodies.ts'
import { textOfDatabase } from '../factories/whole-database.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const systemOf = ({ context }: Opened) => context.as({ kind: 'system' })
const ownerOf = ({ context }: Opened) => ({ ...context.as(owner), isKnownOffice: async () => true })
const ofSite = { 'sterren-site': '5', 'tekst-site': 'De prijzen stonden duidelijk naast elkaar.' }

/** The office gave a quote and was chosen; gives the visitor's own page, where the review is given, and the office. */
async function chooseOne(site: Opened, changes: Record<string, string> = {}, key = FORM_KEY) {
  const office = await addQuoteOffice(site, `Kantoor ${key.slice(0, 4)}`)
  const { own, pages } = await askOffices(site, [office], { key })
  await proveOffice(site, pages[0] ?? '')
  await giveQuote(site, pages[0] ?? '')
  await mailsOf(site)
  const { invitations, quotes } = ownView(await openOwn(site, own))
  await actOwn(site, own, { doe: 'kies', kantoor: invitations[0]?.id ?? '', offerte: quotes[0]?.id ?? '', ...changes })
  await mailsOf(site)
  return { own, office, review: ownView(await openOwn(site, own)).reviewAt ?? '' }
}

async function sweepDays(site: Opened, days: number) {
  site.context.clock.advance(days * DAY_MS)
  const counts = await Promise.all([askForReviews(systemOf(site)), askForReviews(systemOf(site))])
  return counts.reduce((sum, count) => sum + count, 0)
}

const standing = async (site: Opened, path: string) => {
  const answer = await openReview(site, path)
  return 'view' in answer ? answer.view.standing : answer
}

async function moderate(site: Opened, id: string, changes: Partial<ReviewDraft>) {
  const stored = await openStoredReview(ownerOf(site), id)
  await saveReview(ownerOf(site), { draft: { ...stored, ...changes }, row: { id, version: stored.version } })
}

const waiting = async (site: Opened) => (await listStoredReviews(ownerOf(site), { state: 'in_behandeling', limit: 20 })).reviews

onBothDatabases('reviews after a request', (openSite) => {
  test('who agreed is asked once by mail after three weeks, also by two instances at once; who did not is not', async () => {
    await using site = await openSite()
    const { review } = await chooseOne(site, { navraag: 'ja' })
    await chooseOne(site, {}, crypto.randomUUID())
    expect(await sweepDays(site, 20)).toBe(0)
    expect(await sweepDays(site, 2)).toBe(1)
    const [mail, ...others] = await mailsOf(site)
    expect([others, mail?.subject, mail?.to?.address]).toEqual([[], 'Hoe ging het bij Kantoor 3f0c?', 'j@jansen.example'])
    expect(mail?.text).toContain(`https://site.example${review}`)
    expect(await sweepDays(site, 5)).toBe(0)
    const [row] = await site.context.db.selectFrom('elk_quote_requests').select('consent_text').orderBy('created_at').execute()
    expect(row?.consent_text).toContain('U mag mij over drie weken één keer mailen')
  })

  test('who gave the review before is not asked for it', async () => {
    await using site = await openSite()
    const { review } = await chooseOne(site, { navraag: 'ja' })
    await actReview(site, review, givenReview)
    expect(await sweepDays(site, 25)).toBe(0)
  })

  test('one link gives one review of the office and one of the site, however often it is sent; both wait for the owner', async () => {
    await using site = await openSite()
    const { review, office, own } = await chooseOne(site)
    await Promise.all([1, 2, 3].map(() => actReview(site, review, { ...givenReview, ...ofSite })))
    await actReview(site, review, { ...givenReview, tekst: 'Toch maar iets anders.' })
    const stored = await waiting(site)
    expect(stored.toSorted((a, b) => a.rating - b.rating)).toMatchObject([
      { notaryId: office, rating: 4, sourceKind: 'aanvraag' },
      { notaryId: '', rating: 5, sourceKind: 'aanvraag' },
    ])
    expect(await countWaitingReviews(ownerOf(site))).toBe(2)
    expect(await listReviews(site.context, { demo: false })).toEqual([])
    expect(await standing(site, review)).toMatchObject([{ state: 'in_behandeling', isAboutOffice: true, comment: givenReview.tekst }, { isAboutOffice: false }])
    expect(ownView(await openOwn(site, own))).toMatchObject({ state: 'completed', reviewAt: undefined })
  })

  test('what is wrong is told and nothing is stored', async () => {
    await using site = await openSite()
    const { review } = await chooseOne(site)
    const answer = await actReview(site, review, { ...givenReview, geholpen: '', sterren: '' })
    expect(answer).toMatchObject({ view: { status: 422, faults: { geholpen: 'empty', sterren: 'empty' }, typed: { tekst: givenReview.tekst }, standing: [] } })
    expect(await waiting(site)).toEqual([])
  })

  test('the link still works when the request is erased, and not any more after a year', async () => {
    await using site = await openSite()
    const { review } = await chooseOne(site)
    site.context.clock.advance(40 * DAY_MS)
    expect(await eraseEndedRequests(systemOf(site))).toBe(1)
    await actReview(site, review, givenReview)
    expect(await waiting(site)).toHaveLength(1)
    const late = await chooseOne(site, {}, crypto.randomUUID())
    site.context.clock.advance(366 * DAY_MS)
    expect(await actReview(site, late.review, givenReview)).toEqual({ gone: 'unknown', status: 404 })
    expect(await openReview(site, '/offerte/beoordeling?sleutel=fout')).toEqual({ gone: 'unknown', status: 404 })
  })

  test('the owner places or refuses, and changes nothing of the words, the stars, the name or the office', async () => {
    await using site = await openSite()
    const { review, office } = await chooseOne(site)
    await actReview(site, review, givenReview)
    const [given] = await waiting(site)
    await moderate(site, given?.id ?? '', {
      state: 'geplaatst',
      comment: 'Uitstekend, van harte aanbevolen.',
      rating: 5,
      name: 'Piet',
      notaryId: '',
      sourceKind: 'onbekend',
    })
    expect(await listReviews(site.context, { demo: false })).toMatchObject([
      { name: 'Jan', rating: 4, comment: givenReview.tekst, source: 'een aanvraag op deze site', isAboutOffice: true },
    ])
    await moderate(site, given?.id ?? '', { state: 'geweigerd', refusalReason: 'persoonsgegevens' })
    expect(await listReviews(site.context, { demo: false })).toEqual([])
    expect(await standing(site, review)).toMatchObject([{ state: 'geweigerd', refusalReason: 'persoonsgegevens' }])
    await expect(moderate(site, given?.id ?? '', { state: 'geweigerd', refusalReason: '' })).rejects.toMatchObject({ fields: ['refusalReason'] })
    expect((await openStoredReview(ownerOf(site), given?.id ?? '')).notaryId).toBe(office)
  })

  test('the owner cannot say of another review that it came by a request', async () => {
    await using site = await openSite()
    const draft = { ...emptyReview, name: 'Jan', rating: 5, day: '2026-11-01', comment: 'Heel goed.', service: 'Testament' }
    await expect(saveReview(ownerOf(site), { draft: { ...draft, sourceKind: 'aanvraag' }, row: undefined })).rejects.toMatchObject({ fields: ['sourceKind'] })
  })

  test('stars count from three on, those of offices for offices and those of the site for the site', async () => {
    await using site = await openSite()
    const ratings = async () => {
      const all = await listReviews(site.context, { demo: false })
      return [summariseRatings(all)?.score, ...[...(await listNotaryRatings(site.context)).values()].map(({ rating }) => rating)]
    }
    const { office } = await chooseOne(site)
    for (let at = 0; at < 3; at += 1) {
      expect((await ratings())[0]).toBeUndefined()
      // More than a few a day of one address are looked at first.
      site.context.clock.advance(2 * DAY_MS)
      const { review } = await chooseOne(site, {}, crypto.randomUUID())
      await site.context.db.updateTable('elk_quote_reviews').set({ notary_id: office }).execute()
      await actReview(site, review, { ...givenReview, ...ofSite })
      for (const { id } of await waiting(site)) await moderate(site, id, { state: 'geplaatst' })
    }
    expect(await ratings()).toEqual(['5.0', 8])
  })

  test('the writer takes it back: nothing of it is left, and the link is dead', async () => {
    await using site = await openSite()
    const { review } = await chooseOne(site)
    await actReview(site, review, { ...givenReview, ...ofSite, naam: 'Karelientje' })
    const [given] = await waiting(site)
    await moderate(site, given?.id ?? '', { state: 'geplaatst' })
    expect(await actReview(site, review, { doe: 'weg' })).toEqual({ moveTo: '/offerte/beoordeling?weg' })
    expect(await textOfDatabase(site.context.db)).not.toMatch(/Karelientje|Rustig uitgelegd|prijzen stonden/)
    expect(await standing(site, review)).toEqual({ gone: 'unknown', status: 404 })
  })

  test('erasing everything on the own page, or for a person, takes the review along', async () => {
    await using site = await openSite()
    const { own, review } = await chooseOne(site)
    await actReview(site, review, { ...givenReview, naam: 'Karelientje' })
    await actOwn(site, own, { doe: 'wis' })
    expect(await textOfDatabase(site.context.db)).not.toContain('Karelientje')
    const other = await chooseOne(site, {}, crypto.randomUUID())
    await actReview(site, other.review, { ...givenReview, naam: 'Karelientje' })
    expect(JSON.stringify(await requestsOfPerson.find(site.context.as(owner), 'j@jansen.example'))).toContain(givenReview.tekst)
    expect(await requestsOfPerson.erase(site.context.as(owner), 'j@jansen.example')).toBe(1)
    expect(await textOfDatabase(site.context.db)).not.toContain('Karelientje')
  })
})
