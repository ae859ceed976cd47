/** The overview of one office: its requests, open and past, whether it takes more, and what stands on its page. */
import { findDeed } from '../deeds/deed.ts'
import { AppError } from '../errors/errors.ts'
import { findNotary } from '../notaries/list-notaries.ts'
import type { Notary } from '../notaries/notary.ts'
import type { Context } from '../platform/context.ts'
import { readForm } from '../platform/http/request-input.ts'
import { clippedField } from '../platform/request-fields.ts'
import { toldFault } from '../platform/told-fault.ts'
import { ASKED_NAME, askingOfficeIn, deskAddress, deskLinkFrom, isDeskLink, SAVED_NAME, SENT_NAME, WITHDRAWN_NAME } from './desk-link.ts'
import type { InvitationState } from './invitation-state.ts'
import { listInvitationsOfOffice } from './invitations.queries.ts'
import { isAgreed, isConfirmed } from './list-askable.ts'
import { findOfficeRow } from './offices.queries.ts'
import { isProven } from './prove-mailbox.ts'
import { FACTS_ANCHOR } from './proposals/facts-anchor.ts'
import { actFacts, viewFacts, type FactsView } from './proposals/view-facts.ts'
import { findRequests } from './quotes.queries.ts'
import { linkOf } from './secret-links.ts'
import { setOfficePace, type Pace } from './set-office-pace.ts'
import { askForDesk, openFirst, type Door, type DoorView } from './view-desk-door.ts'
import type { OfficePageServices } from './view-office-page.ts'

export interface DeskRequest {
  link: string
  deed: string
  place: string
  reference: string
  state: InvitationState
  /** It still waits for an answer, or can be changed. */
  isOpen: boolean
}

export interface DeskView {
  stage: 'open'
  status: number
  retryAfterSeconds?: number | undefined
  /** Of this page, where its forms go. */
  address: string
  office: Notary
  /** ISO: until when this page opens. */
  until: string
  contact: string
  /** Whether it takes requests now by its own choice, and how many at once. */
  takes: boolean
  capacity: number
  /** The owner says that it takes none: then its own choice changes nothing. */
  isOff: boolean
  /** What was typed as a number is none. */
  capacityFault: boolean
  /** What it said was just stored. */
  isSaved: boolean
  /** Undefined of a sample. */
  facts: FactsView | undefined
  /** What was just done with what it says of itself. */
  done: 'sent' | 'withdrawn' | undefined
  requests: readonly DeskRequest[]
}

export type DeskAnswer = { view: DeskView | DoorView } | { gone: true; status: 404 } | { moveTo: string }

/** As long as the longest field, of lines with words. */
const field = clippedField(2_000).catch('')
const MOST_REQUESTS = 100
const gone = { gone: true, status: 404 } as const

export async function answerDesk(context: Context | undefined, request: Request, services: OfficePageServices): Promise<DeskAnswer> {
  if (!context) throw new AppError('unavailable')
  const { db, clock, secrets } = context
  const posted = request.method === 'POST' ? await readForm(request) : undefined
  const of = (name: string): string => field.parse(posted?.[name] ?? '')
  const door = { context, address: deskAddress(request), isSent: new URL(request.url).searchParams.has(ASKED_NAME), did: of('doe') }
  const asking = askingOfficeIn(request)
  if (asking !== undefined) return askFor(door, await findNotary(context, { id: asking, ...services.offices() }))
  const link = deskLinkFrom(request, clock)
  const office = link && (await findNotary(context, { id: link.office, ...services.offices() }))
  if (!office || !isDeskLink(secrets, link, office)) return gone
  const row = await findOfficeRow(db, office.id)
  if (!row || !isConfirmed(office, row)) return gone
  if (!isProven(office, row)) {
    const come = await openFirst({ ...door, office })
    return come === 'proven' ? { moveTo: door.address } : come
  }
  const pace = of('doe') === 'stand' ? { takes: of('neemt') === 'ja', capacity: numberIn(of('tegelijk')) } : undefined
  const capacityFault = pace !== undefined && !(await isStored(context, { officeId: office.id, ...pace }))
  const saysFacts = of('doe') === 'opgave' || of('doe') === 'intrekken'
  const come = saysFacts ? await actFacts(context, office, of) : undefined
  if (posted && !capacityFault && !come) return { moveTo: `${deskAddress(request)}&${doneName(of('doe'))}` }
  const search = new URL(request.url).searchParams
  return {
    view: {
      stage: 'open',
      status: come?.status ?? (capacityFault ? 422 : 200),
      retryAfterSeconds: come?.retryAfterSeconds,
      address: deskAddress(request),
      office,
      until: new Date(link.until).toISOString(),
      contact: services.settings().contact_email,
      takes: pace?.takes ?? row.paused_at === null,
      capacity: row.capacity,
      isOff: !isAgreed(office, row),
      capacityFault,
      isSaved: search.has(SAVED_NAME),
      facts: await viewFacts(context, office, come),
      done: search.has(SENT_NAME) ? 'sent' : search.has(WITHDRAWN_NAME) ? 'withdrawn' : undefined,
      requests: await requestsOf(context, office, services),
    },
  }
}

/** Of an office that can be mailed; otherwise there is nothing to open. */
async function askFor(door: Omit<Door, 'office'>, office: Notary | undefined): Promise<DeskAnswer> {
  if (!office?.takesMessages || !office.email) return gone
  const come = await askForDesk({ ...door, office })
  return come === 'sent' ? { moveTo: `${door.address}&${ASKED_NAME}` } : come
}

const doneName = (did: string): string =>
  did === 'opgave' ? `${SENT_NAME}#${FACTS_ANCHOR}` : did === 'intrekken' ? `${WITHDRAWN_NAME}#${FACTS_ANCHOR}` : SAVED_NAME

const numberIn = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** False for a number that it cannot be. */
async function isStored(context: Context, pace: Pace): Promise<boolean> {
  try {
    await setOfficePace(context, pace)
    return true
  } catch (error) {
    if (toldFault(context, error).code !== 'invalid_input') throw error
    return false
  }
}

async function requestsOf({ db, secrets }: Context, { id: officeId }: Notary, { regions }: OfficePageServices): Promise<DeskRequest[]> {
  const rows = await listInvitationsOfOffice(db, officeId, MOST_REQUESTS)
  const found = await findRequests(
    db,
    rows.map((row) => row.request_id),
  )
  const requests = new Map(found.map((row) => [row.id, row]))
  return rows.flatMap(({ id, request_id: requestId, state }) => {
    const request = requests.get(requestId)
    if (!request) return []
    const { deed, place, reference } = request
    const isOpen = request.state === 'open' || request.state === 'ended'
    const words = { deed: findDeed(deed)?.label ?? deed, place: regions.find(place)?.name ?? place }
    return [{ link: linkOf(secrets, 'office', id), ...words, reference, state, isOpen }]
  })
}
