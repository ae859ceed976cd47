/** A site on which quotes can be asked: its offices, its mail, and what visitors and offices do there. */
import { deliverNext } from '../../src/mail/deliver-next.ts'
import type { OutgoingMail } from '../../src/mail/mail.ts'
import type { TransportName } from '../../src/mail/transport.ts'
import { insertNotary } from '../../src/notaries/notaries.queries.ts'
import { newId } from '../../src/platform/ids.ts'
import { quoteMails } from '../../src/quotes/compose-quote-mails.ts'
import { consentLine } from '../../src/quotes/consent.nl.ts'
import { formMark } from '../../src/quotes/form-age.ts'
import { quoteDeliveries } from '../../src/quotes/note-delivered.ts'
import { loadQuestions } from '../../src/quotes/load-questions.ts'
import { officeName } from '../../src/quotes/office-name.ts'
import { saveQuoteOffice } from '../../src/quotes/save-quote-office.ts'
import { answerDesk } from '../../src/quotes/view-desk.ts'
import { answerOffice, type OfficeView } from '../../src/quotes/view-office-page.ts'
import { answerOwn, type OwnAnswer, type OwnView } from '../../src/quotes/view-own-page.ts'
import { answerReview } from '../../src/quotes/reviewing/view-review-page.ts'
import { answerRequest } from '../../src/quotes/view-request-page.ts'
import type { Opened } from '../contract/both-databases.ts'
import { owner } from './context.ts'
import { regionBook } from './regions.ts'
import { ownQuote, quoteRequest } from './route-bodies.ts'

export const ORIGIN = 'https://site.example'
export const FORM_KEY = '3f0c9d52-8a0e-4c39-9d8e-0a4d3c1b2a10'

const regions = regionBook()
const offices = () => ({ demo: false, sendsMail: true })
export const quoteServices = { regions, questions: loadQuestions('content'), offices, settings: () => ({ contact_email: 'info@site.example' }) }

/** What leaves the site when everything that is due is delivered. */
export async function mailsOf({ context }: Opened, name: TransportName = 'smtp'): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const transport = () => ({ name, destination: '', deliver: async (mail: OutgoingMail) => void sent.push(mail) })
  const compose = quoteMails({ origin: ORIGIN, contact: () => 'info@site.example', offices, regions })
  while (await deliverNext(context.as({ kind: 'system' }), { transport, compose, onSent: quoteDeliveries }));
  return sent
}

/** The path of the link in a mail. */
export function linkIn(mail: OutgoingMail | undefined): string {
  const [, path = ''] = /https:\/\/site\.example(\/\S+)/.exec(mail?.text ?? '') ?? []
  return path
}

