/** Tells one way out of the site from another, so that a test message counts only for the settings it was sent with. */
import { keyedHash, type Secrets } from '../platform/secrets.ts'
import type { MailValues } from './mail.settings.ts'

/** Undefined while nothing leaves the site. Keyed, since a password is in it. `smtpUrl` is the environment's and wins. */
export function transportFingerprint(secrets: Secrets, settings: MailValues, smtpUrl: string | undefined): string | undefined {
  const { mail_transport: transport, contact_email: email } = settings
  if (transport !== 'smtp' && transport !== 'form_mail') return undefined
  const to = settings.mail_to || email
  const { smtp_host, smtp_port, smtp_security, smtp_user, smtp_password } = settings
  const server = smtpUrl ?? [smtp_host, smtp_port, smtp_security, smtp_user, smtp_password]
  const way = transport === 'smtp' ? [server, settings.mail_from || email] : [settings.form_mail_url]
  return keyedHash(secrets.derive('mail-test'), JSON.stringify([transport, to, ...way]))
}
