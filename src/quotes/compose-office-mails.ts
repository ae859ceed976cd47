/** Writes the mails to an office. Nothing in them says who asks, or what was answered. */
import { findDeed } from '../deeds/deed.ts'
import { renderMailHtml, renderMailText, type MailContents } from '../mail/mail-layout.tsx'
import type { ComposeMail, OutgoingMail } from '../mail/mail.ts'
import { officeUnconfirmed } from '../mail/transport.ts'
import { findNotary, type ListedFor } from '../notaries/list-notaries.ts'
import type { Context } from '../platform/context.ts'
import { siteName } from '../platform/site-name.ts'
import type { RegionBook } from '../regions/region.ts'
import { deskMailLines, deskMailTexts } from './desk-door.nl.ts'
import { deskUntil, newDeskAddress } from './desk-link.ts'
import { isConfirmed } from './list-askable.ts'
import { findInvitation } from './invitations.queries.ts'
import { momentWords } from './moment-words.ts'
import { officeAddress } from './own-address.ts'
import { codeMailTexts, requestMailLines } from './office.nl.ts'
import { findOfficeRow } from './offices.queries.ts'
import { codeOf, isCodeAlive } from './prove-mailbox.ts'
import { findRequest } from './quotes.queries.ts'
import { linkOf } from './secret-links.ts'

export interface OfficeMailPlace {
  /** The site's own address. */
  origin: string
  /** Its mail address, where an answer goes. */
  contact: () => string
  offices: () => Required<ListedFor>
  regions: RegionBook
}

interface OfficeMail extends MailContents {
  subject: string
}

/** At the address that stands in its record now; the mail waits while the owner has not confirmed that one. A sample has none: in demo its mail comes to the owner. */
export async function toOffice(
  context: Context,
  place: OfficeMailPlace,
  { notaryId, mail }: { notaryId: string; mail: OfficeMail },
): Promise<OutgoingMail | undefined> {
  const office = await findNotary(context, { id: notaryId, ...place.offices() })
  if (!office || (!office.isSample && !office.email)) return undefined
  if (!isConfirmed(office, await findOfficeRow(context.db, notaryId))) throw officeUnconfirmed()
  const { subject, ...contents } = mail
  return {
    ...(!office.isSample && { to: { name: office.name, address: office.email ?? '' } }),
    subject,
    replyTo: { name: siteName(), address: place.contact() },
    fields: {},
    text: renderMailText(contents),
    html: renderMailHtml(contents),
  }
}

/** What a mail about a request says beside what it is about. */
export interface RequestMailTexts {
  subject: (deed: string, place: string, reference: string) => string
  title: string
  notes: readonly string[]
  /** Of the link. */
  open: string
  /** It goes only while the office has not answered. */
  whileWaiting?: boolean
}

export function composeInvitationMail(place: OfficeMailPlace, texts: RequestMailTexts): ComposeMail {
  return async (context, { invitationId = '' }) => {
    const invitation = await findInvitation(context.db, invitationId)
    const request = invitation && (await findRequest(context.db, invitation.request_id))
    if (!request || invitation.link_hash === null || invitation.due_at === null) return undefined
    if (texts.whileWaiting && invitation.state !== 'invited') return undefined
    const deed = findDeed(request.deed)?.label ?? request.deed
    const where = place.regions.find(request.place)?.name ?? request.place
    const href = new URL(officeAddress(linkOf(context.secrets, 'office', invitation.id)), place.origin).href
    const lines: MailContents['lines'] = [
      [requestMailLines.deed, deed],
      [requestMailLines.place, where],
      [requestMailLines.reference, request.reference],
      ...(invitation.state === 'invited' ? [[requestMailLines.due, momentWords(invitation.due_at)] as const] : []),
    ]
    const { subject, title, notes, open } = texts
    const mail = { subject: subject(deed, where, request.reference), title, lines, notes, link: { href, label: open } }
    return toOffice(context, place, { notaryId: invitation.notary_id, mail })
  }
}

/** Only while that code can be typed in. */
export function composeCodeMail(place: OfficeMailPlace): ComposeMail {
  return async (context, { notaryId = '', at = '' }) => {
    if ((await findOfficeRow(context.db, notaryId))?.code_at !== at || !isCodeAlive(context.clock, at)) return undefined
    const code = codeOf(context.secrets, notaryId, at)
    const mail = { subject: codeMailTexts.subject(code), title: codeMailTexts.title, lines: [[codeMailTexts.code, code]] as const, notes: codeMailTexts.notes }
    return toOffice(context, place, { notaryId, mail })
  }
}

/** Only while that link opens something. */
export function composeDeskMail(place: OfficeMailPlace): ComposeMail {
  return async (context, { notaryId = '', at = '' }) => {
    const office = await findNotary(context, { id: notaryId, ...place.offices() })
    const until = deskUntil(at)
    if (!office || until <= context.clock.now().getTime()) return undefined
    const link = { href: new URL(newDeskAddress(context.secrets, context.clock, office, until), place.origin).href, label: deskMailTexts.open }
    const { subject, title, notes } = deskMailTexts
    return toOffice(context, place, { notaryId, mail: { subject, title, lines: [[deskMailLines.office, office.name]], notes, link } })
  }
}
