/** The page of one request for one office: the proof of its mailbox, what is asked, and the answer by a posted form. */
import { randomUUID } from 'node:crypto'
import { submissionKeySchema } from '../contact/contact.ts'
import { findDeed } from '../deeds/deed.ts'
import { AppError } from '../errors/errors.ts'
import { findNotary } from '../notaries/list-notaries.ts'
import type { Notary } from '../notaries/notary.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { readForm } from '../platform/http/request-input.ts'
import { clippedField } from '../platform/request-fields.ts'
import { toldFault } from '../platform/told-fault.ts'
import { declineInvitation, giveQuote } from './answer-invitation.ts'
import { answerQuestion, showQuestion, type ShownQuestion } from './ask-question.ts'
import { compareQuotes, type ComparedQuote } from './compare-quotes.ts'
import { isDeclineReason } from './decline-reason.ts'
import { newDeskAddress } from './desk-link.ts'
import { findInvitation, findInvitationByLink, type InvitationRow } from './invitations.queries.ts'
import type { InvitationState } from './invitation-state.ts'
import type { AskableSources } from './list-askable.ts'
import { findOfficeRow } from './offices.queries.ts'
import { nameAnswers, type NamedAnswer } from './name-answers.ts'
import { FOR_DESK, officeAddress } from './own-address.ts'
import { isProven, sendCode, tryCode, type CodeVerdict } from './prove-mailbox.ts'
import { neededParts, type PricePartKey } from '../deeds/price-parts.ts'
import type { Wanted } from './quote-request.ts'
import type { Questions } from './questions.schema.ts'
import { listQuestions } from './questions.queries.ts'
import { quoteFieldNames, readQuoteForm, type QuoteFaults } from './read-quote-form.ts'
import { findRequest, listQuotes, type RequestRow } from './quotes.queries.ts'
import { unseal } from './sealed.ts'
import { hashOfLink, linkFrom } from './secret-links.ts'

export interface OfficePageServices extends AskableSources {
  questions: Questions
  settings: () => { contact_email: string }
}

export interface ProofView {
  stage: 'prove'
  status: number
  retryAfterSeconds?: number | undefined
  link: string
  /** The code opens the overview, and not this request alone. */
  isForDesk: boolean
  office: string
  /** Where the code was sent a moment ago. */
  sentTo: string | undefined
  verdict: Exclude<CodeVerdict, 'proven'> | 'many' | 'unchecked' | undefined
}

export interface OfficeView {
  stage: 'request'
  status: number
  retryAfterSeconds?: number | undefined
  link: string
  office: Notary
  deed: string
  place: string
  reference: string
  wanted: Wanted
  language: string | null
  answers: readonly NamedAnswer[]
  note: string
  /** Who asks; only of the office that was chosen. */
  person: { name: string; email: string; phone: string } | undefined
  state: InvitationState
  declineReason: string | null
  dueAt: string
  isOverdue: boolean
  /** The visitor has not chosen yet, and still wants quotes. */
  isOpen: boolean
  lines: readonly PricePartKey[]
  given: ComparedQuote | undefined
  givenAt: string | null
  /** What it just wrote came after the end. */
  isTooLate: boolean
  form: { typed: Readonly<Record<string, string>>; faults: QuoteFaults; failed: boolean; submissionKey: string }
  questions: readonly ShownQuestion[]
}

export type OfficeAnswer = { view: ProofView | OfficeView } | { gone: true; status: 404 } | { moveTo: string }

const field = clippedField(5_000).catch('')
const gone = { gone: true, status: 404 } as const

interface Page {
  context: Context
  link: string
  invitation: InvitationRow
  request: RequestRow
  office: Notary
  services: OfficePageServices
}

async function findPage(context: Context, request: Request, services: OfficePageServices): Promise<Page | undefined> {
  const link = linkFrom(request)
  const invitation = link === undefined ? undefined : await findInvitationByLink(context.db, hashOfLink(link))
  if (link === undefined || !invitation) return undefined
  const [asked, office] = await Promise.all([
    findRequest(context.db, invitation.request_id),
    findNotary(context, { id: invitation.notary_id, ...services.offices() }),
  ])
  return asked?.sealed && office ? { context, link, invitation, request: asked, office, services } : undefined
}

export async function answerOffice(context: Context | undefined, request: Request, services: OfficePageServices): Promise<OfficeAnswer> {
  if (!context) throw new AppError('unavailable')
  const page = await findPage(context, request, services)
  if (!page) return gone
  const of = request.method === 'POST' ? given(await readForm(request)) : undefined
  if (of?.('voor') === FOR_DESK || !isProven(page.office, await findOfficeRow(context.db, page.office.id))) return prove(page, of)
  return of ? act(page, of) : { view: await viewOf(page, emptyForm(), 200) }
}

type Typed = (name: string) => string

const given =
  (posted: Readonly<Record<string, unknown>>): Typed =>
  (name) =>
    field.parse(posted[name] ?? '')

