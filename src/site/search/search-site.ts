/** One search over all that the site has: places, offices, prices, calculators, pages, articles and answers, in one list. */
import type { EmbeddedEngine } from '../../assistant/engine/embedded-engine.ts'
import type { Reading } from '../../assistant/engine/find-reading.ts'
import type { SearchedWords } from '../../assistant/engine/searched-words.ts'
import type { Deed } from '../../deeds/deed.ts'
import { findService } from '../../deeds/match-service.ts'
import type { Notary } from '../../notaries/notary.ts'
import { withinWork } from '../../platform/work.ts'
import type { RegionBook, Spot } from '../../regions/region.ts'
import { findOfficeNames } from './find-office-names.ts'
import { findPages } from './find-pages.ts'
import { findPlaces, wordsIn, type NamedPlace } from './find-places.ts'
import { rankFound, type Found } from './found.ts'
import { describeDeed, describeNamedOffices, describePlaces } from './ways-to-offices.ts'

export interface SearchView {
  /** As typed; empty before the first search. */
  words: string
  /** How they were read, where a typing error was taken for another word. */
  readAs: string | undefined
  found: Found[]
  tooComplex: boolean
  /** Offices could not be looked at. */
  withoutOffices: boolean
  /** What the finder holds: a place that was only guessed is not put into the visitor's mouth. */
  place: Spot | undefined
  deed: Deed | undefined
  /** Questions that are answered: near to what was typed, or those that are asked often. */
  questions: string[]
  /** Of the questions. */
  lang: 'nl' | 'en'
  /** Of what was typed, and so of all that stands around what was found. */
  frame: 'nl' | 'en'
  /** Whether a word of a text is one that was searched for. */
  holds: (word: string) => boolean
}

interface SearchSources {
  engine: Pick<EmbeddedEngine, 'findReading' | 'readWords' | 'languageOf' | 'suggest'>
  regions: RegionBook
  /** Those that the site shows; undefined while they cannot be read. */
  notaries: readonly Notary[] | undefined
  /** YYYY-MM-DD, for the figures. */
  day: string
}

const MOST_FOUND = 20
const MOST_QUESTIONS = 4
/** Steps for what the assistant's own limit does not count: names that look alike. */
const MOST_WORK = 50_000

const nothing = (words: string, engine: SearchSources['engine'], tooComplex = false): SearchView => ({
  words,
  readAs: undefined,
  found: [],
  tooComplex,
  withoutOffices: false,
  place: undefined,
  deed: undefined,
  questions: engine.suggest('/').slice(0, MOST_QUESTIONS),
  lang: 'nl',
  frame: 'nl',
  holds: () => false,
})

export function searchSite(words: string, { engine, regions, notaries, day }: SearchSources): SearchView {
  if (words === '') return nothing(words, engine)
  const taken = take(words, engine, regions)
  if (!taken) return nothing(words, engine, true)
  const { lang, read, places } = taken
  const text = read.readAs ?? words
  const reading = joinReadings([...new Set([withoutPlaces(text, places), text])].filter(Boolean).map((asked) => engine.findReading(asked, day, lang)))
  const deed = findService(text)
  const named = { read, places, deed, notaries, regions }
  const found = withinWork(
    MOST_WORK,
    () => [...listWays(words, named), ...listReading(reading, taken)],
    () => listReading(reading, taken),
  )
  return {
    words,
    readAs: read.readAs,
    found: rankFound(found, MOST_FOUND),
    tooComplex: reading.tooComplex ?? false,
    withoutOffices: notaries === undefined,
    place: places.find(({ isExact }) => isExact)?.spot,
    deed,
    questions: (reading.near.length > 0 ? reading.near : engine.suggest('/')).slice(0, MOST_QUESTIONS),
    lang: reading.near.length > 0 ? lang : 'nl',
    frame: lang,
    holds: (word) => read.holds(word),
  }
}

interface Taken {
  lang: 'nl' | 'en'
  read: SearchedWords
  places: readonly NamedPlace[]
}

/** How the words are taken; undefined when that takes too much work. The name of a place is of no language. */
function take(words: string, engine: SearchSources['engine'], regions: RegionBook): Taken | undefined {
  const takeAs = (lang: 'nl' | 'en'): Taken | undefined => {
    const read = engine.readWords(words, lang)
    const places =
      read &&
      withinWork(
        MOST_WORK,
        () => findPlaces(words, read, regions),
        () => undefined,
      )
    return read && places && { lang, read, places }
  }
  const dutch = takeAs('nl')
  return dutch && engine.languageOf(withoutPlaces(dutch.read.readAs ?? words, dutch.places)) === 'en' ? takeAs('en') : dutch
}

interface Named {
  read: SearchedWords
  places: readonly NamedPlace[]
  deed: Deed | undefined
  notaries: readonly Notary[] | undefined
  regions: RegionBook
}

function listWays(words: string, { read, places, deed, notaries, regions }: Named): Found[] {
  const offices = findOfficeNames(words, read, notaries ?? [])
  const names = new Set(offices.flatMap((office) => office.words))
  // The name of an office is no village with an error in it.
  const meant = places.filter((place) => place.isExact || !place.words.some((word) => names.has(word)))
  return [
    ...describePlaces(meant, { deed, notaries, regions }),
    ...(deed && meant.length === 0 ? [describeDeed(words, deed)] : []),
    ...describeNamedOffices(offices, deed),
    ...findPages(read),
  ]
}

/** What shows no word of the search, nor one that means the same, was found by likeness alone. */
const UNSEEN = 0.55

const listReading = ({ articles, answers }: Reading, { lang, read }: Taken): Found[] =>
  [
    ...articles.map(({ href, title, section, excerpt, score }): Found => ({ kind: 'article', href, title, section, text: excerpt, score })),
    ...answers.map(({ question, opening, article, score }): Found => ({ kind: 'answer', title: question, text: opening, article, score })),
  ].map((found) => ({
    ...found,
    ...(lang === 'en' && { lang }),
    score: read.measure(`${found.title}. ${found.section ?? ''}. ${found.text}`) > 0 ? found.score : found.score * UNSEEN,
  }))

/** What is asked of the place: the words around its name. A place that was only guessed may be another word. */
function withoutPlaces(words: string, places: readonly NamedPlace[]): string {
  const names = new Set(places.filter(({ isExact }) => isExact).flatMap((place) => place.words))
  if (names.size === 0) return words
  return wordsIn(words)
    .filter((word) => !names.has(word))
    .join(' ')
}

/** Each thing once, by its best score. */
function joinReadings(readings: readonly Reading[]): Reading {
  return {
    articles: readings.flatMap(({ articles }) => articles),
    answers: readings.flatMap(({ answers }) => answers),
    near: [...new Set(readings.flatMap(({ near }) => near))],
    tooComplex: readings.some(({ tooComplex }) => tooComplex),
  }
}
