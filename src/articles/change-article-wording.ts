/** The owner's own words over an article: kept as a draft, put on the site, thrown away, or taken off it again. */
import { requireOwner } from '../audit/require-owner.ts'
import type { ArticleWordingsTable } from '../database/content-tables.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { writeAsOwner } from '../audit/write-as-owner.ts'
import { recordRevision } from '../revisions/revisions.ts'
import { checkWording, isOwnWording, ownWording, type ArticleWording } from './article-wording.ts'
import { findWordingRow, writeWording } from './articles.queries.ts'

export type WordingStep =
  /** Visitors see nothing of a draft. With publishing it is done with. */
  | ({ step: 'draft' | 'publish' } & ArticleWording)
  /** `discard`: the draft goes, and stays in the history. `unpublish`: the words of the file are back, the owner's stay as a draft; a draft that is there is kept. */
  | { step: 'discard' | 'unpublish' }

type Stored = ArticleWordingsTable | undefined
type Values = Partial<Omit<ArticleWordingsTable, 'slug' | 'version'>>

const noDraft = { draft_title: null, draft_description: null, draft_saved_at: null } as const

function valuesOf(change: WordingStep, before: Stored, now: string): Values {
  if (change.step === 'discard') return noDraft
  if (change.step === 'draft') return { draft_title: change.title, draft_description: change.description, draft_saved_at: now }
  if (change.step === 'publish') {
    const { title, description } = change
    return { title, description, ...noDraft, published_at: isOwnWording(change) ? null : now }
  }
  const isKept = before?.published_at && !before.draft_saved_at
  return {
    ...ownWording,
    published_at: null,
    ...(isKept && { draft_title: before.title, draft_description: before.description, draft_saved_at: now }),
  }
}

/** What the history keeps of it. */
function revisionOf(change: WordingStep): (ArticleWording & { status: 'draft' | 'published' }) | undefined {
  if (change.step === 'discard') return undefined
  const { title, description } = 'title' in change ? change : ownWording
  return { title, description, status: change.step === 'draft' ? 'draft' : 'published' }
}

const audits = {
  draft: { action: 'article.save', details: { as: 'draft' } },
  publish: { action: 'article.save', details: { as: 'published' } },
  discard: { action: 'article.save', details: { as: 'draft discarded' } },
  unpublish: { action: 'article.restore' },
} as const

interface WordingTarget {
  slug: string
  /** The version that was on the screen; 0 when nothing was ever saved. */
  version: number
}

/** Throws `not_found`, `invalid_input`, and `conflict` when somebody else saved in between. */
export async function changeArticleWording(context: Context, files: ArticleFiles, target: WordingTarget, typed: WordingStep): Promise<{ version: number }> {
  requireOwner(context)
  const { slug, version } = target
  const file = fileOf(files, slug)
  const change = typed.step === 'draft' || typed.step === 'publish' ? { ...typed, ...checkWording(typed, file) } : typed
  const keep = revisionOf(change)
  return writeAsOwner(context, async (at) => {
    const values = valuesOf(change, await findWordingRow(at.db, slug), isoNow(at.clock))
    if (!(await writeWording(at.db, slug, version, values))) throw new AppError('conflict')
    if (keep) await recordRevision(at, { kind: 'artikel', subjectId: slug, data: keep })
    return {
      result: { version: version + 1 },
      audit: { ...audits[change.step], subject: slug },
      isVisible: change.step === 'publish' || change.step === 'unpublish',
    }
  })
}

type ArticleFiles = readonly { slug: string; title: string; description: string; updated: string }[]

/** The article with the words of its file. Throws `not_found`. */
export function fileOf(files: ArticleFiles, slug: string): ArticleFiles[number] {
  const file = files.find((one) => one.slug === slug)
  if (!file) throw new AppError('not_found')
  return file
}
