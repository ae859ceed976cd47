/** Writes the mails about a notice: that it came in, for the owner, and what was decided, for whoever sent it. */
import { amsterdamTime } from '../platform/dutch-time.ts'
import { siteName } from '../platform/site-name.ts'
import { renderMailHtml, renderMailText, type MailContents } from '../mail/mail-layout.tsx'
import type { ComposeMail } from '../mail/mail.ts'
import { findNotice } from './notices.queries.ts'
import { decisionMailTexts, decisionNames, kindNames, noticeMailTexts } from './notices.nl.ts'

const written = (contents: MailContents) => ({ text: renderMailText(contents), html: renderMailHtml(contents) })

/** `origin` is the site's own address, for the link back. */
export function composeNoticeMail(origin: string): ComposeMail {
  return async ({ db }, { noticeId = '' }) => {
    const notice = await findNotice(db, noticeId)
    if (!notice) return undefined
    const { id, page, kind, what, why, email } = notice
    const link = new URL('/settings', origin)
    link.search = new URLSearchParams({ tab: 'berichten', onderdeel: 'meldingen', melding: id }).toString()
    return {
      subject: noticeMailTexts.subject(kind),
      replyTo: { name: email, address: email },
      fields: { page, kind: kindNames[kind], email, what, why },
      ...written({
        title: noticeMailTexts.title,
        lines: [
          [noticeMailTexts.kind, kindNames[kind]],
          [noticeMailTexts.page, page],
          [noticeMailTexts.email, email],
          [noticeMailTexts.received, amsterdamTime(notice.created_at)],
        ],
        message: [noticeMailTexts.what, what, '', noticeMailTexts.why, why].join('\n'),
        notes: [noticeMailTexts.todo],
        link: { href: link.href, label: noticeMailTexts.open },
      }),
    }
  }
}

/** `contact`: the site's own mail address, where an answer goes. What was reported is not sent back: an address may have been typed wrong. */
export function composeDecisionMail(contact: () => string): ComposeMail {
  return async ({ db }, { noticeId = '' }) => {
    const notice = await findNotice(db, noticeId)
    if (!notice || notice.decision === null || notice.reasons === null) return undefined
    const { page, email, decision, reasons, created_at: sent } = notice
    return {
      to: { name: email, address: email },
      subject: decisionMailTexts.subject,
      replyTo: { name: siteName(), address: contact() },
      fields: {},
      ...written({
        title: decisionMailTexts.title,
        lines: [
          [decisionMailTexts.sent, amsterdamTime(sent)],
          [decisionMailTexts.page, page],
          [decisionMailTexts.decision, decisionNames[decision]],
        ],
        message: [decisionMailTexts.sentences[decision], '', decisionMailTexts.reasons, reasons].join('\n'),
        notes: [decisionMailTexts.human],
      }),
    }
  }
}
