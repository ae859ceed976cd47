/** Sentences of the owner's list of notaries and of the form for one. */
import { relationTexts } from '../notaries.nl.ts'
import type { DraftFault, NotaryState } from '../notary-draft.ts'
import type { Relation } from '../relation.ts'

export const stateNames: Record<NotaryState | 'verwijderd', string> = { concept: 'Concept', zichtbaar: 'Zichtbaar', uit: 'Uit', verwijderd: 'Verwijderd' }

export const stateNotes: Record<NotaryState, string> = {
  concept: 'Bezoekers zien deze notaris nog niet.',
  zichtbaar: 'Na het opslaan staat deze notaris in de lijst.',
  uit: 'Deze notaris is van de lijst gehaald.',
}

export const relationNames: Record<Relation, string> = {
  geen: 'Geen vergoeding',
  per_aanvraag: 'Vergoeding per aanvraag',
  per_klik: 'Vergoeding per klik',
  advertentie: 'Advertentie',
}

const told = (relation: Exclude<Relation, 'geen'>): string => `Bezoekers lezen: ‘${relationTexts.told[relation]}’`

export const relationNotes: Record<Relation, string> = {
  geen: 'Bezoekers zien hier niets over.',
  per_aanvraag: told('per_aanvraag'),
  per_klik: told('per_klik'),
  advertentie: told('advertentie'),
}

export const listTexts = {
  heading: 'Notarissen',
  lead: 'De kantoren die bezoekers kunnen vergelijken. Wat een kantoor betaalt, telt nooit mee voor de volgorde.',
  add: 'Notaris toevoegen',
  search: 'Zoeken',
  searchNote: 'Naam, plaats, mail of akte',
  state: 'Staat',
  anyState: 'Alle',
  place: 'Plaats of provincie',
  specialization: 'Specialisatie',
  anySpecialization: 'Alle akten',
  found: (n: number) => (n === 1 ? '1 notaris' : `${n} notarissen`),
  list: 'Notarissen',
  noPrices: 'Geen prijzen',
  from: (amount: string) => `vanaf € ${amount}`,
  stale: (n: number) => (n === 1 ? '1 prijs ouder dan een jaar' : `${n} prijzen ouder dan een jaar`),
  unseen: 'Niet nagekeken in het register, of langer dan drie maanden geleden',
  saved: (time: string) => `Opgeslagen ${time}`,
  none: 'Er zijn nog geen eigen notarissen.',
  noneLead: 'Voeg het eerste kantoor toe. Als concept ziet niemand het, tot u het zichtbaar maakt.',
  noneFound: 'Geen notaris past bij deze filters.',
  noneDeleted: 'Er zijn geen verwijderde notarissen. Wat u verwijdert, staat hier nog 30 dagen.',
  failed: { title: 'Fout', message: 'De notarissen konden niet worden geladen.' },
} as const

const offices = (n: number): string => (n === 1 ? '1 notaris' : `${n} notarissen`)

/** Of making all that answer to the filters visible. */
export const showTexts = {
  act: 'Zet zichtbaar wat hier staat',
  none: { title: 'Niets te doen', message: 'Bij deze filters past geen concept van uzelf. Wat u uitzette, komt mee als u op die staat filtert.' },
  question: (n: number) => ({
    title: `${offices(n)} zichtbaar zetten?`,
    message: `${n === 1 ? 'Dit is wat' : 'Dit is alles wat'} bij deze filters past en bezoekers nog niet zien, ook op de volgende pagina’s. Voorbeelden tellen niet mee.`,
    confirm: 'Zet zichtbaar',
    destroys: false,
  }),
  done: (n: number) => ({ title: 'Zichtbaar', message: `${offices(n)} ${n === 1 ? 'staat' : 'staan'} nu op de site.` }),
  moved: { title: 'Niet gelukt', message: 'De lijst is intussen gewijzigd. Er is niets zichtbaar gezet. Probeer het opnieuw.' },
  failed: { title: 'Fout', message: 'Er is niets zichtbaar gezet. Probeer het opnieuw.' },
} as const

