/** The articles as they are read now: from their files, with what the owner published laid over them. */
import type { ArticleWordingsTable } from '../database/content-tables.ts'
import type { AnyDatabase } from '../database/database.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { listResponsibilityRows, listWordingRows } from './articles.queries.ts'
import type { Article } from './article.ts'

export interface ArticleShelf {
  /** Whoever holds one of these always reads it as published, also after a reload. */
  articles: readonly Article[]
  /** The same articles, with the words of their files. */
  files: readonly Article[]
  /** Reads what the owner published; a database that fails leaves what was known. */
  reload: (db: AnyDatabase) => Promise<void>
}

/** A text that `isReadable` refuses, since a figure in it is gone with a later release, gives way to that of the file. */
export function shelveArticles(files: readonly Article[], isReadable: (body: string, article: Article) => boolean = () => true): ArticleShelf {
  let wordings: ReadonlyMap<string, ArticleWordingsTable> = new Map()
  let responsibilities: ReadonlyMap<string, string> = new Map()
  const lay = (file: Article): Article => ({
    ...file,
    get title() {
      return wordings.get(file.slug)?.title ?? file.title
    },
    /** A title of the owner stands as it was written. */
    get titlePrice() {
      return wordings.get(file.slug)?.title ? undefined : file.titlePrice
    },
    get description() {
      return wordings.get(file.slug)?.description ?? file.description
    },
    get body() {
      return wordings.get(file.slug)?.body ?? file.body
    },
    get ownTextSince() {
      return wordings.get(file.slug)?.body_changed_at ?? undefined
    },
    get updated() {
      const changed = wordings.get(file.slug)?.body_changed_at
      return changed ? dayOf(changed) : file.updated
    },
    get responsibleSince() {
      return responsibilities.get(file.slug)
    },
  })
  const fileOf = new Map(files.map((file) => [file.slug, file]))
  const readable = (row: ArticleWordingsTable): ArticleWordingsTable => {
    const file = fileOf.get(row.slug)
    return row.body === null || (file && isReadable(row.body, file)) ? row : { ...row, body: null, body_changed_at: null }
  }
  return {
    articles: files.map(lay),
    files,
    async reload(db) {
      const [words, held] = await Promise.all([listWordingRows(db), listResponsibilityRows(db)])
      wordings = new Map(words.map((row) => [row.slug, readable(row)]))
      responsibilities = heldOf(files, wordings, held)
    },
  }
}

/** What a text is told apart by: that of a file by its day, that of the owner by its moment. */
export const markOf = (file: { updated: string }, row: Pick<ArticleWordingsTable, 'body_changed_at'> | undefined): string =>
  row?.body_changed_at ?? file.updated

/** Day by slug, of articles that did not change since the owner took responsibility for them. */
export async function listHeld(db: AnyDatabase, files: Iterable<Pick<Article, 'slug' | 'updated'>>): Promise<ReadonlyMap<string, string>> {
  const [held, words] = await Promise.all([listResponsibilityRows(db), listWordingRows(db)])
  return heldOf(files, new Map(words.map((row) => [row.slug, row])), held)
}

function heldOf(
  files: Iterable<Pick<Article, 'slug' | 'updated'>>,
  wordings: ReadonlyMap<string, ArticleWordingsTable>,
  held: Awaited<ReturnType<typeof listResponsibilityRows>>,
): ReadonlyMap<string, string> {
  const rows = new Map(held.map((row) => [row.slug, row]))
  return new Map(
    [...files].flatMap((file) => {
      const row = rows.get(file.slug)
      return row?.article_updated === markOf(file, wordings.get(file.slug)) ? [[file.slug, row.taken_on] as const] : []
    }),
  )
}
