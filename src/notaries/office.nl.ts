/** The sentences of the page of an office. */
import { productName } from '../platform/product.ts'
import { MAX_TITLE } from '../frame/page-meta.ts'
import { relationTexts } from './notaries.nl.ts'
import type { Relation } from './relation.ts'

export const officeTexts = {
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
  claimLink: 'Laat gegevens van uw kantoor aanpassen',
  claimWhat: (name: string) => `De gegevens van ons kantoor, ${name}.`,
  nearby: (place: string) => `Andere notarissen bij ${place}`,
  onward: 'Verder kijken',
  inPlace: (place: string) => `Notarissen in ${place}`,
  all: 'Alle notarissen met hun prijs',
  article: (label: string) => `Wat kost het? ${label} uitgelegd`,
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

/** 70 to 160 characters, whatever the name. */
export function officeDescription({ name, location }: { name: string; location: string }): string {
  const rest = 'prijzen per akte met wat erin zit, talen, beoordeling en inschrijving in het register.'
  const full = `${name}, notaris in ${location}: ${rest} Op ${productName}.`
  return full.length <= 160 ? full : `Notaris in ${location}: ${rest} Op ${productName}.`
}
