/** The text of the card 'Actueel & Interessant', for the card that refreshes itself. */
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { HttpEnv } from '../platform/http/types.ts'
import { readNews } from './read-news.ts'

export function newsApi() {
  return new Hono<HttpEnv>().get('/api/homepage-content', etag(), async (c) => {
    c.header('Cache-Control', 'no-cache')
    return c.json({ paragraphs: await readNews(c.get('context')) })
  })
}
