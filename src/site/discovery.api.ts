/** `/sitemap.xml`, `/robots.txt`, `/rss.xml`, `/llms.txt` and `/.well-known/security.txt`. */
import { Hono } from 'hono'
import { dutchDay, systemClock } from '../platform/clock.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { writeFeed, writeLlmsText, writeRobots, writeSitemap } from './discovery.ts'
import type { PublicPage } from './public-pages.ts'
import { writeSecurityText } from './security-text.ts'

export interface DiscoveryServices {
  origin: string
  listPages: () => Promise<readonly PublicPage[]>
  settings: () => { contact_email: string }
}

const headers = (type: string) => ({ 'Content-Type': type, 'Cache-Control': 'public, max-age=600' })

export function discoveryApi({ origin, listPages, settings }: DiscoveryServices) {
  return new Hono<HttpEnv>()
    .get('/sitemap.xml', async (c) => c.body(writeSitemap(await listPages(), origin), 200, headers('application/xml; charset=utf-8')))
    .get('/rss.xml', async (c) => c.body(writeFeed(await listPages(), origin), 200, headers('application/rss+xml; charset=utf-8')))
    .get('/llms.txt', async (c) => c.body(writeLlmsText(await listPages(), origin), 200, headers('text/plain; charset=utf-8')))
    .get('/robots.txt', (c) => c.body(writeRobots(origin), 200, headers('text/plain; charset=utf-8')))
    .get('/.well-known/security.txt', (c) => {
      const text = writeSecurityText({ origin, email: settings().contact_email, day: dutchDay(systemClock) })
      return c.body(text, 200, headers('text/plain; charset=utf-8'))
    })
}
