/** One request for every route of the house that it takes, as a browser would send it. A route without one fails the test of the routes. */
import {
  MESSAGE,
  claim,
  contact,
  figureDraft,
  notice,
  csvOfLinks,
  csvOfMessages,
  entry,
  link,
  notaryDraft,
  passkey,
  reviewDraft,
  settings,
  text,
  today,
} from './route-bodies.ts'
import { mailExamples } from './mail-examples.ts'
import { quoteExamples, quoteVisitorExamples } from './quote-examples.ts'
import { routeRows, type RouteRows } from './route-rows.ts'
import { programExamples } from './program-examples.ts'
import { operationExamples } from './operation-examples.ts'
import { textExamples } from './text-examples.ts'
import type { WholeSite } from './whole-site.ts'
import { PASSWORD } from './owner-site.ts'

export interface RouteExample {
  params?: Record<string, string>
  query?: Record<string, string>
  /** One of these three. */
  body?: object
  form?: Record<string, string>
  csv?: string
  headers?: Record<string, string>
  /** It hashes a password each time: only some odd values are tried. */
  slow?: true
  /** What it is answered with when that is a refusal: what the route asks cannot be had in a test. */
  refused?: 401 | 404 | 409 | 422
  /** It asks the database nothing, or leads on whatever happens; the status while the database is away. */
  away?: number
  /** A route for writing that in this example only reads, or only counts what may be left uncounted. */
  reads?: true
}

/** Made anew for each request, since the version of a row counts up. */
export type Examples = Record<string, () => RouteExample | Promise<RouteExample>>

const byId = (id: string) => (): RouteExample => ({ params: { id } })
const period = (): RouteExample => ({ query: { from: today, to: today } })
const none = (): RouteExample => ({})
const person = (): RouteExample => ({ body: { email: 'j@jansen.example' } })
const withoutTable = (example: RouteExample) => (): RouteExample => ({ ...example, away: 200 })

function visitorExamples(rows: RouteRows): Examples {
  const { sessionId, answer, notary } = rows
  const session = { headers: { 'Elk-Chat-Session': sessionId } }
  return {
    'POST /api/chat': () => ({ body: { sessionId: crypto.randomUUID(), pagePath: '/testament', message: MESSAGE, questionId: crypto.randomUUID() } }),
    'GET /api/chat': () => session,
    'DELETE /api/chat': () => ({ headers: { 'Elk-Chat-Session': crypto.randomUUID() } }),
    'GET /api/chat/stream': () => session,
    'POST /api/chat/stop': () => ({ body: { sessionId } }),
    'POST /api/chat/seen': () => ({ body: { sessionId } }),
    'POST /api/chat/feedback': () => ({ body: { sessionId, messageId: answer.id, helpful: false, reason: 'anders', note: 'Te kort.' } }),
    'POST /api/elk_chat': () => ({ body: { sessionId: crypto.randomUUID(), messages: [{ role: 'user', content: MESSAGE }] } }),
    'POST /gesprek/downloaden': () => ({ form: { sessionId, vorm: 'json' }, reads: true }),
    'POST /api/sign-in': () => ({ body: { password: PASSWORD }, slow: true }),
    'POST /api/sign-in/code': () => ({ body: { code: '123456' }, refused: 401 }),
    'POST /api/sign-in/passkey/question': none,
    'POST /api/sign-in/passkey': () => ({
      body: { response: { ...passkey, response: { clientDataJSON: 'YWJj', authenticatorData: 'YWJj', signature: 'YWJj', userHandle: 'abc' } } },
      refused: 401,
    }),
    'GET /api/session': none,
    'POST /api/contact': () => ({ body: { ...contact, key: crypto.randomUUID(), website: '', sessionId, gesprek: 'mee' } }),
    'GET /api/homepage-content': none,
    'POST /api/notaries/contact-clicks': () => ({ body: { notaryId: notary, form: true }, reads: true }),
    'POST /api/notaries/messages': () => ({
      body: { ...contact, phone: '', notaris: notary, key: crypto.randomUUID(), website: '', page: '/notaries' },
    }),
    'GET /out/:slug': () => ({ params: { slug: 'testament' } }),
    'GET /out/:slug/': () => ({ params: { slug: 'testament' } }),
    'GET /out': () => ({ refused: 404 }),
    'POST /klik': () => ({
      form: { cta_type: 'chat', destination: 'out', slug: 'testament', source_page: '/', session_id: sessionId, context: 'a', region: 'b', service: 'c' },
      headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      away: 303,
    }),
    'GET /zoek-notaris': () => ({ query: { plaats: 'Amsterdam', akte: 'testament' } }),
    'GET /sitemap.xml': none,
    'GET /rss.xml': none,
    'GET /llms.txt': none,
    'GET /robots.txt': none,
    'GET /.well-known/security.txt': none,
    'POST /gesprek': () => ({ form: { message: MESSAGE, pagePath: '/', sessionId: crypto.randomUUID() } }),
    'POST /gesprek/oordeel': () => ({ form: { sessionId, messageId: answer.id, helpful: 'false', reason: 'anders', note: 'Te kort.' } }),
    'POST /gesprek/wissen': () => ({ form: { sessionId: crypto.randomUUID() } }),
    'POST /contact': () => ({ form: { ...contact, key: crypto.randomUUID(), website: '', sessionId, gesprek: 'mee' } }),
    'POST /contact/vanuit-gesprek': withoutTable({ form: { sessionId } }),
    'POST /melding': () => ({ form: { ...notice, key: crypto.randomUUID(), website: '' } }),
    ...quoteVisitorExamples(rows),
    'POST /notaries/contact': () => ({
      form: { ...contact, phone: '', notaris: notary, stap: 'versturen', key: crypto.randomUUID(), website: '' },
    }),
  }
}

