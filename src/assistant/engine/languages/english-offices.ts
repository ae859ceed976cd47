/** Reads in English whether a visitor looks for an office, for which deed and where, and answers that with the offices that speak English. */
import { englishPhraseOf, findEnglishDeed } from '../../../deeds/english-deeds.ts'
import type { Deed } from '../../../deeds/deed.ts'
import { findService } from '../../../deeds/match-service.ts'
import type { EngineAnswer, EngineInput, Turn } from '../../conversation/engine.ts'
import type { ReferralWish } from '../../conversation/referral-wish.ts'
import { foldText } from '../../retrieval/fold-text.ts'
import { commonDeeds, findPlace, readWish, userTurns, type Places } from '../referral-intent.ts'
import { toPlainText } from '../plain-text.ts'
import { plain } from './english-corpus.ts'
import { englishTexts } from './english.en.ts'
import { englishPlaces, officeWords } from './offices.en.ts'

const FEW_WORDS = 7

const findDeed = (text: string): Deed | undefined => findEnglishDeed(text) ?? findService(text)

const placeIn = (text: string, places: Places): string | undefined => findPlace(text, places, englishPlaces)

/** Offices stood below the last answer, or were its answer. */
function followsOffices(history: readonly Turn[]): boolean {
  const last = history.findLast(({ role }) => role === 'assistant')
  return last?.kind === 'verwijzing' || last?.extras?.referral !== undefined
}

/** A place by itself, with or without a word before it: 'near Eindhoven', 'and in Amersfoort?', 'Leiden please'. */
function readBarePlace(text: string, places: Places): string | undefined {
  const words = text.split(' ')
  if (words.length > FEW_WORDS) return undefined
  const name = text.replace(officeWords.beside, ' ').replace(/\s+/g, ' ').trim()
  return name.length >= 3 && !englishPlaces.common.has(name) ? places.locate(/\bthe hague\b/.test(text) ? 'the hague' : name)?.slug : undefined
}

function seeksOffice(question: string, place: string | undefined): boolean {
  const text = foldText(question).trim()
  const wish = readWish(question, officeWords.asksOrWants)
  if (officeWords.asksWhetherNeeded.test(text) || officeWords.hasQuote.test(text)) return false
  const named = place !== undefined && officeWords.names.test(wish)
  const sought = officeWords.seeks.some((pattern) => pattern.test(wish))
  // Who names a place looks for an office there, however it is asked.
  return named || (sought && (place !== undefined || !officeWords.asksInGeneral.test(text)))
}

/** A few words that name the deed, the place or the order which was asked back, or another one than before. */
const changesWish = (text: string, named: boolean, history: readonly Turn[]): boolean =>
  followsOffices(history) && text.split(' ').length <= FEW_WORDS && (named || officeWords.ordersAgain.test(text)) && !officeWords.asksPrice.test(text)

/** What was said earlier of the deed and the place holds until something else is said. */
export function readEnglishWish({ question, history }: EngineInput, places: Places): ReferralWish | undefined {
  const text = toPlainText(question)
  const bare = history.length > 0 ? readBarePlace(text, places) : undefined
  const place = placeIn(question, places) ?? bare
  const deed = findDeed(text)
  const isAnew = seeksOffice(question, place)
  const seeks = isAnew || bare !== undefined || changesWish(text, deed !== undefined || place !== undefined, history)
  const asksPrice = officeWords.asksPrice.test(text) && !officeWords.asksAnotherAmount.test(text)
  const goesOn = followsOffices(history) && text.split(' ').length <= FEW_WORDS
  const earlier = userTurns(history).toReversed()
  // A price at a place is answered, with the offices of that place below; so is the price that is asked for with an office, or on after one.
  if (!seeks && !(asksPrice && (goesOn || (place !== undefined && deed !== undefined)))) return undefined
  const wanted = deed ?? earlier.map((said) => findDeed(toPlainText(said))).find((found) => found !== undefined)
  return {
    deed: wanted?.slug,
    ...(wanted && !deed && isAnew && { isDeedBefore: true as const }),
    place: place ?? earlier.map((said) => placeIn(said, places) ?? readBarePlace(toPlainText(said), places)).find((found) => found !== undefined),
    order: officeWords.wantsCheapest.test(text) ? 'prijs' : officeWords.wantsBest.test(text) ? 'beoordeling' : 'passend',
    language: 'Engels',
    lang: 'en',
    leads: !asksPrice || wanted === undefined,
  }
}

/** Prices of different deeds say nothing of each other, so the deed is asked for. */
export function answerWithOffices(wish: ReferralWish): EngineAnswer {
  const options = commonDeeds.flatMap(({ slug }) => {
    const phrase = englishPhraseOf(slug)
    return phrase === undefined ? [] : [{ label: phrase.charAt(0).toUpperCase() + phrase.slice(1), says: englishTexts.forDeed(phrase) }]
  })
  const answer = { ...plain('verwijzing', englishTexts.offices(englishPhraseOf(wish.deed ?? ''))), refers: wish }
  return wish.deed === undefined ? { ...answer, extras: { ...answer.extras, asks: { fact: 'deed', question: englishTexts.whichDeed, options } } } : answer
}

/** The offices that somebody looks for by themselves. */
export function findEnglishOffices(input: EngineInput, places: Places): EngineAnswer | undefined {
  const wish = readEnglishWish(input, places)
  return wish?.leads ? answerWithOffices(wish) : undefined
}
