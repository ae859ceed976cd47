/** What publishing, keeping a draft and going back to the file's words have in common: one transaction, a version, and a trace. */
import { recordAudit, type AuditEvent } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import type { ArticleWordingsTable } from '../database/content-tables.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { recordRevision } from '../revisions/revisions.ts'
import type { ArticleWording } from './article-wording.ts'
import { findWordingRow, writeWording } from './articles.queries.ts'

/** What a version in the history holds. */
export interface WordingRevision extends ArticleWording {
  status: 'draft' | 'published'
}

interface WordingChange {
  slug: string
  /** The version that the owner had before him; 0 when nothing was ever saved. */
  version: number
  /** What becomes of the row, from what it was. */
  values: (before: ArticleWordingsTable | undefined) => Partial<Omit<ArticleWordingsTable, 'slug' | 'version'>>
  revision?: WordingRevision
  audit: Omit<AuditEvent, 'subject'>
  isVisible: boolean
}

export const noDraft = { draft_title: null, draft_description: null, draft_saved_at: null } as const

/** Throws `conflict` when it was saved elsewhere since. */
export async function changeArticleWording(context: Context, change: WordingChange): Promise<{ version: number }> {
  requireOwner(context)
  const { slug, version, revision } = change
  await context.db.transaction().execute(async (tx) => {
    const at = { ...context, db: tx }
    const before = await findWordingRow(tx, slug)
    if (!(await writeWording(tx, slug, version, change.values(before)))) throw new AppError('conflict')
    if (revision) await recordRevision(at, { kind: 'artikel', subjectId: slug, data: revision })
    await recordAudit(at, { ...change.audit, subject: slug })
    if (change.isVisible) await contentChanged(tx)
  })
  return { version: version + 1 }
}

type Shelf = readonly { slug: string; title: string; description: string; updated: string }[]

/** The article with the words of its file. Throws `not_found`. */
export function fileOf(files: Shelf, slug: string): Shelf[number] {
  const file = files.find((one) => one.slug === slug)
  if (!file) throw new AppError('not_found')
  return file
}