export const editTexts = {
  newTitle: 'Notaris toevoegen',
  name: 'Naam van het kantoor',
  location: 'Plaats',
  locationNote: 'Een plaats of gemeente in Nederland.',
  phone: 'Telefoonnummer',
  email: 'E-mailadres',
  website: 'Website',
  websiteNote: 'Begint met https://',
  register: 'Pagina in het register van notarissen',
  registerNote: 'Het adres waar dit kantoor staat, bijvoorbeeld op notaris.nl.',
  registerDay: 'Daar gezien op',
  registerDayNote: 'Bezoekers zien deze dag. Kijk het elke drie maanden na.',
  source: 'Bron van de gegevens',
  sourceNote: 'Een adres dat met https:// begint, of woorden, zoals: opgave van het kantoor.',
  sourceDay: 'Daar gelezen op',
  sourceDayNote: 'Bezoekers zien bron en dag op de pagina van het kantoor. Zonder bron en dag ziet niemand een prijs.',
  languages: 'Talen',
  wordsNote: 'Typ een woord en druk op Enter.',
  specializations: 'Specialisaties',
  features: 'Kenmerken',
  relation: 'Afspraak over vergoeding',
  relationLead: 'Een percentage of een bedrag per akte mag niet: dat is provisie.',
  state: 'Zichtbaarheid',
  prices: 'Prijzen',
  pricesLead:
    'Vul in wat het kantoor per onderdeel rekent; het totaal rekenen wij uit. Laat leeg wat u niet weet, en vul 0 in waar niets bij komt. Alleen prijzen waarvan elk onderdeel bekend is, vergelijkt de site met elkaar.',
  noPrices: 'Nog geen prijzen. Bezoekers lezen dan ‘Prijs op aanvraag’.',
  price: (n: number) => `Prijs ${n}`,
  deed: 'Akte',
  chooseDeed: 'Kies een akte',
  total: (amount: string) => `Samen € ${amount}.`,
  missing: (names: string) => `Nog niet bekend: ${names}.`,
  whole: 'Alle kosten zitten erin.',
  amount: 'Bedrag in euro, incl. btw',
  amountNote: 'Alleen als u de onderdelen niet kent.',
  toldTotal: 'Totaal volgens het kantoor',
  toldTotalNote: 'Mag leeg blijven. Vult u het in, dan kijken wij of de onderdelen samen zo veel zijn.',
  includes: 'Wat de klant ervoor krijgt',
  allIn: 'Alle kosten zitten erin',
  allInNote: 'Ook het Kadaster, de registers en het kwaliteitsfonds: de klant betaalt niets meer bij.',
  asOf: 'Prijs van',
  stale: 'Deze prijs is ouder dan een jaar. Bezoekers zien hem niet meer.',
  addPrice: 'Prijs toevoegen',
  removePrice: (n: number) => `Weghalen: prijs ${n}`,
  remove: 'Weghalen',
  hide: 'Verberg voorbeeld',
  show: 'Toon voorbeeld',
  preview: 'Zo ziet de bezoeker het',
  previewNote: 'Met wat er nu in het formulier staat, ook als dat nog niet is opgeslagen.',
  historyNote: 'Terugzetten verandert niet of bezoekers deze notaris zien.',
  ratingNone: 'Nog geen cijfer: er zijn minder dan drie geplaatste beoordelingen met een bron.',
  rating: (rating: string, count: number) => `Cijfer ${rating}, het gemiddelde van ${count} geplaatste beoordelingen met een bron.`,
  ratingNote: 'Een cijfer typt u niet in. Het komt uit de beoordelingen die aan dit kantoor zijn gekoppeld.',
  sampleText: 'Dit kantoor bestaat niet. U kunt het verbergen, maar niet wijzigen. Zodra de site live gaat, verdwijnen alle voorbeelden vanzelf.',
  deletedTitle: 'Deze notaris is verwijderd',
  deletedText: (time: string) => `Verwijderd op ${time}. Na 30 dagen wordt alles definitief gewist. Tot dan kunt u deze notaris terugzetten.`,
  gone: 'Deze notaris bestaat niet meer.',
  confirmDelete: (name: string) => ({
    title: 'Notaris verwijderen',
    message: `${name} gaat van de lijst. U kunt dit 30 dagen lang terugdraaien.`,
    confirm: 'Verwijderen',
    destroys: true,
  }),
} as const

