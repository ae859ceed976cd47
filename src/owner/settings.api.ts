/** The owner reads and saves the settings. */
import { Hono } from 'hono'
import { z } from 'zod'
import { passkeyAnswer } from '../accounts/second-factor/passkey-response.ts'
import { requireOwner } from '../audit/require-role.ts'
import { textField, trimmedField } from '../platform/request-fields.ts'
import { readJson } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { listUnreadableSettings, readSettings } from '../settings/read-settings.ts'
import type { FormKeyOf, SecretKeyOf, ServerBounds, Settings } from '../settings/setting.ts'
import { allSettings } from './all-settings.ts'
import { changeSettings } from './change-settings.ts'

type SecretKey = SecretKeyOf<typeof allSettings>
type PlainKey = Exclude<FormKeyOf<typeof allSettings>, SecretKey> | 'site_mode'

const MASK_ROOM = 100

/** What goes along with the settings: a new password, and what shows who sits there. */
const ownerFields = z.strictObject({
  /** Empty: the password stays. */
  admin_password: textField(128).optional(),
  /** For a new password, and for what the settings themselves ask it for. */
  current_password: textField(200).optional(),
  /** For a new password, when there is a second factor: one of the two. */
  code: textField(40).optional(),
  passkey: passkeyAnswer.optional(),
})

/** Absent: unchanged. An empty secret clears the stored one. */
function bodyFor(declared: Settings, bounds: ServerBounds) {
  const fields = Object.entries(declared).flatMap(([key, { form }]) =>
    form
      ? [
          [
            key,
            trimmedField(form.max)
              .refine((value) => form.isValid?.(value, bounds) ?? true)
              .optional(),
          ],
        ]
      : [],
  )
  // A mask may be longer than what it stands for.
  const seen = Object.entries(declared).flatMap(([key, { form }]) => (form ? [[key, textField(form.max + MASK_ROOM).optional()]] : []))
  type Fields = Record<FormKeyOf<typeof allSettings>, z.ZodOptional<z.ZodString>>
  return ownerFields.extend(Object.fromEntries(fields) as Fields).extend({ seen: z.strictObject(Object.fromEntries(seen) as Fields).optional() })
}

/** What the owner's screens may know: of a secret only its mask. */
function toSent(declared: Settings, values: Readonly<Record<string, string>>): Record<PlainKey | `${SecretKey}_masked`, string> {
  const sent = Object.entries(declared).flatMap(([key, { secret, form, shown }]) => {
    const value = values[key] ?? ''
    if (secret) return form ? [[`${key}_masked`, secret.mask(value)]] : []
    return form || shown ? [[key, value]] : []
  })
  return Object.fromEntries(sent) as Record<PlainKey | `${SecretKey}_masked`, string>
}

export interface SettingsServices {
  origin: string
  contentVersion: { refresh(): Promise<void> }
  env: ServerBounds & { smtpUrl: string | undefined }
}

export function settingsApi(services: SettingsServices, declared: typeof allSettings = allSettings) {
  const body = bodyFor(declared, services.env)
  return new Hono<HttpEnv>()
    .get('/api/admin/settings', async (c) => {
      requireOwner(c.get('context'))
      return c.json({
        ...toSent(declared, await readSettings(c.get('context'), declared)),
        origin: services.origin,
        provider_hosts: services.env.providerHosts,
        unreadable: await listUnreadableSettings(c.get('context'), declared),
        smtp_url_of_environment: services.env.smtpUrl !== undefined,
      })
    })
    .put('/api/admin/settings', async (c) => {
      const { admin_password: newPassword, current_password: password, code, passkey, seen = {}, ...rest } = await readJson(c, body)
      const changes = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
      const input = { changes, seen, newPassword, password, code, passkey, headers: c.req.raw.headers }
      const { cleared, cookies } = await changeSettings(c.get('context'), services.origin, input, declared)
      for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
      await services.contentVersion.refresh()
      return c.json({ saved: true, cleared })
    })
}
