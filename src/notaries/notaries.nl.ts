/** Every sentence of the listing, the comparison and the contact with a notary. */
import { findDeed } from '../deeds/deed.ts'
import { givenParts, missingParts, type PricePartKey } from '../deeds/price-parts.ts'
import { straightLine } from '../regions/distance.nl.ts'
import type { NotaryOrder, NotaryPrice } from './notary.ts'
import { termOf } from './price-terms.ts'
import type { Relation } from './relation.ts'
import { formatDecimal, formatNumber } from '../platform/number-format.ts'

// Made once: each costs more than all that it then formats.

/** '508,-' for whole euros, otherwise '508,50'; thousands as '1.150,-'. */
export function formatBestPrice(cents: number): string {
  const euros = formatNumber(Math.floor(cents / 100))
  return cents % 100 === 0 ? `${euros},-` : `${euros},${String(cents % 100).padStart(2, '0')}`
}

/** 9 -> '9,0'. */
export const formatRating = (rating: number): string => formatDecimal(rating)

export const countNotaries = (n: number): string => (n === 1 ? '1 notaris' : `${n} notarissen`)

/** Names of deeds in a list; a slug that is no longer a deed is shown as it is. */
export const deedLabel = (slug: string): string => findDeed(slug)?.label ?? slug

export const columnTexts = {
  name: 'Notaris',
  rating: 'Beoordeling',
  location: 'Locatie',
  languages: 'Talen',
  specializations: 'Specialisaties',
  features: 'Kenmerken',
  price: 'Prijs',
  contact: 'Contact',
} as const

/** As specified, of the samples; over offices that exist it would say that nobody asks less. */
export const samplePriceColumn = 'Beste Prijs'

export const listingTexts = {
  title: 'Onze Notarissen',
  description:
    'Vergelijk notarissen op plaats, akte, taal, prijs en beoordeling. Bij elke prijs staat of de btw erin zit, van welke dag hij is en wat ervoor wordt gedaan.',
  lead: 'Bij elke prijs staat wat u ervoor krijgt en van welke dag hij is.',
  quotes: 'Offertes aanvragen bij meer kantoren',
  samples: 'Deze kantoren zijn voorbeelden, zij bestaan niet.',
  table: 'Notarissen met hun prijs',
  results: (shown: number, total: number) => (shown === total ? countNotaries(total) : `${shown} van ${countNotaries(total)}`),
  sample: 'Voorbeeld',
  more: 'Meer gegevens',
  includes: 'Wat u krijgt',
  filters: 'Filters',
  /** Behind the number of filters. */
  filtersChosen: ' gekozen',
  place: 'Plaats, postcode of provincie',
  deed: 'Akte',
  anyDeed: 'Alle akten',
  language: 'Taal',
  anyLanguage: 'Alle talen',
  maxPrice: 'Hoogste prijs',
  needsDeed: 'Kies een akte. Prijzen van verschillende akten zijn niet te vergelijken.',
  anyPrice: 'Geen maximum',
  maxPriceOption: (euros: number) => `tot € ${formatNumber(euros)}`,
  minRating: 'Minste beoordeling',
  anyRating: 'Alle cijfers',
  minRatingOption: (rating: number) => `${formatRating(rating)} of hoger`,
  order: 'Volgorde',
  show: 'Toon notarissen',
  chosen: 'Uw keuzes',
  remove: 'Haal weg:',
  clear: 'Wis alle keuzes',
  showMap: 'Kaart',
  nearest: (place: string) => `Op onze lijst staat in ${place} nog geen notaris die past bij uw keuzes. Dit zijn de dichtstbijzijnde.`,
  moneyAndOrder: 'Of een notaris ons betaalt, telt niet mee voor de volgorde.',
  moneyLead: 'Neemt u via deze lijst contact op met een notaris?',
  disclosure: 'Wij kunnen hiervoor een vergoeding ontvangen.',
  fewReviews: (n: number) => (n === 0 ? 'Nog geen beoordelingen' : `${n === 1 ? '1 beoordeling' : `${n} beoordelingen`}. Een cijfer tonen wij vanaf drie.`),
  website: 'Website',
  register: 'Inschrijving in het register',
  registerSeen: (day: string) => `Gezien op ${day}`,
  websiteOf: (name: string) => `van ${name}`,
  ratingOf: 'van 10',
  reviewSources: (sources: readonly string[]) => `verzameld via ${new Intl.ListFormat('nl').format(sources)}`,
  ratedOn: (day: string) => `, de laatste van ${day}`,
  reviews: (n: number) => (n === 1 ? '1 beoordeling' : `${n} beoordelingen`),
} as const

