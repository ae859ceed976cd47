/** Writes the mails to who asks for quotes. Nothing of the request itself is in them: an address may have been typed wrong. */
import { findDeed } from '../deeds/deed.ts'
import { renderMailHtml, renderMailText, type MailContents } from '../mail/mail-layout.tsx'
import type { ComposeMail, OutgoingMail } from '../mail/mail.ts'
import type { Context } from '../platform/context.ts'
import { siteName } from '../platform/site-name.ts'
import { composeCodeMail, composeDeskMail, composeInvitationMail, type OfficeMailPlace } from './compose-office-mails.ts'
import {
  ANSWERED_DELIVERY,
  ARRIVED_DELIVERY,
  CHOSEN_DELIVERY,
  CODE_DELIVERY,
  CONFIRM_DELIVERY,
  DESK_DELIVERY,
  ENDED_DELIVERY,
  FORWARD_DELIVERY,
  INVITATION_DELIVERY,
  OVER_DELIVERY,
  PAGE_DELIVERY,
  PROPOSAL_DELIVERY,
  QUESTION_DELIVERY,
  REMINDER_DELIVERY,
  REVIEW_DELIVERY,
} from './deliveries.ts'
import { chosenMailTexts, invitationMailTexts, overMailTexts, questionMailTexts, reminderMailTexts } from './office.nl.ts'
import { forwardMailTexts } from './forward.nl.ts'
import { listForwards } from './forwards.queries.ts'
import { listInvitations } from './invitations.queries.ts'
import { ownAddress, reviewAddress } from './own-address.ts'
import { composeProposalMail } from './proposals/compose-proposal-mail.ts'
import { findRequest, type RequestRow } from './quotes.queries.ts'
import { unseal } from './sealed.ts'
import { findReviewLinkOf } from './reviewing/review-links.queries.ts'
import { reviewMailTexts } from './reviewing/reviewing.nl.ts'
import { linkOf } from './secret-links.ts'
import { answeredMailTexts, arrivedMailTexts, confirmMailTexts, endedMailTexts, pageMailTexts, visitorMailLines as names } from './visitor-mails.nl.ts'

interface VisitorMail extends Omit<MailContents, 'link'> {
  subject: string
  /** Of the link. */
  open: string
}

interface ToVisitor {
  requestId: string
  /** Path of another page than the own one. */
  address?: string
  write: (request: RequestRow) => VisitorMail | Promise<VisitorMail>
}

/** With the link of the own page. Undefined when there is nobody to mail any more. */
async function toVisitor(
  { db, secrets }: Context,
  { origin, contact }: OfficeMailPlace,
  { requestId, write, address }: ToVisitor,
): Promise<OutgoingMail | undefined> {
  const request = await findRequest(db, requestId)
  if (!request?.sealed || request.link_hash === null) return undefined
  const { email } = unseal(secrets, request.id, request.sealed)
  if (email === '') return undefined
  const { subject, open, ...contents } = await write(request)
  const link = { href: new URL(address ?? ownAddress(linkOf(secrets, 'visitor', request.id)), origin).href, label: open }
  return {
    to: { name: email, address: email },
    subject,
    replyTo: { name: siteName(), address: contact() },
    fields: {},
    text: renderMailText({ ...contents, link }),
    html: renderMailHtml({ ...contents, link }),
  }
}

const subjectLines = ({ deed, reference }: RequestRow): MailContents['lines'] => [
  [names.deed, findDeed(deed)?.label ?? deed],
  [names.reference, reference],
]

const composePageMail =
  (place: OfficeMailPlace): ComposeMail =>
  async (context, { requestId = '' }) =>
    toVisitor(context, place, {
      requestId,
      write: (request) => ({ ...pageMailTexts, lines: subjectLines(request) }),
    })

