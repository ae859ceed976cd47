/** The transport that the owner has chosen, made ready from the settings. */
import type { MailValues } from './mail.settings.ts'
import { siteName } from '../platform/site-name.ts'
import { formMailTransport } from './form-mail-transport.ts'
import { isAllowedFormMail, isAllowedSmtp, isListedForm, isListedSmtp, parseSmtpUrl, smtpServerOf } from './mail-address.ts'
import { smtpTransport } from './smtp-transport.ts'
import { closedInside } from './open-host.ts'
import { DeliveryFault, transportNames, type Transport } from './transport.ts'

export interface MailServices {
  settings: () => MailValues
  /** SMTP_URL of the environment; wins over the settings. */
  smtpUrl: string | undefined
  /** Of the environment: mail servers and form services inside the network that the owner may choose, as host:port. */
  mailHosts: readonly string[]
  /** The site's own address. */
  origin: string
}

/** Delivered is what the owner can read on screen, and that it is as soon as it is stored. */
const inbox: Transport = {
  name: 'inbox',
  destination: '',
  async deliver({ to }) {
    if (to) throw new DeliveryFault('not_configured', 'mail_transport')
  },
}

/** Throws DeliveryFault `not_configured` with the name of the setting that is missing or faulty. */
export function chooseTransport({ settings, smtpUrl, mailHosts, origin }: MailServices): Transport {
  const s = settings()
  const name = transportNames.find((known) => known === s.mail_transport) ?? 'inbox'
  if (name === 'inbox') return inbox
  const to = requireAddress(s.mail_to || s.contact_email, 'mail_to')
  if (name === 'form_mail') {
    if (!isAllowedFormMail(s.form_mail_url, mailHosts)) throw new DeliveryFault('not_configured', 'form_mail_url')
    const url = new URL(s.form_mail_url)
    return formMailTransport({ url, to, origin, lookup: isListedForm(url, mailHosts) ? undefined : closedInside })
  }
  const server = smtpUrl === undefined ? smtpServerOf(s) : parseSmtpUrl(smtpUrl)
  if (!server || (smtpUrl === undefined && !isAllowedSmtp(server, mailHosts))) throw new DeliveryFault('not_configured', 'smtp_host')
  // As after a change of server, when the password of the one before was thrown away.
  if (smtpUrl === undefined && server.auth?.pass === '') throw new DeliveryFault('not_configured', 'smtp_password')
  const isTrusted = smtpUrl !== undefined || isListedSmtp(server, mailHosts)
  return smtpTransport({
    server,
    lookup: isTrusted ? undefined : closedInside,
    from: { name: siteName(), address: requireAddress(s.mail_from || s.contact_email, 'mail_from') },
    to,
  })
}

/** Mail can go to others than the owner: everything that it takes is there. */
export function canMail(services: MailServices): boolean {
  try {
    return chooseTransport(services).name === 'smtp'
  } catch (error) {
    if (error instanceof DeliveryFault) return false
    throw error
  }
}

/** The address of a new installation is an example that no mail server can reach. */
function requireAddress(address: string, setting: string): string {
  if (address === '' || address.endsWith('.invalid')) throw new DeliveryFault('not_configured', setting)
  return address
}
