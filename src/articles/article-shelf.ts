/** The articles as they are read now: from their files, with what the owner published laid over them. */
import type { AnyDatabase } from '../database/database.ts'
import { listResponsibilityRows, listWordingRows } from './articles.queries.ts'
import type { Article } from './article.ts'
import type { ArticleWording } from './article-wording.ts'

export interface ArticleShelf {
  /** Whoever holds one of these always reads its title and description as published, also after a reload. */
  articles: readonly Article[]
  /** The same articles, with the words of their files. */
  files: readonly Article[]
  /** Reads what the owner published; a database that fails leaves what was known. */
  reload: (db: AnyDatabase) => Promise<void>
}

export function shelveArticles(files: readonly Article[]): ArticleShelf {
  let wordings: ReadonlyMap<string, ArticleWording> = new Map()
  let responsibilities: ReadonlyMap<string, string> = new Map()
  const lay = (file: Article): Article => ({
    ...file,
    get title() {
      return wordings.get(file.slug)?.title ?? file.title
    },
    get description() {
      return wordings.get(file.slug)?.description ?? file.description
    },
    get responsibleSince() {
      return responsibilities.get(file.slug)
    },
  })
  return {
    articles: files.map(lay),
    files,
    async reload(db) {
      const [words, held] = await Promise.all([listWordingRows(db), listHeld(db, files)])
      wordings = new Map(words.map((row) => [row.slug, row]))
      responsibilities = held
    },
  }
}

/** Day by slug, of articles that did not change since the owner took responsibility for them. */
export async function listHeld(db: AnyDatabase, files: Iterable<Pick<Article, 'slug' | 'updated'>>): Promise<ReadonlyMap<string, string>> {
  const rows = new Map((await listResponsibilityRows(db)).map((row) => [row.slug, row]))
  return new Map(
    [...files].flatMap(({ slug, updated }) => {
      const row = rows.get(slug)
      return row?.article_updated === updated ? [[slug, row.taken_on] as const] : []
    }),
  )
}