export const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request(`${ORIGIN}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers })

/** The form as it comes from somebody who took a minute. */
export function filledIn({ context }: Opened, changes: Record<string, string> = {}) {
  const gezien = formMark(context)
  context.clock.advance(60_000)
  return { ...quoteRequest, key: FORM_KEY, website: '', gezien, ...changes }
}

/** Where the visitor is led on to. */
export async function askQuotes(site: Opened, changes: Record<string, string> = {}, context = site.context): Promise<string> {
  const answer = await answerRequest(context, post('/offerte', filledIn(site, changes)), quoteServices)
  if (!('moveTo' in answer)) throw new Error(JSON.stringify(answer.view))
  return answer.moveTo
}

export const openOwn = (site: Opened, path: string) => answerOwn(site.context, new Request(`${ORIGIN}${path}`), quoteServices)
export const actOwn = (site: Opened, path: string, fields: Record<string, string>) => answerOwn(site.context, post(path, fields), quoteServices)

/** What stands in the form by which the request is confirmed, with the boxes of these others ticked. */
export async function confirmForm(site: Opened, path: string, others: readonly string[] = []): Promise<Record<string, string>> {
  const { confirm } = ownView(await openOwn(site, path))
  const ticked = (confirm?.others ?? []).map(({ office }) => office).filter(({ id }) => others.includes(id))
  return { doe: 'bevestig', ...Object.fromEntries([...(confirm?.asked ?? []), ...ticked].map((office) => [officeName(office), consentLine(office)])) }
}

export const confirmOwn = async (site: Opened, path: string, others?: readonly string[]) => actOwn(site, path, await confirmForm(site, path, others))

export function ownView(answer: OwnAnswer): OwnView {
  if (!('view' in answer)) throw new Error(JSON.stringify(answer))
  return answer.view
}

export const openReview = (site: Opened, path: string) => answerReview(site.context, new Request(`${ORIGIN}${path}`))
export const actReview = (site: Opened, path: string, fields: Record<string, string>) => answerReview(site.context, post(path, fields))

export const openOffice = (site: Opened, path: string) => answerOffice(site.context, new Request(`${ORIGIN}${path}`), quoteServices)
export const actOffice = (site: Opened, path: string, fields: Record<string, string>) => answerOffice(site.context, post(path, fields), quoteServices)

export async function officeView(site: Opened, path: string): Promise<OfficeView> {
  const answer = await openOffice(site, path)
  if (!('view' in answer) || answer.view.stage !== 'request') throw new Error(JSON.stringify(answer))
  return answer.view
}

const lists = { languages: '["Nederlands"]', specializations: '["Testament"]', features: '[]' }

/** An office of the owner that takes requests. */
export async function addQuoteOffice(site: Opened, name: string, values: { location?: string; email?: string; capacity?: number } = {}): Promise<string> {
  const { location = 'Utrecht', email = `${name.toLowerCase().replaceAll(' ', '-')}@kantoor.example`, capacity = 5 } = values
  const id = newId()
  const row = { id, name, avatar: null, logo: null, rating: null, review_count: 0, location, best_price: '', phone: null, email, is_active: true }
  await insertNotary(site.context.db, { ...row, ...lists, created_at: '2026-11-01T10:00:00.000Z' })
  await saveQuoteOffice({ ...site.context.as(owner), offices }, { id, takesRequests: true, capacity, email })
  return id
}

/** The boxes of these offices. */
export const ticked = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [`kantoor-${id}`, 'ja']))

/** Asks these offices, and confirms by the link of the mail. Gives the path of the visitor's page and of each office's, in their order. */
export async function askOffices(site: Opened, ids: readonly string[], changes: Record<string, string> = {}) {
  await askQuotes(site, { ...ticked(ids), ...changes })
  const own = linkIn((await mailsOf(site))[0])
  await confirmOwn(site, own)
  const invitations = await mailsOf(site)
  return { own, invitations, pages: invitations.map(linkIn) }
}

export const codeIn = (mails: readonly OutgoingMail[]): string => /Code: (\d{6})/.exec(mails.map(({ text }) => text).join('\n'))?.[1] ?? ''

/** Reads the code in the mailbox of the office, and types it in. */
export async function proveOffice(site: Opened, page: string): Promise<void> {
  site.context.clock.advance(1_000)
  await actOffice(site, page, { doe: 'code' })
  await actOffice(site, page, { doe: 'bewijs', code: codeIn(await mailsOf(site)) })
}

/** The path of the overview of its requests, for whoever reads the code in its mailbox. */
export async function deskOf(site: Opened, page: string): Promise<string> {
  site.context.clock.advance(1_000)
  await actOffice(site, page, { doe: 'code', voor: 'overzicht' })
  const code = codeIn(await mailsOf(site))
  const answer = await actOffice(site, page, { doe: 'bewijs', voor: 'overzicht', code })
  if (!('moveTo' in answer)) throw new Error(JSON.stringify(answer))
  return answer.moveTo
}

export const actDesk = (site: Opened, path: string, fields: Record<string, string>) => answerDesk(site.context, post(path, fields), quoteServices)

export const openDesk = (site: Opened, path: string) => answerDesk(site.context, new Request(`${ORIGIN}${path}`), quoteServices)

/** A second after what came before. */
export function giveQuote(site: Opened, page: string, changes: Record<string, string> = {}) {
  site.context.clock.advance(1_000)
  return actOffice(site, page, { ...ownQuote, key: crypto.randomUUID(), ...changes })
}
