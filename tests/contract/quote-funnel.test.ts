/** The dashboard counts requests for quotes by step and deed, in numbers that say nothing of anybody. */
import { expect, test } from 'vitest'
import { openCheckpoints } from '../../src/insights/count-checkpoints.ts'
import { readDashboard } from '../../src/insights/read-dashboard.ts'
import { figureBook } from '../factories/figures.ts'
import { releaseRequest } from '../../src/quotes/change-requests.ts'
import { quoteMeasures } from '../../src/events/quote-measures.ts'
import { owner, visitor } from '../factories/context.ts'
import { actOffice, actOwn, addQuoteOffice, askOffices, askQuotes, giveQuote, openOwn, ownView, proveOffice } from '../factories/quotes.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const DAY = '2026-11-20'

const dashboard = ({ context }: Opened, from = DAY, to = DAY) =>
  readDashboard(context.as(owner), { from, to }, { figures: figureBook(), countMessages: async () => 0 })

async function countsOf(site: Opened) {
  const { measures } = await dashboard(site)
  return quoteMeasures.map((measure) => measures[measure].total)
}

onBothDatabases('the funnel of quotes', (open) => {
  test('counts each step once, whatever an office changes, and stays right when the requests are erased', async () => {
    await using site = await open()
    await openCheckpoints(site.context.as({ kind: 'system' }))
    const { own, pages } = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')])
    expect(await countsOf(site)).toEqual([1, 1, 2, 0, 0])
    for (const page of pages) await proveOffice(site, page)
    await actOffice(site, pages[0] ?? '', { doe: 'weiger', reden: 'druk' })
    await giveQuote(site, pages[0] ?? '')
    await giveQuote(site, pages[0] ?? '', { 'bedrag-fee': '400', 'bedrag-total': '' })
    await Promise.all([1, 2].map(() => giveQuote(site, pages[1] ?? '', { key: '0d5bb1f4-3f3a-4a51-9a8e-5e0c5a9d1a11' })))
    expect(await countsOf(site)).toEqual([1, 1, 2, 2, 0])
    const { quotes } = ownView(await openOwn(site, own))
    await Promise.all(quotes.map(({ id, invitationId }) => actOwn(site, own, { doe: 'kies', kantoor: invitationId ?? '', offerte: id })))
    expect(await countsOf(site)).toEqual([1, 1, 2, 2, 1])
    await actOwn(site, own, { doe: 'wis' })
    expect(await countsOf(site)).toEqual([1, 1, 2, 2, 1])
    expect((await dashboard(site)).breakdowns).toMatchObject({
      quote_requests_by_deed: [{ name: 'testament', count: 1 }],
      quote_invitations_by_deed: [{ name: 'testament', count: 2 }],
      quote_choices_by_deed: [{ name: 'testament', count: 1 }],
    })
    expect(JSON.stringify(await site.context.db.selectFrom('elk_daily_counts').selectAll().execute())).not.toMatch(/jansen|utrecht|kantoor/i)
  })

  test('a letter for oneself is no request to offices, and a doubtful one counts once it is let out', async () => {
    await using site = await open()
    await openCheckpoints(site.context.as({ kind: 'system' }))
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    await askQuotes(site)
    await askQuotes(site, { [`kantoor-${id}`]: 'ja', website: 'x', key: crypto.randomUUID() }, site.context.as(visitor('other')))
    expect(await countsOf(site)).toEqual([0, 0, 0, 0, 0])
    const { id: doubtful } = await site.context.db.selectFrom('elk_quote_requests').select('id').where('doubt', 'is not', null).executeTakeFirstOrThrow()
    await releaseRequest(site.context.as(owner), doubtful)
    expect(await countsOf(site)).toEqual([1, 0, 0, 0, 0])
  })

  test('of days before the counting began nothing is known, and other days hold only what happened on them', async () => {
    await using site = await open()
    await openCheckpoints(site.context.as({ kind: 'system' }))
    await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord')])
    const { days, breakdowns, partsSince } = await dashboard(site, '2026-11-18', DAY)
    expect(days.map(({ counts }) => counts.quote_requests)).toEqual([null, null, 1])
    expect([breakdowns.quote_requests_by_deed, partsSince.quote_requests_by_deed]).toEqual([[{ name: 'testament', count: 1 }], DAY])
  })
})
