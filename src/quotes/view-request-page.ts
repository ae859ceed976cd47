/** The page where quotes are asked for: in two steps, of which the first stands in the address and the second is posted. */
import { randomUUID } from 'node:crypto'
import { TRAP_FIELD } from '../contact/message-form-state.ts'
import { submissionKeySchema } from '../contact/contact.ts'
import { findDeed, type Deed } from '../deeds/deed.ts'
import { AppError } from '../errors/errors.ts'
import { foldName, type Notary } from '../notaries/notary.ts'
import type { Context } from '../platform/context.ts'
import { readForm } from '../platform/http/request-input.ts'
import { clippedField } from '../platform/request-fields.ts'
import { toldFault } from '../platform/told-fault.ts'
import { regionOf, type PostcodePoint, type Region, type RegionBook } from '../regions/region.ts'
import { formMark } from './form-age.ts'
import { readAskable, type AskableSources } from './list-askable.ts'
import type { Match } from './match-offices.ts'
import { officeName, officesIn } from './office-name.ts'
import { OWN_PATH, ownAddress } from './own-address.ts'
import { particularName, readParticulars, type ParticularFault } from './particulars.ts'
import type { DeedQuestions, Questions } from './questions.schema.ts'
import {
  cleanPerson,
  findPersonFaults,
  isWanted,
  MOST_OFFICES,
  personFields,
  type PersonFault,
  type PersonField,
  type PersonTyped,
  type Wanted,
} from './quote-request.ts'
import type { RequestOutcome } from './quotes.nl.ts'
import { submitRequest } from './submit-request.ts'

const MOST_MEANT = 3
/** A reload of this address sends nothing again, and it tells nothing of the request. */
const SENT_PATH = `${OWN_PATH}?verzonden`

export interface RequestServices {
  regions: RegionBook
  questions: Questions
  offices: AskableSources['offices']
}

export interface FirstStep {
  step: 1
  status: number
  deed: string | undefined
  /** As typed. */
  place: string
  wanted: Wanted
  language: string | undefined
  /** That can be chosen beside Dutch. */
  languages: readonly string[]
  faults: { deed?: true; place?: 'empty' | 'unknown' | 'postcode' }
  /** Places that look like what was typed, or that the postcode may lie in. */
  meant: readonly string[]
  /** 'postcode 1276', of which an office cannot be told where it lies. */
  postcode: string | undefined
}

export interface SecondStep {
  step: 2
  status: number
  retryAfterSeconds?: number | undefined
  outcome: RequestOutcome
  deed: Deed
  region: Region
  wanted: Wanted
  questions: DeedQuestions
  /** As typed, by the names of the fields. */
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, ParticularFault>>
  personFaults: Partial<Record<PersonField, PersonFault>>
  language: string | undefined
  /** Offices that can be asked, the first in turn first. */
  matches: readonly Match<Notary>[]
  officeFault: boolean
  /** Names of offices that were ticked, and cannot be asked any more. */
  lostOffices: readonly string[]
  mails: boolean
  submissionKey: string
  mark: string
}

export type RequestPage = FirstStep | SecondStep
export type RequestAnswer = { view: RequestPage } | { moveTo: string }

const field = clippedField(5_000).catch('')
const given =
  (fields: Readonly<Record<string, unknown>>) =>
  (name: string): string =>
    field.parse(fields[name] ?? '')

interface Start {
  deed: Deed | undefined
  region: Region | undefined
  postcode: PostcodePoint | undefined
  place: string
  wanted: Wanted
  language: string | undefined
}

function readStart(of: (name: string) => string, regions: RegionBook, spoken: readonly string[]): Start {
  const place = of('plaats').trim().slice(0, 60)
  const wanted = of('wanneer')
  const language = spoken.find((one) => foldName(one) === foldName(of('taal')))
  const spot = regions.locate(place)
  const postcode = spot?.kind === 'postcode' ? spot : undefined
  return { language, deed: findDeed(of('akte')), region: regionOf(spot), postcode, place, wanted: isWanted(wanted) ? wanted : 'maand' }
}

function firstStep({ deed, region, postcode, place, wanted, language }: Start, { regions, languages, wasSent }: Asking): FirstStep {
  const isUnknown = place !== '' && region === undefined && !postcode
  const faults: FirstStep['faults'] = {
    ...(wasSent && !deed && { deed: true as const }),
    ...(isUnknown && { place: 'unknown' as const }),
    ...(postcode && { place: 'postcode' as const }),
    ...(wasSent && place === '' && { place: 'empty' as const }),
  }
  return {
    step: 1,
    // A link may lead here with a place that is not known; only what was sent is refused.
    status: wasSent && Object.keys(faults).length > 0 ? 422 : 200,
    deed: deed?.slug,
    place: region?.name ?? place,
    wanted,
    language,
    // What was asked for stays chosen, also where no office that takes requests speaks it.
    languages: language === undefined || languages.includes(language) ? languages : [...languages, language].toSorted(),
    faults,
    meant: [...new Set((postcode?.around ?? (isUnknown ? regions.nearest(place, MOST_MEANT) : [])).map(({ name }) => name))],
    postcode: postcode?.name,
  }
}

