/** The owner saves the form of general settings, with the password where a change asks for it. */
import { changePassword } from '../accounts/change-password.ts'
import { confirmByPassword } from '../accounts/confirm-owner.ts'
import type { SecondStep } from '../accounts/confirm-second-step.ts'
import { isAcceptablePassword } from '../accounts/password-rule.ts'
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { asksPassword } from '../settings/setting.ts'
import { readSettings } from '../settings/read-settings.ts'
import { saveSettings } from '../settings/save-settings.ts'
import { allSettings, type SettingValues } from './all-settings.ts'

export interface SettingsChange extends SecondStep {
  changes: Partial<SettingValues>
  newPassword: string | undefined
  /** The present one. */
  password: string | undefined
}

/**
 * Returns the Set-Cookie headers of the session that a new password begins. Throws `invalid_input` with field `current_password` when the
 * password is asked for, and what `changePassword` throws; then nothing is saved.
 */
export async function changeSettings(
  context: Context,
  origin: string,
  input: SettingsChange,
  declared: typeof allSettings = allSettings,
): Promise<{ cleared: string[]; cookies: string[] }> {
  requireOwner(context)
  const { changes, newPassword, password } = input
  if (newPassword && !isAcceptablePassword(newPassword)) throw new AppError('invalid_input', { fields: ['admin_password'] })
  const isAsked = Boolean(newPassword) || asksPassword(declared, changes, await readSettings(context, declared))
  if (isAsked && !password) throw new AppError('invalid_input', { fields: ['current_password'] })
  if (isAsked && password && !newPassword) await confirmByPassword(context, password)
  const cookies = newPassword && password ? await changePassword(context, origin, { ...input, password: newPassword, current: password }) : []
  return { ...(await saveSettings(context, declared, changes)), cookies }
}
