/** Who gets data of visitors by the owner's settings: told on the privacy page. */
import { parseSmtpUrl, smtpServerOf } from '../mail/mail-address.ts'
import { wantsMail } from '../mail/topics.ts'
import { transportNames, type TransportName } from '../mail/transport.ts'
import type { ProviderValues } from '../assistant/model/provider.settings.ts'
import type { MailValues } from '../mail/mail.settings.ts'
import type { ValuesOf } from '../settings/setting.ts'
import type { hostingSettings } from './hosting.settings.ts'

/** How messages leave the site. */
export interface MailRoute {
  transport: TransportName
  /** Of the service that carries them; undefined for the inbox, and while the owner has not named one. */
  host: string | undefined
  /** The owner has switched off the mail about a new message. */
  skipsOwner: boolean
}

/** Undefined: the owner has not said so. */
export interface Hosting {
  party: string | undefined
  country: string | undefined
}

export interface PassingOn {
  hosting: Hosting
  mail: MailRoute
  /** Host of the company whose model answers in the chat; undefined while the assistant answers by itself. */
  model: string | undefined
}

export type PassingSettings = MailValues & ProviderValues & ValuesOf<typeof hostingSettings>

/** `smtpUrl` is the environment's and wins, as it does at the delivery. */
export function readPassingOn(settings: PassingSettings, smtpUrl: string | undefined): PassingOn {
  const { hosting_party: party, hosting_country: country } = settings
  return {
    hosting: { party: party.trim() || undefined, country: country.trim() || undefined },
    mail: readMailRoute(settings, smtpUrl),
    model: readModelHost(settings),
  }
}

function readMailRoute(settings: MailValues, smtpUrl: string | undefined): MailRoute {
  const transport = transportNames.find((name) => name === settings.mail_transport) ?? 'inbox'
  const skipsOwner = !wantsMail(settings, 'messages')
  if (transport === 'smtp') return { transport, skipsOwner, host: (smtpUrl === undefined ? smtpServerOf(settings) : parseSmtpUrl(smtpUrl))?.host }
  return { transport, skipsOwner, host: transport === 'form_mail' ? URL.parse(settings.form_mail_url)?.host : undefined }
}

/** Named as soon as everything is filled in, also while the server refuses to call that host: rather a company too many than one too few. */
function readModelHost({ provider_base_url: url, provider_model: model, chatbot_api_key: key }: ProviderValues): string | undefined {
  return model !== '' && key !== '' ? URL.parse(url)?.host : undefined
}
