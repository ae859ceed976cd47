/** What the measures are called, and what each counts and leaves out. */
import type { MeasureName } from './measures.ts'

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
  offers_shown: 'Gesprekken waarin de assistent een aanbod van een partner liet zien. Het telt op de dag waarop het gesprek begon, één keer per gesprek.',
  offers_clicked: 'Kliks op een knop met een aanbod: in een gesprek, bij de resultaten of in een artikel. Robots tellen niet mee.',
  redirects: 'Mensen die via een link van deze site naar een partner gingen. Robots en herhalingen binnen een half uur tellen niet mee.',
  contact_messages: 'Berichten via het contactformulier.',
  contact_buttons: 'Kliks op de contactknop bij een notaris.',
  quote_clicks: 'Kliks op de knop voor een offerte bij de resultaten. Deze kliks zitten ook in ‘Op aanbod geklikt’.',
}

export const answeredShareMeaning =
  'Van de vragen met antwoord ‘beantwoord’ of ‘niet gevonden’: welk deel is beantwoord. Groeten, wedervragen, geweigerde vragen en afgebroken antwoorden tellen niet mee.'

export const csvTexts = {
  day: 'Dag',
  state: 'Stand',
  states: { complete: 'compleet', today: 'nog bezig', waiting: 'nog niet geteld' },
  file: (from: string, to: string) => `overzicht-${from}-${to}.csv`,
} as const
