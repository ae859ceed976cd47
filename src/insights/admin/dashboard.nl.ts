/** Sentences of the tab Overzicht. */
import type { Comparison } from '../compare-periods.ts'
import { COMPARED_FROM } from '../compare-periods.ts'
import { measureLabels, worthLabel } from '../measures.nl.ts'
import { countDays } from '../../platform/days.ts'
import type { QuoteMeasure } from '../../events/quote-measures.ts'
import type { BreakdownName, MeasureName } from '../measures.ts'
import type { NextStep } from '../next-steps.ts'
import { LONGEST_PERIOD, type PeriodFault } from '../period.ts'
import { formatDecimal, formatEuros, formatNumber, formatShare } from '../../platform/number-format.ts'
import { dutchDate } from '../../platform/dutch-time.ts'

export const showNumber = (count: number): string => formatNumber(count)
export const showShare = (part: number): string => formatShare(part)

const days = (count: number): string => (count === 1 ? '1 dag' : `${formatNumber(count)} dagen`)

export const dashboardTexts = {
  heading: 'Overzicht',
  loading: 'De cijfers worden geladen.',
  loadFailed: { title: 'Fout bij Laden', message: 'De cijfers konden niet worden geladen.' },
  loadFailedHere: 'De cijfers konden niet worden geladen. Probeer het opnieuw.',
  now: (visitors: number) => (visitors === 1 ? '1 bezoeker nu op de site' : `${formatNumber(visitors)} bezoekers nu op de site`),
  nowUnknown: 'Hoeveel bezoekers er nu zijn, is even niet bekend.',
  nowMeaning: 'Wie in de laatste 5 minuten een pagina opende.',
  counted: (time: string) => `Bijgewerkt tot ${time}. Vandaag is nog niet compleet.`,
  countedPast: (time: string) => `Bijgewerkt tot ${time}.`,
  waiting: (count: number) => `${count === 1 ? '1 dag wordt' : `${formatNumber(count)} dagen worden`} nog geteld. Dat gaat vanzelf; de cijfers komen erbij.`,
  export: 'Dagen downloaden (CSV)',
  exportParts: 'Onderdelen downloaden (CSV)',
  attention: {
    label: 'Vandaag',
    messages: (count: number) => (count === 1 ? '1 nieuw bericht' : `${formatNumber(count)} nieuwe berichten`),
    notFound: (count: number) => (count === 1 ? '1 vraag zonder antwoord vandaag' : `${formatNumber(count)} vragen zonder antwoord vandaag`),
    undelivered: (count: number) => (count === 1 ? '1 bericht is niet bezorgd' : `${formatNumber(count)} berichten zijn niet bezorgd`),
    expiring: (count: number) => (count === 1 ? '1 cijfer heeft een nieuw bedrag nodig' : `${formatNumber(count)} cijfers hebben een nieuw bedrag nodig`),
    none: 'Geen nieuwe berichten, geen vragen zonder antwoord, geen berichten die niet zijn bezorgd en geen cijfers die verlopen.',
  },
  empty: {
    heading: 'Hier komen de cijfers van uw site',
    intro: 'In deze periode is er nog niets geteld. Dit ziet u zodra er bezoekers zijn:',
    points: [
      'Bezoekers en geopende pagina’s: binnen een minuut na het eerste bezoek.',
      'Gesprekken en vragen, en hoeveel daarvan zijn beantwoord: binnen een minuut na de eerste vraag aan de assistent.',
      'Getoond aanbod, kliks en bezoeken aan partners: zodra een bezoeker daar komt.',
      'Berichten via het contactformulier: zodra het eerste bericht er is.',
    ],
    compare: `Vergelijken met de periode ervoor kan vanaf ${COMPARED_FROM} in die periode.`,
  },
} as const

