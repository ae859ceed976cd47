/** Every public address of the site: the specified routes, and those the site adds. */

/** The route table of the specification, without `/out/:slug`, `/settings` and the results pages. */
export const specifiedRoutes = [
  '/',
  '/notaries',
  '/reviews',
  '/privacy-policy',
  '/contact',
  '/notaris-vergelijken',
  '/notaris-advies',
  '/notariele-volmacht',
  '/verklaring-van-erfrecht',
  '/notariskosten-voor-het-kopen-van-een-huis',
  '/goedkoopste-notaris-amsterdam',
  '/hypotheekakte',
  '/goedkoopste-notaris',
  '/testament',
  '/levenstestament',
  '/hypotheek-zzp',
  '/bv-oprichten',
  '/waar-moet-je-op-letten-bij-het-vergelijken-van-notariskosten',
  '/hulp-inschakelen-bij-het-vergelijken-van-notariskosten',
  '/hoeverre-verschillen-notariskosten-hoogte',
  '/hoe-kun-je-besparen-op-notariskosten',
  '/akte-van-verdeling',
  '/voogdij',
  '/notary-amsterdam-know',
  '/het-samenlevingscontract',
  '/huwelijkse-voorwaarden',
  '/importance-notarization-needed',
  '/tweetrapstestament',
  '/over-ons',
  '/algemene-voorwaarden',
  '/testament-geldig-na-overlijden',
  '/tips-voor-starters',
] as const

export const englishRoutes = ['/notary-amsterdam-know', '/importance-notarization-needed'] as const

/** Pages without content of their own to look for. */
const furtherRoutes = [
  '/rekenhulpen',
  '/overdrachtsbelasting-berekenen',
  '/erfbelasting-berekenen',
  '/schenkbelasting-berekenen',
  '/kosten-koper-berekenen',
  '/zoeken',
  '/results',
  '/toegankelijkheid',
  '/melding',
  '/offerte',
] as const

const resultsRoutes = ['/results/amsterdam_testament', '/results/utrecht_hypotheekakte', '/results/verweggistan_iets-anders'] as const

export const UNKNOWN = '/bestaat-niet'

export const publicPaths: readonly string[] = [...specifiedRoutes, ...furtherRoutes, ...resultsRoutes]

/** One page of each template: what a reader meets on it does not depend on which article it is. */
export const pagesPerTemplate: readonly string[] = [
  '/',
  '/notaries',
  '/reviews',
  '/privacy-policy',
  '/contact',
  '/over-ons',
  '/algemene-voorwaarden',
  '/testament',
  '/hypotheekakte',
  '/notary-amsterdam-know',
  ...furtherRoutes,
  ...resultsRoutes,
  UNKNOWN,
]
