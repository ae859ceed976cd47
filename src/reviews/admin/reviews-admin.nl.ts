/** Sentences of the owner's list of reviews, of the form for one, and of moderating. */
import type { RefusalReason, ReviewFault, ReviewField, ReviewState, SourceKind } from '../review-draft.ts'

export const stateNames: Record<ReviewState | 'verwijderd', string> = {
  in_behandeling: 'In behandeling',
  geplaatst: 'Geplaatst',
  geweigerd: 'Geweigerd',
  verwijderd: 'Verwijderd',
}

export const stateNotes: Record<ReviewState, string> = {
  in_behandeling: 'Bezoekers zien deze beoordeling nog niet.',
  geplaatst: 'Plaats alleen wat u bij de bron hebt nagekeken. Dat belooft de site aan bezoekers.',
  geweigerd: 'Bezoekers zien deze beoordeling niet. Kies hieronder de reden.',
}

export const reasonNames: Record<RefusalReason, string> = {
  geen_klant: 'De schrijver was geen klant',
  beledigend: 'De tekst beledigt of bedreigt iemand',
  persoonsgegevens: 'Er staan persoonsgegevens van iemand in',
  dubbel: 'Deze beoordeling staat er al',
}

export const sourceNames: Record<SourceKind, string> = {
  onbekend: 'Nog niet bekend',
  site: 'Een site met beoordelingen',
  mail: 'Een e-mail aan ons',
  aanvraag: 'Een aanvraag op deze site',
}

export const listTexts = {
  heading: 'Beoordelingen',
  lead: 'Bezoekers zien geplaatste beoordelingen met een bron. Vanaf drie tonen wij een gemiddelde, ook per notaris.',
  demo: 'Zolang de site in demo staat, toont de pagina Beoordelingen alleen de voorbeelden. Uw eigen beoordelingen verschijnen zodra de site live is.',
  add: 'Beoordeling toevoegen',
  state: 'Staat',
  anyState: 'Alle',
  stars: 'Sterren',
  anyStars: 'Alle',
  notary: 'Over notaris',
  anyNotary: 'Alle',
  list: 'Beoordelingen',
  noSource: 'Zonder bron',
  none: 'Er zijn nog geen eigen beoordelingen.',
  noneLead: 'Voeg een beoordeling toe zodra een klant er een heeft gegeven, met de plek waar die staat.',
  noneFound: 'Geen beoordeling past bij deze filters.',
  noneDeleted: 'Er zijn geen verwijderde beoordelingen. Wat u verwijdert, staat hier nog 30 dagen.',
  failed: { title: 'Fout', message: 'De beoordelingen konden niet worden geladen.' },
  starsOf: (n: number) => (n === 1 ? '1 ster' : `${n} sterren`),
} as const

export const editTexts = {
  newTitle: 'Beoordeling toevoegen',
  title: (name: string) => `Beoordeling van ${name}`,
  name: 'Naam',
  nameNote: 'Een voornaam of voorletter is genoeg. Zet er niet meer in dan de klant zelf op de site wil zien.',
  rating: 'Sterren',
  chooseRating: 'Kies het aantal sterren',
  day: 'Dag van de beoordeling',
  service: 'Dienst',
  chooseService: 'Kies een dienst',
  otherService: 'Anders',
  notary: 'Over welke notaris',
  noNotary: 'Over ons, niet over één notaris',
  notaryNote: 'Dan telt zij mee voor het cijfer van dat kantoor.',
  comment: 'Toelichting van de klant',
  commentNote: 'Neem de tekst letterlijk over.',
  source: 'Waar komt deze beoordeling vandaan?',
  sourceName: 'Naam van de site',
  sourceUrl: 'Adres van de beoordeling',
  sourceUrlNote: 'Begint met https://',
  sourceDay: 'Dag van de e-mail',
  given:
    'De klant gaf deze beoordeling zelf, met de eigen link na een aanvraag. U kunt haar plaatsen of weigeren, maar niet veranderen. De klant ziet met die link wat u besluit.',
  moderation: 'Moderatie',
  moderationLead: 'Een laag cijfer of een kritische tekst is geen reden om te weigeren. Alleen goede beoordelingen tonen is misleiding, en die is verboden.',
  state: 'Staat',
  reason: 'Reden van de weigering',
  chooseReason: 'Kies een reden',
  note: 'Aantekening',
  noteNote: 'Alleen voor u, in de geschiedenis. Zet er geen persoonsgegevens in.',
  preview: 'Zo ziet de bezoeker het',
  previewNote: 'Met wat er nu in het formulier staat, ook als dat nog niet is opgeslagen.',
  historyNote: 'Terugzetten verandert niet of de beoordeling is geplaatst.',
  sampleText: 'Geen echte klant schreef deze beoordeling. U kunt haar niet wijzigen. Zodra de site live gaat, verdwijnen alle voorbeelden vanzelf.',
  deletedTitle: 'Deze beoordeling is verwijderd',
  deletedText: (time: string) => `Verwijderd op ${time}. Na 30 dagen wordt alles definitief gewist. Tot dan kunt u haar terugzetten.`,
  gone: 'Deze beoordeling bestaat niet meer.',
  confirmDelete: {
    title: 'Beoordeling verwijderen',
    message:
      'De beoordeling gaat van de site. U kunt dit 30 dagen lang terugdraaien. Verwijder alleen als de klant dat vraagt; anders weigert u met een reden.',
    confirm: 'Verwijderen',
    destroys: true,
  },
} as const

export const toastTexts = {
  saved: { title: 'Opgeslagen', message: 'De beoordeling is opgeslagen.' },
  deleted: { title: 'Verwijderd', message: 'De beoordeling is verwijderd.' },
  restored: { title: 'Teruggezet', message: 'De beoordeling is terug.' },
  refused: { title: 'Niet opgeslagen', message: 'Kijk de velden met een melding na.' },
  failed: { title: 'Fout', message: 'Dit is niet gelukt. Wat u typte, staat er nog. Probeer het opnieuw.' },
  deleteFailed: { title: 'Fout', message: 'Verwijderen is niet gelukt. Probeer het opnieuw.' },
  restoreFailed: { title: 'Fout', message: 'Terugzetten is niet gelukt. Probeer het opnieuw.' },
  conflict: { title: 'Niet gelukt', message: 'De beoordeling is intussen ergens anders gewijzigd.' },
} as const

const faults: Record<ReviewFault, string> = {
  empty: 'Vul dit veld in.',
  too_long: 'Deze tekst is te lang.',
  invalid: 'Dit klopt niet.',
  future: 'Deze dag is nog niet geweest.',
}

const own: Partial<Record<`${ReviewField} ${ReviewFault}`, string>> = {
  'rating empty': 'Kies het aantal sterren.',
  'day empty': 'Kies een dag.',
  'service empty': 'Kies een dienst.',
  'sourceKind empty': 'Een beoordeling zonder bron kunt u niet plaatsen. Kies waar zij vandaan komt.',
  'sourceUrl invalid': 'Dit is geen adres dat met https:// begint.',
  'sourceDay empty': 'Kies de dag van de e-mail.',
  'refusalReason empty': 'Kies een reden. Zonder reden kunt u niet weigeren.',
  'notaryId invalid': 'Deze notaris is er niet meer. Kies een andere.',
}

export const reviewFaultSentence = (field: ReviewField, fault: ReviewFault): string => own[`${field} ${fault}`] ?? faults[fault]