/** What visitors are told about money, at the office that it is about. */
export const relationTexts = {
  mark: 'Advertentie',
  none: 'Betaalt ons niet.',
  told: {
    per_aanvraag: 'Dit kantoor betaalt ons per aanvraag.',
    per_klik: 'Dit kantoor betaalt ons per klik.',
    advertentie: 'Dit kantoor betaalt ons om hier te staan.',
  } satisfies Record<Exclude<Relation, 'geen'>, string>,
} as const

export const orderTexts: Record<NotaryOrder, string> = {
  passend: 'Beste passend',
  prijs: 'Prijs van de gekozen akte (laag naar hoog)',
  beoordeling: 'Beoordeling (hoog naar laag)',
  naam: 'Naam',
  afstand: 'Afstand (dichtstbij eerst)',
}

/** Of a list that is in that order. */
export const orderedTexts: Record<NotaryOrder, string> = {
  passend: 'beste passend',
  prijs: 'laagste prijs',
  beoordeling: 'hoogste beoordeling',
  naam: 'naam',
  afstand: 'dichtstbij eerst',
}

const onlyAllIn = 'Een prijs telt alleen als alle kosten erin zitten.'
const orderNeedsDeed = 'Prijzen tellen niet mee zolang u geen akte kiest: prijzen van verschillende akten zijn niet te vergelijken.'

/** Says what `sortNotaries` does. `rated`: whether any notary of the list has a rating. */
export function explainOrder(order: NotaryOrder, chosen: { deed: string | undefined; rated: boolean }): string {
  const { deed, rated } = chosen
  if (order === 'afstand') return `Bovenaan staat wie het dichtst bij de gekozen plaats is. Is dat gelijk, dan telt wie het beste past. ${straightLine}`
  if (deed === undefined) {
    if (order === 'naam' || !rated) return 'De lijst staat op naam.'
    return `Bovenaan staat de hoogste beoordeling. Is die gelijk, dan telt de naam. ${orderNeedsDeed}`
  }
  const price = `de prijs voor ${findDeed(deed)?.phrase ?? deed}`
  const then = rated ? 'Daarna tellen de beoordeling, de prijs en de naam.' : 'Daarna tellen de prijs en de naam.'
  if (order === 'naam') return 'De lijst staat op naam.'
  if (order === 'prijs')
    return `Bovenaan staat wie het goedkoopst is: wij kijken naar ${price}. Is die gelijk, dan telt ${rated ? 'de beoordeling' : 'de naam'}. ${onlyAllIn}`
  if (order === 'beoordeling') return `Bovenaan staat de hoogste beoordeling. Is die gelijk, dan telt ${price}. ${onlyAllIn}`
  return `Bovenaan staat wie een prijs geeft voor uw akte en deze akte als specialisatie noemt. ${then} ${onlyAllIn}`
}

export const coverageTexts = {
  share: (listed: number, all: string, source: string) =>
    `Op deze lijst ${listed === 1 ? 'staat 1' : `staan ${formatNumber(listed)}`} van de ${all} notariskantoren en vestigingen in Nederland (${source}).`,
  some: (listed: number) => `Op deze lijst ${listed === 1 ? 'staat 1 notariskantoor' : `staan ${formatNumber(listed)} notariskantoren`}. Er zijn er veel meer.`,
  paying(paying: number, listed: number): string {
    if (listed === 1) return paying === 1 ? 'Dit kantoor betaalt ons.' : 'Dit kantoor betaalt ons niet.'
    if (paying === 0) return 'Geen van deze kantoren betaalt ons.'
    if (paying === listed) return 'Al deze kantoren betalen ons.'
    return paying === 1 ? 'Een van deze kantoren betaalt ons, de andere niet.' : `${formatNumber(paying)} van deze kantoren betalen ons, de andere niet.`
  },
} as const

export const chipTexts = {
  maxPrice: (euros: number) => `Tot € ${formatNumber(euros)}`,
  minRating: (rating: number) => `${formatRating(rating)} of hoger`,
} as const

