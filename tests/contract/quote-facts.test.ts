/** Beside each quote stands how far its office is, and how people judge it with where that was collected; what is not known is said to be so. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isKnownOffice } from '../../src/notaries/is-known-office.ts'
import { OwnPageBody } from '../../src/quotes/own-page.tsx'
import type { ReviewDraft } from '../../src/reviews/review-draft.ts'
import { saveReview } from '../../src/reviews/save-review.ts'
import { owner } from '../factories/context.ts'
import { ownQuote, reviewDraft } from '../factories/route-bodies.ts'
import { actOwn, addQuoteOffice, askOffices, giveQuote, openOwn, ownView, proveOffice } from '../factories/quotes.ts'
import { onBothDatabases } from './both-databases.ts'

onBothDatabases('what stands beside a quote', (openSite) => {
  test('distance and rating of each office, the rating with its source; of a quote that the visitor wrote down neither is known', async () => {
    await using site = await openSite()
    const here = await addQuoteOffice(site, 'Kantoor Noord')
    const ids = [here, await addQuoteOffice(site, 'Kantoor Zuid', { location: 'Zeist' })]
    for (const name of ['A', 'B', 'C']) {
      const draft = { ...reviewDraft, name, day: '2026-11-01', sourceDay: '2026-11-01', notaryId: here } as ReviewDraft
      await saveReview({ ...site.context.as(owner), isKnownOffice }, { draft, row: undefined })
    }
    const { own, pages } = await askOffices(site, ids)
    for (const page of pages) {
      await proveOffice(site, page)
      await giveQuote(site, page)
    }
    await actOwn(site, own, { ...ownQuote, key: crypto.randomUUID() })
    const answer = await openOwn(site, own)
    const { invitations, facts } = ownView(answer)
    const factsOf = (name: string) => facts.get(invitations.find(({ office }) => office === name)?.id ?? '')
    expect(factsOf('Kantoor Noord')).toEqual({
      distance: 'in Utrecht',
      rating: '8,0 van 10, uit 3 beoordelingen, verzameld via e-mail',
    })
    expect(factsOf('Kantoor Zuid')).toEqual({ distance: expect.stringMatching(/^ongeveer \d+ km van Utrecht$/) as string, rating: undefined })
    const cards = renderToStaticMarkup(createElement(OwnPageBody, { answer: answer as Exclude<typeof answer, { moveTo: string }> })).split(
      '<li class="quote-card">',
    )
    const byHand = cards.find((card) => card.includes('Kantoor aan de Gracht'))
    expect(byHand).toContain('<dt>Afstand</dt><dd><em>niet bekend</em></dd>')
    expect(byHand).toContain('<dt>Beoordeling</dt><dd><em>geen cijfer</em></dd>')
    // An office that left the list keeps its quote; what was known of it is known no more.
    await site.context.db.updateTable('elk_notaries').set({ is_active: false }).where('id', '=', here).execute()
    const after = ownView(await openOwn(site, own))
    expect([after.quotes.length, after.facts.size]).toEqual([3, 1])
  })
})
