/** What another key than the one it was sealed with cannot open. */
import type { SettingKey } from '../settings/setting.ts'

export type Unreadable = SettingKey | 'second_factor'
