/** Finds the sum a question asks for besides the four taxes and costs, alone or as a change of the sum before. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer, Turn } from '../../conversation/engine.ts'
import { namesCalculation } from '../detect-topic.ts'
import { normaliseQuestion } from '../normalise-question.ts'
import { asksForRule, continues, countWordsOutside, startsAsChange } from '../question-shape.ts'
import { propertyWords } from '../property-words.nl.ts'
import { allowanceSum } from './allowance.ts'
import { billSum } from './bill.ts'
import { charitySum } from './charity.ts'
import { childlessEstateSum } from './childless-estate.ts'
import { coBuyersSum } from './co-buyers.ts'
import { depositSum } from './deposit.ts'
import { estateSum } from './estate.ts'
import { givenCostsSum } from './given-costs.ts'
import { homeEquitySum } from './home-equity.ts'
import { mixedPropertySum } from './mixed-property.ts'
import { nhgSum } from './nhg.ts'
import { paperGiftSum } from './paper-gift.ts'
import { peopleSum } from './people.ts'
import { priceSum } from './price-sum.ts'
import { quoteSum } from './quotes.ts'
import type { Sum } from './sum.ts'
import { vatSum } from './vat.ts'
import { willPartsSum } from './will-parts.ts'

/** A conversation that goes on changing one sum longer than this starts anew. */
const MAX_DEPTH = 12
/** '3 kinderen', 'de hypotheek is 250.000': the fact that was asked back has no word too many. */
const MAX_WORDS_OF_FACT = 10
const MAX_WORDS_WITHOUT_NUMBER = 5
/** Few of these sums ask for an age, so a question with one is mostly about something else. */
const AGE = /\b(?:ik|ben|is|zijn|van) (?:nu |al |net )?\d{2}(?!\d|[.,]\d| ?(?:euro|%|procent|ton|duizend|mille|k\b|kinderen))/

/** A number, or deeds whose prices may be added up. */
const MAY_BE_SUM = /\d|testament|\bbv\b/

/** `texts` are the normalised questions of the conversation, oldest first; the last one is to be answered. */
type Solver = (texts: readonly string[], day: string, book: FigureBook) => EngineAnswer | undefined

function solver<Facts extends object>(sum: Sum<Facts>): Solver {
  const resolve = (texts: readonly string[], day: string): Facts | undefined => {
    const text = texts.at(-1) ?? ''
    const newer = sum.read(text, day)
    const own = sum.recognise(text, newer)
    if ((own && !continues(text)) || texts.length < 2 || !isChange(text, newer, sum)) return own
    const before = resolve(texts.slice(0, -1), day)
    return before ? sum.merge(before, newer) : own
  }
  return (texts, day, book) => {
    const facts = resolve(texts, day)
    return facts && sum.answer(facts, day, book)
  }
}

/** A word too many is allowed only next to a number; a whole question that does not start as a change is a new one. */
function isChange(text: string, newer: object, { words, knowsAges }: { words: ReadonlySet<string>; knowsAges?: true }): boolean {
  if (Object.keys(newer).length === 0 || asksForRule(text) || (!knowsAges && AGE.test(text))) return false
  const foreign = countWordsOutside(text, words, Object.values(propertyWords))
  const hasNumber = /\d/.test(text)
  if (startsAsChange(text)) return foreign <= (hasNumber && !namesCalculation(text) ? 1 : 0)
  const isFact = !text.includes('?') && !namesCalculation(text) && text.split(' ').length <= (hasNumber ? MAX_WORDS_OF_FACT : MAX_WORDS_WITHOUT_NUMBER)
  return isFact && foreign === 0 && Object.keys(newer).some((key) => key !== 'years' && key !== 'wish')
}

const SOLVERS: readonly Solver[] = [
  solver(paperGiftSum),
  solver(allowanceSum),
  solver(depositSum),
  solver(givenCostsSum),
  solver(quoteSum),
  solver(coBuyersSum),
  solver(mixedPropertySum),
  solver(billSum),
  solver(peopleSum),
  solver(childlessEstateSum),
  solver(estateSum),
  solver(homeEquitySum),
  solver(vatSum),
  solver(nhgSum),
  solver(charitySum),
  solver(willPartsSum),
  solver(priceSum),
]

/** `history` is oldest first; `day` is YYYY-MM-DD. Undefined when no sum is asked for or what it needs is not said. */
export function findSum(question: string, history: readonly Turn[], day: string, book: FigureBook): EngineAnswer | undefined {
  const earlier = history.flatMap((turn) => (turn.role === 'user' ? [turn.content] : []))
  const texts = [...earlier.slice(-MAX_DEPTH), question].map(normaliseQuestion)
  if (!texts.some((text) => MAY_BE_SUM.test(text))) return undefined
  for (const solve of SOLVERS) {
    const answer = solve(texts, day, book)
    if (answer) return answer
  }
  return undefined
}
