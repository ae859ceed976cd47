/** Reads the articles from `content/artikelen`. */
import { z } from 'zod'
import { readMarkdownFolder } from '../platform/content-files.ts'
import { frontMatterSchema, type Article } from './article.ts'

/** Every article by slug. Throws with the file and the field at fault. */
export function loadArticles(contentDir: string): Article[] {
  return readMarkdownFolder(contentDir, 'artikelen').map(({ slug, frontMatter, body }) => {
    const parsed = frontMatterSchema.safeParse(frontMatter)
    if (!parsed.success) throw new Error(`artikelen/${slug}.md: ${z.prettifyError(parsed.error)}`)
    return { ...parsed.data, slug, body }
  })
}