export const periodTexts = {
  label: 'Periode',
  last: (length: number) => days(length),
  own: 'Eigen periode',
  from: 'Van',
  to: 'Tot en met',
  show: 'Toon',
  shown: (from: string, to: string) => (from === to ? dutchDate(from) : `${dutchDate(from)} tot en met ${dutchDate(to)}`),
  compared: (before: { from: string; to: string }, withToday: boolean) =>
    `Vergeleken met de ${days(countDays(before.from, before.to))} ervoor: ${periodTexts.shown(before.from, before.to)}.${withToday ? ' Vandaag telt niet mee in de vergelijking.' : ''}`,
  notCompared: 'Vandaag is nog niet om, dus er is niets om mee te vergelijken.',
  faults: {
    invalid: 'Vul twee dagen in.',
    reversed: 'De eerste dag ligt na de laatste.',
    'too-long': `Kies hoogstens ${LONGEST_PERIOD} dagen.`,
    future: 'Deze periode moet nog beginnen.',
  } satisfies Record<PeriodFault, string>,
  unknown: 'De periode in het adres klopt niet. U ziet de laatste 30 dagen.',
}

export function showComparison(comparison: Comparison): string {
  // Said once, above the charts.
  if (comparison.kind === 'unknown') return ''
  if (comparison.kind === 'too-few') return 'Te weinig om te vergelijken.'
  if (comparison.kind === 'same') return 'Evenveel als in de periode ervoor.'
  const { kind, difference, percent } = comparison
  return `${formatNumber(difference)} ${kind === 'more' ? 'meer' : 'minder'} dan in de periode ervoor (${kind === 'more' ? '+' : '−'}${formatNumber(percent)}%)`
}

export const summaryTexts = {
  unknown: 'Onbekend',
  since: (day: string) => `Gemeten vanaf ${dutchDate(day)}.`,
  notMeasured: 'In deze periode nog niet gemeten.',
}

const per = (ratio: number): string => formatDecimal(ratio)

/** What a step says of the one it is set against. */
const stepSentences: Partial<Record<MeasureName, (ratio: number) => string>> = {
  sessions: (ratio) => `${showShare(ratio)} van de bezoekers begon een gesprek`,
  questions: (ratio) => `${per(ratio)} vragen per gesprek`,
  offers_shown: (ratio) => `in ${showShare(ratio)} van de gesprekken`,
  offers_clicked: (ratio) => `${showShare(ratio)} van het aantal keren dat het aanbod is getoond`,
  redirects: (ratio) => `${showShare(ratio)} van het aantal kliks op aanbod`,
  contact_messages: (ratio) => `${showShare(ratio)} van de bezoekers`,
  quote_clicks: (ratio) => `${showShare(ratio)} van de bezoekers`,
  quote_confirmations: (ratio) => `${showShare(ratio)} van de aanvragen`,
  quote_invitations: (ratio) => `${per(ratio)} kantoren per bevestigde aanvraag`,
  quote_answers: (ratio) => `${showShare(ratio)} van de gevraagde kantoren`,
  quote_choices: (ratio) => `${showShare(ratio)} van de bevestigde aanvragen`,
}

export const funnelTexts = {
  heading: 'Van bezoek tot bericht',
  note: 'Elke balk is een stap. De langste balk is de stap die het vaakst voorkwam. Een stap kan groter zijn dan de vorige: iemand stelt meer dan één vraag, en knoppen met aanbod staan ook buiten het gesprek.',
  first: 'het begin',
  noRatio: 'nog niets om mee te vergelijken',
  step: (measure: MeasureName, ratio: number): string => stepSentences[measure]?.(ratio) ?? '',
  /** A part of something larger than the whole would mislead. */
  more: (measure: MeasureName, ratio: number): string => `${per(ratio)} keer zoveel als ${measureLabels[measure].toLowerCase()}`,
}

export const quoteFunnelTexts = {
  heading: 'Van aanvraag tot gekozen offerte',
  note: 'Elke stap telt op de dag waarop zij gebeurde. Een aanvraag van gisteren kan dus vandaag worden bevestigd. Is een aanvraag gewist, dan blijft zij geteld.',
  byDeed: 'Offertes per akte',
  table: 'Tabel van offertes per akte',
  deed: 'Akte',
  columns: {
    quote_requests: 'Aanvragen',
    quote_confirmations: 'Bevestigd',
    quote_invitations: 'Gevraagd',
    quote_answers: 'Antwoorden',
    quote_choices: 'Gekozen',
  } satisfies Record<QuoteMeasure, string>,
}

