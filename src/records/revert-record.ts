/** Reads the earlier version that the owner goes back to. */
import { z } from 'zod'
import { requireEditor } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { getRevision, type RevisionKind } from '../revisions/revisions.ts'

export interface EarlierVersion {
  id: string
  /** Id of the version in the history. */
  revision: string
}

/** Throws `not_found`, and `invalid_input` for a version that the schema of today cannot read. */
export async function readEarlierVersion<T extends z.ZodType>(context: Context, kind: RevisionKind, schema: T, at: EarlierVersion): Promise<z.infer<T>> {
  requireEditor(context)
  const { data } = await getRevision(context, { kind, subjectId: at.id, id: at.revision })
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw new AppError('invalid_input', { cause: new Error(z.prettifyError(parsed.error)) })
  return parsed.data
}
