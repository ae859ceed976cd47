/** The transport that the owner has chosen, made ready from the settings. */
import type { SettingValues } from '../settings/setting.ts'
import { productName } from '../site/product.ts'
import { formMailTransport } from './form-mail-transport.ts'
import { isFormMailUrl, parseSmtpUrl } from './mail-address.ts'
import { smtpTransport } from './smtp-transport.ts'
import { DeliveryFault, transportNames, type Transport } from './transport.ts'

export interface MailServices {
  settings: () => SettingValues
  /** SMTP_URL of the environment; wins over the setting. */
  smtpUrl: string | undefined
  /** The site's own address. */
  origin: string
}

/** Delivered is what the owner can read on screen, and that it is as soon as it is stored. */
const inbox: Transport = { name: 'inbox', destination: '', deliver: async () => {} }

/** Throws DeliveryFault `not_configured` with the name of the setting that is missing or faulty. */
export function chooseTransport({ settings, smtpUrl, origin }: MailServices): Transport {
  const s = settings()
  const name = transportNames.find((known) => known === s.mail_transport) ?? 'inbox'
  if (name === 'inbox') return inbox
  const to = requireAddress(s.mail_to || s.contact_email, 'mail_to')
  if (name === 'form_mail') {
    if (!isFormMailUrl(s.form_mail_url)) throw new DeliveryFault('not_configured', 'form_mail_url')
    return formMailTransport({ url: s.form_mail_url, to, origin })
  }
  const server = parseSmtpUrl(smtpUrl ?? s.smtp_url)
  if (!server) throw new DeliveryFault('not_configured', 'smtp_url')
  return smtpTransport({ server, from: { name: productName, address: requireAddress(s.mail_from || s.contact_email, 'mail_from') }, to })
}

/** The address of a new installation is an example that no mail server can reach. */
function requireAddress(address: string, setting: string): string {
  if (address === '' || address.endsWith('.invalid')) throw new DeliveryFault('not_configured', setting)
  return address
}
