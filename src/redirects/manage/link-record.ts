/** Links as records of the owner. Their numbers stay with them while they are deleted. */
import { isUniqueViolation } from '../../database/dialects.ts'
import type { AnyDatabase, Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { ERASE_BATCH } from '../../platform/erase-in-batches.ts'
import { yieldToLoop } from '../../platform/yield-to-loop.ts'
import type { RecordKind } from '../../records/record-kind.ts'
import { MAX_REDIRECTS } from '../redirect-fields.ts'
import { countRedirects, deleteClicks, findRedirect, hideSlug, listClickIds, updateRedirect } from './manage.queries.ts'

export const linkRecord: RecordKind = {
  table: 'elk_affiliate_redirects',
  actions: { save: 'redirect.save', delete: 'redirect.delete', restore: 'redirect.restore' },
  kept: 'thirty-days',
  async onDelete({ db }, id) {
    await hideSlug(db, id)
    return undefined
  },
  async onRestore({ db }, id) {
    const slug = (await findRedirect(db, id))?.deleted_slug
    if (!slug) throw new AppError('not_found')
    await updateRedirect(db, id, { slug, deleted_slug: null }).catch(refuseTakenSlug)
    await refuseTooMany(db)
    return { details: { slug } }
  },
  // The ledger goes a few rows at a time: erasing the link with all its clicks at once would keep visitors waiting.
  async beforeErasing({ db }: Context, id) {
    for (let last: string | undefined = ''; last !== undefined;) {
      const ids: string[] = await listClickIds(db, id, last, ERASE_BATCH)
      await deleteClicks(db, ids)
      last = ids.at(-1)
      await yieldToLoop()
    }
  },
}

/** Throws `conflict` with `slug` when another link has it. */
export function refuseTakenSlug(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('conflict', { fields: ['slug'], cause: error }) : error
}

/** After the writing. Throws `too_large`. */
export async function refuseTooMany(db: AnyDatabase): Promise<void> {
  if ((await countRedirects(db, { search: '', deleted: false })) > MAX_REDIRECTS) throw new AppError('too_large')
}
