/** Every sentence of the results pages and the finder. */
import { siteName } from '../platform/site-name.ts'
import type { Reach } from './choose-notaries.ts'

const count = (n: number): string => (n === 1 ? '1 notaris' : `${n} notarissen`)

export const finderTexts = {
  title: 'Zoek een notaris bij u in de buurt',
  again: 'Zoek in een andere plaats of voor een andere akte',
  place: 'Uw plaats of postcode',
  placeHint: 'Bijvoorbeeld Utrecht of 3511',
  deed: 'Waarvoor',
  anyDeed: 'Kies een akte',
  button: 'Zoek notaris',
  noPlace: 'Vul een plaats of een postcode in.',
} as const

/** What each language says in the finder. */
export type FinderTexts = Record<Exclude<keyof typeof finderTexts, 'title' | 'again'>, string>

export const overviewTexts = {
  title: 'Notarissen per plaats',
  heading: 'Zoek een notaris per plaats en akte',
  description: 'Kies uw plaats en de akte die u nodig hebt. U ziet notarissen, prijzen met datum en bron, en antwoorden op vragen die vaak worden gesteld.',
  lead: 'Vul uw plaats in en kies de akte. U ziet welke notarissen er op onze lijst staan en wat de akte ongeveer kost.',
  known: 'Plaatsen met een notaris op onze lijst',
  provinces: 'Alle provincies en gemeenten',
  provincesLead: 'U mag elke notaris in Nederland kiezen, ook buiten uw eigen gemeente.',
  municipalities: (n: number) => `${n} gemeenten`,
} as const

export const deedPlacesTexts = {
  title: (phrase: string) => `Notarissen en prijzen voor ${phrase}, per plaats`,
  all: 'Alle plaatsen',
} as const

/** 'Heel Zeeland', 'De hele provincie Utrecht'. */
export const wholeOf = (name: string, ownName: boolean): string => (ownName ? `Heel ${name}` : `De hele provincie ${name}`)

export const resultsTexts = {
  /** In the words of the specification. */
  found: (region: string, service: string) => `Gevonden! ${siteName()} in ${region} voor ${service}`,
  heading: (at: string, service: string) => `Notaris${at} voor ${service}`,
  unknownHeading: (region: string) => `Welke plaats bedoelt u met ‘${region}’?`,
  sharedHeading: (region: string) => `Welk ${region} bedoelt u?`,
  regionHeading: (at: string) => `Notaris${at}`,
  description: (at: string, subject: string) =>
    `Een notaris${at} voor ${subject}: wie er op onze lijst staan, wat het kost met datum en bron, en antwoorden op veelgestelde vragen.`,
  anyDeed: 'uw akte',
  here: (n: number, area: string, purpose: string) => `Op onze lijst ${n === 1 ? 'staat' : 'staan'} ${count(n)} in ${area}${purpose}.`,
  none: (region: string, purpose: string) => `Op onze lijst staat nog geen notaris in ${region}${purpose}. U mag elke notaris in Nederland kiezen.`,
  purpose: (phrase: string) => ` voor ${phrase}`,
  around: {
    region: (_n: number, area: string) => `Notarissen in ${area}`,
    near: (_n: number, area: string) => `Notarissen het dichtst bij ${area}`,
    country: (n: number, area: string) => `${count(n)} ${area === '' ? '' : 'elders '}in Nederland`,
  } satisfies Record<Reach, (n: number, area: string) => string>,
  register: 'Zoek in het register van de beroepsorganisatie (notaris.nl)',
  nearestFirst: (area: string) => `Bekijk ook notarissen buiten ${area}, de dichtstbijzijnde eerst`,
  all: 'Bekijk alle notarissen met filters',
  unknownRegion: (region: string) =>
    `Wij kennen geen plaats, gemeente of provincie met de naam ‘${region}’. Kijk of de naam of de postcode klopt, of zoek hieronder opnieuw.`,
  sharedName: (region: string) => `Er is meer dan één plaats die ‘${region}’ heet. Kies hieronder welke u bedoelt.`,
  unknownService: (service: string) => `Wij kennen geen akte met de naam ‘${service}’. Kies hieronder een akte, of stel uw vraag aan de assistent.`,
  meant: 'Bedoelde u:',
  costs: (phrase: string) => `De kosten van ${phrase}, uitgelegd`,
  questions: 'Veelgestelde vragen',
  readArticle: (title: string) => `Lees het hele artikel: ${title}`,
  services: (at: string) => `Alle akten${at}`,
  nobody: (purpose: string) => `Op onze lijst staat nog geen notaris${purpose}. U mag elke notaris in Nederland kiezen.`,
  servicesPlain: 'Kies een akte',
  municipalities: (province: string) => `Gemeenten in ${province}`,
  places: (region: string) => `In en om ${region}`,
  breadcrumbs: 'Kruimelpad',
  home: 'Home',
} as const
