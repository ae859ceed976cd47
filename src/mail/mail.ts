/** A mail before any transport has it, and the verb that writes one for a stored delivery. */
import type { Context } from '../platform/context.ts'

export interface OutgoingMail {
  /** One line. */
  subject: string
  /** Who an answer goes to; the site itself is the sender. */
  replyTo: { name: string; address: string }
  /** Absent: the owner, as the settings say. Only a transport that mails by itself reaches anybody else. */
  to?: { name: string; address: string }
  text: string
  html: string
  /** The same as fields, for a form-mail service; the names that begin with `_` are the service's own. */
  fields: Record<string, string>
}

/** Undefined when there is nothing left to deliver. */
export type ComposeMail = (context: Context, payload: Record<string, string>) => Promise<OutgoingMail | undefined>
