/** What the measures are called, and what each counts and leaves out. */
import { findDeed } from '../deeds/deed.ts'
import { DIRECT, type Engine } from '../events/view-measures.ts'
import { OTHER_PAGES, type BreakdownName, type MeasureName } from './measures.ts'

export const measureLabels: Record<MeasureName, string> = {
  visitors: 'Bezoekers',
  page_views: 'Geopende pagina’s',
  sessions: 'Gesprekken',
  questions: 'Vragen',
  answered: 'Beantwoord',
  not_found: 'Niet gevonden',
  declined: 'Geweigerd',
  too_complex: 'Te ingewikkeld',
  offers_shown: 'Aanbod getoond',
  offers_clicked: 'Op aanbod geklikt',
  redirects: 'Doorgestuurd naar partner',
  contact_messages: 'Contactberichten',
  contact_buttons: 'Contactknop notaris',
  quote_clicks: 'Offerteknop bij resultaten',
  quote_requests: 'Aanvragen van offertes',
  quote_confirmations: 'Bevestigde aanvragen',
  quote_invitations: 'Gevraagde kantoren',
  quote_answers: 'Antwoorden van kantoren',
  quote_choices: 'Gekozen offertes',
}

export const measureMeanings: Record<MeasureName, string> = {
  visitors:
    'Hoeveel verschillende mensen op een dag een pagina openden. Wie drie pagina’s leest, telt één keer. Wie morgen terugkomt, telt morgen weer: in een periode telt u dus de bezoekers van elke dag bij elkaar op. Robots die zich bekendmaken, pagina’s die de browser vooraf laadt en uzelf in de instellingen tellen niet mee. Wie ’s nachts rond één of twee uur op de site is, kan twee keer tellen, omdat de code van de dag dan wisselt.',
  page_views: 'Hoe vaak die bezoekers een pagina openden. Een adres dat niet bestaat, telt niet mee.',
  sessions: 'Gesprekken met de assistent die op die dag begonnen.',
  questions: 'Vragen die bezoekers aan de assistent stelden, ook groeten en bedankjes.',
  answered: 'Antwoorden uit onze kennis, een artikel of een berekening, helemaal afgemaakt. Of de bezoeker ermee geholpen was, zegt dit niet.',
  not_found: 'Vragen waarop de site geen antwoord had. De assistent wees toen de weg naar een mens.',
  declined: 'Vragen die niet over notariszaken gingen, of die de assistent niet mag beantwoorden.',
  too_complex:
    'Hoe vaak een tekst in de chat, de zoekbalk of een adres zo veel rekenwerk vroeg dat de site ermee stopte. De bezoeker las dan dat het korter moet. Dit hoort nul te zijn: een hoger getal wijst op een aanval of op een fout van ons.',
  offers_shown:
    'Gesprekken waarin de bezoeker een aanbod van een partner zag: minstens de helft ervan stond een seconde in beeld. Zonder JavaScript telt het pas bij een klik. Het telt op de dag waarop het gesprek begon, één keer per gesprek.',
  offers_clicked: 'Kliks op een knop met een aanbod: in een gesprek, bij de resultaten of in een artikel. Robots tellen niet mee.',
  redirects: 'Mensen die via een link van deze site naar een partner gingen. Robots en herhalingen binnen een half uur tellen niet mee.',
  contact_messages: 'Berichten via het contactformulier.',
  contact_buttons: 'Kliks op de contactknop bij een notaris.',
  quote_clicks: 'Kliks op de knop voor een offerte bij de resultaten. Deze kliks zitten ook in ‘Op aanbod geklikt’.',
  quote_requests: 'Aanvragen aan één of meer kantoren. Een brief voor uzelf en wat in de map Twijfel wacht, tellen niet mee.',
  quote_confirmations: 'Aanvragen waarvan de bezoeker het mailadres bevestigde. Het telt op de dag van bevestigen.',
  quote_invitations: 'Hoe vaak een kantoor om een offerte is gevraagd. Eén aanvraag gaat naar hoogstens vier kantoren.',
  quote_answers: 'Kantoren die antwoordden, met een offerte of met de reden waarom zij er geen geven. Elk kantoor telt per aanvraag één keer.',
  quote_choices: 'Aanvragen waarbij de bezoeker een kantoor koos.',
}

export const answeredShareMeaning =
  'Van de vragen met antwoord ‘beantwoord’ of ‘niet gevonden’: welk deel is beantwoord. Groeten, wedervragen, geweigerde vragen en afgebroken antwoorden tellen niet mee.'

