/** Reads the articles from `content/artikelen`. */
import { loadMarkdownFolder } from '../platform/content-files.ts'
import type { Ahead } from '../platform/read-ahead.ts'
import { frontMatterSchema, type Article } from './article.ts'

/** Every article by slug. Throws with the file and the field at fault. */
export const loadArticles = (contentDir: string, ahead?: Ahead): Article[] =>
  loadMarkdownFolder(contentDir, 'artikelen', frontMatterSchema, ahead).map(({ slug, frontMatter, body }) => ({ ...frontMatter, slug, body }))
