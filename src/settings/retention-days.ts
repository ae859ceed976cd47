/** Reads the terms that the owner sets, safely. */
import type { Clock } from '../platform/clock.ts'
import { isRetentionDays, retentionTerms } from './retention.settings.ts'
import type { RetentionSetting, StoredData } from '../platform/stored-data.ts'
import { DAY_MS } from '../platform/days.ts'

/** A stored value that makes no sense must neither erase everything nor keep it for ever: then the default holds. */
export function retentionDays(settings: Readonly<Record<RetentionSetting, string>>, setting: RetentionSetting): number {
  const stored = settings[setting]
  return Number(isRetentionDays(stored) ? stored : retentionTerms[setting].default)
}

const MINUTE_MS = 60_000

/** The moment (ISO) before which a declaration is to be erased; now for what knows itself when it ends. */
export function beforeOf({ term }: Pick<StoredData, 'term'>, settings: Readonly<Record<RetentionSetting, string>>, clock: Clock): string {
  const kept = 'setting' in term ? retentionDays(settings, term.setting) * DAY_MS : 'minutes' in term ? term.minutes * MINUTE_MS : 0
  return new Date(clock.now().getTime() - kept).toISOString()
}
