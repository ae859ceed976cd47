/** The links of the frame around every page. */
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
]

export interface Navigation {
  header: readonly NavigationLink[]
  /** Beside the menu, on a phone as well. */
  search: NavigationLink
  mobile: readonly NavigationLink[]
  footer: readonly NavigationLink[]
}

export const navigation: Navigation = { header, search, mobile: [...header, ...mobileOnly], footer }
