/** The Dutch sentences that every calculator page says. */
import { euro, wholeEuro } from '../calculation-words.nl.ts'
import type { CalculatorId } from '../calculator-pages.ts'
import type { Amount } from './amount.ts'

const range = ({ minCents, maxCents }: Amount, write: (cents: number) => string): string =>
  minCents === maxCents ? write(minCents) : `${write(minCents)} tot\u00a0${write(maxCents)}`

/** '− € 26.230', in one piece. */
export const takenOffText = (amount: Amount): string => `−\u00a0${amountText(amount)}`

/** The outcome at a glance: a range is an estimate, so it is told in whole euros. */
export const headlineText = (amount: Amount): string => (amount.minCents === amount.maxCents ? euro(amount.minCents) : range(amount, wholeEuro))

/** '€ 9.000', '€ 38.887,10' or '€ 600 tot € 1.000'. */
export const amountText = (amount: Amount): string => range(amount, euro)

export const calculatorTexts = {
  overview: 'Rekenhulpen',
  breadcrumb: 'Kruimelpad',
  entry: 'Uw gegevens',
  calculate: 'Bereken',
  restart: 'Opnieuw beginnen',
  errorTitle: (count: number) => (count === 1 ? 'Er klopt nog één ding niet' : `Er kloppen nog ${count} dingen niet`),
  errorPrefix: 'Let op:',
  outcome: 'Uitkomst',
  example: 'Voorbeeld',
  exampleLead: 'Zo ziet een uitkomst eruit. Vul uw eigen gegevens in.',
  fillExample: 'Reken verder met dit voorbeeld',
  steps: 'Zo is het berekend',
  toPay: 'Te betalen',
  toPayTogether: 'Samen te betalen',
  stepColumn: 'Stap',
  amountColumn: 'Bedrag',
  conditions: 'Goed om te weten',
  notIncluded: 'Niet meegerekend',
  figures: 'De cijfers en hun bron',
  figuresLead: 'Met deze cijfers is gerekend. Achter elk cijfer staat waar het vandaan komt en wanneer wij het hebben nagekeken.',
  figuresCaption: 'Gebruikte cijfers',
  figureColumn: 'Cijfer',
  valueColumn: 'Waarde',
  periodColumn: 'Geldt voor',
  sourceColumn: 'Bron',
  /** Between a law and where its figure was read. */
  readAt: ', gelezen bij ',
  checkedColumn: 'Nagekeken op',
  undated: 'bron zonder datum',
  since: (year: string) => `vanaf ${year}`,
  fromTo: (first: string, last: string) => `${first} tot en met ${last}`,
  privacy: 'Wat u invult, staat alleen in het adres van deze pagina, en wij bewaren het niet. Bewaar of deel het adres om deze uitkomst terug te zien.',
  edit: 'Gegevens aanpassen',
  next: 'Hoe gaat u verder?',
  compare: 'Vergelijk notarissen',
  compareText: 'Wat rekent een notaris voor uw akte? Zet kantoren naast elkaar.',
  quotes: 'Offertes aanvragen',
  quotesText: 'Vraag kantoren wat zij rekenen, en leg de bedragen per onderdeel naast elkaar.',
  ask: 'Vraag het de assistent',
  askText: 'Is uw situatie anders? Stel uw vraag hieronder.',
  yearLegend: { deed: 'In welk jaar tekent u bij de notaris?', death: 'Jaar van het overlijden', gift: 'Jaar van de schenking' },
  yearNotEntered: 'nog niet ingevoerd',
  yearError: 'Kies een jaar uit de lijst.',
  calculatedWith: (year: number) => `Berekend met de cijfers van ${year}.`,
  calculatedWithOther: (asked: number, used: number) =>
    `${asked > used ? `De cijfers van ${asked} zijn nog niet ingevoerd` : `Niet alle cijfers van ${asked} zijn ingevoerd`}. Dit is berekend met die van ${used}; uw bedrag kan anders worden.`,
  isEstimate: 'Dit is een berekening op basis van wat u hebt ingevuld, geen aanslag en geen advies.',
} as const