export const partLabels: Record<BreakdownName, string> = {
  views_by_page: 'Geopende pagina’s',
  arrivals_by_source: 'Waar bezoekers vandaan komen',
  arrivals_by_campaign: 'Via welke campagne (utm_source)',
  views_by_device: 'Apparaten',
  clicks_by_region: 'Kliks op aanbod per plaats',
  clicks_by_service: 'Kliks op aanbod per akte',
  clicks_by_campaign: 'Kliks op aanbod per campagne',
  offers_clicked_by_type: 'Waar op aanbod wordt geklikt',
  sessions_by_page: 'Waar gesprekken beginnen',
  quote_requests_by_deed: 'Aanvragen van offertes per akte',
  quote_confirmations_by_deed: 'Bevestigde aanvragen per akte',
  quote_invitations_by_deed: 'Gevraagde kantoren per akte',
  quote_answers_by_deed: 'Antwoorden van kantoren per akte',
  quote_choices_by_deed: 'Gekozen offertes per akte',
}

export const partMeanings: Partial<Record<BreakdownName, string>> = {
  views_by_page: 'Hoe vaak elke pagina is geopend. De pagina’s voor een plaats en een akte tellen samen, want daar zijn er duizenden van.',
  arrivals_by_source:
    'Van welke site iemand kwam die deze site opende: alleen de naam van die site, niet de pagina of wat iemand zocht. ‘Direct of onbekend’ is een getypt adres, een bladwijzer, een app of een mail. Wie binnen de site verder klikt, telt hier niet mee. Na honderd sites op een dag tellen wij de rest bij elkaar op.',
  arrivals_by_campaign:
    'Het woord dat achter utm_source stond in de link waarmee iemand binnenkwam. Woorden waar een mailadres of een lang nummer in zit, bewaren wij niet.',
  views_by_device: 'Hoe vaak een pagina is geopend op een telefoon, een tablet of een computer. Een nieuwe iPad meldt zich als computer.',
  clicks_by_region: 'De plaats waarvoor iemand op een aanbod klikte, als die bekend was. Robots tellen niet mee.',
}

export const worthLabel = 'Geschatte waarde van de kliks'
export const worthMeaning =
  'Kliks van mensen op uw links, keer de vergoeding die op die dag bij de link stond. Verandert u een vergoeding, dan geldt die vanaf die dag; eerdere dagen houden hun bedrag. Wat een partner betaalt, hangt af van diens eigen telling.'

const deviceNames: Readonly<Record<string, string>> = { phone: 'Telefoon', tablet: 'Tablet', desktop: 'Computer', unknown: 'Onbekend' }
const engineNames: Readonly<Record<Engine, string>> = {
  google: 'Google',
  bing: 'Bing',
  duckduckgo: 'DuckDuckGo',
  ecosia: 'Ecosia',
  startpage: 'Startpage',
  qwant: 'Qwant',
  brave: 'Brave Search',
  yahoo: 'Yahoo',
  yandex: 'Yandex',
  baidu: 'Baidu',
}
const sourceNames: Readonly<Record<string, string>> = { ...engineNames, [DIRECT]: 'Direct of onbekend' }
const kindNames: Readonly<Record<string, string>> = { chat: 'In een gesprek', results_premium: 'Bij de resultaten', content_inline: 'In een artikel' }
const campaignNames: Readonly<Record<string, string>> = { ai_chat: 'Gesprek', results_page: 'Resultaten', content_page: 'Artikel' }
const ownNames: Partial<Record<BreakdownName, Readonly<Record<string, string>>>> = {
  views_by_page: { '/': '/ (voorpagina)', '/results/…': '/results/… (plaats en akte)', '/notaries/…': '/notaries/… (kantoor)' },
  views_by_device: deviceNames,
  arrivals_by_source: sourceNames,
  offers_clicked_by_type: kindNames,
  clicks_by_campaign: campaignNames,
}
const restNames: Partial<Record<BreakdownName, string>> = {
  sessions_by_page: 'Andere pagina’s',
  views_by_page: 'Andere pagina’s',
  arrivals_by_source: 'Overige sites',
}

/** A name as the owner reads it; what a visitor's browser sent stays as it came. */
export function partName(part: BreakdownName, name: string): string {
  if (name === OTHER_PAGES) return restNames[part] ?? 'Overige'
  if (part.endsWith('_by_deed')) return findDeed(name)?.label ?? name
  const own = ownNames[part] ?? {}
  return (Object.hasOwn(own, name) ? own[name] : undefined) ?? name
}

export const csvTexts = {
  day: 'Dag',
  state: 'Stand',
  states: { complete: 'compleet', today: 'nog bezig', waiting: 'nog niet geteld' },
  part: 'Onderdeel',
  name: 'Naam',
  count: 'Aantal',
  worth: `${worthLabel} (euro)`,
  partsFile: (from: string, to: string) => `overzicht-onderdelen-${from}-${to}.csv`,
  file: (from: string, to: string) => `overzicht-${from}-${to}.csv`,
} as const
