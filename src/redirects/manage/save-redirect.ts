/** Saves a changed link. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-owner.ts'
import { isUniqueViolation } from '../../database/dialects.ts'
import { isoNow } from '../../platform/clock.ts'
import { contentChanged } from '../../platform/content-version.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { readRedirectFields, type RedirectFields } from '../redirect-fields.ts'
import { forgetHealth } from '../health/health.queries.ts'
import { findRedirect, updateRedirect } from './manage.queries.ts'
import { readRules } from './read-rules.ts'

export interface SaveRedirectInput {
  id: string
  /** `updated_at` of what the owner changed. */
  seenAt: string
  fields: RedirectFields
  ownHosts: readonly string[]
}

/** Throws `conflict` with `slug` when that is another's, and without a field when the link was changed meanwhile. */
export async function saveRedirect(context: Context, { id, seenAt, fields, ownHosts }: SaveRedirectInput): Promise<void> {
  requireOwner(context)
  const { values, faults } = readRedirectFields(fields, await readRules(context, ownHosts))
  if (!values) throw new AppError('invalid_input', { fields: Object.keys(faults) })
  const write = context.db.transaction().execute(async (tx) => {
    const stored = await findRedirect(tx, id)
    if (!stored || stored.deleted_at !== null) throw new AppError('not_found')
    // With a destination of the owner's own it is no sample any more.
    const is_sample = stored.is_sample && stored.destination_url === values.destination_url
    const saved = await updateRedirect(tx, { id, seenAt, values: { ...values, is_sample, updated_at: isoNow(context.clock) } })
    if (!saved) throw new AppError('conflict')
    if (stored.destination_url !== values.destination_url) await forgetHealth(tx, id)
    const changed = (['slug', 'title', 'destination_url', 'description'] as const).filter((field) => values[field] !== stored[field])
    await recordAudit({ ...context, db: tx }, { action: 'redirect.save', subject: id, details: { slug: values.slug, changed } })
    await contentChanged(tx)
  })
  await write.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('conflict', { fields: ['slug'], cause: error }) : error
  })
}
