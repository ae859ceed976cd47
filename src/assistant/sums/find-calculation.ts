/** Recognises a question whose answer is a sum, calculates it from the dated figures and shows the steps. */
import type { FigureBook } from '../../figures/figure.ts'
import type { EngineAnswer } from '../conversation/engine.ts'
import type { Known, Message } from './known.ts'
import { allowanceSum } from './sums/allowance.ts'
import { belowValueSum } from './sums/below-value.ts'
import { billSum } from './sums/bill.ts'
import { charitySum } from './sums/charity.ts'
import { childlessEstateSum } from './sums/childless-estate.ts'
import { coBuyersSum } from './sums/co-buyers.ts'
import { depositSum } from './sums/deposit.ts'
import { eitherGainSum } from './sums/either-gain.ts'
import { enoughMoneySum } from './sums/enough-money.ts'
import { estateSum } from './sums/estate.ts'
import { familySharesSum } from './sums/family-shares.ts'
import { freePartSum } from './sums/free-part.ts'
import { gainTaxSum } from './sums/gain-tax.ts'
import { giftByAgeSum } from './sums/gift-by-age.ts'
import { givenCostsSum } from './sums/given-costs.ts'
import { homeEquitySum } from './sums/home-equity.ts'
import { marriageDivisionSum } from './sums/marriage-division.ts'
import { mixedPropertySum } from './sums/mixed-property.ts'
import { nhgSum } from './sums/nhg.ts'
import { paperGiftSum } from './sums/paper-gift.ts'
import { peopleSum } from './sums/people.ts'
import { priceSum } from './sums/price-sum.ts'
import { purchaseTaxSum } from './sums/purchase-tax.ts'
import { quoteSum } from './sums/quotes.ts'
import { reflectionDaysSum } from './sums/reflection-days.ts'
import { representationSum } from './sums/representation.ts'
import { solver, type Candidate, type Solver } from './sums/resolve-sum.ts'
import { spreadGiftSum } from './sums/spread-gift.ts'
import { toldFamilySum } from './sums/told-family.ts'
import { usufructSum } from './sums/usufruct.ts'
import { vatSum } from './sums/vat.ts'
import { willPartsSum } from './sums/will-parts.ts'
import { diedBefore, elderLeft, heirDied, heirDiedIn, sharedByFamily } from './subject-words.nl.ts'
import { Utterance } from './utterance.ts'

/** A conversation that goes on changing one sum longer than this starts anew. */
const MAX_DEPTH = 12
/** A number, deeds whose prices may be added up, heirs whose parts may be told, or a contract that was signed on some day. */
const MAY_BE_SUM = /\d|testament|\bbv\b|\bwie (?:krijgt|erft|krijgen|erven)\b|\bverdeeld\b|\bbedenktijd\b|\bgetekend\b|\btekenden?\b/

/** The first goes before others that fit as well, since they know nobody who died before; of the rest the order does not matter. */
export const solvers: readonly Solver[] = [
  solver(representationSum),
  solver(paperGiftSum),
  solver(spreadGiftSum),
  solver(giftByAgeSum),
  solver(allowanceSum),
  solver(reflectionDaysSum),
  solver(belowValueSum),
  solver(freePartSum),
  solver(enoughMoneySum),
  solver(depositSum),
  solver(givenCostsSum),
  solver(quoteSum),
  solver(coBuyersSum),
  solver(mixedPropertySum),
  solver(billSum),
  solver(peopleSum),
  solver(childlessEstateSum),
  solver(estateSum),
  solver(familySharesSum),
  solver(marriageDivisionSum),
  solver(homeEquitySum),
  solver(vatSum),
  solver(nhgSum),
  solver(charitySum),
  solver(willPartsSum),
  solver(priceSum),
  solver(gainTaxSum),
  solver(purchaseTaxSum),
  solver(eitherGainSum),
  solver(usufructSum),
  solver(toldFamilySum),
]

/** What a disinherited child can claim is a sum of an estate and of nothing else. */
const ofForced: readonly Solver[] = [solver(estateSum)]

/**
 * The sum the question asks for, alone or as a change of the one before in `history` (oldest first). Undefined when it is not a
 * question for an amount, when the amount to calculate with is missing, or when a circumstance is named that the sums do not know.
 * `day` is YYYY-MM-DD in the Netherlands; `known` is what the question is about besides its own words.
 */
export function findCalculation(question: string, history: readonly Message[], day: string, book: FigureBook, known: Known = {}): EngineAnswer | undefined {
  const isOfForced = known.wish === 'forced' || history.some((message) => message.known?.wish === 'forced')
  return solveWith(isOfForced ? ofForced : solvers, question, history, day, book, known)
}

/** Of the sums that fit, one that is asked for by itself goes before one that goes on from before, and one that knows more before a general one. */
export function solveWith(
  among: readonly Solver[],
  question: string,
  history: readonly Message[],
  day: string,
  book: FigureBook,
  known: Known = {},
): EngineAnswer | undefined {
  const earlier = history.flatMap((message) => (message.role === 'user' ? [Utterance.of(message.content, day, message.known)] : []))
  const questions = [...earlier.slice(-MAX_DEPTH), Utterance.of(question, day, known)]
  if (!known.estate && !questions.some(({ text }) => MAY_BE_SUM.test(text))) return undefined
  const candidates = among.flatMap((solve) => solve(questions) ?? [])
  for (const candidate of candidates.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const answer = candidate.answer(day, book)
    if (answer) return dividesWrongly(answer, candidate.from, questions) ? undefined : answer
  }
  return undefined
}

/** What is left to somebody who died before goes to others than the sums know. Said before the sum it only matters where several share. */
function dividesWrongly({ reference }: EngineAnswer, from: readonly Utterance[], questions: readonly Utterance[]): boolean {
  if (reference !== 'berekening:erfdeel' && reference !== 'berekening:erfbelasting') return false
  const said = from.some(({ text }) => sharedByFamily.test(text)) ? questions : from
  return said.some(({ text }, at) => diedBefore.test(text) || isOfDeadHeir(text, said.slice(0, at)))
}

/** Of children who share what a parent left, one is said to have died: in the same message with the year, or after it. */
const isOfDeadHeir = (text: string, before: readonly Utterance[]): boolean =>
  (heirDiedIn.test(text) && elderLeft.test(text)) || (heirDied.test(text) && before.some((one) => elderLeft.test(one.text)))

const rankOf = ({ isAsked, isGeneral }: Candidate): number => (isAsked ? 0 : 2) + (isGeneral ? 1 : 0)
