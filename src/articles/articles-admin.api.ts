/** The owner's titles and descriptions of articles, their preview, and who is responsible for them. */
import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { textField, versionField } from '../platform/request-fields.ts'
import { readJson, readQuery } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { listRevisions } from '../revisions/revisions.ts'
import type { Article } from './article.ts'
import { MAX_DESCRIPTION, MAX_TITLE } from './article-wording.ts'
import { changeArticleWording, fileOf } from './change-article-wording.ts'
import { listArticleWordings } from './list-article-wordings.ts'
import { PREVIEW_PAGE } from './preview-page.ts'
import { setResponsibility } from './set-responsibility.ts'

const [title, description] = [textField(MAX_TITLE), textField(MAX_DESCRIPTION)]
/** 0: nothing was saved yet. */
const version = versionField.or(z.literal(0))
const wordingBody = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(['draft', 'publish']), version, title: title.nullable(), description: description.nullable() }),
  z.strictObject({ step: z.enum(['discard', 'unpublish']), version }),
])
const previewQuery = z.object({ title: title.default(''), description: description.default('') })
const responsibilityBody = z.strictObject({ slugs: z.array(textField(200)).min(1).max(500), taken: z.boolean() })

export interface ArticleAdminServices {
  /** With the words of their files. */
  articleFiles: readonly Article[]
  /** Renders a page of the site on behalf of the one who asks. */
  render: (c: HonoContext<HttpEnv>, path: string) => Promise<Response>
}

export const articlesAdminApi = ({ articleFiles: files, render }: ArticleAdminServices) =>
  new Hono<HttpEnv>()
    .get('/api/admin/articles', async (c) => c.json({ articles: await listArticleWordings(c.get('context'), files) }))
    .put('/api/admin/articles/:slug', async (c) => {
      const { version: seen, ...change } = await readJson(c, wordingBody)
      return c.json(await changeArticleWording(c.get('context'), files, { slug: c.req.param('slug'), version: seen }, change))
    })
    .put('/api/admin/article-responsibility', async (c) => {
      await setResponsibility(c.get('context'), files, await readJson(c, responsibilityBody))
      return c.json({ saved: true })
    })
    .get('/api/admin/articles/:slug/revisions', async (c) =>
      c.json({ revisions: await listRevisions(c.get('context'), { kind: 'artikel', subjectId: fileOf(files, c.req.param('slug')).slug }) }),
    )
    .get('/api/admin/articles/:slug/preview', (c) => {
      const { slug } = fileOf(files, c.req.param('slug'))
      const typed = readQuery(c, previewQuery)
      return render(c, `${PREVIEW_PAGE}?${new URLSearchParams({ artikel: slug, titel: typed.title, omschrijving: typed.description }).toString()}`)
    })
