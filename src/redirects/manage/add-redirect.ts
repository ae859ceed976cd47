/** Adds a link. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-owner.ts'
import { isoNow } from '../../platform/clock.ts'
import { contentChanged } from '../../platform/content-version.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { MAX_REDIRECTS, readRedirectFields, type RedirectFields } from '../redirect-fields.ts'
import { countRedirects, insertRedirects } from './manage.queries.ts'
import { readRules } from './read-rules.ts'

/** Throws `invalid_input` with the fields at fault, `conflict` with `slug` when that is another's, and `too_large` when there are too many links. */
export async function addRedirect(context: Context, { fields, ownHosts }: { fields: RedirectFields; ownHosts: readonly string[] }): Promise<{ id: string }> {
  requireOwner(context)
  const { values, faults } = readRedirectFields(fields, await readRules(context, ownHosts))
  if (!values) throw new AppError('invalid_input', { fields: Object.keys(faults) })
  const id = newId()
  const now = isoNow(context.clock)
  await context.db.transaction().execute(async (tx) => {
    if ((await countRedirects(tx, { search: '', deleted: false })) >= MAX_REDIRECTS) throw new AppError('too_large')
    const [slug] = await insertRedirects(tx, [{ id, ...values, is_active: true, is_sample: false, created_at: now, updated_at: now }])
    if (slug === undefined) throw new AppError('conflict', { fields: ['slug'] })
    await recordAudit({ ...context, db: tx }, { action: 'redirect.add', subject: id, details: { slug } })
    await contentChanged(tx)
  })
  return { id }
}
