/** What a destination is judged by at this moment. */
import type { Context } from '../../platform/context.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { affiliateSettings } from '../affiliate.settings.ts'
import type { RedirectRules } from '../redirect-fields.ts'

export async function readRules(context: Context, ownHosts: readonly string[]): Promise<RedirectRules> {
  return { base: (await readSettings(context, affiliateSettings)).affiliate_base_url, ownHosts }
}