export const chartTexts = {
  heading: 'Per dag',
  showAll: (count: number) => (count === 1 ? 'Nog 1 grafiek tonen' : `Nog ${formatNumber(count)} grafieken tonen`),
  showFew: 'Minder grafieken tonen',
  nothingYet: (labels: readonly string[]) => `Nog niets geteld in deze periode: ${labels.map((label) => label.toLowerCase()).join(', ')}.`,
  notAllMeasured: 'Een deel van de cijfers is nog te jong om met de periode ervoor te vergelijken.',
  answers: 'Antwoorden van de assistent',
  share: 'Beantwoord',
  shareOf: (part: number) => `${showShare(part)} van de vragen is beantwoord.`,
  noShare: 'Nog geen vragen om een aandeel van te geven.',
  today: 'nog bezig',
  waiting: 'nog niet geteld',
}

export const recentTexts = {
  heading: 'Vandaag en de laatste 7 dagen',
  what: 'Wat',
  today: 'Vandaag',
  week: 'Laatste 7 dagen',
  notYet: 'nog niet gemeten',
}

export const nextTexts = {
  heading: 'Wat u nu kunt doen',
  steps: {
    'partner-link': {
      text: 'Er is nog geen link naar een partner van uzelf. Zonder zo’n link ziet een bezoeker van een live site geen aanbod.',
      link: 'Voeg een link toe',
    },
    fee: { text: 'Bezoekers klikken op uw links. Vul in wat een klik u oplevert, dan ziet u hier de geschatte waarde.', link: 'Naar de links' },
    'be-found': {
      text: 'In deze periode kwam nog niemand via een andere site. Meld uw site aan bij zoekmachines (Google Search Console, Bing Webmaster Tools) met het adres /sitemap.xml.',
      link: undefined,
    },
  } satisfies Record<NextStep, { text: string; link: string | undefined }>,
}

export const partTexts = {
  heading: 'Waar het vandaan komt',
  columns: {
    views_by_page: 'Pagina',
    arrivals_by_source: 'Site',
    arrivals_by_campaign: 'Campagne',
    views_by_device: 'Apparaat',
    clicks_by_region: 'Plaats',
    clicks_by_service: 'Akte',
    clicks_by_campaign: 'Campagne',
    offers_clicked_by_type: 'Plaats op de site',
    sessions_by_page: 'Pagina',
    quote_requests_by_deed: 'Akte',
    quote_confirmations_by_deed: 'Akte',
    quote_invitations_by_deed: 'Akte',
    quote_answers_by_deed: 'Akte',
    quote_choices_by_deed: 'Akte',
  } satisfies Record<BreakdownName, string>,
  count: 'Aantal',
  none: 'Nog niets in deze periode.',
  unknown: 'Niet bekend',
  since: (day: string) => `Gemeten vanaf ${dutchDate(day)}.`,
  showAll: (count: number) => `Alle ${formatNumber(count)} tonen`,
  showFew: 'Minder tonen',
  links: 'Kliks op links naar partners',
  linkColumn: 'Link',
  worth: 'Waarde',
  worthTotal: (cents: number) => `${worthLabel}: € ${formatEuros(cents)}.`,
  worthNote: 'Geschat met de vergoeding die u bij de link invulde. Wat de partner betaalt, hangt af van diens eigen telling.',
  euros: (cents: number | null) => (cents === null ? '' : `€ ${formatEuros(cents)}`),
}

export const definitionTexts = {
  heading: 'Wat deze cijfers betekenen',
  show: 'Uitleg per cijfer',
  intro:
    'Alle cijfers komen van deze site zelf, zonder cookies en zonder te weten wie een bezoeker is. Een dag loopt van middernacht tot middernacht in Nederland.',
  unknown:
    '‘Onbekend’ is iets anders dan nul: toen werd er nog niet gemeten, of de gegevens waren al gewist voordat er werd geteld. Aantallen per dag blijven staan als gesprekken en kliks na hun bewaartermijn worden gewist.',
  share: 'Aandeel beantwoord',
}
