/** Sentences of the tab Livegang. */
import { claimIds } from '../../settings/claims/claim-ids.ts'
import { callSlugs } from '../../redirects/link-use.ts'
import type { LiveFault, LiveItem, LiveItemId, LiveWarning } from './checklist.ts'

export const liveTexts = {
  heading: { demo: 'De site is een demo', live: 'De site is live' },
  lead: {
    demo: 'Bezoekers zien voorbeelden, met een balk die dat zegt. Zet de site live zodra alles hieronder in orde is.',
    live: 'Bezoekers zien alleen wat waar is: geen voorbeelden, en geen bewering zonder geldig bewijs.',
  },
  progress: (ready: number, all: number) => `${ready} van de ${all} verplichte onderdelen zijn in orde.`,
  loadFailed: 'Wij konden niet nagaan wat in orde is.',
  checklist: 'Wat in orde moet zijn',
  states: { ok: 'In orde', open: 'Nog niet', warning: 'Let op' },
  legalRead: 'Ik heb de voorwaarden en het privacybeleid gelezen en ze kloppen voor mijn bedrijf.',
  terms: 'Lees de algemene voorwaarden',
  privacy: 'Lees het privacybeleid',
  keyCopy: 'Ik heb een kopie van het sleutelbestand bewaard, op een andere plek dan de database.',
  goLive: 'Zet de site live',
  goDemo: 'Terug naar demo',
  busy: 'Bezig...',
  notYet: 'Dit kan zodra alle verplichte onderdelen in orde zijn.',
  wentLive: { title: 'De site is live', message: 'Bezoekers zien vanaf nu alleen wat waar is.' },
  wentDemo: { title: 'De site is weer een demo', message: 'Bezoekers zien weer voorbeelden, met de balk die dat zegt.' },
  refused: { title: 'Nog niet live', message: 'Er is intussen iets veranderd. De lijst hieronder is bijgewerkt.' },
  failed: { title: 'Fout', message: 'Er is een fout opgetreden. Probeer het opnieuw.' },
  banner: (count: number) =>
    count === 1 ? 'De site is live, maar één onderdeel is niet meer in orde.' : `De site is live, maar ${count} onderdelen zijn niet meer in orde.`,
  bannerLink: 'Bekijk Livegang',
} as const

export const liveQuestion = (hidden: number) => ({
  title: 'De site live zetten?',
  message: `De voorbeelden verdwijnen: de voorbeeldnotarissen, de voorbeeldbeoordelingen, de voorbeeldlinks en de verzonnen aantallen. De balk ‘Demo’ gaat weg. ${
    hidden === 0
      ? 'Alle beweringen blijven staan.'
      : hidden === 1
        ? 'Eén bewering heeft geen geldig bewijs en wordt verborgen.'
        : `${hidden} beweringen hebben geen geldig bewijs en worden verborgen.`
  } Bezoekers zien dit meteen.`,
  confirm: 'Live zetten',
  destroys: false,
})

export const demoQuestion = {
  title: 'Terug naar demo?',
  message:
    'Bezoekers zien dan weer verzonnen notarissen, beoordelingen en aantallen, met een balk die dat zegt. Doe dit niet zolang echte bezoekers op de site vertrouwen.',
  confirm: 'Terug naar demo',
  destroys: false,
} as const

export const liveItems: Record<LiveItemId, { title: string; why: string; link: string }> = {
  company: {
    title: 'Bedrijfsgegevens',
    why: 'Een bedrijf moet op zijn site zeggen wie het is, waar het zit, en onder welk KvK-nummer en btw-id (artikel 3:15d van het Burgerlijk Wetboek).',
    link: 'Bedrijfsgegevens invullen',
  },
  contact: {
    title: 'Telefoon en e-mail',
    why: 'Een bezoeker moet u snel en rechtstreeks kunnen bereiken. Een voorbeeldnummer kan dat niet.',
    link: 'Telefoon en e-mail invullen',
  },
  notaries: { title: 'Eigen notarissen', why: 'Live verdwijnen de voorbeelden. Zonder eigen notarissen is de lijst leeg.', link: 'Naar Notarissen' },
  partners: {
    title: 'Partnerlinks',
    why: 'Live bestaan de voorbeeldlinks niet. Zonder een link van uzelf leidt geen aanbod naar een partner, en toont de site er geen.',
    link: 'Naar Affiliate Redirects',
  },
  mail: {
    title: 'Berichten komen aan',
    why: 'Een bericht van een bezoeker mag niet blijven liggen. Een testbericht met de instellingen van nu moet zijn aangenomen.',
    link: 'Bezorging instellen en testen',
  },
  provider: {
    title: 'Taalmodel genoemd',
    why: 'Gaan vragen naar een taalmodel van een ander bedrijf, dan noemt het privacybeleid dat bedrijf (artikel 13 AVG).',
    link: 'Naar de chatbot',
  },
  'second-factor': {
    title: 'Tweede stap bij inloggen',
    why: 'Met alleen een wachtwoord kan iemand die het raadt bij alle gesprekken en berichten.',
    link: 'Naar Beveiliging',
  },
  claims: {
    title: 'Beweringen met bewijs',
    why: 'U moet kunnen bewijzen dat een bewering klopt (artikel 6:193j van het Burgerlijk Wetboek). Zonder bewijs is zij live verborgen.',
    link: 'Naar Beweringen',
  },
  articles: {
    title: 'Verantwoordelijkheid voor artikelen',
    why: 'De artikelen zijn met AI geschreven. U neemt per artikel de redactionele verantwoordelijkheid (artikel 50, lid 4, van de AI-verordening).',
    link: 'Naar Artikelen',
  },
  legal: { title: 'Voorwaarden en privacybeleid gelezen', why: 'U bent aan deze teksten gebonden. Verandert een van beide, dan leest u ze opnieuw.', link: '' },
  address: {
    title: 'Eigen webadres met https',
    why: 'Zonder https kan iemand meelezen, en zonder vast adres kloppen links in e-mails en zoekmachines niet. Wie op een ander adres van deze site komt, zoals met of zonder www, gaat vanzelf naar dit adres.',
    link: '',
  },
  limits: {
    title: 'Grenzen van de chat',
    why: 'Zonder grenzen kan één bezoeker de assistent voor iedereen bezet houden, of uw tegoed bij een aanbieder opmaken.',
    link: '',
  },
  key: {
    title: 'Sleutel bewaard',
    why: 'Met deze sleutel zijn uw wachtwoorden van diensten versleuteld. Is zij weg, dan moet u die opnieuw invullen en opnieuw inloggen.',
    link: '',
  },
}

