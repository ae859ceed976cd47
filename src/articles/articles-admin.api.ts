/** The owner's titles and descriptions of articles, their preview, and who is responsible for them. */
import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { textField, versionField } from '../platform/door-fields.ts'
import { AppError } from '../errors/errors.ts'
import { readJson } from '../platform/http/door-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { listRevisions } from '../revisions/revisions.ts'
import type { Article } from './article.ts'
import { MAX_DESCRIPTION, MAX_TITLE } from './article-wording.ts'
import { fileOf } from './change-article-wording.ts'
import { discardArticleDraft } from './discard-article-draft.ts'
import { listArticleWordings } from './list-article-wordings.ts'
import { PREVIEW_PAGE } from './preview-page.ts'
import { publishArticleWording } from './publish-article-wording.ts'
import { saveArticleDraft } from './save-article-draft.ts'
import { setResponsibility } from './set-responsibility.ts'
import { unpublishArticleWording } from './unpublish-article-wording.ts'

/** 0: nothing was saved yet. */
const version = versionField.or(z.literal(0))
const wordingBody = z.strictObject({ version, title: textField(MAX_TITLE).nullable(), description: textField(MAX_DESCRIPTION).nullable() })
const versionBody = z.strictObject({ version })
const responsibilityBody = z.strictObject({ slugs: z.array(textField(200)).min(1).max(500), taken: z.boolean() })

export interface ArticleAdminServices {
  /** With the words of their files. */
  articleFiles: readonly Article[]
  contentVersion: { refresh(): Promise<void> }
  /** Renders a page of the site on behalf of the one who asks. */
  render: (c: HonoContext<HttpEnv>, path: string) => Promise<Response>
}

export function articlesAdminApi({ articleFiles: files, contentVersion, render }: ArticleAdminServices) {
  const shown = async <T>(write: Promise<T>): Promise<T> => {
    const saved = await write
    await contentVersion.refresh()
    return saved
  }
  return new Hono<HttpEnv>()
    .get('/api/admin/articles', async (c) => c.json({ articles: await listArticleWordings(c.get('context'), files) }))
    .put('/api/admin/articles/:slug/draft', async (c) =>
      c.json(await saveArticleDraft(c.get('context'), files, { ...(await readJson(c, wordingBody)), slug: c.req.param('slug') })),
    )
    .post('/api/admin/articles/:slug/discard-draft', async (c) =>
      c.json(await discardArticleDraft(c.get('context'), files, { ...(await readJson(c, versionBody)), slug: c.req.param('slug') })),
    )
    .put('/api/admin/articles/:slug/published', async (c) =>
      c.json(await shown(publishArticleWording(c.get('context'), files, { ...(await readJson(c, wordingBody)), slug: c.req.param('slug') }))),
    )
    .post('/api/admin/articles/:slug/unpublish', async (c) =>
      c.json(await shown(unpublishArticleWording(c.get('context'), files, { ...(await readJson(c, versionBody)), slug: c.req.param('slug') }))),
    )
    .put('/api/admin/article-responsibility', async (c) => {
      await shown(setResponsibility(c.get('context'), files, await readJson(c, responsibilityBody)))
      return c.json({ saved: true })
    })
    .get('/api/admin/articles/:slug/revisions', async (c) =>
      c.json({ revisions: await listRevisions(c.get('context'), { kind: 'artikel', subjectId: fileOf(files, c.req.param('slug')).slug }) }),
    )
    .get('/api/admin/articles/:slug/preview', (c) => {
      const { slug } = fileOf(files, c.req.param('slug'))
      const wording = { artikel: slug, titel: c.req.query('titel') ?? '', omschrijving: c.req.query('omschrijving') ?? '' }
      if (wording.titel.length > MAX_TITLE || wording.omschrijving.length > MAX_DESCRIPTION) throw new AppError('invalid_input')
      return render(c, `${PREVIEW_PAGE}?${new URLSearchParams(wording).toString()}`)
    })
}
