/** An article as a reader sees it today: figures filled in, contents, prices, related articles. */
import { findDeed, type Deed } from '../deeds/deed.ts'
import { fillFigures, formatDay } from '../figures/figure-tokens.ts'
import type { Language } from '../figures/figure-words.ts'
import type { FigureBook } from '../figures/figure.ts'
import { priceLines, type PriceLine } from '../figures/price-lines.ts'
import type { Picture } from '../ui/picture-with-fallback.tsx'
import type { QuoteOffer } from '../redirects/quote-offer.ts'
import { quoteWords } from '../redirects/quote-words.ts'
import { DEFAULT_SLUG } from '../redirects/default-slug.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { siteName } from '../platform/site-name.ts'
import { searchTitleOf } from './search-title.ts'
import { articleTextsIn } from './article-texts.ts'
import type { Article } from './article.ts'
import { markLaws, type LawNote } from './law-references.ts'
import { splitSections } from './article-sections.ts'

export interface ArticleView {
  slug: string
  title: string
  /** With the question, the price and its year, where they fit. */
  searchTitle: string
  description: string
  lang: Language
  illustration: string
  image: Picture | undefined
  video: Article['video']
  /** Markdown without tokens. */
  body: string
  updated: string
  minutes: number
  contents: { anchor: string; title: string }[]
  prices: PriceLine[]
  factCheck: Article['factCheck']
  /** Who takes editorial responsibility, and since which day; undefined while nobody does. */
  editor: { name: string; since: string } | undefined
  /** Who put another text in the place of the one that was checked, and when; undefined for the text of the file. */
  rewritten: { by: string; on: string } | undefined
  sources: Article['sources']
  /** What the marks in the text stand for, in their order: one for each section. */
  laws: readonly LawNote[]
  related: { href: string; title: string; description: string; lang: Language }[]
  questions: string[]
  calculators: Article['calculators']
  wayOn: WayOn
  /** Shown only where it leads somewhere. */
  quote: QuoteOffer
}

interface WayOn {
  /** Undefined for an article that is about no deed in particular. */
  deed: Deed | undefined
  place: string | undefined
  first: boolean
  /** Fragment of the section about costs; undefined where the text has none. */
  costs: string | undefined
}

const WORDS_A_MINUTE = 200

/** `day` is YYYY-MM-DD, `publisher` the name that stands for the site. */
export function viewArticle(
  article: Article,
  articles: ReadonlyMap<string, Article>,
  book: FigureBook,
  day: string,
  publisher: string = siteName(),
): ArticleView {
  const body = fillFigures(article.body, book, day, article.lang)
  const contents = contentsOf(body)
  const wayOn = wayOnOf(article, contents)
  return {
    slug: article.slug,
    title: article.title,
    searchTitle: searchTitleOf(article, book, day),
    description: article.description,
    lang: article.lang,
    illustration: article.illustration,
    image: article.image && { src: `/beelden/${article.image.file}`, alt: article.image.alt },
    video: article.video,
    body,
    updated: formatDay(article.updated, article.lang),
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE)),
    contents,
    prices: priceLines(book, article.priceFigures, day, article.lang),
    factCheck: { ...article.factCheck, date: formatDay(article.factCheck.date, article.lang) },
    editor: article.responsibleSince === undefined ? undefined : { name: publisher, since: formatDay(article.responsibleSince, article.lang) },
    rewritten: article.ownTextSince === undefined ? undefined : { by: publisher, on: formatDay(dayOf(article.ownTextSince), article.lang) },
    sources: article.sources,
    laws: markLaws(body, article.lang, article.sources).notes,
    related: article.related.flatMap((slug) => {
      const other = articles.get(slug)
      return other ? [{ href: `/${slug}`, title: other.title, description: other.description, lang: other.lang }] : []
    }),
    questions: article.questions,
    calculators: article.calculators,
    wayOn,
    quote: quoteOf(article, wayOn),
  }
}

const contentsOf = (body: string): ArticleView['contents'] =>
  splitSections(body)
    .filter((section) => section.path.length === 1)
    .map(({ path, anchor }) => ({ anchor, title: path[0] ?? '' }))

/** A text of the owner may have no section about costs any more. */
function wayOnOf({ wayOn: { deed, place, first, costs } }: Article, contents: ArticleView['contents']): WayOn {
  return { deed: findDeed(deed), place, first, costs: contents.find(({ title }) => title === costs)?.anchor }
}

function quoteOf({ slug, lang, quote }: Article, { deed }: WayOn): QuoteOffer {
  const shared = { ctaType: 'content_inline', sourcePage: `/${slug}` } as const
  if (quote) return { ...quote, ...shared, slug: DEFAULT_SLUG, destination: 'home', service: deed?.slug }
  const words = lang === 'nl' && deed ? quoteWords(deed.phrase) : articleTextsIn(lang).quote
  return { ...words, ...shared, context: slug, slug: deed?.partnerSlug ?? DEFAULT_SLUG, destination: 'out', service: deed?.slug }
}
