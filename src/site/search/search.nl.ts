/** Every sentence of the search page. */
import { dutchDate } from '../../platform/dutch-time.ts'
import type { FoundKind } from './found.ts'

export const searchTexts = {
  title: 'Zoeken op deze site',
  description: 'Zoek in onze artikelen, antwoorden, rekenhulpen en notarissen. Typ een onderwerp, een plaats, de naam van een kantoor of uw vraag.',
  label: 'Wat zoekt u?',
  hint: 'Een onderwerp, een plaats, een kantoor of een vraag. Een typefout is niet erg.',
  button: 'Zoeken',
  results: (words: string) => `Gevonden voor ‘${words}’`,
  noResults: (words: string) => `Niets gevonden voor ‘${words}’`,
  count: (n: number) => (n === 1 ? '1 resultaat, het beste bovenaan.' : `${n} resultaten, het beste bovenaan.`),
  readAs: (words: string) => `Wij lazen dit als ‘${words}’.`,
  tooComplex: 'Deze woorden zijn te ingewikkeld om mee te zoeken. Gebruik een paar gewone woorden.',
  nothing: 'Wij vonden niets dat hierop lijkt. Probeer een ander woord, of kies hieronder hoe u verder wilt.',
  withoutOffices: 'Onze lijst met notarissen is nu even niet te lezen. De rest van de site is wel doorzocht.',
  readArticle: (title: string) => `Lees het artikel ‘${title}’`,
  near: 'Vragen die hier het dichtst bij liggen',
  often: 'Vragen die mensen vaak stellen',
  ask: 'Staat het er niet bij? Vraag het aan de assistent',
  askNothing: 'Vraag het aan de assistent',
  find: 'Zoek een notaris in uw plaats',
  calculate: 'Reken het zelf uit',
  person: 'Liever een mens?',
  contact: 'Stel uw vraag via het contactformulier',
  sample: 'Voorbeeld',
} as const

type Said<T> = T extends (...given: infer Given) => string ? (...given: Given) => string : string

/** What each language says. */
export type SearchTexts = { readonly [Name in keyof typeof searchTexts]: Said<(typeof searchTexts)[Name]> }

export const kindNames: Record<FoundKind, string> = {
  place: 'Plaats',
  office: 'Notariskantoor',
  deed: 'Prijzen en notarissen',
  calculator: 'Rekenhulp',
  page: 'Pagina',
  article: 'Artikel',
  answer: 'Antwoord',
}

const offices = (n: number): string => (n === 1 ? '1 notaris' : `${n} notarissen`)

export const foundTexts = {
  place: (at: string, phrase: string | undefined) => (phrase === undefined ? `Notarissen${at}` : `Notarissen${at} voor ${phrase}`),
  listed: (n: number) => `${offices(n)} op onze lijst. Met de prijzen die wij kennen, en de datum erbij.`,
  noneListed: 'Op onze lijst staat hier nog geen notaris. U ziet wie het dichtstbij is.',
  notCounted: 'Notarissen in en rond deze plaats.',
  measured: 'De dichtstbijzijnde notarissen op onze lijst, met de afstand vanaf deze postcode.',
  deed: (phrase: string) => `Notarissen en prijzen voor ${phrase}`,
  deedText: 'Vergelijk kantoren. Kies daarna uw plaats.',
  office: (place: string, price: string | undefined) => (price === undefined ? place : `${place}. ${price}`),
  price: (deed: string, price: string, terms: string, day: string) => `${deed}: ${price} ${terms}. Prijs van ${dutchDate(day)}.`,
} as const
