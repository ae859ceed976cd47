/** Earlier versions of an entry of the owner. */
import { z } from 'zod'
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import { getRevision, listRevisions } from '../revisions/revisions.ts'
import type { OwnEntryContent } from './own-entry.ts'
import { entryContentSchema } from './entry-content.schema.ts'

// Read without the limits of today: an old version may be from before one.
const versionSchema = entryContentSchema.loose().extend({ status: z.enum(['draft', 'published']) })

export interface EntryVersion extends OwnEntryContent {
  /** Of the version. */
  id: string
  savedAt: string
  status: 'draft' | 'published'
}

/** Newest first. */
export async function listEntryVersions(context: Context, entryId: string): Promise<EntryVersion[]> {
  requireOwner(context)
  const revisions = await listRevisions(context, { kind: 'kennis', subjectId: entryId })
  return revisions.flatMap(({ id, savedAt, data }) => {
    const version = versionSchema.safeParse(data)
    return version.success ? [{ ...version.data, id, savedAt }] : []
  })
}

/** Throws `not_found`. */
export async function getEntryVersion(context: Context, entryId: string, versionId: string): Promise<OwnEntryContent> {
  requireOwner(context)
  const { data } = await getRevision(context, { kind: 'kennis', subjectId: entryId, id: versionId })
  return versionSchema.parse(data)
}
