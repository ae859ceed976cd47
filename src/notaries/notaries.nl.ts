/** Every sentence of the listing, the comparison and the contact with a notary. */
import { findDeed } from '../deeds/deed.ts'
import type { NotaryOrder } from './notary.ts'
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
  price: 'Beste Prijs',
  contact: 'Contact',
} as const

export const listingTexts = {
  title: 'Onze Notarissen',
  description: 'Vergelijk notarissen op plaats, akte, taal, prijs en beoordeling. Elke prijs is inclusief btw, met de datum en wat ervoor wordt gedaan.',
  lead: 'Zoek een notaris die bij u past. Bij elke prijs staat wat u ervoor krijgt en van welke dag de prijs is.',
  samples: 'Deze kantoren bestaan niet. Zij laten zien hoe de lijst eruitziet.',
  table: 'Notarissen met hun prijs',
  results: (shown: number, total: number) => (shown === total ? countNotaries(total) : `${shown} van ${countNotaries(total)}`),
  sample: 'Voorbeeld',
  activeFilters: (n: number) => (n === 0 ? 'Filters' : `Filters (${n} gekozen)`),
  place: 'Plaats of provincie',
  deed: 'Akte',
  anyDeed: 'Alle akten',
  language: 'Taal',
  anyLanguage: 'Alle talen',
  maxPrice: 'Hoogste prijs',
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
  moneyAndOrder: 'Of een notaris ons betaalt, telt niet mee voor de volgorde.',
  moneyLead: 'Neemt u via deze lijst contact op met een notaris?',
  disclosure: 'Wij kunnen hiervoor een vergoeding ontvangen.',
  fewReviews: (n: number) => (n === 0 ? 'Nog geen beoordelingen' : `${n === 1 ? '1 beoordeling' : `${n} beoordelingen`}. Een cijfer tonen wij vanaf drie.`),
  website: 'Website',
  websiteOf: (name: string) => `van ${name}`,
  ratingOf: 'van 10',
  reviews: (n: number) => (n === 1 ? '1 beoordeling' : `${n} beoordelingen`),
} as const

/** What visitors are told about money, at the office that it is about. */
export const relationTexts = {
  mark: 'Advertentie',
  told: {
    per_aanvraag: 'Dit kantoor betaalt ons per aanvraag.',
    per_klik: 'Dit kantoor betaalt ons per klik.',
    advertentie: 'Dit kantoor betaalt ons om hier te staan.',
  } satisfies Record<Exclude<Relation, 'geen'>, string>,
} as const

export const orderTexts: Record<NotaryOrder, string> = {
  passend: 'Beste passend',
  prijs: 'Prijs (laag naar hoog)',
  beoordeling: 'Beoordeling (hoog naar laag)',
  naam: 'Naam',
}

/** Says what `sortNotaries` does. `rated`: whether any notary of the list has a rating. */
export function explainOrder(order: NotaryOrder, chosen: { deed: string | undefined; rated: boolean }): string {
  const price = chosen.deed === undefined ? 'de laagste prijs' : `de prijs voor ${findDeed(chosen.deed)?.phrase ?? chosen.deed}`
  const then = chosen.rated ? 'Daarna tellen de beoordeling, de prijs en de naam.' : 'Daarna tellen de prijs en de naam.'
  if (order === 'naam') return 'De lijst staat op naam.'
  if (order === 'prijs')
    return `Bovenaan staat wie het goedkoopst is. Wij kijken naar ${price}. Is die gelijk, dan telt ${chosen.rated ? 'de beoordeling' : 'de naam'}.`
  if (order === 'beoordeling') return `Bovenaan staat de hoogste beoordeling. Is die gelijk, dan telt ${price}.`
  if (chosen.deed !== undefined) return `Bovenaan staat wie een prijs geeft voor uw akte en deze akte als specialisatie noemt. ${then}`
  return chosen.rated
    ? `Bovenaan staat de hoogste beoordeling. Is die gelijk, dan telt ${price}.`
    : `Bovenaan staat wie het goedkoopst is. Wij kijken naar ${price}.`
}

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
  noneLead: 'Wij laten alleen notarissen zien met wie wij afspraken hebben. Zolang die er niet zijn, kunt u zo verder:',
  compareArticle: 'Lees hoe u zelf notarissen vergelijkt',
  askAssistant: 'Stel uw vraag aan de assistent',
  register: 'Zoek een notaris in het register van de beroepsorganisatie (notaris.nl)',
} as const

export const priceTexts = {
  via: 'via ons',
  vat: 'incl. btw',
  asOf: (day: string) => `Prijs van ${day}`,
  onRequest: 'Prijs op aanvraag',
} as const

export const compareTexts = {
  choose: 'Vergelijk',
  hint: 'Kies er twee of drie om ze naast elkaar te zien.',
  title: 'Notarissen vergelijken',
  lead: 'U ziet uw keuze naast elkaar. Elke prijs is inclusief btw.',
  tooFew: 'Kies twee of drie notarissen',
  tooFewLead: 'Naast elkaar vergelijken kan met twee of drie notarissen. Vink ze hieronder aan.',
  tooMany: 'Kies er hoogstens drie',
  tooManyLead: (n: number) => `U koos er ${n}. Drie passen er naast elkaar, ook op een telefoon. Haal er hieronder een of meer weg.`,
  back: 'Terug naar de lijst',
  table: 'Gekozen notarissen naast elkaar',
  priceFor: (phrase: string) => `Prijs voor ${phrase}`,
  lowest: 'Laagste prijs',
  highest: 'Hoogste cijfer',
  noPrice: 'Geen prijs bekend',
} as const
