/** All settings of the site, read and saved as the program does. */
import { allSettings, type SettingValues } from '../../src/owner/all-settings.ts'
import type { Context } from '../../src/platform/context.ts'
import { readSettings as read } from '../../src/settings/read-settings.ts'
import { saveSettings as save } from '../../src/settings/save-settings.ts'
import { defaultsOf } from '../../src/settings/setting.ts'

export type { SettingValues }

export const defaultSettings: SettingValues = defaultsOf(allSettings)
export const readSettings = (context: Pick<Context, 'db' | 'secrets' | 'log'>) => read(context, allSettings)
export const saveSettings = (context: Context, changes: Partial<SettingValues>) => save(context, allSettings, changes)