export const emptyTexts = {
  title: 'Geen notaris past bij al uw keuzes',
  lead: 'Haal een keuze weg, dan vindt u er wel:',
  without: (choice: string) => `Zonder ‘${choice}’`,
  around: (province: string) => `In de provincie ${province}`,
  all: 'Alle notarissen',
  unknownPlace: (place: string) => `Wij kennen geen plaats of provincie met de naam ‘${place}’.`,
  meant: 'Bedoelde u:',
  none: 'Er staan nog geen notarissen op deze pagina',
  noneLead: 'U kunt zo verder:',
  compareArticle: 'Lees hoe u zelf notarissen vergelijkt',
  askAssistant: 'Stel uw vraag aan de assistent',
  register: 'Zoek een notaris in het register van de beroepsorganisatie (notaris.nl)',
} as const

export const priceTexts = {
  via: 'via ons',
  vat: 'incl. btw',
  allIn: 'incl. btw en alle kosten',
  /** Somebody told that it is nothing. */
  noVat: 'er komt geen btw bij',
  allInNoVat: 'alle kosten zitten erin, er komt geen btw bij',
  withoutVat: 'zonder btw',
  missing: (names: string) => `Niet opgegeven: ${names}.`,
  more: 'Er kunnen nog kosten bij komen.',
  asOf: (day: string) => `Prijs van ${day}`,
  onRequest: 'Prijs op aanvraag',
} as const

/** Within a sentence: there 'honorarium, zonder btw' would say something of the others. */
const partNames: Readonly<Record<PricePartKey, string>> = {
  fee: 'honorarium',
  vat: 'btw',
  landRegistry: 'Kadaster',
  registers: 'registers',
  other: 'andere kosten',
}

/** What of its parts nobody told; undefined where the parts are not known at all. */
export function describeMissing({ deed, parts }: Pick<NotaryPrice, 'deed' | 'parts'>): string | undefined {
  if (givenParts(parts).length === 0) return undefined
  const names = missingParts(deed, parts).map((key) => partNames[key])
  return names.length === 0 ? undefined : priceTexts.missing(new Intl.ListFormat('nl').format(names))
}

/** What is in the amount. A price of which the parts are not known was given with btw; in parts, no btw is in it unless it was told. */
export const priceTerms = (price: Pick<NotaryPrice, 'allIn' | 'parts'>): string => priceTexts[termOf(price)]

/** The sentence on what may come on top of it; empty where nothing does. */
export const priceRest = (price: Pick<NotaryPrice, 'deed' | 'allIn' | 'parts'>): string => (price.allIn ? '' : (describeMissing(price) ?? priceTexts.more))

/** Both, where a price stands without its table: in the chat. */
export const describeTerms = (price: Pick<NotaryPrice, 'deed' | 'allIn' | 'parts'>): string =>
  [`${priceTerms(price).replace(/^./, (letter) => letter.toUpperCase())}.`, priceRest(price)].filter(Boolean).join(' ')

export const compareTexts = {
  choose: 'Vergelijk',
  another: (name: string) => `U koos ${name}. Kies nog een tweede kantoor, dan ziet u ze naast elkaar.`,
  release: 'Haal deze keuze weg',
  ticked: 'Gekozen om te vergelijken',
  hint: 'Kies er twee of drie om ze naast elkaar te zien.',
  title: 'Notarissen vergelijken',
  lead: 'U ziet uw keuze naast elkaar. Bij elke prijs staat of de btw en alle kosten erin zitten.',
  tooFew: 'Kies twee of drie notarissen',
  tooFewLead: 'Naast elkaar vergelijken kan met twee of drie notarissen. Vink ze hieronder aan.',
  tooMany: 'Kies er hoogstens drie',
  tooManyLead: (n: number) => `U koos er ${n}, en drie passen er naast elkaar, ook op een telefoon. Haal er hieronder een of meer weg.`,
  back: 'Terug naar de lijst',
  table: 'Gekozen notarissen naast elkaar',
  priceFor: (phrase: string) => `Prijs voor ${phrase}`,
  lowest: 'Laagste prijs met alle kosten',
  highest: 'Hoogste cijfer',
  noPrice: 'Geen prijs bekend',
  notEnough: 'Elke zaak is anders. Met een offerte weet u wat die van u kost, per onderdeel.',
  quotes: 'Offertes aanvragen',
} as const
