/** Sentences of the frame around every page. */
import { siteName } from '../platform/site-name.ts'

export const siteTexts = {
  tagline: 'Begrijpelijke antwoorden over notariszaken',
  demoShort: 'Demo',
  /** Of the label; on a small phone for who listens alone. */
  demoRest: 'met voorbeelden',
  demoBar: 'Demo: de notarissen, prijzen, beoordelingen, aantallen, beloften en telefoonkosten op deze site zijn voorbeelden.',
  skip: 'Naar de inhoud',
  /** Behind a link of an English page. */
  inDutch: '',
  menu: 'Menu',
  close: 'Sluiten',
  mainNavigation: 'Hoofdmenu',
  trustListLabel: 'Waar u op kunt rekenen',
  statsLabel: 'Op deze site',
  rating: (score: string, count: string) => `${score.replace('.', ',')} van 5 uit ${count} beoordelingen`,
  articles: 'Lees en vergelijk',
  contact: 'Contact',
  reviewSites: 'Beoordelingen elders',
  company: 'Over deze site',
  companyUnknown: 'Bedrijfsnaam, adres, KvK-nummer en btw-id vult de eigenaar in voordat de site live gaat.',
  kvk: 'KvK-nummer',
  vat: 'Btw-id',
  get notANotary() {
    return `${siteName()} is geen notariskantoor en geeft geen bindend juridisch advies. Voor uw eigen zaak beslist u samen met een notaris.`
  },
  moneyModel:
    'Wij kunnen een vaste vergoeding ontvangen als u via ons naar een partner gaat of een offerte aanvraagt. Die vergoeding hangt niet af van uw akte of van wat u de notaris betaalt.',
  notariesOnline: (n: number) => (n === 1 ? '1 Notaris zojuist online geweest' : `${n} Notarissen zojuist online geweest`),
  visitorsOnline: (n: number) => `${n} bezoekers online`,
}

/** What each language says around a page. */
export type SiteTexts = typeof siteTexts

export const shareTexts = {
  general: 'Vragen over de notaris? Krijg antwoord met bron.',
  foot: 'Begrijpelijke uitleg, elk bedrag met bron en datum',
} as const

export const discoveryTexts = {
  summary: 'Nederlandse site met uitleg over notariszaken, rekenhulpen en het vergelijken van notarissen. Elk bedrag heeft een bron en een datum.',
  limits:
    'Wij zijn geen notariskantoor en geven geen bindend juridisch advies. De artikelen gaan over Nederlands recht. Noem bij een bedrag het jaar en de bron die in het artikel staan.',
  pages: 'Pagina’s',
  articles: 'Artikelen',
} as const

export const claimTexts = {
  quotes: (within: string) => `Offertes van meerdere notarissen binnen ${within}`,
  savings: (share: string) => `Besparing ${share}`,
  experience: (years: string) => `${years} ervaring met eigendomsoverdracht, huwelijk, erfenis en familierecht`,
} as const

export const homeTexts = {
  title: 'Vraag het over uw notariszaak',
  description:
    'Stel uw vraag over een huis, testament, samenwonen, trouwen, overlijden of een BV. U krijgt direct een antwoord met bron, of lees onze artikelen.',
  lead: 'U krijgt meteen een antwoord, met de bron erbij.',
  find: 'Vind een notaris',
  findLead: 'Vul uw plaats in en kies waarvoor u een notaris zoekt. U ziet notarissen, prijzen met datum en uitleg.',
  topics: 'Lees het rustig na',
  /** Articles with a card, in this order; the others are listed below. */
  chosen: [
    'notariskosten-voor-het-kopen-van-een-huis',
    'testament',
    'levenstestament',
    'het-samenlevingscontract',
    'huwelijkse-voorwaarden',
    'verklaring-van-erfrecht',
    'bv-oprichten',
    'notaris-vergelijken',
  ],
  moreTopics: 'Meer artikelen',
  calculate: 'Reken het zelf uit',
  topicsLead: 'Artikelen over de akten waar de meeste vragen over gaan, met actuele bedragen en hun bron.',
  how: 'Hoe wij werken',
  howSteps: [
    [
      'Het antwoord heeft een bron',
      'De assistent antwoordt alleen uit onze eigen artikelen, de wet en bedragen met een datum. Weet hij het niet, dan zegt hij dat.',
    ],
    ['U beslist zelf', 'Wij leggen uit. De notaris kijkt naar uw situatie en is er voor alle partijen.'],
    ['Open over geld', 'U betaalt ons niets. Gaat u via ons naar een partner, dan kunnen wij een vaste vergoeding krijgen.'],
  ],
} as const

export const newsTexts = {
  title: 'Actueel & Interessant',
  note: 'Deze tekst wordt automatisch ververst.',
} as const

/** Stands on the home page of a new installation. */
export const firstNews = `Sinds 1 januari 2026 is de overdrachtsbelasting lager voor een woning waar u niet zelf gaat wonen. Wat u betaalt, rekent u uit met onze rekenhulp.

Is iemand in 2026 overleden, dan hebben de erfgenamen twintig maanden de tijd voor de aangifte erfbelasting. Voor een overlijden in 2025 was dat acht maanden.`

export const errorPageTexts = {
  notFoundTitle: 'Deze pagina bestaat niet',
  notFoundLead: 'Het adres klopt niet, of de pagina is verhuisd. Misschien vindt u hieronder wat u zoekt, of stelt u uw vraag aan de assistent.',
  serverTitle: 'Er ging iets mis bij ons',
  serverLead: 'Het ligt niet aan u. Probeer het over een minuut opnieuw.',
  unavailableTitle: 'Deze pagina werkt op dit moment niet',
  unavailableLead: 'Het ligt niet aan u. Wij werken eraan. Probeer het over een paar minuten opnieuw.',
  busyTitle: 'Het is nu erg druk op de site',
  busyLead: 'Wij kunnen deze pagina nu niet voor u maken. Wacht even en probeer het dan opnieuw. De artikelen kunt u wel lezen.',
  requestId: 'Nummer van deze melding',
  home: 'Naar de homepagina',
  perhaps: 'Misschien zocht u dit',
  allArticles: 'Alle artikelen',
} as const
