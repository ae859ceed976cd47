/** Brings a deleted link back with its slug and its numbers. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-owner.ts'
import { isUniqueViolation } from '../../database/dialects.ts'
import { isoNow } from '../../platform/clock.ts'
import { contentChanged } from '../../platform/content-version.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { MAX_REDIRECTS } from '../redirect-fields.ts'
import { countRedirects, findRedirect, unmarkDeleted } from './manage.queries.ts'

/** Throws `conflict` with `slug` when another link has the slug by now. */
export async function restoreRedirect(context: Context, { id }: { id: string }): Promise<void> {
  requireOwner(context)
  const write = context.db.transaction().execute(async (tx) => {
    const slug = (await findRedirect(tx, id))?.deleted_slug
    if (!slug) throw new AppError('not_found')
    if ((await countRedirects(tx, { search: '', deleted: false })) >= MAX_REDIRECTS) throw new AppError('too_large')
    if (!(await unmarkDeleted(tx, { id, slug, now: isoNow(context.clock) }))) throw new AppError('not_found')
    await recordAudit({ ...context, db: tx }, { action: 'redirect.restore', subject: id, details: { slug } })
    await contentChanged(tx)
  })
  await write.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('conflict', { fields: ['slug'], cause: error }) : error
  })
}
