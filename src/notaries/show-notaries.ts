/** The owner puts all own notaries that answer to a search on the list at once: all of them or none. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireEditor } from '../audit/require-role.ts'
import { writeAsEditor } from '../audit/write-as.ts'
import { AppError } from '../errors/errors.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import type { RegionBook } from '../regions/region.ts'
import { recordRevision } from '../revisions/revisions.ts'
import { findStoredNotaries, type NotarySearch } from './list-stored-notaries.ts'
import { claimVersion, updateNotary } from './notary-edit.queries.ts'
import type { NotaryState } from './notary-draft.ts'
import { readStoredNotary } from './open-notary.ts'
import { columnsOf, draftOf, type StoredNotary } from './stored-notary.ts'

interface ShowNotaries {
  wanted: Omit<NotarySearch, 'after' | 'limit' | 'state'> & { state?: NotaryState | undefined }
  /** How many the owner was told of; undefined: only counts, and nothing is written. */
  seen: number | undefined
  places: Pick<RegionBook, 'find' | 'contains'>
}

/** A sample is no office of the owner, and one that was taken off comes back only for who looks at those alone. */
const isMeant = ({ isSample, state, deletedAt }: StoredNotary, wanted: NotaryState | undefined): boolean =>
  !isSample && deletedAt === null && state === (wanted === 'uit' ? 'uit' : 'concept')

/** How many they are. Throws `conflict` when they are not as many as were seen, or somebody saves one in between. */
export async function showNotaries(context: Context, { wanted, seen, places }: ShowNotaries): Promise<{ count: number }> {
  requireEditor(context)
  const read = async (at: Pick<TransactionContext, 'db'>) => (await findStoredNotaries(at, wanted, places)).filter((notary) => isMeant(notary, wanted.state))
  if (seen === undefined) return { count: (await read(context)).length }
  return writeAsEditor(context, async (at) => {
    const hidden = await read(at)
    if (hidden.length !== seen) throw new AppError('conflict')
    const now = isoNow(at.clock)
    for (const notary of hidden) {
      if (!(await claimVersion(at.db, notary))) throw new AppError('conflict')
      const { listedAt } = await readStoredNotary(at.db, notary.id)
      await updateNotary(at.db, notary.id, { ...columnsOf('zichtbaar', listedAt, now), updated_at: now })
      await recordRevision(at, { kind: 'notaris', subjectId: notary.id, data: { ...draftOf(notary), state: 'zichtbaar' } })
      await recordAudit(at, { action: 'notary.save', subject: notary.id, details: { state: 'zichtbaar', sample: false } })
    }
    return { result: { count: hidden.length }, audit: { action: 'notary.show', details: { changed: hidden.length } }, isVisible: true }
  })
}
