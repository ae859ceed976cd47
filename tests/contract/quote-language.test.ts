/** A request for quotes of who wants to be helped in another language than Dutch. */
import { expect, test } from 'vitest'
import { saveQuoteOffice } from '../../src/quotes/save-quote-office.ts'
import { answerRequest } from '../../src/quotes/view-request-page.ts'
import { owner } from '../factories/context.ts'
import { addQuoteOffice, askQuotes, openOwn, ORIGIN, ownView, quoteServices } from '../factories/quotes.ts'
import { onBothDatabases } from './both-databases.ts'

onBothDatabases('the language of a request', (openSite) => {
  test('a language that no office speaks that takes requests stays the wish: it is said, goes along with the form and stands in the letter', async () => {
    await using site = await openSite()
    await addQuoteOffice(site, 'Kantoor Noord')
    const id = await addQuoteOffice(site, 'Kantoor Zuid')
    await site.context.db.updateTable('elk_notaries').set({ languages: '["Nederlands","Engels"]' }).where('id', '=', id).execute()
    const asOwner = { ...site.context.as(owner), offices: quoteServices.offices }
    await saveQuoteOffice(asOwner, { id, takesRequests: false, capacity: 5, email: 'kantoor-zuid@kantoor.example' })
    const open = (query: string) => answerRequest(site.context, new Request(`${ORIGIN}/offerte?akte=testament&plaats=utrecht&taal=${query}`), quoteServices)
    expect(await open('engels&stap=1')).toMatchObject({ view: { step: 1, language: 'Engels', languages: ['Engels'] } })
    expect(await open('Engels')).toMatchObject({ view: { step: 2, language: 'Engels', matches: [] } })
    expect(await open('Klingon')).toMatchObject({ view: { step: 2, language: undefined, matches: [{ office: { name: 'Kantoor Noord' } }] } })
    const path = await askQuotes(site, { taal: 'Engels' })
    expect(ownView(await openOwn(site, path)).letter.text).toContain('Taal: Engels')
  })
})
