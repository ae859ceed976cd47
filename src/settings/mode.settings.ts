/** Whether the site is a demo or live. */
import type { Settings } from './setting.ts'

export type SiteMode = 'demo' | 'live'

/** Going live and going back write it. */
export const modeSettings = { site_mode: { default: 'demo', ownVerb: true, shown: true } } as const satisfies Settings
