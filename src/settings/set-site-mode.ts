/** Writes whether the site is a demo or live, in the caller's transaction. Only going live and going back may call it. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import type { SiteMode } from './mode.settings.ts'
import { upsertSetting } from './settings.queries.ts'

export const setSiteMode = (context: Context, mode: SiteMode): Promise<void> =>
  upsertSetting(context.db, { id: newId(), key: 'site_mode', value: mode, is_secret: false, updated_at: isoNow(context.clock) })