interface PageTexts {
  lead: string
  /** The outcome in the title of the browser's window. */
  titleOf: (amount: Amount) => string
  /** Questions that the assistant answers. */
  questions: readonly string[]
}

export const pageTexts: Record<CalculatorId, PageTexts> = {
  'transfer-tax': {
    lead: 'Vul de prijs in en hoe u het huis gaat gebruiken. U ziet meteen wat u betaalt, of de startersvrijstelling geldt, en waarom.',
    titleOf: (amount) => `${headlineText(amount)} overdrachtsbelasting`,
    questions: [
      'Wat zijn de voorwaarden voor de startersvrijstelling?',
      'Op welk moment telt mijn leeftijd voor de startersvrijstelling?',
      'Betaal ik overdrachtsbelasting over een nieuwbouwhuis?',
    ],
  },
  'purchase-costs': {
    lead: 'Boven op de koopprijs komen belasting en notariskosten. Vul in wat u koopt en zie waar u op moet rekenen, van laag tot hoog.',
    titleOf: (amount) => `${headlineText(amount)} kosten koper`,
    questions: [
      'Wat betekent kosten koper (k.k.) bij een huis?',
      'Wat kost de inschrijving bij het Kadaster?',
      'Zijn notariskosten aftrekbaar voor de belasting?',
    ],
  },
  'inheritance-tax': {
    lead: 'Vul in wie er erft en hoeveel. U ziet per persoon welk deel vrij is, welk tarief geldt en wat er overblijft.',
    titleOf: (amount) => `${headlineText(amount)} erfbelasting`,
    questions: [
      'Binnen welke termijn moet de aangifte erfbelasting binnen zijn?',
      'Welke waarde van het huis telt voor de erfbelasting?',
      'Moet ik erfbelasting betalen over een kindsdeel dat ik nog niet krijg?',
    ],
  },
  'gift-tax': {
    lead: 'Vul in wie de schenking krijgt en hoeveel. U ziet welk deel vrij is, of een eenmalig hogere vrijstelling kan, en wat u betaalt.',
    titleOf: (amount) => `${headlineText(amount)} schenkbelasting`,
    questions: [
      'Hoeveel mag ik mijn kind per jaar belastingvrij schenken?',
      'Wanneer moet ik aangifte schenkbelasting doen?',
      'Moet een schenking via de notaris?',
    ],
  },
}

export const overviewTexts = {
  lead: 'Vul uw gegevens in en zie elke stap van de som. Bij elk cijfer staat de bron.',
  how: 'Zo rekenen wij',
  howItems: [
    [
      'Met cijfers die u kunt nakijken',
      'Bij elk bedrag en elk percentage staan de bron en de dag waarop wij het nakeken. Zonder bron rekenen wij het niet mee.',
    ],
    ['Met alle stappen', 'U ziet niet alleen de uitkomst, maar ook hoe die is berekend en welke voorwaarden gelden.'],
    ['Zonder iets te bewaren', 'U geeft geen naam of adres. Wat u invult, staat alleen in het adres van de pagina, zodat u de uitkomst kunt bewaren of delen.'],
  ],
  caution: 'De notaris en de Belastingdienst stellen het bedrag in uw zaak vast.',
} as const

export const blockTexts: Record<CalculatorId, { title: string; lead: string }> = {
  'transfer-tax': {
    title: 'Bereken uw overdrachtsbelasting',
    lead: 'Voor een woning waar u zelf gaat wonen en die u alleen koopt. Andere situaties kiest u op de volgende pagina.',
  },
  'purchase-costs': {
    title: 'Bereken uw kosten koper',
    lead: 'Voor een woning waar u zelf gaat wonen, met een hypotheek. Andere situaties kiest u op de volgende pagina.',
  },
  'inheritance-tax': {
    title: 'Bereken de erfbelasting',
    lead: 'Voor één erfgenaam, bij een overlijden dit jaar. Meer erfgenamen of een ander jaar kiest u op de volgende pagina.',
  },
  'gift-tax': { title: 'Bereken de schenkbelasting', lead: 'Voor een schenking in dit jaar. De eenmalig hogere vrijstelling kiest u op de volgende pagina.' },
}