async function prove({ context, link, office }: Page, of: Typed | undefined): Promise<OfficeAnswer> {
  const isForDesk = of?.('voor') === FOR_DESK
  const view = (changes: Partial<ProofView>): OfficeAnswer => ({
    view: { stage: 'prove', status: 200, link, isForDesk, office: office.name, sentTo: undefined, verdict: undefined, ...changes },
  })
  if (of?.('doe') === 'code') {
    try {
      await sendCode(context, office)
      return view({ sentTo: office.email ?? '' })
    } catch (error) {
      const { code, status, retryAfterSeconds } = toldFault(context, error)
      if (code !== 'too_many_tries' && code !== 'conflict') throw error
      return view({ status, retryAfterSeconds, verdict: code === 'conflict' ? 'unchecked' : 'many' })
    }
  }
  if (of?.('doe') !== 'bewijs') return view({})
  const verdict = await tryCode(context, office, of('code'))
  if (verdict !== 'proven') return view({ status: 422, sentTo: office.email ?? '', verdict })
  return { moveTo: isForDesk ? newDeskAddress(context.secrets, context.clock, office) : officeAddress(link) }
}

const emptyForm = (): OfficeView['form'] => ({ typed: {}, faults: {}, failed: false, submissionKey: randomUUID() })

const askedLines = ({ request }: Page): readonly PricePartKey[] => neededParts(request.deed)

async function viewOf(page: Page, form: OfficeView['form'], status: number, retryAfterSeconds?: number): Promise<OfficeView> {
  const { context, link, invitation, request, office, services } = page
  const { particulars, note, name, email, phone } = unseal(context.secrets, request.id, request.sealed ?? '')
  const lines = askedLines(page)
  const own = (await listQuotes(context.db, request.id)).filter((row) => row.invitation_id === invitation.id)
  const dueAt = invitation.due_at ?? request.created_at
  return {
    stage: 'request',
    status,
    retryAfterSeconds,
    link,
    office,
    deed: findDeed(request.deed)?.label ?? request.deed,
    place: services.regions.find(request.place)?.name ?? request.place,
    reference: request.reference,
    wanted: request.wanted,
    language: request.language,
    answers: nameAnswers(services.questions.get(request.deed), particulars),
    note,
    person: invitation.state === 'chosen' ? { name, email, phone } : undefined,
    state: invitation.state,
    declineReason: invitation.decline_reason,
    dueAt,
    isOverdue: context.clock.now().getTime() > Date.parse(dueAt),
    isOpen: request.state === 'open' || request.state === 'ended',
    lines,
    given: compareQuotes(own, lines, dutchDay(context.clock))[0],
    givenAt: own.at(-1)?.created_at ?? null,
    isTooLate: false,
    form,
    questions: (await listQuestions(context.db, request.id))
      .filter((row) => row.invitation_id === invitation.id)
      .map((row) => showQuestion(context.secrets, row)),
  }
}

/** Never throws for what was typed. */
async function act(page: Page, of: Typed): Promise<OfficeAnswer> {
  const { context, link, invitation } = page
  const done = { moveTo: officeAddress(link) }
  if (of('doe') === 'bewaar') return send(page, of)
  if (of('doe') === 'antwoord') return unlessTooLate(page, () => answerQuestion(context, { invitation, id: of('vraag'), typed: of('antwoord') }))
  const reason = of('reden')
  if (of('doe') !== 'weiger' || !isDeclineReason(reason)) return done
  return unlessTooLate(page, () => declineInvitation(context, { invitation, reason }))
}

/** What came after the end is not stored, and the page says so. */
async function unlessTooLate(page: Page, work: () => Promise<void>): Promise<OfficeAnswer> {
  const { context, link } = page
  const done = { moveTo: officeAddress(link) }
  try {
    await work()
    return done
  } catch (error) {
    if (toldFault(context, error).code !== 'conflict') throw error
  }
  const request = await findRequest(context.db, page.request.id)
  const invitation = await findInvitation(context.db, page.invitation.id)
  if (!request?.sealed || !invitation) return done
  const view = await viewOf({ ...page, request, invitation }, emptyForm(), 409)
  // Whoever answered twice sees how it stands.
  return view.isOpen ? done : { view: { ...view, isTooLate: true } }
}

async function send(page: Page, of: Typed): Promise<OfficeAnswer> {
  const { context, link, invitation, office } = page
  const asked = askedLines(page)
  const { quote, faults } = readQuoteForm(asked, of, office.name)
  const submissionKey = submissionKeySchema.safeParse(of('key')).data ?? randomUUID()
  const typed = Object.fromEntries(quoteFieldNames(asked).map((name) => [name, of(name)]))
  const back = async (failed: boolean, status: number, after?: number): Promise<OfficeAnswer> => ({
    view: await viewOf(page, { typed, faults, failed, submissionKey }, status, after),
  })
  if (Object.keys(faults).length > 0) return back(false, 422)
  try {
    await giveQuote(context, { invitation, quote, asked, submissionKey })
    return { moveTo: officeAddress(link) }
  } catch (error) {
    const fault = toldFault(context, error)
    return fault.code === 'conflict' ? unlessTooLate(page, () => Promise.reject(error)) : back(true, fault.status, fault.retryAfterSeconds)
  }
}
