/** Sentences of the frame around every page. */
import { productName } from './product.ts'

export const siteTexts = {
  tagline: 'Begrijpelijke antwoorden over notariszaken',
  demoLabel: 'Demo',
  demoBar: 'Demo: namen, beoordelingen en aantallen op deze site zijn voorbeelden.',
  skip: 'Naar de inhoud',
  menu: 'Menu',
  close: 'Sluiten',
  mainNavigation: 'Hoofdmenu',
  trustLabels: ['VERTROUWELIJK', '100% GRATIS', 'ONAFHANKELIJK'],
  trustListLabel: 'Waar u op kunt rekenen',
  rating: (score: string, count: string) => `${score.replace('.', ',')} van 5 uit ${count} beoordelingen`,
  articles: 'Artikelen',
  contact: 'Contact',
  phoneCosts: '0,90 cnt per minuut, dagelijks 08:00-21:00',
  mailAnswer: 'Antwoord binnen 1-2 werkdagen',
  company: 'Over deze site',
  companyUnknown: 'Bedrijfsnaam, adres, KvK-nummer en btw-id vult de eigenaar in voordat de site live gaat.',
  kvk: 'KvK-nummer',
  vat: 'Btw-id',
  notANotary: `${productName} is geen notariskantoor en geeft geen bindend juridisch advies. Voor uw eigen zaak beslist u samen met een notaris.`,
  moneyModel:
    'Wij kunnen een vaste vergoeding ontvangen als u via ons naar een partner gaat of een offerte aanvraagt. Die vergoeding hangt niet af van uw akte of van wat u de notaris betaalt.',
  notariesOnline: (n: number) => (n === 1 ? '1 Notaris zojuist online geweest' : `${n} Notarissen zojuist online geweest`),
  visitorsOnline: (n: number) => `${n} bezoekers online`,
} as const

export const homeTexts = {
  title: 'Vraag het over uw notariszaak',
  description:
    'Stel uw vraag over een huis, testament, samenwonen, trouwen, overlijden of een BV. U krijgt direct een antwoord met bron, of lees onze artikelen.',
  lead: 'Een huis, een testament, trouwen, een overlijden of een bedrijf: stel uw vraag in uw eigen woorden. U krijgt meteen een antwoord, met de bron erbij.',
  topics: 'Lees het rustig na',
  topicsLead: 'Artikelen over de aktes waar de meeste vragen over gaan, met actuele bedragen en hun bron.',
  how: 'Hoe wij werken',
  howSteps: [
    [
      'Het antwoord heeft een bron',
      'De assistent antwoordt alleen uit onze eigen artikelen, de wet en bedragen met een datum. Weet hij het niet, dan zegt hij dat.',
    ],
    ['U beslist zelf', 'Wij leggen uit. De notaris kijkt naar uw situatie en is er voor alle partijen.'],
    ['Open over geld', 'Voor u is alles gratis. Gaat u via ons naar een partner, dan kunnen wij een vaste vergoeding krijgen.'],
  ],
} as const

export const errorPageTexts = {
  notFoundTitle: 'Deze pagina bestaat niet',
  notFoundLead: 'Het adres klopt niet, of de pagina is verhuisd. Misschien vindt u hieronder wat u zoekt, of stelt u uw vraag aan de assistent.',
  serverTitle: 'Er ging iets mis bij ons',
  serverLead: 'Het ligt niet aan u. Probeer het over een minuut opnieuw.',
  requestId: 'Nummer van deze melding',
  home: 'Naar de homepagina',
} as const
