/** The owner's own words over an article: kept as a draft, put on the site, thrown away, or taken off it again. */
import { requireEditor } from '../audit/require-role.ts'
import type { ArticleWordingsTable } from '../database/content-tables.ts'
import { dutchDay, isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { writeAsEditor } from '../audit/write-as.ts'
import { recordRevision } from '../revisions/revisions.ts'
import type { FigureBook } from '../figures/figure.ts'
import type { Article } from './article.ts'
import { findBodyFaults } from './article-body-faults.ts'
import { checkWording, isOwnWording, ownWording, plainBody, type ArticleWording, type BodyFault } from './article-wording.ts'
import { findWordingRow, writeWording } from './articles.queries.ts'

export type WordingStep =
  /** Visitors see nothing of a draft. With publishing it is done with. */
  | ({ step: 'draft' | 'publish' } & ArticleWording)
  /** `discard`: the draft goes, and stays in the history. `unpublish`: the words of the file are back, the owner's stay as a draft; a draft that is there is kept. */
  | { step: 'discard' | 'unpublish' }

type Stored = ArticleWordingsTable | undefined
type Values = Partial<Omit<ArticleWordingsTable, 'slug' | 'version'>>

const noDraft = { draft_title: null, draft_description: null, draft_body: null, draft_saved_at: null } as const

function valuesOf(change: WordingStep, before: Stored, file: ArticleFile, now: string): Values {
  if (change.step === 'discard') return noDraft
  if (change.step === 'draft') {
    const { title, description, body } = change
    // What was written over an earlier text of the file, on the site or as a draft, is told so until it is published again.
    const isWritten = before?.body ?? (body !== null && before?.draft_body)
    const base = isWritten ? {} : { body_base: body === null ? null : plainBody(file.body) }
    return { draft_title: title, draft_description: description, draft_body: body, draft_saved_at: now, ...base }
  }
  if (change.step === 'publish') {
    const { title, description, body } = change
    const changedAt = before?.body === body ? before.body_changed_at : now
    const text = body === null ? { body: null, body_base: null, body_changed_at: null } : { body, body_base: plainBody(file.body), body_changed_at: changedAt }
    return { title, description, ...text, ...noDraft, published_at: isOwnWording(change) ? null : now }
  }
  const isKept = before?.published_at && !before.draft_saved_at
  return {
    ...ownWording,
    body_changed_at: null,
    published_at: null,
    ...(isKept && { draft_title: before.title, draft_description: before.description, draft_body: before.body, draft_saved_at: now }),
  }
}

/** What the history keeps of it. */
function revisionOf(change: WordingStep): (ArticleWording & { status: 'draft' | 'published' }) | undefined {
  if (change.step === 'discard') return undefined
  const { title, description, body } = 'title' in change ? change : ownWording
  return { title, description, body, status: change.step === 'draft' ? 'draft' : 'published' }
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

export interface ArticleShelves {
  /** With the words of their files. */
  articleFiles: readonly ArticleFile[]
  figures: FigureBook
  hasPage: (path: string) => boolean
}

/** A draft may be half done: of its text only the length is checked. Throws `not_found`, `invalid_input`, and `conflict` when somebody else saved in between. */
export async function changeArticleWording(context: Context, shelves: ArticleShelves, target: WordingTarget, typed: WordingStep): Promise<{ version: number }> {
  requireEditor(context)
  const { slug, version } = target
  const file = fileOf(shelves.articleFiles, slug)
  const faultsOf = (body: string): BodyFault[] => {
    const faults = findBodyFaults({ body, lang: file.lang, day: dutchDay(context.clock) }, shelves)
    return typed.step === 'draft' ? faults.filter(({ code }) => code === 'long') : faults
  }
  const change = typed.step === 'draft' || typed.step === 'publish' ? { ...typed, ...checkWording(typed, file, faultsOf) } : typed
  const keep = revisionOf(change)
  return writeAsEditor(context, async (at) => {
    const values = valuesOf(change, await findWordingRow(at.db, slug), file, isoNow(at.clock))
    if (!(await writeWording(at.db, slug, version, values))) throw new AppError('conflict')
    if (keep) await recordRevision(at, { kind: 'artikel', subjectId: slug, data: keep })
    return {
      result: { version: version + 1 },
      audit: { ...audits[change.step], subject: slug },
      isVisible: change.step === 'publish' || change.step === 'unpublish',
    }
  })
}

export type ArticleFile = Pick<Article, 'slug' | 'title' | 'description' | 'body' | 'lang' | 'updated'>

/** The article with the words of its file. Throws `not_found`. */
export function fileOf<File extends Pick<Article, 'slug'>>(files: readonly File[], slug: string): File {
  const file = files.find((one) => one.slug === slug)
  if (!file) throw new AppError('not_found')
  return file
}
