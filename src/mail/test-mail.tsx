/** The message with which the owner tries the delivery. */
import { amsterdamTime } from '../platform/dutch-time.ts'
import { siteName } from '../platform/site-name.ts'
import { renderMailHtml, renderMailText, type MailContents } from './mail-layout.tsx'
import { testMailTexts } from './mail.nl.ts'
import type { OutgoingMail } from './mail.ts'

export function renderTestMail({ email, sentAt }: { email: string; sentAt: string }): OutgoingMail {
  const contents: MailContents = {
    title: testMailTexts.title,
    lines: [[testMailTexts.sentAt, amsterdamTime(sentAt)]],
    notes: [testMailTexts.note],
  }
  return {
    subject: testMailTexts.subject,
    replyTo: { name: siteName(), address: email },
    text: renderMailText(contents),
    html: renderMailHtml(contents),
    fields: { name: siteName(), email, message: testMailTexts.note },
  }
}
