/** The link of the overview of an office, for whoever just typed in the code of its mailbox: it opens for some hours, and only while that is its mailbox. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { DESK_PATH } from '../deeds/quote-address.ts'
import type { Notary } from '../notaries/notary.ts'
import type { Clock } from '../platform/clock.ts'
import { HOUR_MS } from '../platform/days.ts'
import { idField, textField } from '../platform/request-fields.ts'
import type { Secrets } from '../platform/secrets.ts'
import { LINK_NAME, linkFrom } from './secret-links.ts'

/** A day at the office. */
const OPEN_MS = 10 * HOUR_MS

export const SAVED_NAME = 'bewaard'
/** What was done with what the office says of itself. */
export const SENT_NAME = 'verstuurd'
export const WITHDRAWN_NAME = 'ingetrokken'
/** The link was asked for. */
export const ASKED_NAME = 'gevraagd'
const saidNames = [SAVED_NAME, SENT_NAME, WITHDRAWN_NAME, ASKED_NAME] as const
export const DESK_NAMES = ['kantoor', 'tot', ...saidNames] as const
const [OFFICE_NAME, UNTIL_NAME] = DESK_NAMES

type Office = Pick<Notary, 'id' | 'email'>
type Keys = Pick<Secrets, 'derive'>

const untilField = textField(16).regex(/^\d{13}$/)

const secretOf = (secrets: Keys, { id, email = '' }: Office, until: number): Buffer =>
  createHmac('sha256', secrets.derive('quote-desk')).update(`${id}:${email.toLowerCase()}:${until}`).digest()

/** Until when the link of a mail opens that was asked for at this moment (ISO). */
export const deskUntil = (at: string): number => Date.parse(at) + OPEN_MS

export function newDeskAddress(secrets: Keys, clock: Clock, office: Office, until = clock.now().getTime() + OPEN_MS): string {
  const given = { [LINK_NAME]: secretOf(secrets, office, until).toString('base64url'), [OFFICE_NAME]: office.id, [UNTIL_NAME]: String(until) }
  return `${DESK_PATH}?${new URLSearchParams(given).toString()}`
}

export interface DeskLink {
  office: string
  until: number
  secret: Buffer
}

/** The office of an address without a link: it asks for one. */
export function askingOfficeIn(request: Request): string | undefined {
  const search = new URL(request.url).searchParams
  return search.has(LINK_NAME) ? undefined : idField.safeParse(search.get(OFFICE_NAME)).data
}

/** Undefined for what is no such link, and once it is over. */
export function deskLinkFrom(request: Request, clock: Clock): DeskLink | undefined {
  const search = new URL(request.url).searchParams
  const secret = linkFrom(request)
  const office = idField.safeParse(search.get(OFFICE_NAME)).data
  const until = Number(untilField.safeParse(search.get(UNTIL_NAME)).data ?? 0)
  if (secret === undefined || office === undefined || until <= clock.now().getTime()) return undefined
  return { office, until, secret: Buffer.from(secret, 'base64url') }
}

export function isDeskLink(secrets: Keys, { until, secret }: DeskLink, office: Office): boolean {
  const right = secretOf(secrets, office, until)
  return secret.length === right.length && timingSafeEqual(secret, right)
}

/** Of the page that was asked for, without what was said of it. */
export function deskAddress(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  for (const name of saidNames) searchParams.delete(name)
  return `${pathname}?${searchParams.toString()}`
}
