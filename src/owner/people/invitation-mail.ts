/** The mail to who was invited to the owner's area. */
import { invitationLink } from '../../accounts/people/invitation-link.ts'
import { readInvitation, type MailInvitation } from '../../accounts/people/invite-person.ts'
import { canMail, type MailServices } from '../../mail/choose-transport.ts'
import { enqueueDelivery } from '../../mail/enqueue-delivery.ts'
import { renderMailHtml, renderMailText } from '../../mail/mail-layout.tsx'
import type { ComposeMail } from '../../mail/mail.ts'
import { wakeOutbox } from '../../mail/outbox-signal.ts'
import { isoNow } from '../../platform/clock.ts'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { siteName } from '../../platform/site-name.ts'
import { roleNames } from '../../platform/role.nl.ts'
import { invitationMailTexts as texts } from './invitation-mail.nl.ts'

export const INVITATION_DELIVERY = 'invitation'

export const mailInvitation = (services: MailServices) => (): MailInvitation =>
  canMail(services)
    ? {
        enqueue: ({ db, clock }, id) =>
          enqueueDelivery(db, { kind: INVITATION_DELIVERY, dedupeKey: `invitation:${id}`, payload: { invitationId: id }, now: isoNow(clock) }),
        wake: ({ db }) => wakeOutbox(db),
      }
    : undefined

/** One that was used or taken back meanwhile is not sent. `origin` is the site's own address, `contact` where an answer goes. */
export const composeInvitationMail =
  (origin: string, contact: () => string): ComposeMail =>
  async (context, { invitationId = '' }) => {
    const invitation = await readInvitation(context, invitationId)
    if (!invitation) return undefined
    const { id, email, role, expiresAt } = invitation
    const contents = {
      title: texts.title,
      lines: [
        [texts.role, roleNames[role]],
        [texts.may, texts.mayDo[role]],
        [texts.until, amsterdamTime(expiresAt)],
      ] as const,
      notes: [texts.what, texts.once, texts.unexpected],
      link: { href: invitationLink(context.secrets, origin, id), label: texts.open },
    }
    return {
      to: { name: email, address: email },
      subject: texts.subject,
      replyTo: { name: siteName(), address: contact() },
      text: renderMailText(contents),
      html: renderMailHtml(contents),
      fields: {},
    }
  }
