/** The examples of the routes for requests for quotes. */
import type { Examples } from './route-examples.ts'
import { givenReview, ownQuote, quoteRequest, today } from './route-bodies.ts'
import type { RouteRows } from './route-rows.ts'

export function quoteExamples({ quote, mail, quoteOffice, notary, newProposal }: RouteRows): Examples {
  return {
    'GET /api/admin/quotes': () => ({ query: { after: `${today}T10:00:00.000Z_${mail}`, state: 'open', folder: 'twijfel', search: 'abcd-efgh' } }),
    'GET /api/admin/quotes/statement': () => ({ query: { month: today.slice(0, 7) } }),
    'GET /api/admin/quotes/statement/sums': () => ({ query: { month: today.slice(0, 7) } }),
    'PUT /api/admin/quotes/statement/fee': () => ({ body: { month: today.slice(0, 7), feeCents: 1_250 } }),
    'PUT /api/admin/quotes/statement/office-fee': () => ({ body: { notaryId: notary, month: today.slice(0, 7), feeCents: 15_000 } }),
    'GET /api/admin/quotes/:id': () => ({ params: { id: quote } }),
    'POST /api/admin/quotes/:id/release': () => ({ params: { id: quote }, refused: 409 }),
    'POST /api/admin/quotes/:id/resend': () => ({ params: { id: quote }, body: { key: 'niets' }, refused: 404, reads: true }),
    'POST /api/admin/quotes/:id/forward': () => ({
      params: { id: crypto.randomUUID() },
      body: { office: quoteOffice.id, reason: 'Dichterbij.' },
      refused: 404,
      // It looks before it writes.
      reads: true,
    }),
    'DELETE /api/admin/quotes/:id': () => ({ params: { id: crypto.randomUUID() }, refused: 404 }),
    'PUT /api/admin/quote-invitations/:id/credit': () => ({ params: { id: crypto.randomUUID() }, body: { reason: 'Dubbel.' }, refused: 404 }),
    'GET /api/admin/office-proposals': () => ({ query: { after: crypto.randomUUID() } }),
    'POST /api/admin/office-proposals/:id/accept': async () => ({
      params: { id: await newProposal() },
      body: { version: 1 },
    }),
    'POST /api/admin/office-proposals/:id/refuse': async () => ({
      params: { id: await newProposal() },
      body: { reason: 'Het bedrag klopt niet.' },
    }),
    'GET /api/admin/quote-offices': () => ({ query: { search: 'kantoor', after: quoteOffice.id } }),
    'PUT /api/admin/quote-offices/:id': () => ({ params: { id: quoteOffice.id }, body: { takesRequests: true, capacity: 5, email: quoteOffice.email } }),
  }
}

export const quoteVisitorExamples = ({
  quotePage,
  officePage,
  deskPage,
  reviewPage,
}: Pick<RouteRows, 'quotePage' | 'officePage' | 'deskPage' | 'reviewPage'>): Examples => ({
  'POST /offerte': () => ({ form: { ...quoteRequest, key: crypto.randomUUID(), website: '', gezien: '' } }),
  'POST /offerte/mijn': () => ({ query: { sleutel: quotePage }, form: ownQuote }),
  'POST /offerte/beoordeling': () => ({ query: { sleutel: reviewPage }, form: givenReview }),
  'POST /offerte/overzicht': () => ({ query: deskPage, form: { doe: 'stand', neemt: 'nee', tegelijk: '4' } }),
  'POST /offerte/kantoor': () => ({ query: { sleutel: officePage }, form: ownQuote }),
})
