/** The form-mail service that a message to the owner goes through: its host, or undefined when none does. */
import type { MailValues } from './mail.settings.ts'
import { wantsMail } from './topics.ts'

type Values = Pick<MailValues, 'mail_transport' | 'form_mail_url' | 'signal_topics'>

export const formServiceOf = (settings: Values): string | undefined =>
  settings.mail_transport === 'form_mail' && wantsMail(settings, 'messages') ? URL.parse(settings.form_mail_url)?.host : undefined
