/** The visitor's own page: the letter, the quotes side by side, and what is done there by a posted form. */
import { randomUUID } from 'node:crypto'
import { submissionKeySchema } from '../contact/contact.ts'
import { findDeed, type Deed } from '../deeds/deed.ts'
import { AppError } from '../errors/errors.ts'
import { dutchDay, isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { readForm } from '../platform/http/request-input.ts'
import { clippedField, idField } from '../platform/request-fields.ts'
import { toldFault } from '../platform/told-fault.ts'
import { answerForward } from './answer-forward.ts'
import { askQuestion, showQuestion, type ShownQuestion } from './ask-question.ts'
import { compareQuotes, type ComparedQuote } from './compare-quotes.ts'
import { chooseOffice, withdrawRequest } from './end-request.ts'
import { eraseTheseRequests } from './erase-requests.ts'
import { confirmRequest } from './confirm-request.ts'
import { handoverText } from './consent.nl.ts'
import { isDeclineReason } from './decline-reason.ts'
import { listForwards, type ForwardRow } from './forwards.queries.ts'
import type { InvitationState } from './invitation-state.ts'
import { listInvitations } from './invitations.queries.ts'
import type { AskableSources } from './list-askable.ts'
import { readOfficeFacts } from './office-facts.ts'
import type { OfficeFacts } from './office-facts-view.ts'
import { askedId, ownAddress, quotesAnchor, reviewAddress } from './own-address.ts'
import { addOwnQuote, removeOwnQuote } from './own-quotes.ts'
import type { Questions } from './questions.schema.ts'
import { nameAnswers } from './name-answers.ts'
import { neededParts, type PricePartKey } from '../deeds/price-parts.ts'
import { listQuestions } from './questions.queries.ts'
import { quoteFieldNames, readQuoteForm, type QuoteFaults } from './read-quote-form.ts'
import { findRequest, findRequestByLink, listQuotes, type RequestRow } from './quotes.queries.ts'
import { declineNames } from './quotes.nl.ts'
import type { ConfirmFault, Refusal } from './refusal.ts'
import { unseal } from './sealed.ts'
import { findReviewLinkOf } from './reviewing/review-links.queries.ts'
import { askTexts } from './reviewing/reviewing.nl.ts'
import { hashOfLink, linkFrom, linkOf } from './secret-links.ts'
import { afterWorkingHours, ANSWER_HOURS } from './working-days.ts'
import { readConfirmed, viewConfirmation, type ConfirmView } from './view-confirmation.ts'
import { writeLetter, type Letter } from './write-letter.ts'

interface OwnInvitation {
  id: string
  office: string
  state: InvitationState
  /** Why it gives no quote. */
  declined: string | undefined
}

export interface OwnServices extends AskableSources {
  questions: Questions
}

interface QuoteForm {
  typed: Readonly<Record<string, string>>
  faults: QuoteFaults
  /** What went wrong beside the fields. */
  failed: boolean
  submissionKey: string
}

export interface OwnView {
  status: number
  retryAfterSeconds?: number | undefined
  link: string
  deed: Deed | undefined
  place: string
  reference: string
  /** YYYY-MM-DD */
  erasedOn: string
  /** The link of this page goes by mail as well. */
  mailed: boolean
  letter: Letter
  state: RequestRow['state']
  /** ISO; of an unconfirmed request, as it would be now. */
  dueAt: string
  isOverdue: boolean
  /** Why what the visitor just did was not done. */
  refused: Refusal | undefined
  /** Of an unconfirmed request. */
  confirm: ConfirmView | undefined
  invitations: readonly OwnInvitation[]
  questions: readonly ShownQuestion[]
  /** Offices that the owner would ask as well, while the visitor can say so. */
  forwards: readonly { id: string; office: string; place: string; reason: string }[]
  /** The visitor can still choose. */
  isOpen: boolean
  hasPhone: boolean
  lines: readonly PricePartKey[]
  quotes: readonly ComparedQuote[]
  /** Of the offices that were asked, by the id of their invitation. */
  facts: ReadonlyMap<string, OfficeFacts>
  form: QuoteForm
  /** Where the office that was chosen is reviewed; undefined: it is not, or was. */
  reviewAt: string | undefined
}

export type OwnAnswer = { view: OwnView } | { gone: 'erased' | 'sent' | 'unknown'; status: number } | { moveTo: string }

const field = clippedField(5_000).catch('')
const emptyForm = (): QuoteForm => ({ typed: {}, faults: {}, failed: false, submissionKey: randomUUID() })

/** Where the page goes on after something was done; a reload does it no second time. */
const ERASED_PATH = '/offerte/mijn?gewist'

export async function answerOwn(context: Context | undefined, request: Request, services: OwnServices): Promise<OwnAnswer> {
  if (!context) throw new AppError('unavailable')
  const link = linkFrom(request)
  const row = link === undefined ? undefined : await findRequestByLink(context.db, hashOfLink(link))
  if (link === undefined || !row?.sealed) return goneOf(new URL(request.url).searchParams, link)
  const page: Page = { context, row, link, services }
  return request.method === 'POST' ? act(page, request) : { view: await viewOf(page, emptyForm(), 200) }
}

function goneOf(search: URLSearchParams, link: string | undefined): OwnAnswer {
  if (search.has('gewist')) return { gone: 'erased', status: 200 }
  return search.has('verzonden') ? { gone: 'sent', status: 200 } : { gone: 'unknown', status: link === undefined ? 200 : 404 }
}

interface Page {
  context: Context
  row: RequestRow
  link: string
  services: OwnServices
}

const askedLines = ({ row }: Page): readonly PricePartKey[] => neededParts(row.deed)

async function viewOf(page: Page, form: QuoteForm, status: number, retryAfterSeconds?: number): Promise<OwnView> {
  const { context, row, link, services } = page
  const part = unseal(context.secrets, row.id, row.sealed ?? '')
  const lines = askedLines(page)
  const place = services.regions.find(row.place)?.name ?? row.place
  const { deed, wanted, reference } = row
  const invitations = await listInvitations(context.db, row.id)
  const quotes = compareQuotes(await listQuotes(context.db, row.id), lines, dutchDay(context.clock))
  const compared = new Set(quotes.map(({ invitationId }) => invitationId))
  const dueAt = row.due_at ?? afterWorkingHours(isoNow(context.clock), ANSWER_HOURS)
  return {
    status,
    retryAfterSeconds,
    link,
    deed: findDeed(deed),
    place,
    reference,
    erasedOn: dayOf(row.erase_at),
    mailed: part.email !== '' && row.doubt === null,
    letter: writeLetter({
      ...part,
      answers: nameAnswers(services.questions.get(deed), part.particulars),
      deed,
      place,
      wanted,
      language: row.language ?? undefined,
      lines,
    }),
    lines,
    state: row.state,
    dueAt,
    questions: (await listQuestions(context.db, row.id)).map((question) => showQuestion(context.secrets, question)),
    forwards: row.state === 'open' ? (await listForwards(context.db, row.id)).filter(({ state }) => state === 'asked').map(shownForward) : [],
    isOpen: row.state === 'open' || row.state === 'ended',
    hasPhone: part.phone !== '',
    refused: undefined,
    confirm: row.state === 'unconfirmed' ? await viewConfirmation(context, { row, invitations, sources: services }) : undefined,
    isOverdue: context.clock.now().getTime() > Date.parse(dueAt),
    invitations: invitations.map(({ id, office_name: office, state, decline_reason: why }) => ({
      id,
      office,
      state,
      declined: why !== null && isDeclineReason(why) ? declineNames[why] : undefined,
    })),
    quotes,
    facts: await readOfficeFacts(context, { place: row.place, invitations: invitations.filter(({ id }) => compared.has(id)), sources: services }),
    form,
    reviewAt: await reviewOf(context, row.id),
  }
}

async function reviewOf({ db, secrets }: Context, requestId: string): Promise<string | undefined> {
  const link = await findReviewLinkOf(db, requestId)
  return link?.used_at === null ? reviewAddress(linkOf(secrets, 'review', requestId)) : undefined
}

const shownForward = ({ id, office_name: office, office_place: place, reason }: ForwardRow) => ({ id, office, place, reason })

/** Never throws for what was typed. */
async function act(page: Page, request: Request): Promise<OwnAnswer> {
  const { context, row, link } = page
  const posted = await readForm(request)
  const of = (name: string): string => field.parse(posted[name] ?? '')
  const done = { moveTo: quotesAnchor(link) }
  switch (of('doe')) {
    case 'bevestig':
      return confirm(page, readConfirmed(posted, of))
    case 'vraag':
      return unlessRefused(page, { moveTo: `${ownAddress(link)}#${askedId(encodeURIComponent(of('kantoor')))}` }, () =>
        askQuestion(context, { requestId: row.id, invitationId: of('kantoor'), typed: of('vraag') }),
      )
    case 'ook':
    case 'niet-ook':
      await answerForward(context, page.services, { requestId: row.id, forwardId: of('kantoor'), agrees: of('doe') === 'ook' })
      return { moveTo: ownAddress(link) }
    case 'kies':
      return choose(page, of)
    case 'intrekken':
      await withdrawRequest(context, row.id)
      return { moveTo: ownAddress(link) }
    case 'bewaar':
      return save(page, of)
    case 'verwijder': {
      const id = idField.safeParse(of('offerte')).data
      if (id !== undefined) await removeOwnQuote(context, { requestId: row.id, id })
      return done
    }
    case 'wis':
      await context.db.transaction().execute((tx) => eraseTheseRequests({ ...context, db: tx }, [row], 'with-reviews'))
      return { moveTo: ERASED_PATH }
    default:
      return done
  }
}

const confirmStatus: Record<ConfirmFault, number> = { none: 422, many: 422, changed: 409 }

async function confirm(page: Page, read: ReadonlyMap<string, string>): Promise<OwnAnswer> {
  const { context, row, link, services } = page
  const fault = await confirmRequest(context, { requestId: row.id, sources: services, read })
  if (fault === undefined) return { moveTo: ownAddress(link) }
  const asked = { row, invitations: await listInvitations(context.db, row.id), sources: services }
  const view = await viewOf(page, emptyForm(), confirmStatus[fault])
  return { view: { ...view, confirm: await viewConfirmation(context, asked, { fault, read }) } }
}

/** Says why it was not done, on the page as it stands now. */
async function unlessRefused(page: Page, done: OwnAnswer, work: () => Promise<Refusal | undefined | void>): Promise<OwnAnswer> {
  const { context, row, link } = page
  const refused = await work().catch((error: unknown): Refusal => {
    if (toldFault(context, error).code !== 'conflict') throw error
    return 'over'
  })
  if (!refused) return done
  const now = await findRequest(context.db, row.id)
  return now?.sealed ? { view: { ...(await viewOf({ ...page, row: now }, emptyForm(), 409)), refused } } : { moveTo: ownAddress(link) }
}

/** The words are made here, and not taken from the form. */
async function choose(page: Page, of: (name: string) => string): Promise<OwnAnswer> {
  const { context, row, link } = page
  const done = { moveTo: ownAddress(link) }
  const invitation = (await listInvitations(context.db, row.id)).find(({ id }) => id === of('kantoor'))
  if (!invitation) return done
  const { phone } = unseal(context.secrets, row.id, row.sealed ?? '')
  const mayAsk = of('navraag') === 'ja'
  const consent = [handoverText(invitation.office_name, phone !== ''), mayAsk && askTexts.mayAsk].filter(Boolean).join(' ')
  const choice = { requestId: row.id, invitationId: invitation.id, quoteId: of('offerte'), consent, mayAsk }
  return unlessRefused(page, done, () => chooseOffice(context, choice))
}

async function save(page: Page, of: (name: string) => string): Promise<OwnAnswer> {
  const { context, row, link } = page
  const asked = askedLines(page)
  const { quote, faults } = readQuoteForm(asked, of)
  const submissionKey = submissionKeySchema.safeParse(of('key')).data ?? randomUUID()
  const typed = Object.fromEntries(quoteFieldNames(asked).map((name) => [name, of(name)]))
  const back = async (found: QuoteFaults, failed: boolean, status: number, after?: number): Promise<OwnAnswer> => ({
    view: await viewOf(page, { typed, faults: found, failed, submissionKey }, status, after),
  })
  if (Object.keys(faults).length > 0) return back(faults, false, 422)
  try {
    await addOwnQuote(context, { requestId: row.id, quote, submissionKey })
    return { moveTo: quotesAnchor(link) }
  } catch (error) {
    const fault = toldFault(context, error)
    return fault.code === 'conflict' ? back({ kantoor: 'full' }, false, 422) : back({}, true, fault.status, fault.retryAfterSeconds)
  }
}
