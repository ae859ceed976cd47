/** What a page is asked for: of the address what the page reads, where the answer is kept, and for an unknown address what it may have meant. */
import type { App } from './app.ts'
import { findPage } from './page-table.ts'
import { dutchDay, systemClock } from './platform/clock.ts'
import { declaredQuery } from './platform/http/declared-query.ts'
import type { PageAddress } from './platform/http/types.ts'
import { wordsOfPath } from './site/search/search-words.ts'

const NOT_FOUND = '/404'
/** All pages for a place and a deed are counted together, and so are those of offices: nobody could list them. */
const endlessOf = (path: string): string => `/${path.split('/')[1]}/…`

/** `path` is decoded, `url` as it was asked for. */
export function readPageAddress(path: string, url: string, app: Pick<App, 'articles' | 'engine'>): PageAddress {
  const page = findPage(path, app.articles)
  if (!page) return unknownAddress(path, app)
  const search = declaredQuery(url, page.reads)
  const isKept = page.kept === 'always' || (page.kept === 'plain' && search === '')
  return {
    path,
    search,
    status: 200,
    shelf: isKept ? (search === '' && !page.isEndless ? 'pages' : 'variants') : undefined,
    countedAs: page.isEndless ? endlessOf(path) : path,
  }
}

/** Tells the page for an unknown address that it looks like an English one. */
const IN_ENGLISH = '?en'
/** Where sites in two languages have their English pages. */
const forEnglish = /^\/(?:en|eng|english|en-[a-z]{2})(?:\/|$)/i

/** Without a suggestion all unknown addresses share one page, and those that look English another, so that asking for ever more of them costs no more than that. */
function unknownAddress(path: string, { engine }: Pick<App, 'engine'>): PageAddress {
  const words = wordsOfPath(path)
  const { articles } = engine.findReading(words, dutchDay(systemClock))
  const search = forEnglish.test(path) ? IN_ENGLISH : ''
  const address = { path: NOT_FOUND, search, status: 404 } as const
  if (articles.length > 0) return { ...address, shelf: undefined, locals: { meant: { words, articles } } }
  return { ...address, shelf: search === '' ? 'pages' : 'variants' }
}

/** The request for exactly this page: nothing undeclared of `asked` is left in it. */
export function pageRequest({ path, search, status }: PageAddress, asked: Request): Request {
  const url = new URL(asked.url)
  if (status === 404) url.pathname = path
  else if (url.search === search) return asked
  url.search = search
  return new Request(url, asked)
}
