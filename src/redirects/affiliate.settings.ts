/** What relative destinations are put behind. */
import type { Settings } from '../settings/setting.ts'

/** Saved with the redirects, in `manage/save-base-url.ts`. */
export const affiliateSettings = { affiliate_base_url: { default: '' } } as const satisfies Settings
