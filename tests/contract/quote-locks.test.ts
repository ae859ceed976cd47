/** What visitor, office, clock and owner do to one request at once waits for one another, and never in a circle. */
import { expect, test } from 'vitest'
import { eraseTheseRequests } from '../../src/quotes/erase-requests.ts'
import { remindOffices } from '../../src/quotes/quote-clock.ts'
import { HOUR_MS } from '../../src/platform/days.ts'
import { ownQuote } from '../factories/route-bodies.ts'
import { actOffice, actOwn, addQuoteOffice, askOffices, giveQuote, officeView, openOwn, ownView, proveOffice } from '../factories/quotes.ts'
import { onBothDatabases } from './both-databases.ts'

onBothDatabases('a request at which many work at once', (openSite) => {
  test.each([1, 2, 3, 4])('is erased while it is answered, asked about, reminded of, written to and chosen from: round %i', async () => {
    await using site = await openSite()
    const { own, pages } = await askOffices(site, [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid')])
    const [north = '', south = ''] = pages
    for (const page of pages) await proveOffice(site, page)
    await giveQuote(site, north)
    await actOwn(site, own, { ...ownQuote, key: crypto.randomUUID() })
    const { quotes } = ownView(await openOwn(site, own))
    const given = quotes.find(({ byHand }) => !byHand)
    const kantoor = given?.invitationId ?? ''
    for (const vraag of ['Een?', 'Twee?', 'Drie?']) await actOwn(site, own, { doe: 'vraag', kantoor, vraag })
    const { questions } = await officeView(site, north)
    const [request] = await site.context.db.selectFrom('elk_quote_requests').select('id').execute()
    site.context.clock.advance(65 * HOUR_MS)
    await Promise.all([
      ...questions.map(({ id }) => actOffice(site, north, { doe: 'antwoord', vraag: id, antwoord: 'Ja.' })),
      giveQuote(site, north, { 'bedrag-fee': '500' }),
      actOwn(site, own, { doe: 'verwijder', offerte: quotes.find(({ byHand }) => byHand)?.id ?? '' }),
      remindOffices(site.context.as({ kind: 'system' })),
      site.context.db.transaction().execute((tx) => eraseTheseRequests({ ...site.context, db: tx }, request ? [request] : [])),
      giveQuote(site, south),
      actOwn(site, own, { doe: 'kies', kantoor, offerte: given?.id ?? '' }),
      actOwn(site, own, { doe: 'intrekken' }),
    ])
    for (const table of ['elk_quote_requests', 'elk_quotes', 'elk_quote_questions', 'elk_quote_steps'] as const)
      expect(await site.context.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
