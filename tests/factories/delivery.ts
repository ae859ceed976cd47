/** Deliveries of a test site: what carries them, and messages that wait for it. */
import { composeContactMail } from '../../src/contact/compose-contact-mail.ts'
import { submitContactMessage } from '../../src/contact/submit-contact-message.ts'
import { chooseTransport } from '../../src/mail/choose-transport.ts'
import { parseSmtpUrl, smtpFieldsOf, type SmtpFields } from '../../src/mail/mail-address.ts'
import type { Opened } from '../contract/both-databases.ts'
import { messageInput, settingsWith } from './contact.ts'
import { visitor, type TestContext } from './context.ts'
import { type SettingValues } from './settings.ts'

export const ORIGIN = 'https://www.site.example'

/** The servers of this machine that the settings name, as the environment of a test site lists them. */
export const listedIn = ({ smtp_host: host, smtp_port: port, form_mail_url: form }: Partial<SettingValues>): string[] =>
  [`${host}:${port}`, form].flatMap((address) => /127\.0\.0\.1:\d+/.exec(address ?? '') ?? [])

/** The settings of the mail server at an address. */
export function smtpAt(url: string): SmtpFields {
  const server = parseSmtpUrl(url)
  if (!server) throw new Error(`${url} is no mail server`)
  return smtpFieldsOf(server)
}

export const mailServices = (settings: Partial<SettingValues>, smtpUrl?: string, mailHosts = listedIn(settings)) => ({
  settings: () => settingsWith(settings),
  smtpUrl,
  mailHosts,
  origin: ORIGIN,
})

export function deliveryBy(settings: Partial<SettingValues>) {
  return { transport: () => chooseTransport(mailServices(settings)), compose: { contact: composeContactMail(ORIGIN) } }
}

export const bySmtp = (url: string) => deliveryBy({ mail_transport: 'smtp', ...smtpAt(url), mail_to: 'postvak@site.example', mail_from: 'site@site.example' })
export const byForm = (url: string) => deliveryBy({ mail_transport: 'form_mail', form_mail_url: url, mail_to: 'postvak@site.example' })

export const asSystem = (site: Opened): TestContext => site.context.as({ kind: 'system' })

/** Their ids. Each comes from another network. */
export async function submitMessages(site: Opened, count = 1): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const { id } = await submitContactMessage(site.context.as(visitor(`network ${n}`)), messageInput({ name: `Bezoeker ${n}` }))
    ids.push(id)
  }
  return ids
}

export const outboxRow = (site: Opened) => site.context.db.selectFrom('elk_outbox').selectAll().executeTakeFirstOrThrow()
