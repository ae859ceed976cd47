/** Writes the mails about requests for quotes. */
import { findDeed } from '../deeds/deed.ts'
import { renderMailHtml, renderMailText, type MailContents } from '../mail/mail-layout.tsx'
import type { ComposeMail } from '../mail/mail.ts'
import { productName } from '../platform/product.ts'
import { pageMailTexts } from './quotes.nl.ts'
import { findRequest } from './quotes.queries.ts'
import { unseal } from './sealed.ts'
import { linkOf } from './secret-links.ts'
import { PAGE_DELIVERY } from './submit-request.ts'
import { ownAddress } from './own-address.ts'

export interface MailPlace {
  /** The site's own address. */
  origin: string
  /** Its mail address, where an answer goes. */
  contact: () => string
}

const written = (contents: MailContents) => ({ text: renderMailText(contents), html: renderMailHtml(contents) })

/** To the visitor, with the link of the own page. Nothing of the request itself is in it: an address may have been typed wrong. */
function composePageMail({ origin, contact }: MailPlace): ComposeMail {
  return async ({ db, secrets }, { requestId = '' }) => {
    const request = await findRequest(db, requestId)
    if (!request?.sealed || request.link_hash === null) return undefined
    const { email } = unseal(secrets, request.id, request.sealed)
    if (email === '') return undefined
    const href = new URL(ownAddress(linkOf(secrets, 'visitor', request.id)), origin).href
    return {
      to: { name: email, address: email },
      subject: pageMailTexts.subject,
      replyTo: { name: productName, address: contact() },
      fields: {},
      ...written({
        title: pageMailTexts.title,
        lines: [
          [pageMailTexts.deed, findDeed(request.deed)?.label ?? request.deed],
          [pageMailTexts.reference, request.reference],
        ],
        notes: [pageMailTexts.keep, pageMailTexts.notYou],
        link: { href, label: pageMailTexts.open },
      }),
    }
  }
}

/** Who writes the mail of each kind of delivery of this room. */
export const quoteMails = (place: MailPlace): Record<string, ComposeMail> => ({ [PAGE_DELIVERY]: composePageMail(place) })
