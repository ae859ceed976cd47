/** Reads whether a visitor looks for an office, for which deed and where. */
import { deeds, type Deed } from '../../deeds/deed.ts'
import { findService } from '../../deeds/match-service.ts'
import { digitsOf } from '../../regions/postcode.ts'
import type { RegionBook } from '../../regions/region.ts'
import type { Turn } from '../conversation/engine.ts'
import type { ReferralWish } from '../conversation/referral-wish.ts'
import { foldText } from '../retrieval/fold-text.ts'
import {
  asksInGeneral,
  asksOrWants,
  beforePlace,
  commonWordPlaces,
  hasQuote,
  languageWanted,
  namesOffice,
  postcodesInText,
  seeksOffice,
  stillSeeks,
  wantsBest,
  wantsCheapest,
} from './referral-intent.nl.ts'

export type Places = Pick<RegionBook, 'locate'>

const MOST_WORDS = 4

/** Of a language: what may stand before the name of a place, for folded text, and places whose names are common words in it. */
export interface PlaceWords {
  before: RegExp
  common: ReadonlySet<string>
}

const dutchPlaces: PlaceWords = { before: beforePlace, common: commonWordPlaces }

/** A postcode, or the longest name of a place behind a word that leads to one. A number alone is a year or an amount. */
export function findPlace(question: string, places: Places, { before, common }: PlaceWords = dutchPlaces): string | undefined {
  const digits = postcodesInText.map((pattern) => pattern.exec(question)?.[1]).find((found) => found !== undefined)
  const byPostcode = digits === undefined ? undefined : places.locate(digits)
  if (byPostcode) return byPostcode.slug
  const text = foldText(question)
  for (const { index, 0: lead } of text.matchAll(before)) {
    const words = text
      .slice(index + lead.length)
      .split(/[^a-z0-9'-]+/)
      .slice(0, MOST_WORDS)
    for (let length = words.length; length > 0; length--) {
      const name = words.slice(0, length).join(' ')
      const place = name.length < 3 || common.has(name) || digitsOf(name) !== undefined ? undefined : places.locate(name)
      if (place) return place.slug
    }
  }
  return undefined
}

/** What the visitor said before. */
export const userTurns = (history: readonly Turn[]): string[] => history.flatMap((turn) => (turn.role === 'user' ? [turn.content] : []))

const FEW_WORDS = 6

const followsReferral = (history: readonly Turn[]): boolean => history.findLast((turn) => turn.role === 'assistant')?.kind === 'verwijzing'

/** Who writes more words than these tells a story, in which an office may be named for another reason. */
const STORY = 25

export const isStory = (question: string): boolean => question.split(/\s+/).length > STORY

/** Of a story the sentences that ask or want something, by a pattern of their language for folded text. */
export function readWish(question: string, asks: RegExp = asksOrWants): string {
  const sentences = question.split(/(?<=[.?!])\s+/)
  return foldText((isStory(question) ? sentences.filter((sentence) => asks.test(foldText(sentence))) : sentences).join(' '))
}

/** A few words that name the deed or the place which was asked back. */
const answersReferral = (text: string, history: readonly Turn[], named: boolean): boolean =>
  named && followsReferral(history) && text.split(' ').length <= FEW_WORDS

/** By id: the question that each entry answers. */
type Questions = ReadonlyMap<string, { question: string }>

/** The deed that was spoken of last: by the visitor, or by what answered who named none. */
function findDeedBefore(history: readonly Turn[], entries: Questions): Deed | undefined {
  for (const [at, { role, content }] of [...history.entries()].toReversed()) {
    if (role !== 'user') continue
    const deed = findService(foldText(content)) ?? findService(foldText(entries.get(history[at + 1]?.reference ?? '')?.question ?? ''))
    if (deed) return deed
  }
  return undefined
}

/** What was said earlier of the deed and the place holds until something else is said. */
export function readReferralWish(question: string, history: readonly Turn[], places: Places, entries: Questions = new Map()): ReferralWish | undefined {
  const text = foldText(question)
  const place = findPlace(question, places) ?? (followsReferral(history) && digitsOf(question) !== undefined ? places.locate(question)?.slug : undefined)
  const deed = findService(text)
  const wish = readWish(question)
  const namesOne = seeksOffice.some((pattern) => pattern.test(wish)) || (place !== undefined && (namesOffice.test(wish) || languageWanted(wish) !== undefined))
  const asked = namesOne && !asksInGeneral.test(text) && (!hasQuote.test(text) || stillSeeks.test(text))
  const seeks = asked || answersReferral(text, history, deed !== undefined || place !== undefined)
  // 'Wat kost een testament in Utrecht': answered, with the offices of Utrecht below.
  const asksPriceThere = place !== undefined && deed !== undefined && /\bkost|\bprij[sz]|\btarie[fv]/.test(text)
  if (!seeks && !asksPriceThere) return undefined
  const earlier = userTurns(history).toReversed()
  const language = languageWanted(wish)
  const wanted = deed ?? findDeedBefore(history, entries)
  const isAnew = asked && (place !== undefined || language !== undefined)
  return {
    deed: wanted?.slug,
    ...(wanted && !deed && isAnew && { isDeedBefore: true as const }),
    place: place ?? earlier.map((said) => findPlace(said, places)).find((found) => found !== undefined),
    order: wantsCheapest.test(text) ? 'prijs' : wantsBest.test(text) ? 'beoordeling' : 'passend',
    ...(language !== undefined && { language }),
    leads: seeks,
  }
}

/** The deeds to choose from when none was named, the commonest first. */
export const commonDeeds = deeds.slice(0, 6)