export const toastTexts = {
  saved: { title: 'Opgeslagen', message: 'De notaris is opgeslagen.' },
  shown: { title: 'Zichtbaar', message: 'De notaris staat in de lijst.' },
  hidden: { title: 'Verborgen', message: 'De notaris is van de lijst gehaald.' },
  deleted: { title: 'Verwijderd', message: 'De notaris is verwijderd.' },
  restored: { title: 'Teruggezet', message: 'De notaris is terug.' },
  refused: { title: 'Niet opgeslagen', message: 'Kijk de velden met een melding na.' },
  failed: { title: 'Fout', message: 'Dit is niet gelukt. Wat u typte, staat er nog. Probeer het opnieuw.' },
  deleteFailed: { title: 'Fout', message: 'Verwijderen is niet gelukt. Probeer het opnieuw.' },
  restoreFailed: { title: 'Fout', message: 'Terugzetten is niet gelukt. Probeer het opnieuw.' },
  conflict: { title: 'Niet gelukt', message: 'De notaris is intussen ergens anders gewijzigd.' },
} as const

/** At the total of a price and at its parts. */
export const totalTexts = {
  unreadable: 'Typ een bedrag, bijvoorbeeld 508 of 508,50.',
  nothing: 'De onderdelen zijn samen nul. Vul in wat het kantoor rekent.',
  tooHigh: (most: string) => `Een prijs is hoogstens € ${most}.`,
  partAbove: (total: string) => `Dit is meer dan het totaal van € ${total}.`,
  unequal: (sum: string) => `De onderdelen zijn samen € ${sum}. Verbeter een onderdeel, of maak het totaal leeg.`,
} as const

const faults: Record<DraftFault, string> = {
  empty: 'Vul dit veld in.',
  too_long: 'Deze tekst is te lang.',
  invalid: 'Dit klopt niet.',
  unknown_place: 'Deze plaats kennen wij niet. Kies een plaats uit de lijst.',
  future: 'Deze dag is nog niet geweest.',
  twice: 'Deze akte staat er al. Geef een akte één prijs.',
  too_many: 'Gebruik hoogstens twaalf woorden.',
}

const invalid: Record<string, string> = {
  phone: 'Dit is geen Nederlands telefoonnummer. Gebruik bijvoorbeeld 020 123 45 67.',
  email: 'Dit is geen e-mailadres.',
  website: 'Dit is geen adres dat met https:// begint.',
  registerUrl: 'Dit is geen adres dat met https:// begint.',
  registerDay: 'Kies een dag.',
  sourceDay: 'Kies een dag.',
  fee: 'Typ een bedrag, bijvoorbeeld 508 of 508,50.',
  vat: 'Typ een bedrag, bijvoorbeeld 508 of 508,50.',
  landRegistry: 'Typ een bedrag, bijvoorbeeld 508 of 508,50.',
  registers: 'Typ een bedrag, bijvoorbeeld 508 of 508,50.',
  other: 'Typ een bedrag, bijvoorbeeld 508 of 508,50.',
  amount: 'Typ een bedrag, bijvoorbeeld 508 of 508,50.',
  asOf: 'Kies een dag.',
}

/** `field` as in the form: `phone`, `prices.0.amount`. */
export function draftFaultSentence(field: string, fault: DraftFault): string {
  const own = fault === 'invalid' ? invalid[field.split('.').at(-1) ?? ''] : undefined
  return own ?? faults[fault]
}
