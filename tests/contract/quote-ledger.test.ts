/** What is claimed of quotes is counted from what happened, and stays right after the requests were erased. */
import { expect, test } from 'vitest'
import { HOUR_MS } from '../../src/platform/days.ts'
import { getContentVersion } from '../../src/platform/content-version.queries.ts'
import { eraseEndedRequests } from '../../src/quotes/erase-requests.ts'
import { readMeasure } from '../../src/quotes/measure-claims.ts'
import { claimsJob, readClaimFacts } from '../../src/quotes/read-claim-facts.ts'
import { actOffice, addQuoteOffice, askOffices, giveQuote, proveOffice } from '../factories/quotes.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const systemOf = ({ context }: Opened) => context.as({ kind: 'system' })
const quoteOf = (fee: string) => ({ 'bedrag-fee': fee, 'bedrag-vat': '100', 'bedrag-registers': '0', 'bedrag-other': '0', 'bedrag-total': '' })

/** A request of which the two offices quote 600 and 1.000 euro with every line, and the third answers as given. */
async function askThree(site: Opened, third: Record<string, string>) {
  const ids = [await addQuoteOffice(site, 'Kantoor Noord'), await addQuoteOffice(site, 'Kantoor Zuid'), await addQuoteOffice(site, 'Kantoor West')]
  const { pages } = await askOffices(site, ids)
  for (const page of pages) await proveOffice(site, page)
  await giveQuote(site, pages[0] ?? '', quoteOf('500'))
  await actOffice(site, pages[2] ?? '', third)
  site.context.clock.advance(HOUR_MS)
  await giveQuote(site, pages[1] ?? '', quoteOf('900'))
}

const counts = async (site: Opened) => {
  const measured = await readMeasure(site.context)
  return [measured('quotes-within', '48 uur'), measured('savings', 'tot 40%'), measured('savings', 'tot 41%')].map(({ requests, holding }) => [
    requests,
    holding,
  ])
}

onBothDatabases('claims from requests', (openSite) => {
  test('a request counts once its time is over, a refusal is no quote, and erasing changes no count', async () => {
    await using site = await openSite()
    await askThree(site, { doe: 'weiger', reden: 'busy' })
    expect(await counts(site)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    site.context.clock.advance(120 * HOUR_MS)
    const settled = [
      [1, 1],
      [1, 1],
      [1, 0],
    ]
    expect(await counts(site)).toEqual(settled)
    site.context.clock.advance(40 * 24 * HOUR_MS)
    expect(await eraseEndedRequests(systemOf(site))).toBe(1)
    expect(await site.context.db.selectFrom('elk_quotes').selectAll().execute()).toEqual([])
    expect(await counts(site)).toEqual(settled)
  })

  test('what lies further back than half a year does not count any more', async () => {
    await using site = await openSite()
    await askThree(site, { doe: 'weiger', reden: 'busy' })
    site.context.clock.advance(181 * 24 * HOUR_MS)
    expect(await counts(site)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })

  test('the pages are made anew when the counts moved, and left alone when they did not', async () => {
    await using site = await openSite()
    const { db } = site.context
    const shown = (await readClaimFacts(site.context)).measured
    const before = await getContentVersion(db)
    await claimsJob(() => shown).work(systemOf(site), new AbortController().signal)
    expect(await getContentVersion(db)).toBe(before)
    await askThree(site, { doe: 'weiger', reden: 'busy' })
    site.context.clock.advance(120 * HOUR_MS)
    const asked = await getContentVersion(db)
    await claimsJob(() => shown).work(systemOf(site), new AbortController().signal)
    expect(await getContentVersion(db)).toBe(asked + 1)
  })
})
