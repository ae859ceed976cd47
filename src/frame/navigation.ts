/** The links of the frame around every page. */
export interface NavigationLink {
  href: string
  label: string
  /** Of the page it leads to, where that is not the language of this one. */
  lang?: 'nl' | 'en'
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

const search: NavigationLink = { href: '/zoeken', label: 'Zoeken' }

const mobileOnly: NavigationLink[] = [search, { href: '/privacy-policy', label: 'Privacybeleid' }]

const footer: NavigationLink[] = [
  { href: '/levenstestament', label: 'Levenstestament' },
  { href: '/huwelijkse-voorwaarden', label: 'Huwelijkse voorwaarden' },
  { href: '/bv-oprichten', label: 'BV oprichten' },
  { href: '/testament-geldig-na-overlijden', label: 'Testament geldig na overlijden' },
  { href: '/tips-voor-starters', label: 'Tips voor starters' },
  { href: '/het-samenlevingscontract', label: 'Samenlevingscontract' },
  { href: '/verklaring-van-erfrecht', label: 'Verklaring van erfrecht' },
  { href: '/notariskosten-voor-het-kopen-van-een-huis', label: 'Notariskosten bij een huis' },
  { href: '/offerte', label: 'Offertes aanvragen' },
  { href: '/rekenhulpen', label: 'Rekenhulpen' },
  { href: '/results', label: 'Notarissen per plaats' },
  search,
  { href: '/over-ons', label: 'Over ons' },
  { href: '/algemene-voorwaarden', label: 'Algemene voorwaarden' },
  { href: '/privacy-policy', label: 'Privacybeleid' },
  { href: '/toegankelijkheid', label: 'Toegankelijkheid' },
  { href: '/melding', label: 'Iets melden' },
  { href: '/notary-amsterdam-know', label: 'In English', lang: 'en' },
]

export interface Navigation {
  header: readonly NavigationLink[]
  /** Beside the menu, on a phone as well. */
  search: NavigationLink
  mobile: readonly NavigationLink[]
  footer: readonly NavigationLink[]
}

const navigation: Navigation = { header, search, mobile: [...header, ...mobileOnly], footer }

const dutch = (href: string, label: string): NavigationLink => ({ href, label, lang: 'nl' })

const headerEn: NavigationLink[] = [
  { href: '/notary-amsterdam-know', label: 'Notary in Amsterdam' },
  { href: '/importance-notarization-needed', label: 'Why a notary' },
  dutch('/notaries', 'Notaries'),
  dutch('/notaris-vergelijken', 'Compare'),
  dutch('/reviews', 'Reviews'),
  dutch('/contact', 'Contact'),
]

/** The pages in English: each stands in the menu of the others. */
export const isEnglishPage = (href: string): boolean => headerEn.some((link) => link.lang === undefined && link.href === href.split(/[?#]/)[0])

const searchEn = dutch('/zoeken', 'Search')

const footerEn: NavigationLink[] = [
  dutch('/', 'This site in Dutch'),
  dutch('/testament', 'Will'),
  dutch('/levenstestament', 'Living will'),
  dutch('/huwelijkse-voorwaarden', 'Marriage contract'),
  dutch('/het-samenlevingscontract', 'Cohabitation agreement'),
  dutch('/verklaring-van-erfrecht', 'Certificate of inheritance'),
  dutch('/notariskosten-voor-het-kopen-van-een-huis', 'Notary costs of buying a home'),
  dutch('/bv-oprichten', 'Setting up a BV'),
  dutch('/rekenhulpen', 'Calculators'),
  dutch('/results', 'Notaries by place'),
  searchEn,
  dutch('/over-ons', 'About us'),
  dutch('/algemene-voorwaarden', 'Terms'),
  dutch('/privacy-policy', 'Privacy'),
  dutch('/toegankelijkheid', 'Accessibility'),
  dutch('/melding', 'Report something'),
]

const navigationEn: Navigation = {
  header: headerEn,
  search: searchEn,
  mobile: [...headerEn, searchEn, dutch('/privacy-policy', 'Privacy'), dutch('/', 'This site in Dutch')],
  footer: footerEn,
}

export const navigationIn = (lang: 'nl' | 'en'): Navigation => (lang === 'en' ? navigationEn : navigation)
