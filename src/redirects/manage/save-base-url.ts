/** Saves the address that relative destinations are put behind. Links that exist keep the whole address they were saved with. */
import { requireOwner } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { saveSettings } from '../../settings/save-settings.ts'
import { affiliateSettings } from '../affiliate.settings.ts'
import { readBaseUrl } from '../destination.ts'

/** An empty address takes it away. Returns what was stored. */
export async function saveBaseUrl(context: Context, { address, ownHosts }: { address: string; ownHosts: readonly string[] }): Promise<string> {
  requireOwner(context)
  const read = address.trim() === '' ? { url: '' } : readBaseUrl(address, ownHosts)
  if (read.url === undefined) throw new AppError('invalid_input', { fields: ['affiliate_base_url'] })
  await saveSettings(context, affiliateSettings, { affiliate_base_url: read.url })
  await context.refreshContent?.()
  return read.url
}
