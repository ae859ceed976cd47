/** What a page says of itself to search engines and in shared links. */
import { productName, siteName } from '../platform/site-name.ts'
import { GENERAL_IMAGE, shareImagePath } from './share-image-path.ts'

export interface PageMeta {
  /** Without the product's name; that is added where it fits. */
  title: string
  /** What search results and the tab say instead; shares keep `title`. */
  searchTitle?: string | undefined
  /** 70 to 160 characters. */
  description?: string | undefined
  lang?: 'nl' | 'en'
  /** False for pages that search engines should leave out. */
  index?: boolean
  type?: 'website' | 'article'
  /** Name of the share image below `/og/`, without extension; the general one where absent. */
  image?: string | undefined
  /** Path of the page in search results, when it differs from the address asked for. */
  path?: string
  /** Structured data: schema.org objects without `@context`. */
  structuredData?: readonly object[]
}

export interface PageDescription {
  title: string
  shareTitle: string
  description: string | undefined
  lang: 'nl' | 'en'
  locale: 'nl_NL' | 'en_GB'
  index: boolean
  type: 'website' | 'article'
  canonical: string
  image: string
  jsonLd: string[]
}

export interface PageSite {
  origin: string
  /** A demo at a public address is found by nobody: what it says is invented. */
  isDemo: () => boolean
}

/** What search results show of a title. */
export const MAX_TITLE = 60

/** With the product's name, where there is room for it. */
export function pageTitle(title: string): string {
  const full = `${title} | ${siteName()}`
  return title.includes(siteName()) || full.length > MAX_TITLE ? title : full
}

/** The build drew them: under another name than the product's the one without a name. */
export const shareImageOf = (name: string, origin: string): string => new URL(shareImagePath(name, siteName() !== productName), origin).href

export function describePage(meta: PageMeta, pathname: string, site: PageSite): PageDescription {
  const { title, searchTitle = title, description, lang = 'nl', index: mayBeFound = true, type = 'website', image = GENERAL_IMAGE } = meta
  return {
    title: pageTitle(searchTitle),
    shareTitle: title,
    description,
    lang,
    locale: lang === 'en' ? 'en_GB' : 'nl_NL',
    index: mayBeFound && !(site.isDemo() && site.origin.startsWith('https:')),
    type,
    canonical: new URL(meta.path ?? pathname, site.origin).href,
    image: shareImageOf(image, site.origin),
    jsonLd: (meta.structuredData ?? []).map(toJsonLd),
  }
}

/** JSON that cannot end the script element it stands in. */
export function toJsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
