/** Writes the mail that carries a stored message to the owner. */
import { amsterdamTime } from '../platform/dutch-time.ts'
import { renderMailHtml, renderMailText, type MailContents } from '../mail/mail-layout.tsx'
import type { ComposeMail } from '../mail/mail.ts'
import { contactMailTexts } from './contact.nl.ts'
import { oneLine } from './one-line.ts'
import { findContactMessage, type ContactMessageRow } from './contact.queries.ts'

/** `origin` is the site's own address, for the link back. */
export function composeContactMail(origin: string): ComposeMail {
  return async (context, { messageId = '' }) => {
    const message = await findContactMessage(context.db, messageId)
    if (!message) return undefined
    const contents = contentsOf(message, origin)
    const { name, email, phone, message: text, conversation } = message
    return {
      subject: contactMailTexts.subject(oneLine(name), message.notary_name && oneLine(message.notary_name)),
      replyTo: { name: oneLine(name), address: email },
      text: renderMailText(contents),
      html: renderMailHtml(contents),
      fields: {
        name,
        email,
        message: text,
        ...(phone && { phone }),
        ...(message.notary_name && { notary: message.notary_name }),
        ...(conversation && { conversation }),
      },
    }
  }
}

function contentsOf(message: ContactMessageRow, origin: string): MailContents {
  const link = new URL('/settings', origin)
  link.search = new URLSearchParams({ tab: 'berichten', bericht: message.id }).toString()
  const lines: [string, string | null][] = [
    [contactMailTexts.name, message.name],
    [contactMailTexts.email, message.email],
    [contactMailTexts.phone, message.phone],
    [contactMailTexts.notary, message.notary_name],
    [contactMailTexts.page, message.source_page],
    [contactMailTexts.received, amsterdamTime(message.created_at)],
  ]
  return {
    title: contactMailTexts.title,
    lines: lines.filter((line): line is [string, string] => line[1] !== null),
    message: message.conversation ? [message.message, contactMailTexts.conversation, message.conversation].join('\n\n') : message.message,
    notes: [contactMailTexts.reply],
    link: { href: link.href, label: contactMailTexts.open },
  }
}
