/** Sentences of the screen with the use of the model. */
import { formatEuros, formatNumber } from '../../../platform/number-format.ts'
import type { ModelFailure, ModelSkip } from '../model-outcome.ts'

const monthName = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Less than a cent is no nought. */
const euros = (cents: number): string => (cents > 0 && cents < 1 ? 'minder dan €\u00a00,01' : `€\u00a0${formatEuros(Math.round(cents))}`)

const times = (count: number): string => (count === 1 ? '1 vraag' : `${formatNumber(count)} vragen`)

export const modelUseTexts = {
  heading: 'Taalmodel',
  loading: 'Het gebruik van het model wordt geladen.',
  loadFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van het gebruik van het model.' },
  which: (name: string, host: string) => `Model ${name}, bij ${host}.`,
  settings: 'Model instellen',
  empty: {
    heading: 'Er is geen taalmodel ingesteld',
    intro: 'De assistent antwoordt nu uit de eigen kennis. Vult u bij Algemeen een aanbieder, een model en een sleutel in, dan ziet u hier:',
    points: [
      'hoeveel vragen er per dag naar het model gaan, en hoeveel er die dag nog over zijn;',
      'hoeveel antwoorden het model schreef, en hoeveel de eigen kennis;',
      'welke storingen er waren, en wat u eraan kunt doen;',
      'hoeveel tokens het gebruikte, en wat dat per dag en per maand kost.',
    ],
    before: 'Hieronder staat wat een eerder model gebruikte.',
  },
  today: {
    heading: 'Vandaag',
    used: (calls: number, most: number) => `${formatNumber(Math.min(calls, most))} van ${times(most)}`,
    left: (left: number) =>
      left === 0 ? 'Er zijn vandaag geen vragen meer over. Tot morgen antwoordt de eigen kennis.' : `Er ${left === 1 ? 'is' : 'zijn'} nog ${times(left)} over.`,
  },
  month: {
    heading: 'Deze maand',
    calls: times,
    cost: (cents: number) => `Kosten: ${euros(cents)}`,
    noPrices: 'Vul bij Algemeen de prijzen per miljoen tokens in, dan staat hier wat het kost.',
  },
  answers: {
    caption: 'Antwoorden per dag, de laatste dertig dagen',
    heading: 'Wie schreef het antwoord?',
    model: 'Door het model',
    own: 'Uit de eigen kennis',
    share: (model: number, all: number) => `Het model schreef ${formatNumber(model)} van ${all === 1 ? '1 antwoord' : `${formatNumber(all)} antwoorden`}.`,
    none: 'In deze dertig dagen heeft niemand iets gevraagd waarvoor het model nodig was.',
  },
  missed: {
    heading: 'Waarom het model niet antwoordde',
    table: 'Storingen, met wat u kunt doen',
    kind: 'Wat er was',
    todo: 'Wat u kunt doen',
    count: 'Aantal',
    none: 'In deze dertig dagen ging er niets mis.',
  },
  tokens: { caption: 'Tokens per dag, de laatste dertig dagen', heading: 'Tokens', input: 'Naar het model', output: 'Van het model' },
  months: {
    heading: 'Per maand',
    table: 'Gebruik en kosten per maand',
    month: 'Maand',
    calls: 'Vragen',
    input: 'Tokens naar het model',
    output: 'Tokens van het model',
    model: 'Door het model',
    own: 'Uit de eigen kennis',
    cost: 'Kosten',
    none: 'Er is nog niets gebruikt.',
  },
  costs: {
    heading: 'Kosten per dag',
    day: 'Dag',
    cost: 'Kosten',
    show: 'Toon de kosten per dag',
  },
  definitions: {
    heading: 'Wat deze getallen betekenen',
    points: [
      'Een token is een stuk van een woord; duizend tokens zijn ongeveer 750 woorden.',
      'Een vraag telt één keer, ook als het model er meer stappen voor nodig heeft. Het benoemen van onderwerpen bij Vragen telt ook mee, de test van de verbinding niet.',
      'Begroetingen, berekeningen en weigeringen maakt de site zelf; die staan niet bij de antwoorden.',
      'De kosten zijn een schatting: tokens maal de prijzen die nu bij Algemeen staan. De rekening van uw aanbieder is leidend.',
    ],
  },
  unknown: 'onbekend',
} as const

export const euroWords = euros

/** '2026-11' as 'november 2026' */
export const monthWords = (month: string): string => monthName.format(new Date(`${month}-01T12:00:00Z`))

export const missedWords: Record<ModelFailure | ModelSkip, { what: string; todo: string }> = {
  'wrong-key': { what: 'De aanbieder weigerde de sleutel', todo: 'Controleer de sleutel bij Algemeen.' },
  'too-many': { what: 'De aanbieder nam geen vragen aan', todo: 'Kijk bij de aanbieder naar uw limiet en tegoed.' },
  'provider-fault': { what: 'De aanbieder had een storing', todo: 'Wacht af, of vraag het de aanbieder.' },
  unreachable: { what: 'De aanbieder was niet bereikbaar', todo: 'Controleer het basisadres bij Algemeen.' },
  'no-answer': { what: 'Er kwam geen bruikbaar antwoord, of niet op tijd', todo: 'Controleer de naam van het model, of kies een sneller model.' },
  'broken-off': { what: 'Het antwoord brak af', todo: 'Wacht af, of vraag het de aanbieder.' },
  budget: { what: 'Het aantal vragen van die dag was op', todo: 'Verhoog het hoogste aantal bij Algemeen.' },
  paused: { what: 'Overgeslagen, vlak na drie storingen op rij', todo: 'Los de storing op; de site probeert het elke minuut weer.' },
  busy: { what: 'Te veel vragen tegelijk', todo: 'Komt dit vaak voor, vraag dan de beheerder van uw server om meer plaats.' },
}
