/** The owner reads and saves the settings. */
import { Hono } from 'hono'
import { z } from 'zod'
import { changePassword } from '../accounts/change-password.ts'
import { isAcceptablePassword } from '../accounts/password-rule.ts'
import { requireOwner } from '../accounts/require-owner.ts'
import { isAssistantName, isDisclaimer } from '../assistant/identity/identity.ts'
import { isAllowedProvider } from '../assistant/provider/provider-config.ts'
import { isMailAddress } from '../mail/is-mail-address.ts'
import { isFormMailUrl, maskSmtpUrl, parseSmtpUrl } from '../mail/mail-address.ts'
import { transportNames } from '../mail/transport.ts'
import { textField, trimmedField } from '../platform/door-fields.ts'
import { AppError } from '../platform/errors.ts'
import { readJson } from '../platform/http/door-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { retentionSettings } from '../platform/stored-data.ts'
import { isRetentionDays } from '../privacy/retention-days.ts'
import { avatarNames } from '../ui/illustrations/assistant-avatars.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'
import { maskSecret, type SettingKey } from './setting.ts'

const text = (max: number) => trimmedField(max).optional()
const emptyOr = (max: number, isValid: (value: string) => boolean) => text(max).refine((value) => !value || isValid(value))

/** Calls of the provider a day. */
const dailyRequests = trimmedField(20)
  .regex(/^\d{1,6}$/)
  .refine((value) => Number(value) <= 100_000)
  .optional()

const days = trimmedField(20).refine(isRetentionDays).optional()

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
  smtp_url: emptyOr(500, (url) => parseSmtpUrl(url) !== undefined),
  form_mail_url: emptyOr(500, isFormMailUrl),
  retention_chat_days: days,
  retention_contact_days: days,
  retention_click_days: days,
  retention_event_days: days,
  review_sites: trimmedField(600)
    .refine((addresses) => addresses === '' || addresses.split(/\s+/).every((address) => z.url({ protocol: /^https$/ }).safeParse(address).success))
    .optional(),
})

const saveBodyFor = (providerHosts: readonly string[]) => saveBody.extend({ provider_base_url: emptyOr(300, (url) => isAllowedProvider(url, providerHosts)) })

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
  'site_mode',
] as const satisfies SettingKey[]

export interface SettingsServices {
  contentVersion: { refresh(): Promise<void> }
  env: { smtpUrl: string | undefined; providerHosts: readonly string[] }
}

export function settingsApi(services: SettingsServices) {
  const body = saveBodyFor(services.env.providerHosts)
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
        smtp_url_of_environment: services.env.smtpUrl !== undefined,
      })
    })
    .put('/api/admin/settings', async (c) => {
      const { admin_password: password, ...changes } = await readJson(c, body)
      // Checked before anything is saved, so that a poor password does not leave half of the form stored.
      if (password && !isAcceptablePassword(password)) throw new AppError('invalid_input', { fields: ['admin_password'] })
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Record<SettingKey, string>>
      const { keyCleared } = await saveSettings(c.get('context'), given)
      if (password) await changePassword(c.get('context'), password)
      await services.contentVersion.refresh()
      return c.json({ saved: true, key_cleared: keyCleared })
    })
}
