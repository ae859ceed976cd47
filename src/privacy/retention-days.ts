/** The terms that the owner sets: their bounds, and reading them safely. Free of the server, since the owner's screen needs the bounds too. */
import { settingDefinitions, type SettingValues } from '../settings/setting.ts'
import type { RetentionSetting } from '../platform/stored-data.ts'

export const retentionBounds = { min: 1, max: 3650 } as const

/** Whole days within the bounds, as typed. */
export function isRetentionDays(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= retentionBounds.min && Number(text) <= retentionBounds.max
}

/** A stored value that makes no sense must neither erase everything nor keep it for ever: then the default holds. */
export function retentionDays(settings: Pick<SettingValues, RetentionSetting>, setting: RetentionSetting): number {
  const stored = settings[setting]
  return Number(isRetentionDays(stored) ? stored : settingDefinitions[setting].default)
}
