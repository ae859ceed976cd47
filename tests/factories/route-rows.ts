/** The rows that the examples of the routes are about. */
import { sql } from 'kysely'
import { insertNotary } from '../../src/notaries/notaries.queries.ts'
import { submitNotice } from '../../src/notices/submit-notice.ts'
import { confirmRequest } from '../../src/quotes/confirm-request.ts'
import { consentLine } from '../../src/quotes/consent.nl.ts'
import { newDeskAddress } from '../../src/quotes/desk-link.ts'
import { formMark } from '../../src/quotes/form-age.ts'
import { listInvitations } from '../../src/quotes/invitations.queries.ts'
import { insertProposal } from '../../src/quotes/proposals/proposals.queries.ts'
import { addOfficeRow } from '../../src/quotes/offices.queries.ts'
import { linkOf } from '../../src/quotes/secret-links.ts'
import { submitRequest } from '../../src/quotes/submit-request.ts'
import { MESSAGE, contact, entry, figureDraft, link, notaryDraft, notice, proposal, reviewDraft, storedRequest, text } from './route-bodies.ts'
import { owner } from './context.ts'
import { regionBook } from './regions.ts'
import type { RecordTable } from '../../src/records/records.queries.ts'
import { newId } from '../../src/platform/ids.ts'
import { makeReviewLink } from '../../src/quotes/reviewing/review-links.ts'
import type { WholeSite } from './whole-site.ts'

const json = (body: object): RequestInit => ({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

/** The link of an office that showed to read its mailbox, and was asked for a quote. */
async function openOfficePage(
  site: WholeSite,
): Promise<{ officePage: string; deskPage: Record<string, string>; reviewPage: string; quote: string; quoteOffice: { id: string; email: string } }> {
  const context = site.app.context({ kind: 'visitor', visitor: 'quotes' })
  const { db, secrets } = context
  const sample = await db.selectFrom('elk_notaries').selectAll().where('is_sample', '=', true).orderBy('id').executeTakeFirstOrThrow()
  const reasons = { reach: 'place', fit: 'price', waitedDays: null, answeredShare: 100 } as const
  const offices = [{ id: sample.id, name: sample.name, location: sample.location, reasons }]
  const { id } = await submitRequest(context, { ...storedRequest, submissionKey: crypto.randomUUID(), mark: formMark(context), offices })
  await db.updateTable('elk_quote_requests').set({ doubt: null }).where('id', '=', id).execute()
  const sources = { regions: regionBook(), offices: () => ({ demo: true, sendsMail: true }) }
  await confirmRequest(context, { requestId: id, sources, read: new Map(offices.map((office) => [office.id, consentLine(office)])) })
  const proven = { confirmed_email: sample.email ?? '', proven_email: sample.email, proven_at: null, code_at: null, code_tries: 0 }
  await addOfficeRow(db, { notary_id: sample.id, takes_requests: true, capacity: 5, ...proven, updated_at: '2026-11-20T10:00:00.000Z' })
  const [invitation] = await listInvitations(db, id)
  const deskPage = Object.fromEntries(
    new URL(newDeskAddress(secrets, context.clock, { id: sample.id, email: sample.email ?? undefined }), 'https://site.example').searchParams,
  )
  if (!invitation) throw new Error('no office was invited')
  await makeReviewLink({ ...context, db }, { deed: storedRequest.deed, invitation, mayAsk: false })
  return {
    officePage: linkOf(secrets, 'office', invitation.id),
    deskPage,
    reviewPage: linkOf(secrets, 'review', id),
    quote: id,
    quoteOffice: { id: sample.id, email: sample.email ?? '' },
  }
}

/** Makes the rows that the examples are about: of each a first that is read and changed, and a second that is deleted and comes back. */
export async function routeRows(site: WholeSite) {
  const { db } = site.app.context(owner)
  const made = async (path: string, body: object, as: 'asOwner' | 'asVisitor' = 'asOwner'): Promise<string> => {
    const response = await site[as](path, json(body))
    if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`, { cause: site.thrown.at(-1) })
    return ((await response.json()) as { id: string }).id
  }
  const pair = async (path: string, one: object, other = one) => [await made(path, one), await made(path, other)] as const
  const [notary, notaryGone] = await pair('/api/admin/notaries', notaryDraft)
  const [review, reviewGone] = await pair('/api/admin/reviews', reviewDraft)
  const [redirect, redirectGone] = await pair('/api/admin/redirects', link, { ...link, slug: 'tweede' })
  const [homepage, homepageGone] = await pair('/api/admin/homepage-texts', text)
  const [own, ownGone] = await pair('/api/admin/own-entries', { content: entry('een'), status: 'draft' }, { content: entry('twee'), status: 'draft' })
  const [mail, mailGone] = [await made('/api/contact', contact, 'asVisitor'), await made('/api/contact', contact, 'asVisitor')]
  const reported = (await submitNotice(site.app.context({ kind: 'visitor', visitor: 'notice' }), notice)).id
  const { link: quotePage } = await submitRequest(site.app.context({ kind: 'visitor', visitor: 'quote' }), storedRequest)
  const quoteRows = await openOfficePage(site)
  const [entered, enteredGone] = await pair('/api/admin/figure-values', figureDraft('2031'), figureDraft('2032'))
  const dismissed = await made('/api/admin/analysis/dismissed', { question: 'Kan ik bij een paardennotaris terecht?' })
  const sessionId = crypto.randomUUID()
  await (await site.asVisitor('/api/chat', json({ sessionId, message: MESSAGE }))).text()
  const answer = await db
    .selectFrom('elk_chat_messages')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('role', '=', 'assistant')
    .executeTakeFirstOrThrow()
  // Nothing here may look at an address outside.
  await db.updateTable('elk_affiliate_redirects').set({ is_active: false }).execute()

  const versionOf = async (table: RecordTable, id: string): Promise<number> => {
    const { rows } = await sql<{ version: number }>`select version from ${sql.table(table)} where id = ${id}`.execute(db)
    return rows[0]?.version ?? 1
  }
  const wordingVersion = async () =>
    (await db.selectFrom('elk_article_wordings').select('version').where('slug', '=', 'testament').executeTakeFirst())?.version ?? 0
  const revisionOf = async (id: string) => (await db.selectFrom('elk_revisions').select('id').where('subject_id', '=', id).executeTakeFirst())?.id ?? id

  /** What an office says of itself, that waits: of another office each time, since the owner settles it and one of an office waits. */
  const newProposal = async (): Promise<string> => {
    const [office, id, now] = [newId(), newId(), new Date().toISOString()]
    const facts = { avatar: null, logo: null, rating: null, review_count: 0, best_price: '', phone: null, email: null, is_active: false }
    const lists = { languages: '["Nederlands"]', specializations: '[]', features: '[]' }
    await insertNotary(db, { id: office, name: `Kantoor ${office}`, location: 'Amsterdam', ...facts, ...lists, created_at: now })
    await insertProposal(db, { id, notary_id: office, content: JSON.stringify(proposal), state: 'waiting', reason: null, created_at: now, decided_at: null })
    return id
  }

  return {
    newProposal,
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
    quotePage,
    ...quoteRows,
    entered,
    enteredGone,
    dismissed,
    sessionId,
    answer,
    versionOf,
    wordingVersion,
    revisionOf,
  }
}

export type RouteRows = Awaited<ReturnType<typeof routeRows>>
