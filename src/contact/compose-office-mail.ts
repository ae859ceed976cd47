/** Writes the mail that carries a visitor's message to an office. An answer goes to the visitor. */
import type { ComposeMail } from '../mail/mail.ts'
import { renderMailHtml, renderMailText, type MailContents } from '../mail/mail-layout.tsx'
import { contactMailTexts, officeMailTexts } from './contact.nl.ts'
import { findContactMessage } from './contact.queries.ts'
import { oneLine } from './one-line.ts'

export const composeOfficeMail: ComposeMail = async (context, { messageId = '' }) => {
  const stored = await findContactMessage(context.db, messageId)
  if (!stored?.recipient_email) return undefined
  const { name, email, phone, message, recipient_name: office, recipient_email: to } = stored
  const lines: MailContents['lines'] = [
    [contactMailTexts.name, name],
    [contactMailTexts.email, email],
    ...(phone ? [[contactMailTexts.phone, phone] as [string, string]] : []),
  ]
  const contents = { title: officeMailTexts.title, lines, message, notes: [officeMailTexts.reply, officeMailTexts.why] }
  return {
    to: { name: oneLine(office ?? ''), address: to },
    subject: officeMailTexts.subject(oneLine(name)),
    replyTo: { name: oneLine(name), address: email },
    text: renderMailText(contents),
    html: renderMailHtml(contents),
    fields: { name, email, message, ...(phone && { phone }) },
  }
}