function ownerExamples(rows: RouteRows): Examples {
  const {
    notary,
    notaryGone,
    review,
    reviewGone,
    redirect,
    redirectGone,
    homepage,
    homepageGone,
    own,
    ownGone,
    mail,
    mailGone,
    reported,
    entered,
    enteredGone,
    dismissed,
    sessionId,
  } = rows
  const { versionOf, revisionOf } = rows
  const versioned =
    (table: Parameters<typeof versionOf>[0], id: string, body: object = {}) =>
    async (): Promise<RouteExample> => ({
      params: { id },
      body: { version: await versionOf(table, id), ...body },
    })
  return {
    'GET /api/admin/settings': none,
    'PUT /api/admin/settings': () => ({ body: { ...settings, current_password: PASSWORD }, slow: true }),
    'GET /api/admin/chat-sessions': () => ({
      query: {
        query: 'testament',
        from: today,
        to: today,
        path: '/testament',
        answer: 'beantwoord',
        feedback: 'geholpen',
        call: 'getoond',
        page: '2',
        after: `${today}T10:00:00.000Z_${sessionId}`,
      },
    }),
    'GET /api/admin/chat-pages': none,
    'GET /api/admin/chat-sessions/:id': byId(sessionId),
    'POST /api/admin/chat-sessions/delete': () => ({ body: { ids: [crypto.randomUUID()] } }),
    'DELETE /api/admin/chat-sessions/:id': () => ({ params: { id: crypto.randomUUID() }, refused: 404 }),
    'GET /api/admin/chat-sessions/:id/export': byId(sessionId),
    'GET /api/admin/chat-export': () => ({ query: { query: 'testament', from: today, to: today, path: '/', session: sessionId } }),
    'GET /api/admin/contact-messages': () => ({ query: { after: `${today}T10:00:00.000Z_${mail}` } }),
    'GET /api/admin/contact-messages/export': none,
    'PUT /api/admin/contact-messages/:id/answered': () => ({ params: { id: crypto.randomUUID() }, body: { answered: true }, refused: 404 }),
    'GET /api/admin/contact-messages/:id': byId(mail),
    'DELETE /api/admin/contact-messages/:id': byId(mailGone),
    'POST /api/admin/contact-messages/:id/restore': () => ({ params: { id: crypto.randomUUID() }, refused: 404 }),
    'POST /api/admin/contact-messages/:id/retry': () => ({ params: { id: mail }, refused: 409 }),
    'GET /api/admin/notices': () => ({ query: { after: `${today}T10:00:00.000Z_${mail}` } }),
    'GET /api/admin/notices/:id': byId(reported),
    'GET /api/admin/notices/:id/delivery': byId(reported),
    'POST /api/admin/notices/:id/decision': () => ({
      params: { id: reported },
      body: { decision: 'changed', reasons: 'U hebt gelijk, het bedrag was van 2025.' },
    }),
    ...quoteExamples(rows),
    ...mailExamples,
    'GET /api/admin/provider/use': none,
    'POST /api/admin/provider/test': none,
    'GET /api/admin/security': none,
    'POST /api/admin/security/app': () => ({ body: { password: PASSWORD }, slow: true }),
    'POST /api/admin/security/app/confirm': () => ({ body: { code: '123456' }, refused: 401 }),
    'POST /api/admin/security/app/off': () => ({ body: { password: PASSWORD, code: '123456' }, refused: 409 }),
    'POST /api/admin/security/recovery-codes': () => ({ body: { password: PASSWORD }, refused: 409 }),
    'POST /api/admin/passkeys/question': () => ({ body: { password: PASSWORD } }),
    'POST /api/admin/passkeys': () => ({
      body: { name: 'Laptop', response: { ...passkey, response: { clientDataJSON: 'YWJj', attestationObject: 'YWJj', transports: ['usb'] } } },
      refused: 401,
    }),
    'POST /api/admin/passkeys/rename': () => ({ body: { id: 'abc', name: 'Laptop' }, refused: 404 }),
    'POST /api/admin/passkeys/remove': () => ({ body: { id: 'abc', password: PASSWORD }, refused: 404 }),
    'PUT /api/admin/session': () => ({ away: 200 }),
    // Of another browser, so that this one stays signed in.
    'POST /api/admin/sign-out': () => ({ headers: { cookie: 'elk-session=van-een-ander' } }),
    'GET /api/admin/erasing': none,
    'POST /api/admin/erasing/confirm': () => ({ body: { token: 'niets' }, refused: 409 }),
    'GET /api/admin/sessions': none,
    'DELETE /api/admin/sessions/:id': () => ({ params: { id: 'abc' }, refused: 404 }),
    'POST /api/admin/sessions/end-others': none,
    'GET /api/admin/audit': () => ({ query: { group: 'inhoud', from: today, to: today, after: notary } }),
    'GET /api/admin/audit.csv': () => ({ query: { group: 'inhoud', from: today, to: today } }),
    'GET /api/admin/live': none,
    'PUT /api/admin/live/tick': () => ({ body: { tick: 'legal-read', done: true } }),
    'PUT /api/admin/live/mode': () => ({ body: { mode: 'demo' } }),
    'GET /api/admin/claims': none,
    'GET /api/admin/signals': none,
    'PUT /api/admin/claims': () => ({ body: claim }),
    'POST /api/admin/person/find': () => ({ ...person(), reads: true }),
    'POST /api/admin/person/export': person,
    'POST /api/admin/person/erase': () => ({ body: { email: 'niemand@jansen.example' } }),
    'GET /api/admin/redirects': () => ({ query: { search: 'partner', deleted: '0', after: `0_${redirect}` } }),
    'GET /api/admin/redirects/rules': none,
    'PUT /api/admin/redirects/base-url': () => ({ body: { affiliate_base_url: 'https://partner.example.com/' } }),
    'GET /api/admin/redirects/reconcile': none,
    'GET /api/admin/redirects/export': none,
    'POST /api/admin/redirects/import': () => ({ query: { trial: '0' }, csv: csvOfLinks }),
    'POST /api/admin/redirects/check': () => ({ body: { before: `${today}T10:00:00.000Z` }, reads: true }),
    'POST /api/admin/redirects': () => ({
      body: { ...link, slug: `proef-${crypto.randomUUID().slice(0, 8)}`, destination_url: `https://partner.example.com/${crypto.randomUUID()}` },
    }),
    'GET /api/admin/redirects/:id': () => ({ params: { id: redirect }, query: { days: '30' } }),
    'PUT /api/admin/redirects/:id': versioned('elk_affiliate_redirects', redirect, link),
    'PUT /api/admin/redirects/:id/active': () => ({ params: { id: redirect }, body: { active: false } }),
    'DELETE /api/admin/redirects/:id': byId(redirectGone),
    'POST /api/admin/redirects/:id/restore': byId(redirectGone),
    'POST /api/admin/redirects/:id/check': () => ({ params: { id: crypto.randomUUID() }, refused: 404, reads: true }),
    'GET /api/admin/chat-import': none,
    'POST /api/admin/chat-import': () => ({ query: { step: 'check', source: 'body' }, csv: csvOfMessages, reads: true }),
    'POST /api/admin/chat-import/cancel': none,
    'GET /api/admin/analysis': none,
    'POST /api/admin/analysis': none,
    'GET /api/admin/analysis/topics': period,
    'GET /api/admin/analysis/unanswered': period,
    'POST /api/admin/analysis/dismissed': () => ({ body: { question: MESSAGE } }),
    'DELETE /api/admin/analysis/dismissed/:id': byId(dismissed),
    'GET /api/admin/own-entries': () => ({ query: { status: 'draft', search: 'parkeren', after: own } }),
    'GET /api/admin/own-entries/choices': none,
    'POST /api/admin/own-entries/preview': withoutTable({ body: { answer: 'Ja. Dat kan.' } }),
    'POST /api/admin/own-entries/trial': () => ({ body: { content: entry(), question: MESSAGE, reference: 'eigen-1' }, reads: true }),
    'POST /api/admin/own-entries': () => ({ body: { content: entry(), status: 'draft', from: { question: MESSAGE, sessionId } } }),
    'GET /api/admin/own-entries/:id': byId(own),
    'PUT /api/admin/own-entries/:id': versioned('elk_own_entries', own, { content: entry('een'), status: 'draft' }),
    'DELETE /api/admin/own-entries/:id': byId(ownGone),
    'POST /api/admin/own-entries/:id/restore': byId(ownGone),
    'GET /api/admin/own-entries/:id/revisions': byId(own),
    'POST /api/admin/own-entries/:id/revert': async () => versioned('elk_own_entries', own, { revision: await revisionOf(own) })(),
    'GET /api/admin/figures': none,
    'GET /api/admin/figures/:id': () => ({ params: { id: 'btw' } }),
    'POST /api/admin/figures/preview': () => ({ body: figureDraft('2028'), reads: true }),
    'POST /api/admin/figure-values': () => ({ body: figureDraft(String(2040 + Math.floor(Math.random() * 50))) }),
    'PUT /api/admin/figure-values/:id': versioned('elk_figure_values', entered, figureDraft('2031')),
    'DELETE /api/admin/figure-values/:id': byId(enteredGone),
    'POST /api/admin/figure-values/:id/restore': byId(enteredGone),
    'GET /api/admin/figure-values/:id/revisions': byId(entered),
    'POST /api/admin/figure-values/:id/revert': async () => versioned('elk_figure_values', entered, { revision: await revisionOf(entered) })(),
    'GET /api/admin/homepage-texts': () => ({ query: { deleted: '1', after: `${today}T10:00:00.000Z_${homepage}` } }),
    'POST /api/admin/homepage-texts': () => ({ body: text }),
    'GET /api/admin/homepage-texts/:id': byId(homepage),
    'PUT /api/admin/homepage-texts/:id': versioned('elk_homepage_content', homepage, text),
    'DELETE /api/admin/homepage-texts/:id': byId(homepageGone),
    'POST /api/admin/homepage-texts/:id/restore': byId(homepageGone),
    'GET /api/admin/homepage-texts/:id/revisions': byId(homepage),
    ...textExamples(rows),
    'GET /api/admin/notaries': () => ({ query: { search: 'Kantoor', state: 'zichtbaar', place: 'Amsterdam', specialization: 'Erfrecht', after: notary } }),
    'GET /api/admin/notaries/places': () => ({ query: { search: 'Amst' } }),
    'GET /api/admin/notaries/names': none,
    'GET /api/admin/notaries/export': none,
    'POST /api/admin/notaries/visible': () => ({ body: { search: 'niemand heet zo' }, reads: true }),
    'POST /api/admin/notaries/import': () => ({
      query: { trial: '0' },
      csv: 'naam;plaats;talen;bron;bron_gezien_op\nKantoor;Amsterdam;Nederlands;Opgave;2026-11-01\n',
    }),
    'GET /api/admin/notaries/:id': byId(notary),
    'GET /api/admin/notaries/:id/revisions': byId(notary),
    'POST /api/admin/notaries': () => ({ body: notaryDraft }),
    'PUT /api/admin/notaries/:id': versioned('elk_notaries', notary, notaryDraft),
    'PUT /api/admin/notaries/:id/state': versioned('elk_notaries', notary, { state: 'zichtbaar' }),
    'DELETE /api/admin/notaries/:id': byId(notaryGone),
    'POST /api/admin/notaries/:id/restore': byId(notaryGone),
    'POST /api/admin/notaries/:id/revert': async () => versioned('elk_notaries', notary, { revision: await revisionOf(notary) })(),
    'GET /api/admin/reviews': () => ({ query: { state: 'geplaatst', rating: '4', notaryId: notary, after: review } }),
    'GET /api/admin/reviews/:id': byId(review),
    'GET /api/admin/reviews/:id/revisions': byId(review),
    'POST /api/admin/reviews': () => ({ body: reviewDraft }),
    'PUT /api/admin/reviews/:id': versioned('elk_reviews', review, reviewDraft),
    'DELETE /api/admin/reviews/:id': byId(reviewGone),
    'POST /api/admin/reviews/:id/restore': byId(reviewGone),
    'POST /api/admin/reviews/:id/revert': async () => versioned('elk_reviews', review, { revision: await revisionOf(review) })(),
  }
}

export async function routeExamples(site: WholeSite): Promise<Examples> {
  const rows = await routeRows(site)
  return { ...visitorExamples(rows), ...ownerExamples(rows), ...operationExamples(), ...(await programExamples(site)) }
}
