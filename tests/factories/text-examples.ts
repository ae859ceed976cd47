/** Requests for the routes of articles and of the additions to pages. */
import type { Examples, RouteExample } from './route-examples.ts'
import type { RouteRows } from './route-rows.ts'

export function textExamples({ versionOf, wordingVersion }: Pick<RouteRows, 'versionOf' | 'wordingVersion'>): Examples {
  const page = { params: { id: 'privacy-policy' } }
  const wording = async (): Promise<RouteExample> => ({
    params: { slug: 'testament' },
    body: { step: 'publish', version: await wordingVersion(), title: 'Testament maken', description: 'Wat een testament is en wat het kost.', body: null },
  })
  return {
    'GET /api/admin/page-texts': () => ({}),
    'GET /api/admin/page-texts/:id': () => page,
    'PUT /api/admin/page-texts/:id': async () => ({
      ...page,
      body: { version: await versionOf('elk_page_texts', 'privacy-policy'), content: 'Een aanvulling.' },
    }),
    'POST /api/admin/page-texts/preview': () => ({ body: { content: 'Een aanvulling.' }, away: 200 }),
    'GET /api/admin/page-texts/:id/revisions': () => page,
    'GET /api/admin/articles': () => ({}),
    'PUT /api/admin/articles/:slug': wording,
    'PUT /api/admin/article-responsibility': () => ({ body: { slugs: ['testament'], taken: true, seen: 'x' }, refused: 409 }),
    'GET /api/admin/articles/:slug/revisions': () => ({ params: { slug: 'testament' } }),
    'GET /api/admin/articles/:slug': () => ({ params: { slug: 'testament' } }),
    'GET /api/admin/articles/:slug/read': () => ({ params: { slug: 'testament' } }),
    'POST /api/admin/articles/:slug/text': () => ({ params: { slug: 'testament' }, body: { body: '## Kop\n\nTekst.' }, away: 200 }),
    'POST /api/admin/articles/:slug/preview': () => ({ params: { slug: 'testament' }, form: { title: 'a', description: 'b', body: 'c' }, away: 200 }),
  }
}
