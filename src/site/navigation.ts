/** The links of the frame. Only those that lead somewhere are shown. */
import type { Article } from '../articles/article.ts'
import { fixedPages } from './fixed-pages.ts'

export interface NavigationLink {
  href: string
  label: string
}

const header: NavigationLink[] = [
  { href: '/', label: 'Home' },
  { href: '/notaris-vergelijken', label: 'Notaris vergelijken' },
  { href: '/notaries', label: 'Notarissen' },
  { href: '/testament', label: 'Testament' },
  { href: '/hypotheekakte', label: 'Hypotheekakte' },
  { href: '/reviews', label: 'Beoordelingen' },
  { href: '/contact', label: 'Contact' },
]

const mobileOnly: NavigationLink[] = [{ href: '/privacy-policy', label: 'Privacybeleid' }]

const footer: NavigationLink[] = [
  { href: '/levenstestament', label: 'Levenstestament' },
  { href: '/huwelijkse-voorwaarden', label: 'Huwelijkse voorwaarden' },
  { href: '/bv-oprichten', label: 'BV oprichten' },
  { href: '/testament-geldig-na-overlijden', label: 'Testament geldig na overlijden' },
  { href: '/tips-voor-starters', label: 'Tips voor starters' },
  { href: '/het-samenlevingscontract', label: 'Samenlevingscontract' },
  { href: '/verklaring-van-erfrecht', label: 'Verklaring van erfrecht' },
  { href: '/notariskosten-voor-het-kopen-van-een-huis', label: 'Notariskosten bij een huis' },
  { href: '/rekenhulpen', label: 'Rekenhulpen' },
  { href: '/results', label: 'Notarissen per plaats' },
  { href: '/over-ons', label: 'Over ons' },
  { href: '/algemene-voorwaarden', label: 'Algemene voorwaarden' },
  { href: '/privacy-policy', label: 'Privacybeleid' },
]

const paths = new Set(fixedPages.map((page) => page.path))

export interface Navigation {
  header: NavigationLink[]
  mobile: NavigationLink[]
  footer: NavigationLink[]
}

export function navigationFor(articles: ReadonlyMap<string, Article>): Navigation {
  const exists = ({ href }: NavigationLink) => paths.has(href) || articles.has(href.slice(1))
  return { header: header.filter(exists), mobile: [...header, ...mobileOnly].filter(exists), footer: footer.filter(exists) }
}
