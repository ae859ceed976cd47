/** The owner reads and saves the settings. */
import { Hono } from 'hono'
import { z } from 'zod'
import { passkeyAnswer } from '../accounts/passkey-response.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { isSessionTerm, sessionSettings, type SessionSetting } from '../accounts/session-terms.ts'
import { isAssistantName, isDisclaimer } from '../settings/identity.ts'
import { isAllowedProvider } from '../assistant/model/provider-config.ts'
import { isMailAddress } from '../platform/is-mail-address.ts'
import { isAllowedFormMail, isAllowedSmtp, maskSmtpUrl } from '../mail/mail-address.ts'
import { transportNames } from '../mail/transport.ts'
import { textField, trimmedField } from '../platform/door-fields.ts'
import { readJson } from '../platform/http/door-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { retentionSettings } from '../platform/stored-data.ts'
import { isRetentionDays } from '../settings/retention-days.ts'
import { avatarNames } from '../ui/illustrations/assistant-avatars.ts'
import { listUnreadableSettings, readSettings } from '../settings/read-settings.ts'
import { changeSettings } from './change-settings.ts'
import type { SavableKey } from '../settings/save-settings.ts'
import { maskSecret, type SettingKey } from '../settings/setting.ts'

const text = (max: number) => trimmedField(max).optional()
const emptyOr = (max: number, isValid: (value: string) => boolean) => text(max).refine((value) => !value || isValid(value))

/** Calls of the provider a day. */
const dailyRequests = trimmedField(20)
  .regex(/^\d{1,6}$/)
  .refine((value) => Number(value) <= 100_000)
  .optional()

const days = trimmedField(20).refine(isRetentionDays).optional()
const sessionTerm = (setting: SessionSetting) =>
  trimmedField(20)
    .refine((typed) => isSessionTerm(setting, typed))
    .optional()

/** Absent: unchanged. An empty key clears the stored one; an empty password leaves it. */
const saveBody = z.strictObject({
  default_prompt: text(8_000),
  assistant_name: trimmedField(200).refine(isAssistantName).optional(),
  assistant_avatar: z.enum(avatarNames).optional(),
  assistant_disclaimer: trimmedField(2_000).refine(isDisclaimer).optional(),
  chatbot_api_key: text(500),
  provider_model: text(100),
  provider_daily_requests: dailyRequests,
  admin_password: textField(128).optional(),
  /** For a new password, and for what `guarded-settings.ts` names. */
  current_password: textField(200).optional(),
  /** For a new password, when there is a second factor: one of the two. */
  code: textField(40).optional(),
  passkey: passkeyAnswer.optional(),
  contact_phone: text(40),
  contact_email: text(200),
  company_legal_name: text(120),
  company_address: text(200),
  company_kvk: trimmedField(20)
    .regex(/^(\d{8})?$/)
    .optional(),
  company_vat_id: trimmedField(30)
    .regex(/^(NL\d{9}B\d{2})?$/)
    .optional(),
  mail_transport: z.enum(transportNames).optional(),
  mail_to: emptyOr(254, isMailAddress),
  mail_from: emptyOr(254, isMailAddress),
  retention_chat_days: days,
  retention_contact_days: days,
  retention_click_days: days,
  retention_event_days: days,
  session_idle_hours: sessionTerm('session_idle_hours'),
  session_days: sessionTerm('session_days'),
  review_sites: trimmedField(600)
    .refine((addresses) => addresses === '' || addresses.split(/\s+/).every((address) => z.url({ protocol: /^https$/ }).safeParse(address).success))
    .optional(),
})

const saveBodyFor = ({ providerHosts, mailHosts }: SettingsServices['env']) =>
  saveBody.extend({
    provider_base_url: emptyOr(300, (url) => isAllowedProvider(url, providerHosts)),
    smtp_url: emptyOr(500, (url) => isAllowedSmtp(url, mailHosts)),
    form_mail_url: emptyOr(500, (url) => isAllowedFormMail(url, mailHosts)),
  })

const visibleKeys = [
  'default_prompt',
  'assistant_name',
  'assistant_avatar',
  'assistant_disclaimer',
  'provider_base_url',
  'provider_model',
  'provider_daily_requests',
  'contact_phone',
  'contact_email',
  'company_legal_name',
  'company_address',
  'company_kvk',
  'company_vat_id',
  'review_sites',
  'mail_transport',
  'mail_to',
  'mail_from',
  'form_mail_url',
  ...retentionSettings,
  ...sessionSettings,
  'site_mode',
] as const satisfies SettingKey[]

export interface SettingsServices {
  origin: string
  contentVersion: { refresh(): Promise<void> }
  env: { smtpUrl: string | undefined; providerHosts: readonly string[]; mailHosts: readonly string[] }
}

export function settingsApi(services: SettingsServices) {
  const body = saveBodyFor(services.env)
  return new Hono<HttpEnv>()
    .get('/api/admin/settings', async (c) => {
      requireOwner(c.get('context'))
      const values = await readSettings(c.get('context'))
      const visible = Object.fromEntries(visibleKeys.map((key) => [key, values[key]])) as Record<(typeof visibleKeys)[number], string>
      return c.json({
        ...visible,
        provider_hosts: services.env.providerHosts,
        chatbot_api_key_masked: maskSecret(values.chatbot_api_key),
        smtp_url_masked: maskSmtpUrl(values.smtp_url),
        unreadable: await listUnreadableSettings(c.get('context')),
        smtp_url_of_environment: services.env.smtpUrl !== undefined,
      })
    })
    .put('/api/admin/settings', async (c) => {
      const { admin_password: newPassword, current_password: password, code, passkey, ...rest } = await readJson(c, body)
      const changes = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Partial<Record<SavableKey, string>>
      const input = { changes, newPassword, password, code, passkey, headers: c.req.raw.headers }
      const { keyCleared, cookies } = await changeSettings(c.get('context'), services.origin, input)
      for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
      await services.contentVersion.refresh()
      return c.json({ saved: true, key_cleared: keyCleared })
    })
}
