/** Every sentence of the reviews page, and the sample reviews. */
import { siteName } from '../platform/site-name.ts'

export const reviewTexts = {
  title: 'Beoordelingen',
  get description() {
    return `Wat klanten vinden van de hulp via ${siteName()}, met het gemiddelde, de dienst en de datum van elke beoordeling.`
  },
  average: (score: string) => `Gemiddeld ${score.replace('.', ',')}/5`,
  averageFrom: (count: string) => `uit ${count} beoordelingen`,
  intro: 'Klanten geven een cijfer van 1 tot 5 sterren en schrijven er een korte toelichting bij.',
  sampleIntro: 'De beoordelingen hieronder zijn voorbeelden. Zij laten zien hoe deze pagina eruitziet. Geen echte klant heeft ze geschreven.',
  table: 'Beoordelingen van klanten',
  columns: { customer: 'Klant', rating: 'Beoordeling', date: 'Datum', service: 'Dienst', comment: 'Commentaar' },
  stars: (rating: number) => `${rating} van 5 sterren`,
  sample: 'Voorbeeld',
  source: 'Verzameld via',
  none: 'Er zijn nog geen beoordelingen.',
  noneWhy: 'Wij tonen alleen beoordelingen waarvan bekend is waar ze zijn verzameld.',
  get ofSite() {
    return `Over ${siteName()}`
  },
  ofOffices: 'Over notariskantoren',
  tooFew: 'Een gemiddelde tonen wij pas vanaf drie beoordelingen.',
  officeMeans: 'Het gemiddelde van een kantoor staat bij dat kantoor in de lijst. Voor het cijfer van deze site tellen deze beoordelingen niet mee.',
  howTitle: 'Hoe een beoordeling hier komt',
  about: (notary: string) => `Over ${notary}`,
  how: [
    'Wie via deze site een kantoor koos, kan dat kantoor één keer beoordelen, met een eigen link. Aan de tekst en de sterren veranderen wij niets.',
    'Wij weigeren een beoordeling alleen als de schrijver geen klant was, als de tekst beledigt, als er persoonsgegevens in staan of als de beoordeling er dubbel staat. Een laag cijfer is nooit een reden.',
    'Een beoordeling staat hier alleen als bekend is waar die is verzameld, en die plek staat erbij.',
    'Goede en slechte beoordelingen krijgen dezelfde plaats. Alle beoordelingen met een bron tellen even zwaar mee: die over deze site in het cijfer van de site, die over een kantoor in het cijfer van dat kantoor.',
  ],
  compare: 'Notarissen bekijken en vergelijken',
  contact: 'Iets over ons kwijt? Neem contact op',
} as const

/** As in 'Verzameld via …', of who chose an office by a request here. */
export const REQUEST_SOURCE = 'een aanvraag op deze site'

/** As in 'Verzameld via …'. */
export const MAIL_SOURCE = 'e-mail'
export const mailSource = (day: string): string => `${MAIL_SOURCE}, op ${day}`

interface SampleReview {
  name: string
  rating: number
  dateText: string
  service: string
  comment: string
}

export const sampleReviews: readonly SampleReview[] = [
  {
    name: 'Voorbeeldklant 1',
    rating: 5,
    dateText: 'oktober 2026',
    service: 'Testament',
    comment: 'Voorbeeldtekst: ik kreeg snel antwoord op mijn vragen en wist daarna wat ik aan de notaris moest vragen.',
  },
  {
    name: 'Voorbeeldklant 2',
    rating: 5,
    dateText: 'september 2026',
    service: 'Hypotheekakte',
    comment: 'Voorbeeldtekst: de kosten stonden duidelijk naast elkaar, met de btw erbij.',
  },
  {
    name: 'Voorbeeldklant 3',
    rating: 5,
    dateText: 'augustus 2026',
    service: 'Samenlevingscontract',
    comment: 'Voorbeeldtekst: fijne uitleg in gewone taal. De offertes waren er binnen twee dagen.',
  },
  {
    name: 'Voorbeeldklant 4',
    rating: 4,
    dateText: 'juli 2026',
    service: 'Verklaring van erfrecht',
    comment: 'Voorbeeldtekst: goed geholpen in een moeilijke tijd. Ik moest wel even zoeken naar de lijst met papieren.',
  },
  {
    name: 'Voorbeeldklant 5',
    rating: 5,
    dateText: 'juni 2026',
    service: 'BV oprichten',
    comment: 'Voorbeeldtekst: alles ging op afstand. Ik wist vooraf wat het kostte.',
  },
]