export const liveFaults: Record<LiveFault, (value: string) => string> = {
  'legal-name': () => 'De officiële naam ontbreekt.',
  'address-missing': () => 'Het adres ontbreekt.',
  kvk: () => 'Het KvK-nummer ontbreekt of heeft geen 8 cijfers.',
  'vat-missing': () => 'Het btw-id ontbreekt.',
  'vat-form': () => 'Het btw-id kan niet kloppen: het controlecijfer past niet bij het nummer.',
  phone: () => 'Het telefoonnummer is nog het voorbeeld.',
  email: () => 'Het e-mailadres is nog het voorbeeld.',
  'no-notaries': () => 'Er is nog geen eigen notaris die op de site staat.',
  'no-partners': () => 'Er staat nog geen link met een eigen bestemming aan. De titel of het adres van een voorbeeld telt niet.',
  'inbox-only': () => 'Berichten worden nu nergens bezorgd. Kies bezorging per e-mail of via een formulierdienst.',
  untested: () => 'Met de instellingen van nu is nog geen testbericht aangenomen.',
  'provider-half': () => 'Van sleutel, basisadres en model is maar een deel ingevuld. Vul alle drie in, of maak ze alle drie leeg.',
  'provider-host': (host) => `De server staat ${host} niet toe.`,
  'no-second-factor': () => 'Inloggen kan nu met alleen het wachtwoord.',
  'articles-open': (count) =>
    count === '1' ? 'Voor 1 artikel neemt nog niemand de verantwoordelijkheid.' : `Voor ${count} artikelen neemt nog niemand de verantwoordelijkheid.`,
  'legal-unread': () => 'U hebt nog niet gezegd dat u de teksten van nu hebt gelezen.',
  'origin-missing': () => 'Vraag uw beheerder om PUBLIC_ORIGIN in te stellen op het adres van de site.',
  'origin-http': () => 'Het adres van de site begint niet met https://. Vraag uw beheerder om PUBLIC_ORIGIN te veranderen.',
  'limits-off': () => 'De grenzen staan uit. Vraag uw beheerder om CHAT_LIMITS op ‘on’ te zetten.',
  'key-file': () => 'De sleutel staat alleen in het bestand secret.key bij de database. Bewaar er een kopie van.',
}

export const liveWarnings: Record<LiveWarning, string> = {
  'no-call-links': `Geen van deze links wordt door het aanbod van de site gebruikt: chat, artikelen en resultaatpagina’s tonen dus geen partner. Geef een link een van deze slugs: ${callSlugs.join(', ')}.`,
}

/** What is said of an item that is in order. */
export function liveFinding({ id, value }: Pick<LiveItem, 'id' | 'value'>): string {
  switch (id) {
    case 'notaries':
      return value === '1' ? '1 eigen notaris.' : `${value} eigen notarissen.`
    case 'partners':
      return value === '1' ? '1 partnerlink met een eigen bestemming staat aan.' : `${value} partnerlinks met een eigen bestemming staan aan.`
    case 'mail':
      return `Een testbericht is aangenomen door ${value}.`
    case 'provider':
      return value === '' ? 'Er is geen taalmodel ingesteld; de assistent antwoordt uit de eigen kennis.' : `Het privacybeleid noemt ${value}.`
    case 'claims':
      return value === '0'
        ? 'Alle beweringen hebben geldig bewijs.'
        : `Live zijn ${value} van de ${claimIds.length} beweringen verborgen, omdat er geen geldig bewijs is.`
    case 'address':
      return value
    case 'key':
      return value === 'env' ? 'De sleutel komt van de server (SECRET_KEY).' : 'U hebt een kopie bewaard.'
    default:
      return ''
  }
}
