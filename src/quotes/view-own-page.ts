/** The visitor's own page: the letter, the quotes side by side, and what is done there by a posted form. */
import { randomUUID } from 'node:crypto'
import { submissionKeySchema } from '../contact/contact.ts'
import { findDeed, type Deed } from '../deeds/deed.ts'
import { AppError } from '../errors/errors.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { readForm } from '../platform/http/request-input.ts'
import { clippedField, idField } from '../platform/request-fields.ts'
import { toldFault } from '../platform/told-fault.ts'
import type { RegionBook } from '../regions/region.ts'
import { compareQuotes, type ComparedQuote } from './compare-quotes.ts'
import { eraseTheseRequests } from './erase-requests.ts'
import { ownAddress } from './own-address.ts'
import { addOwnQuote, removeOwnQuote } from './own-quotes.ts'
import type { Questions } from './questions.schema.ts'
import type { LineId } from './quote-lines.ts'
import { quoteFieldNames, readQuoteForm, type QuoteFaults } from './read-quote-form.ts'
import { findRequestByLink, listQuotes, type RequestRow } from './quotes.queries.ts'
import { unseal } from './sealed.ts'
import { hashOfLink, linkFrom } from './secret-links.ts'
import { writeLetter, type Letter } from './write-letter.ts'

export interface OwnServices {
  regions: RegionBook
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
  lines: readonly LineId[]
  quotes: readonly ComparedQuote[]
  form: QuoteForm
}

export type OwnAnswer = { view: OwnView } | { gone: 'erased' | 'unknown'; status: number } | { moveTo: string }

const field = clippedField(5_000).catch('')
const emptyForm = (): QuoteForm => ({ typed: {}, faults: {}, failed: false, submissionKey: randomUUID() })

/** Where the page goes on after something was done; a reload does it no second time. */
const QUOTES_ANCHOR = '#vergelijken'
const ERASED_PATH = '/offerte/mijn?gewist'

export async function answerOwn(context: Context | undefined, request: Request, services: OwnServices): Promise<OwnAnswer> {
  if (!context) throw new AppError('unavailable')
  const link = linkFrom(request)
  const row = link === undefined ? undefined : await findRequestByLink(context.db, hashOfLink(link))
  if (link === undefined || !row?.sealed)
    return { gone: new URL(request.url).searchParams.has('gewist') ? 'erased' : 'unknown', status: link === undefined ? 200 : 404 }
  const page: Page = { context, row, link, services }
  return request.method === 'POST' ? act(page, request) : { view: await viewOf(page, emptyForm(), 200) }
}

interface Page {
  context: Context
  row: RequestRow
  link: string
  services: OwnServices
}

const askedLines = ({ row, services }: Page): readonly LineId[] => services.questions.get(row.deed)?.lines ?? []

async function viewOf(page: Page, form: QuoteForm, status: number, retryAfterSeconds?: number): Promise<OwnView> {
  const { context, row, link, services } = page
  const part = unseal(context.secrets, row.id, row.sealed ?? '')
  const lines = askedLines(page)
  const place = services.regions.find(row.place)?.name ?? row.place
  const { deed, wanted, reference } = row
  return {
    status,
    retryAfterSeconds,
    link,
    deed: findDeed(deed),
    place,
    reference,
    erasedOn: dayOf(row.erase_at),
    mailed: part.email !== '' && row.doubt === null,
    letter: writeLetter({ ...part, deed, place, wanted, lines }),
    lines,
    quotes: compareQuotes(await listQuotes(context.db, row.id), lines, dutchDay(context.clock)),
    form,
  }
}

/** Never throws for what was typed. */
async function act(page: Page, request: Request): Promise<OwnAnswer> {
  const { context, row, link } = page
  const posted = await readForm(request)
  const of = (name: string): string => field.parse(posted[name] ?? '')
  const done = { moveTo: `${ownAddress(link)}${QUOTES_ANCHOR}` }
  switch (of('doe')) {
    case 'bewaar':
      return save(page, of)
    case 'verwijder': {
      const id = idField.safeParse(of('offerte')).data
      if (id !== undefined) await removeOwnQuote(context, { requestId: row.id, id })
      return done
    }
    case 'wis':
      await context.db.transaction().execute((tx) => eraseTheseRequests(tx, [row]))
      return { moveTo: ERASED_PATH }
    default:
      return done
  }
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
    return { moveTo: `${ownAddress(link)}${QUOTES_ANCHOR}` }
  } catch (error) {
    const fault = toldFault(context, error)
    return fault.code === 'conflict' ? back({ kantoor: 'full' }, false, 422) : back({}, true, fault.status, fault.retryAfterSeconds)
  }
}
