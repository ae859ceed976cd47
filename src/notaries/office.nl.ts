/** The sentences of the page of an office. */
import { siteName } from '../platform/site-name.ts'
import { MAX_TITLE } from '../frame/page-meta.ts'
import { formatDay } from '../figures/figure-tokens.ts'
import { deedLabel, formatBestPrice, formatRating, listingTexts, priceTerms, relationTexts } from './notaries.nl.ts'
import type { Notary } from './notary.ts'
import type { Relation } from './relation.ts'

type DescribedOffice = Pick<Notary, 'name' | 'location' | 'isSample' | 'prices' | 'rating' | 'reviewCount' | 'register' | 'languages' | 'specializations'>

const MAX_DESCRIPTION = 160
/** A longer name leaves no room for a fact. */
const LONGEST_OPENING = 90

export const officeTexts = {
  sampleMark: 'Voorbeeld: dit kantoor bestaat niet.',
  get wayOn() {
    return `Contact, gegevens en een offerte vragen op ${siteName()}.`
  },
  back: 'Alle notarissen',
  where: (place: string) => `Notaris in ${place}`,
  sample: 'Dit kantoor bestaat niet. Alles op deze pagina is een voorbeeld.',
  contact: 'Contact en offerte',
  quote: 'Vraag offertes aan',
  quoteNote: 'Ook bij andere kantoren, zodat u kunt vergelijken.',
  prices: 'Prijzen',
  pricesLead: 'Per akte ziet u wat erin zit en van welke dag de prijs is. Een onderdeel dat het kantoor niet opgaf, tellen wij niet als nul.',
  noPrices: 'Van dit kantoor kennen wij nog geen prijzen. Vraag een offerte aan: die noemt alle kosten.',
  part: 'Onderdeel',
  amount: 'Bedrag',
  total: 'Samen',
  atLeast: 'Samen, voor zover opgegeven',
  missing: 'niet opgegeven',
  whole: 'Alle kosten zitten erin.',
  notWhole: 'Vraag wat erbij komt voordat u kiest.',
  inIt: 'Wat erin zit',
  partsUnknown: 'Hoe deze prijs is opgebouwd, weten wij niet.',
  compare: (phrase: string) => `Vergelijk prijzen voor ${phrase}`,
  rating: 'Beoordeling',
  about: 'Over dit kantoor',
  phone: 'Telefoon',
  register: 'Openbaar register',
  registered: (day: string) => `Wij zagen dit kantoor op ${day} in het register van notarissen.`,
  registerLink: 'Bekijk de inschrijving in het register',
  unregistered: 'Wij hebben de inschrijving van dit kantoor nog niet nagekeken.',
  findInRegister: 'Zoek het kantoor zelf op in het register (notaris.nl)',
  money: 'Afspraak met ons',
  order: 'Voor de volgorde van onze lijst telt dit niet mee.',
  source: 'Bron van deze gegevens',
  sourceOf: (day: string) => `gelezen op ${day}`,
  unsourced: 'Bij deze gegevens staat nog geen bron.',
  wrong: 'Klopt dit niet?',
  wrongLead: 'Meld het ons. Een mens kijkt het na, en u hoort per mail wat wij doen.',
  report: 'Meld een fout op deze pagina',
  claim: 'Is dit uw kantoor?',
  claimLead: 'U kunt uw gegevens laten verbeteren, aanvullen of weghalen. Dat kost niets en verandert niets aan de volgorde.',
  claimDesk: 'Open het overzicht van uw kantoor en geef uw prijzen op',
  claimLink: 'Laat gegevens van uw kantoor aanpassen',
  claimWhat: (name: string) => `De gegevens van ons kantoor, ${name}.`,
  nearby: (place: string) => `Andere notarissen bij ${place}`,
  onward: 'Verder kijken',
  inPlace: (place: string) => `Notarissen in ${place}`,
  all: 'Alle notarissen met hun prijs',
  article: (label: string) => `Wat kost het? ${label} uitgelegd`,
} as const

/** At the address of an office that was erased. */
export const goneTexts = {
  title: 'Dit kantoor staat niet meer op onze site',
  lead: 'Wij hebben alle gegevens van dit kantoor gewist. Dat zegt niets over het kantoor zelf: of het nog bestaat, ziet u in het register van notarissen.',
  all: officeTexts.all,
  register: officeTexts.findInRegister,
} as const

/** Also where there is none: a visitor should not have to guess. */
export const relationSentence = (relation: Relation): string =>
  relation === 'geen' ? 'Wij hebben met dit kantoor geen afspraak over een vergoeding.' : relationTexts.told[relation]

/** The longest that search results show whole. */
export function officeTitle({ name, location }: { name: string; location: string }): string {
  const named = name.includes(location) ? name : `${name}, ${location}`
  const titles = [`${named}: prijzen en gegevens`, `${named}: prijzen`, named, name]
  return titles.find((title) => title.length <= MAX_TITLE) ?? `${name.slice(0, MAX_TITLE - 1).trimEnd()}…`
}

/** What is known of the office, as far as it fits; never what is not known. */
export function officeDescription(office: DescribedOffice): string {
  const { name, location } = office
  const place = location === '' ? 'notaris' : `notaris in ${location}`
  const opening = [`${name}, ${place}.`, `${place.charAt(0).toUpperCase()}${place.slice(1)}.`].find((text) => text.length <= LONGEST_OPENING) ?? 'Notaris.'
  return [...factsOf(office), officeTexts.wayOn].reduce((told, fact) => (`${told} ${fact}`.length <= MAX_DESCRIPTION ? `${told} ${fact}` : told), opening)
}

/** The most telling first. */
function factsOf({ isSample, prices: [price], rating, reviewCount, register, languages, specializations }: DescribedOffice): string[] {
  const others = languages.filter((language) => language !== 'Nederlands')
  return [
    isSample && officeTexts.sampleMark,
    price && `${deedLabel(price.deed)}: € ${formatBestPrice(price.amountCents)} ${priceTerms(price)} (${formatDay(price.asOf)}).`,
    rating !== undefined && `${officeTexts.rating}: ${formatRating(rating)} ${listingTexts.ratingOf} (${listingTexts.reviews(reviewCount)}).`,
    register && `In het notarisregister gezien op ${formatDay(register.day)}.`,
    specializations.length > 0 &&
      `Doet onder meer ${specializations
        .slice(0, 2)
        .join(' en ')
        .toLowerCase()
        .replace(/\bbv\b/g, 'BV')}.`,
    others.length > 0 && `Spreekt ook ${new Intl.ListFormat('nl').format(others)}.`,
  ].filter((fact) => typeof fact === 'string')
}
