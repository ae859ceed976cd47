/** The terms that the owner sets: their bounds, and reading them safely. Free of the server, since the owner's screen needs the bounds too. */
import type { Clock } from '../platform/clock.ts'
import { settingDefinitions, type SettingValues } from './setting.ts'
import type { RetentionSetting, StoredData } from '../platform/stored-data.ts'

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

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The moment (ISO) before which a declaration is to be erased; now for what knows itself when it ends. */
export function beforeOf({ term }: Pick<StoredData, 'term'>, settings: Pick<SettingValues, RetentionSetting>, clock: Clock): string {
  const kept = 'setting' in term ? retentionDays(settings, term.setting) * DAY_MS : 'minutes' in term ? term.minutes * MINUTE_MS : 0
  return new Date(clock.now().getTime() - kept).toISOString()
}
