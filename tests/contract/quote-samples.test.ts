/** Sample offices of the demo and requests of visitors. */
import { expect, test } from 'vitest'
import { saveQuoteOffice } from '../../src/quotes/save-quote-office.ts'
import { answerRequest } from '../../src/quotes/view-request-page.ts'
import { owner } from '../factories/context.ts'
import { addQuoteOffice, ORIGIN, quoteServices } from '../factories/quotes.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

async function offered(site: Opened, services: typeof quoteServices): Promise<string[]> {
  const answer = await answerRequest(site.context, new Request(`${ORIGIN}/offerte?akte=testament&plaats=utrecht`), services)
  return 'view' in answer && answer.view.step === 2 ? answer.view.matches.map(({ office }) => office.name) : []
}

onBothDatabases('sample offices', (openSite) => {
  test('in demo a sample is asked until an office of the owner takes requests, and never beside one', async () => {
    await using site = await openSite()
    const id = await addQuoteOffice(site, 'Kantoor Noord')
    await site.context.db
      .updateTable('elk_notaries')
      .set({ is_sample: true })
      .where('id', '=', await addQuoteOffice(site, 'Voorbeeld'))
      .execute()
    const inDemo = { ...quoteServices, offices: () => ({ demo: true, sendsMail: true }) }
    expect(await offered(site, inDemo)).toEqual(['Kantoor Noord'])
    const asOwner = { ...site.context.as(owner), offices: inDemo.offices }
    await saveQuoteOffice(asOwner, { id, takesRequests: false, capacity: 5, email: 'kantoor-noord@kantoor.example' })
    expect(await offered(site, inDemo)).toEqual(['Voorbeeld'])
  })
})