const composeConfirmMail =
  (place: OfficeMailPlace): ComposeMail =>
  async (context, { requestId = '' }) =>
    toVisitor(context, place, {
      requestId,
      async write(request) {
        const offices = (await listInvitations(context.db, request.id)).map(({ office_name: name }) => name).join(', ')
        return { ...confirmMailTexts, lines: [...subjectLines(request), [names.offices, offices]] }
      },
    })

const composeArrivedMail =
  (place: OfficeMailPlace): ComposeMail =>
  async (context, { requestId = '' }) =>
    toVisitor(context, place, {
      requestId,
      write: (request) => ({ ...arrivedMailTexts, lines: subjectLines(request) }),
    })

const composeAnsweredMail =
  (place: OfficeMailPlace): ComposeMail =>
  async (context, { requestId = '' }) =>
    toVisitor(context, place, {
      requestId,
      write: (request) => ({ ...answeredMailTexts, lines: subjectLines(request) }),
    })

const composeEndedMail =
  (place: OfficeMailPlace): ComposeMail =>
  async (context, { requestId = '' }) =>
    toVisitor(context, place, {
      requestId,
      async write(request) {
        const invitations = await listInvitations(context.db, request.id)
        const quoted = invitations.filter(({ state }) => state === 'quoted').length
        const { came, none, ...texts } = endedMailTexts
        const notes = quoted === 0 ? none : came(quoted, invitations.length)
        return { ...texts, lines: subjectLines(request), notes }
      },
    })

/** With another link than the other mails: it still works when the request is erased. */
const composeReviewMail =
  (place: OfficeMailPlace): ComposeMail =>
  async (context, { requestId = '' }) => {
    const link = await findReviewLinkOf(context.db, requestId)
    if (!link || link.used_at !== null) return undefined
    const { subject, ...texts } = reviewMailTexts
    const address = reviewAddress(linkOf(context.secrets, 'review', requestId))
    return toVisitor(context, place, {
      requestId,
      address,
      write: (request) => ({ ...texts, subject: subject(link.office_name), lines: subjectLines(request) }),
    })
  }

/** Only while the visitor can still say yes or no. */
const composeForwardMail =
  (place: OfficeMailPlace): ComposeMail =>
  async (context, { requestId = '', forwardId = '' }) => {
    const forward = (await listForwards(context.db, requestId)).find(({ id }) => id === forwardId)
    if (forward?.state !== 'asked' || (await findRequest(context.db, requestId))?.state !== 'open') return undefined
    return toVisitor(context, place, {
      requestId,
      write(request) {
        const { office, ...texts } = forwardMailTexts
        return { ...texts, lines: [...subjectLines(request), [office, `${forward.office_name}, ${forward.office_place}`]] }
      },
    })
  }

/** Who writes the mail of each kind of delivery of this room. */
export const quoteMails = (place: OfficeMailPlace): Record<string, ComposeMail> => ({
  [PAGE_DELIVERY]: composePageMail(place),
  [CONFIRM_DELIVERY]: composeConfirmMail(place),
  [ARRIVED_DELIVERY]: composeArrivedMail(place),
  [ENDED_DELIVERY]: composeEndedMail(place),
  [FORWARD_DELIVERY]: composeForwardMail(place),
  [ANSWERED_DELIVERY]: composeAnsweredMail(place),
  [REVIEW_DELIVERY]: composeReviewMail(place),
  [QUESTION_DELIVERY]: composeInvitationMail(place, questionMailTexts),
  [INVITATION_DELIVERY]: composeInvitationMail(place, invitationMailTexts),
  [REMINDER_DELIVERY]: composeInvitationMail(place, reminderMailTexts),
  [CHOSEN_DELIVERY]: composeInvitationMail(place, chosenMailTexts),
  [OVER_DELIVERY]: composeInvitationMail(place, overMailTexts),
  [CODE_DELIVERY]: composeCodeMail(place),
  [DESK_DELIVERY]: composeDeskMail(place),
  [PROPOSAL_DELIVERY]: composeProposalMail(place),
})
