/** The texts that machines read: sitemap, robots, feed, a summary for language models, and which links may be fetched ahead. */
import type { PublicPage } from './public-pages.ts'
import { siteName } from '../platform/site-name.ts'
import { discoveryTexts } from '../frame/site.nl.ts'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')

export function writeSitemap(pages: readonly PublicPage[], origin: string): string {
  const entries = pages.map(({ path, updated }) => {
    const changed = updated ? `<lastmod>${updated}</lastmod>` : ''
    return `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** Crawling is not the same as indexing: pages that should stay out of results say so themselves, and must be readable for that. */
export function writeRobots(origin: string): string {
  return ['User-agent: *', 'Disallow: /out/', 'Disallow: /api/', 'Disallow: /gesprek', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** RSS 2.0 of the articles, newest first. */
export function writeFeed(pages: readonly PublicPage[], origin: string): string {
  const articles = pages.filter((page) => page.kind === 'article').toSorted((a, b) => (b.updated ?? '').localeCompare(a.updated ?? ''))
  const items = articles.map(({ path, title, description, updated }) => {
    const url = escapeXml(new URL(path, origin).href)
    const date = updated ? `<pubDate>${new Date(`${updated}T00:00:00Z`).toUTCString()}</pubDate>` : ''
    return `  <item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid>${date}<description>${escapeXml(description)}</description></item>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `  <title>${escapeXml(siteName())}</title><link>${origin}/</link><description>${escapeXml(discoveryTexts.summary)}</description><language>nl</language>`,
    `  <atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}

/** The site in Markdown, in the form of llmstxt.org. */
export function writeLlmsText(pages: readonly PublicPage[], origin: string): string {
  const list = (kind: PublicPage['kind']) =>
    pages.filter((page) => page.kind === kind).map(({ path, title, description }) => `- [${title}](${new URL(path, origin).href}): ${description}`)
  return [
    `# ${siteName()}`,
    '',
    `> ${discoveryTexts.summary}`,
    '',
    discoveryTexts.limits,
    '',
    `## ${discoveryTexts.pages}`,
    '',
    ...list('page'),
    '',
    `## ${discoveryTexts.articles}`,
    '',
    ...list('article'),
    '',
  ].join('\n')
}
