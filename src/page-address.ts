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

/** Without a suggestion all unknown addresses share one page, so that asking for ever more of them costs no more than that. */
function unknownAddress(path: string, { engine }: Pick<App, 'engine'>): PageAddress {
  const words = wordsOfPath(path)
  const { articles } = engine.findReading(words, dutchDay(systemClock))
  const address = { path: NOT_FOUND, search: '', status: 404 } as const
  return articles.length === 0 ? { ...address, shelf: 'pages' } : { ...address, shelf: undefined, locals: { meant: { words, articles } } }
}

/** The request for exactly this page: nothing undeclared of `asked` is left in it. */
export function pageRequest({ path, search, status }: PageAddress, asked: Request): Request {
  const url = new URL(asked.url)
  if (status === 404) url.pathname = path
  else if (url.search === search) return asked
  url.search = search
  return new Request(url, asked)
}
