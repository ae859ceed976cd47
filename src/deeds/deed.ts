/** The kinds of deeds that visitors compare notaries for; also the services of the results pages. */

export interface Deed {
  slug: string
  /** As in a list: 'Testament'. */
  label: string
  /** As in a sentence: 'een testament'. */
  phrase: string
  /** Path of the article that explains it. */
  article: string
  /** Figures with what it usually costs. */
  priceFigures: readonly string[]
  /** What has to be entered or looked up for it, and is paid through the office: the Kadaster, or a register such as that of testaments. */
  registrations: readonly ('landRegistry' | 'registers')[]
  /** Slug of the partner link, as in `/out/{slug}`. */
  partnerSlug: string
  /** Other words that people type for it, lower case. */
  synonyms: readonly string[]
}

export const deeds: readonly Deed[] = [
  {
    slug: 'huis-kopen',
    label: 'Huis kopen',
    phrase: 'de akten bij het kopen van een huis',
    article: '/notariskosten-voor-het-kopen-van-een-huis',
    priceFigures: ['prijs-levering-en-hypotheek', 'prijs-leveringsakte', 'prijs-hypotheekakte'],
    registrations: ['landRegistry'],
    partnerSlug: 'hypotheek',
    synonyms: [
      'levering',
      'leveringsakte',
      'transportakte',
      'eigendomsoverdracht',
      'woning kopen',
      'huis',
      'koopakte',
      'koopcontract',
      'onroerend goed',
      'vastgoed',
    ],
  },
  {
    slug: 'hypotheekakte',
    label: 'Hypotheekakte',
    phrase: 'een hypotheekakte',
    article: '/hypotheekakte',
    priceFigures: ['prijs-hypotheekakte', 'prijs-levering-en-hypotheek'],
    registrations: ['landRegistry'],
    partnerSlug: 'hypotheek',
    synonyms: ['hypotheek', 'hypotheek oversluiten', 'hypotheek verhogen', 'hypotheek zzp', 'royement'],
  },
  {
    slug: 'testament',
    label: 'Testament',
    phrase: 'een testament',
    article: '/testament',
    priceFigures: ['prijs-testament-knb', 'prijs-testament', 'prijs-testament-stel'],
    registrations: ['registers'],
    partnerSlug: 'testament',
    synonyms: ['testament opstellen', 'testament maken', 'testament wijzigen', 'erfenis regelen', 'nalatenschap'],
  },
  {
    slug: 'tweetrapstestament',
    label: 'Tweetrapstestament',
    phrase: 'een tweetrapstestament',
    article: '/tweetrapstestament',
    priceFigures: ['prijs-tweetrapstestament'],
    registrations: ['registers'],
    partnerSlug: 'testament',
    synonyms: ['tweetraps', 'tweetrapsmaking'],
  },
  {
    slug: 'levenstestament',
    label: 'Levenstestament',
    phrase: 'een levenstestament',
    article: '/levenstestament',
    priceFigures: ['prijs-levenstestament'],
    registrations: ['registers'],
    partnerSlug: 'levenslooptestament',
    synonyms: ['levenslooptestament', 'zorgvolmacht', 'algehele volmacht'],
  },
  {
    slug: 'samenlevingscontract',
    label: 'Samenlevingscontract',
    phrase: 'een samenlevingscontract',
    article: '/het-samenlevingscontract',
    priceFigures: ['prijs-samenlevingscontract', 'prijs-samenlevingscontract-gemiddeld'],
    registrations: [],
    partnerSlug: 'algemeen',
    synonyms: ['samenwonen', 'samenlevingsovereenkomst'],
  },
  {
    slug: 'huwelijkse-voorwaarden',
    label: 'Huwelijkse voorwaarden',
    phrase: 'huwelijkse voorwaarden',
    article: '/huwelijkse-voorwaarden',
    priceFigures: ['prijs-huwelijkse-voorwaarden'],
    registrations: ['registers'],
    partnerSlug: 'algemeen',
    synonyms: ['huwelijksvoorwaarden', 'trouwen', 'partnerschapsvoorwaarden', 'geregistreerd partnerschap', 'huwelijk'],
  },
  {
    slug: 'verklaring-van-erfrecht',
    label: 'Verklaring van erfrecht',
    phrase: 'een verklaring van erfrecht',
    article: '/verklaring-van-erfrecht',
    priceFigures: ['prijs-verklaring-van-erfrecht'],
    registrations: ['registers'],
    partnerSlug: 'testament',
    synonyms: ['erfrecht', 'verklaring van executele', 'overlijden', 'erfenis', 'nalatenschap afwikkelen'],
  },
  {
    slug: 'akte-van-verdeling',
    label: 'Akte van verdeling',
    phrase: 'een akte van verdeling',
    article: '/akte-van-verdeling',
    priceFigures: ['prijs-akte-van-verdeling'],
    registrations: ['landRegistry'],
    partnerSlug: 'algemeen',
    synonyms: ['verdeling', 'scheiding', 'echtscheiding', 'uitkopen', 'partner uitkopen', 'boedelscheiding'],
  },
  {
    slug: 'bv-oprichten',
    label: 'BV oprichten',
    phrase: 'het oprichten van een BV',
    article: '/bv-oprichten',
    priceFigures: ['prijs-bv-online', 'prijs-bv'],
    registrations: ['registers'],
    partnerSlug: 'bv-oprichten',
    synonyms: ['bv', 'besloten vennootschap', 'holding', 'holding oprichten', 'bedrijf oprichten', 'statuten', 'onderneming'],
  },
  {
    slug: 'volmacht',
    label: 'Notariële volmacht',
    phrase: 'een notariële volmacht',
    article: '/notariele-volmacht',
    priceFigures: [],
    registrations: [],
    partnerSlug: 'algemeen',
    synonyms: ['notariele volmacht', 'machtiging', 'legalisatie', 'handtekening legaliseren'],
  },
  {
    slug: 'voogdij',
    label: 'Voogdij',
    phrase: 'het regelen van voogdij',
    article: '/voogdij',
    priceFigures: ['prijs-testament'],
    registrations: ['registers'],
    partnerSlug: 'voogdij',
    synonyms: ['voogd', 'voogdij vastleggen', 'voogd benoemen'],
  },
]

export const findDeed = (slug: string): Deed | undefined => deeds.find((deed) => deed.slug === slug)
