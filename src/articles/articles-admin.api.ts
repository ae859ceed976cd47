/** The owner's words over articles, their preview, and who is responsible for them. */
import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { textField, versionField } from '../platform/request-fields.ts'
import { readForm, readJson } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { AppError } from '../errors/errors.ts'
import { listRevisions } from '../revisions/revisions.ts'
import { previewArticle, previewBody } from './article-preview.ts'
import type { Article } from './article.ts'
import { MAX_BODY, MAX_DESCRIPTION, MAX_TITLE } from './article-wording.ts'
import { changeArticleWording, fileOf, type ArticleShelves } from './change-article-wording.ts'
import { listArticleWordings, openArticleWording } from './list-article-wordings.ts'
import { PREVIEW_PAGE } from './preview-page.ts'
import { readArticle } from './read-article.ts'
import { setResponsibility } from './set-responsibility.ts'

// A text that is a little too long is told so, with the others; and a browser sends two letters for the end of a line.
const [title, description, body] = [textField(MAX_TITLE), textField(MAX_DESCRIPTION), textField(MAX_BODY * 1.5)]
/** 0: nothing was saved yet. */
const version = versionField.or(z.literal(0))
const wordingBody = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(['draft', 'publish']), version, title: title.nullable(), description: description.nullable(), body: body.nullable() }),
  z.strictObject({ step: z.enum(['discard', 'unpublish']), version }),
])
const bodyPreview = z.strictObject({ body })
const pagePreview = z.object({ title: title.default(''), description: description.default(''), body: body.default('') })
const responsibilityBody = z.strictObject({ slugs: z.array(textField(200)).min(1).max(500), taken: z.boolean(), seen: textField(40).optional() })

export interface ArticleAdminServices extends ArticleShelves {
  articleFiles: readonly Article[]
  /** As visitors read them. */
  articles: ReadonlyMap<string, Article>
  /** Renders a page of the site on behalf of the one who asks, with an article that is not on it. */
  render: (c: HonoContext<HttpEnv>, path: string, found: { preview: Article }) => Promise<Response>
}

export const articlesAdminApi = (services: ArticleAdminServices) => {
  const { articleFiles: files, render } = services
  return new Hono<HttpEnv>()
    .get('/api/admin/articles', async (c) => c.json({ articles: await listArticleWordings(c.get('context'), files) }))
    .get('/api/admin/articles/:slug', async (c) => c.json(await openArticleWording(c.get('context'), files, c.req.param('slug'))))
    .put('/api/admin/articles/:slug', async (c) => {
      const { version: seen, ...change } = await readJson(c, wordingBody)
      return c.json(await changeArticleWording(c.get('context'), services, { slug: c.req.param('slug'), version: seen }, change))
    })
    .put('/api/admin/article-responsibility', async (c) => {
      await setResponsibility(c.get('context'), files, await readJson(c, responsibilityBody))
      return c.json({ saved: true })
    })
    .get('/api/admin/articles/:slug/revisions', async (c) =>
      c.json({ revisions: await listRevisions(c.get('context'), { kind: 'artikel', subjectId: fileOf(files, c.req.param('slug')).slug }) }),
    )
    .get('/api/admin/articles/:slug/read', async (c) => c.json(await readArticle(c.get('context'), services, c.req.param('slug'))))
    .post('/api/admin/articles/:slug/text', async (c) =>
      c.json(previewBody(c.get('context'), services, { slug: c.req.param('slug'), ...(await readJson(c, bodyPreview)) })),
    )
    .post('/api/admin/articles/:slug/preview', async (c) => {
      const typed = pagePreview.safeParse(await readForm(c.req.raw))
      if (!typed.success) throw new AppError('invalid_input', { fields: typed.error.issues.map(({ path }) => path.join('.')) })
      return render(c, PREVIEW_PAGE, { preview: previewArticle(c.get('context'), services, { slug: c.req.param('slug'), ...typed.data }) })
    })
}
