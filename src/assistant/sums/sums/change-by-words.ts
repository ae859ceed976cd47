/** How most sums change: a message of which every word belongs to the sum gives facts that take the place of the earlier ones. */
import { wordSet } from '../phrases.ts'
import { propertyWords } from '../property-words.nl.ts'
import { namesCalculation } from '../detect-topic.ts'
import { countWordsOutside, restatesAmount } from '../question-shape.ts'
import { commonWords } from '../question-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { MOST_TIMES_LESS, type Change } from './sum.ts'

/** '3 kinderen', 'de hypotheek is 250.000': the fact that was asked back has no word too many. */
const MAX_WORDS_OF_FACT = 10
const MAX_WORDS_WITHOUT_NUMBER = 5
/** Few sums ask for an age, so a question with one is mostly about something else. */
const AGE = /\b(?:ik|ben|is|zijn|van) (?:nu |al |net )?\d{2}(?!\d|[.,]\d| ?(?:euro|%|procent|ton|duizend|mille|k\b|kinderen))/

/** The amounts that a sum is over; what goes off may change to anything. */
const MAIN = /^(?:value|estate|amount|price)Cents$/

interface Options<Facts> {
  merge?: (before: Facts, newer: Partial<Facts>) => Facts
  /** An age changes this sum. */
  knowsAges?: true
}

/** `words` are those that a change may have besides the common ones. */
export function changeByWords<Facts extends object>(words: string, { merge, knowsAges }: Options<Facts> = {}): Change<Facts> {
  const known = wordSet(`${commonWords} ${words}`)
  const isSmall = (before: Facts, newer: Partial<Facts>, text: string): boolean =>
    (restatesAmount(text) || countForeign(text, known) > 0) && !text.includes('?') && isFarLess(before, newer)
  return {
    mayChange: (said, newer) => Object.keys(newer).length > 0 && (knowsAges === true || !AGE.test(said.text)) && isChange(said, newer, known),
    change: (before, newer, said) => (isSmall(before, newer, said.text) ? undefined : merge ? merge(before, newer) : { ...before, ...newer }),
  }
}

const countForeign = (text: string, known: ReadonlySet<string>): number => countWordsOutside(text, known, Object.values(propertyWords))

/** What is worth so much less than before is something else. */
const isFarLess = (before: object, newer: object): boolean => {
  const known = new Map(Object.entries(before))
  return Object.entries(newer).some(([key, value]) => {
    const earlier: unknown = known.get(key)
    return MAIN.test(key) && typeof value === 'number' && typeof earlier === 'number' && value * MOST_TIMES_LESS <= earlier
  })
}

/** A word too many is allowed only next to a number; a whole question that does not start as a change is a new one. */
function isChange({ text, asksForRule, startsAsChange }: Utterance, newer: object, known: ReadonlySet<string>): boolean {
  if (asksForRule()) return false
  if (restatesAmount(text)) return true
  const foreign = countForeign(text, known)
  const hasNumber = /\d/.test(text)
  if (startsAsChange()) return foreign <= (hasNumber && !namesCalculation(text) ? 1 : 0)
  const isFact = !text.includes('?') && !namesCalculation(text) && text.split(' ').length <= (hasNumber ? MAX_WORDS_OF_FACT : MAX_WORDS_WITHOUT_NUMBER)
  return isFact && foreign === 0 && Object.keys(newer).some((key) => key !== 'years' && key !== 'wish')
}

/** Every message is a question of its own. */
export const neverChanges = { mayChange: () => false, change: () => undefined } satisfies Change<object>
