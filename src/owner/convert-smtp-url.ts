/** At the start: a mail server that an earlier version stored as one address becomes the fields of today (decision 35). */
import { parseSmtpUrl, smtpFieldsOf } from '../mail/mail-address.ts'
import { transportFingerprint } from '../mail/transport-fingerprint.ts'
import { contentChanged } from '../platform/content-version.ts'
import { withinTransaction, type Context } from '../platform/context.ts'
import { readTicks, setTick } from '../settings/live/live-ticks.ts'
import { readSettings } from '../settings/read-settings.ts'
import { storeSettings } from '../settings/save-settings.ts'
import { allSettings } from './all-settings.ts'

/**
 * True when there was one. It is the latest that was saved, so it wins over the fields. An address that does not open with this key stays
 * until the old key is back or the owner fills in a server.
 */
export async function convertSmtpUrl(context: Context): Promise<boolean> {
  if (!(await hasSmtpUrl(context))) return false
  return context.db.transaction().execute(async (tx) => {
    // First, since another instance that starts at the same time then waits until this one is done.
    await contentChanged(tx)
    const inside = withinTransaction(context, tx)
    const before = await readSettings(inside, allSettings)
    if (before.smtp_url === '') return false
    const server = parseSmtpUrl(before.smtp_url)
    const fields = server && smtpFieldsOf(server)
    await storeSettings(inside, allSettings, Object.entries({ ...fields, smtp_url: '' }))
    // A test message that was taken stays so: the server is the same.
    const tried = (await readTicks(inside)).get('mail-test')
    const after = transportFingerprint(context.secrets, { ...before, ...fields }, undefined)
    if (tried !== undefined && tried === transportFingerprint(context.secrets, before, before.smtp_url)) await setTick(inside, 'mail-test', after)
    return true
  })
}

const hasSmtpUrl = async (context: Context): Promise<boolean> => {
  const { smtp_url } = allSettings
  return (await readSettings(context, { smtp_url })).smtp_url !== ''
}