interface Asking {
  regions: RegionBook
  languages: readonly string[]
  wasSent: boolean
}

const noFields: ReadonlySet<PersonField> = new Set()
/** A request that goes to offices is confirmed by mail. */
const askedFields: ReadonlySet<PersonField> = new Set(['name', 'email'])

/** Never throws for what was typed: the page says what is wrong and keeps it. */
export async function answerRequest(context: Context | undefined, request: Request, services: RequestServices): Promise<RequestAnswer> {
  if (!context) throw new AppError('unavailable')
  const isPosted = request.method === 'POST'
  const search = new URL(request.url).searchParams
  const fields = isPosted ? await readForm(request) : Object.fromEntries(search)
  const of = given(fields)
  const { regions } = services
  const { languages, spoken, match, listed } = await readAskable(context, services)
  const start = readStart(of, regions, spoken)
  const { deed, region, wanted, language } = start
  const questions = deed && services.questions.get(deed.slug)
  // The first step sends all its fields, a link only what it knows.
  if (!deed || !region || !questions || (!isPosted && search.has('stap'))) {
    return { view: firstStep(start, { regions, languages, wasSent: isPosted || (search.has('wanneer') && !search.has('stap')) }) }
  }
  const matches = await match({ region, deed: deed.slug, language })
  const shared = { step: 2 as const, deed, region, wanted, language, questions, matches, mails: services.offices().sendsMail }
  if (!isPosted) {
    const fresh = { status: 200, outcome: 'idle' as const, typed: {}, faults: {}, personFaults: {}, officeFault: false, lostOffices: [] }
    return { view: { ...shared, ...fresh, submissionKey: randomUUID(), mark: formMark(context) } }
  }
  const ticked = new Set(officesIn(fields))
  return receive(context, { of, ticked, listed, key: request.headers.get('idempotency-key') }, shared)
}

interface Received {
  of: (name: string) => string
  /** Ids of offices. */
  ticked: ReadonlySet<string>
  listed: readonly Notary[]
  key: string | null
}

type Shared = Pick<SecondStep, 'step' | 'deed' | 'region' | 'wanted' | 'language' | 'questions' | 'matches' | 'mails'>

async function receive(context: Context, { of, ticked, listed, key }: Received, shared: Shared): Promise<RequestAnswer> {
  const { deed, region, wanted, questions, language, matches } = shared
  const person: PersonTyped = cleanPerson({ name: of('name'), email: of('email'), phone: of('phone'), note: of('note') })
  const { particulars, faults } = readParticulars(questions, of, person.name)
  const chosen = matches.filter(({ office }) => ticked.has(office.id)).map(({ office: { id, name, location }, reasons }) => ({ id, name, location, reasons }))
  const lostOffices = listed.filter(({ id }) => ticked.has(id) && !chosen.some((one) => one.id === id)).map(({ name }) => name)
  const officeFault = chosen.length > MOST_OFFICES
  const personFaults = findPersonFaults(person, chosen.length > 0 ? askedFields : noFields)
  const submissionKey = submissionKeySchema.safeParse(key ?? of('key')).data ?? randomUUID()
  const names = [...personFields, ...questions.fields.map(particularName), ...matches.map(({ office }) => officeName(office))]
  const typed = Object.fromEntries(names.map((name) => [name, of(name)]))
  const mark = of('gezien')
  const back = (outcome: RequestOutcome, status: number, retryAfterSeconds?: number): RequestAnswer => ({
    view: { ...shared, status, retryAfterSeconds, outcome, typed, faults, personFaults, officeFault, lostOffices, submissionKey, mark },
  })
  if (officeFault || lostOffices.length > 0 || Object.keys(faults).length + Object.keys(personFaults).length > 0) return back('faults', 422)
  try {
    const input = { deed: deed.slug, place: region.slug, wanted, language, particulars, person, offices: chosen, submissionKey, trap: of(TRAP_FIELD), mark }
    const { link } = await submitRequest(context, input)
    // The page of a request for offices opens by the mail alone: that shows whose address it is.
    return { moveTo: chosen.length > 0 ? SENT_PATH : ownAddress(link) }
  } catch (error) {
    const fault = toldFault(context, error)
    return back(fault.code === 'too_many_messages' ? 'too_many' : 'failed', fault.status, fault.retryAfterSeconds)
  }
}
