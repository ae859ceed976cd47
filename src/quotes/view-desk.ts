/** The overview of one office: its requests, open and past. */
import { findDeed } from '../deeds/deed.ts'
import { AppError } from '../errors/errors.ts'
import { findNotary } from '../notaries/list-notaries.ts'
import type { Notary } from '../notaries/notary.ts'
import type { Context } from '../platform/context.ts'
import { deskLinkFrom, isDeskLink } from './desk-link.ts'
import type { InvitationState } from './invitation-state.ts'
import { listInvitationsOfOffice } from './invitations.queries.ts'
import { findOfficeRow } from './offices.queries.ts'
import { isProven } from './prove-mailbox.ts'
import { findRequests } from './quotes.queries.ts'
import { linkOf } from './secret-links.ts'
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
  status: number
  office: Notary
  /** ISO: until when this page opens. */
  until: string
  contact: string
  requests: readonly DeskRequest[]
}

export type DeskAnswer = { view: DeskView } | { gone: true; status: 404 }

const MOST_REQUESTS = 100
const gone = { gone: true, status: 404 } as const

export async function answerDesk(context: Context | undefined, request: Request, services: OfficePageServices): Promise<DeskAnswer> {
  if (!context) throw new AppError('unavailable')
  const { db, clock, secrets } = context
  const link = deskLinkFrom(request, clock)
  const office = link && (await findNotary(context, { id: link.office, ...services.offices() }))
  if (!office || !isDeskLink(secrets, link, office) || !isProven(office, await findOfficeRow(db, office.id))) return gone
  const view = { status: 200, office, until: new Date(link.until).toISOString(), contact: services.settings().contact_email }
  return { view: { ...view, requests: await requestsOf(context, office, services) } }
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
