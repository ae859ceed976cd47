/** The owner saves the form of general settings, with the password where a change asks for it. */
import { changePassword } from '../accounts/sign-in/change-password.ts'
import { confirmByPassword } from '../accounts/sessions/confirm-owner.ts'
import type { SecondStep } from '../accounts/second-factor/confirm-second-step.ts'
import { isAcceptablePassword } from '../accounts/password/password-rule.ts'
import { requireOwner } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { asksPassword } from '../settings/setting.ts'
import { readSettings } from '../settings/read-settings.ts'
import { refuseOvertaken, saveSettings, saveSettingsIn, type SeenSettings } from '../settings/save-settings.ts'
import { allSettings, type SettingValues } from './all-settings.ts'

export interface SettingsChange extends SecondStep {
  changes: Partial<SettingValues>
  /** What the screen had on it of them, so that nothing of another screen is overwritten unseen. */
  seen?: SeenSettings
  newPassword: string | undefined
  /** The present one. */
  password: string | undefined
}

/**
 * Returns the Set-Cookie headers of the session that a new password begins. Throws `invalid_input` with field `current_password` when the
 * password is asked for, `conflict` when one of the settings was changed elsewhere, and what `changePassword` throws; then nothing is saved.
 */
export async function changeSettings(
  context: Context,
  origin: string,
  input: SettingsChange,
  declared: typeof allSettings = allSettings,
): Promise<{ cleared: string[]; cookies: string[] }> {
  requireOwner(context)
  const { changes, seen = {}, newPassword, password } = input
  if (newPassword && !isAcceptablePassword(newPassword)) throw new AppError('invalid_input', { fields: ['admin_password'] })
  const isAsked = Boolean(newPassword) || asksPassword(declared, changes, await readSettings(context, declared))
  if (isAsked && !password) throw new AppError('invalid_input', { fields: ['current_password'] })
  if (isAsked && password && !newPassword) await confirmByPassword(context, password)
  if (!newPassword || !password) return { ...(await saveSettings(context, declared, changes, seen)), cookies: [] }
  // Known before a code is spent on it.
  await refuseOvertaken(context, declared, changes, seen)
  let cleared: string[] = []
  const cookies = await changePassword(context, origin, { ...input, password: newPassword, current: password }, async (alongside) => {
    ;({ cleared } = await saveSettingsIn(alongside, declared, changes, seen))
  })
  return { cleared, cookies }
}
