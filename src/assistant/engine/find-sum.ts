/** Finds the sum that a message asks for, by itself or with what was told before. */
import type { FigureBook } from '../../figures/figure.ts'
import type { EngineAnswer, EngineInput, Turn } from '../conversation/engine.ts'
import { findCalculation } from '../sums/find-calculation.ts'
import { asksPriceOfStep, deedsTogether, overSomethingElse, tellsOfSale } from '../sums/question-words.nl.ts'
import { FAMILY_SHARES } from '../sums/sums/family-shares.ts'
import { shareAmount } from '../sums/sums/share-amount.ts'
import { ESTATE_SHARES } from '../sums/sums/answer-estate.ts'
import { asksOnlyTax } from '../sums/sums/estate.ts'
import { tellEstate } from '../sums/sums/read-estate.ts'
import { Utterance } from '../sums/utterance.ts'
import { listEarlier } from './follow-up.ts'
import { withPersonTold } from './told-person.ts'

/** The sum that answered a message, if one did. */
const sumAfter = (text: string, history: readonly Turn[]): Turn | undefined => {
  const answer = history[history.findLastIndex(({ role, content }) => role === 'user' && content === text) + 1]
  return answer?.kind === 'berekening' ? answer : undefined
}

/** 'Die 30.000' was said before. */
const namesNewAmount = (said: Utterance, earlier: Utterance): boolean =>
  said.amounts().some(({ cents }) => !earlier.amounts().some((amount) => amount.cents === cents))

/** What deeds cost is added up only for who wants them together; the price of another one is asked for by itself. */
const PRICES = 'berekening:prijzen'

/** 'En een testament erbij?' after a price. */
const addsDeed = ({ text }: Utterance, history: readonly Turn[]): boolean =>
  deedsTogether.test(text) && /^(?:kosten-|berekening:prijzen)/.test(history.findLast(({ role }) => role === 'assistant')?.reference ?? '')

/** An amount that is told after who inherits which part is what that family shares; then the tax over it may be asked. */
function findShared({ question, history, day }: EngineInput, said: Utterance, figures: FigureBook): EngineAnswer | undefined {
  const at = history.findLastIndex(({ reference }) => reference === FAMILY_SHARES)
  const family = history[at - 1]?.content
  if (at < 0 || family === undefined) return undefined
  const told = Utterance.of(family, day)
  const since = history.slice(at + 1)
  if (said.amounts().length > 0) return since.length === 0 ? shareAmount(told, said, day, figures) : undefined
  const amount = asksOnlyTax(said) ? since.findLast(({ role, content }) => role === 'user' && Utterance.of(content, day).amounts().length > 0) : undefined
  return amount && shareAmount(told, Utterance.of(`${amount.content}. ${question}`, day), day, figures)
}

/** By what answered last: how it calls what an amount is then asked of, 'hoeveel is dat dan' after a child was to be disinherited. */
const subjectsAfter: Readonly<Record<string, string>> = { 'testament-onterven': 'legitieme portie', 'testament-legitieme-portie': 'legitieme portie' }

const subjectAfter = (turn: Turn | undefined): string | undefined => subjectsAfter[turn?.reference ?? '']

/** Of an amount in this message, or of what was told before where it asks what tax is due on 'dat'. */
function findOfSubject({ question, history, day }: EngineInput, said: Utterance, figures: FigureBook): EngineAnswer | undefined {
  const subject = subjectAfter(history.findLast(({ role }) => role === 'assistant'))
  if (subject === undefined) return undefined
  if (said.amounts().length > 0) return findCalculation(`${subject}: ${question}`, [], day, figures)
  if (!asksOnlyTax(said)) return undefined
  const told = history.flatMap(({ role, content }) => (role === 'user' ? (tellEstate(Utterance.of(content, day)) ?? []) : [])).at(-1)
  return told === undefined ? undefined : findCalculation(`${subject}: ${told} ${question}`, [], day, figures)
}

/** Over an estate that was divided, whatever was asked in between; what an amount was told of then is said with it. */
function findOverShares({ question, history, day }: EngineInput, said: Utterance, figures: FigureBook): EngineAnswer | undefined {
  if (!asksOnlyTax(said)) return undefined
  const told = history.map((turn, place) => {
    const subject = turn.role === 'user' ? subjectAfter(history[place - 1]) : undefined
    return subject === undefined ? turn : { ...turn, content: `${subject}: ${turn.content}` }
  })
  const ends = told.flatMap(({ reference }, at) => (reference === ESTATE_SHARES ? [at + 1] : []))
  for (const end of ends.toReversed()) {
    const sum = findCalculation(question, told.slice(0, end), day, figures)
    if (sum) return sum
  }
  return undefined
}

/** Of these the outcome depends on who gets it. */
const GAINS: ReadonlySet<string> = new Set(['berekening:erfbelasting', 'berekening:schenkbelasting'])

/** For somebody who was told of, and is now only called 'hij' or 'haar'. */
function findOfPerson(input: EngineInput, said: Utterance, figures: FigureBook): EngineAnswer | undefined {
  const question = said.amounts().length > 0 ? withPersonTold(input.question, input.history) : undefined
  const sum = question === undefined ? undefined : findCalculation(question, [], input.day, figures)
  return sum && GAINS.has(sum.reference ?? '') ? sum : undefined
}

/** Of the message itself, of who or what it points at, or of the sum before it. */
function findAlone(input: EngineInput, said: Utterance, figures: FigureBook): EngineAnswer | undefined {
  const { question, history, day } = input
  const sum = findCalculation(question, history, day, figures)
  if (sum && !sum.extras?.asks) return sum
  const asks = said.asksForOutcome()
  return (
    (asks ? findOfPerson(input, said, figures) : undefined) ??
    sum ??
    (asks ? (findOfSubject(input, said, figures) ?? findOverShares(input, said, figures)) : undefined)
  )
}

/** The sum that is asked for, by itself or with what was told before: 'wij kopen een huis van 390.000' and then 'hoeveel belasting is dat'. */
export function findSum(input: EngineInput, figures: FigureBook): EngineAnswer | undefined {
  const { question, history, day } = input
  const said = Utterance.of(question, day)
  if (tellsOfSale.test(said.text) && !said.asksForOutcome()) return undefined
  const shared = findShared(input, said, figures)
  if (shared) return shared
  const alone = findAlone(input, said, figures)
  const adds = addsDeed(said, history)
  if (alone || history.length === 0 || !(said.asksForOutcome() || adds) || overSomethingElse.test(said.text) || (!adds && asksPriceOfStep.test(said.text)))
    return alone
  for (const earlier of listEarlier(history, question)) {
    if (namesNewAmount(said, Utterance.of(earlier, day))) continue
    const before = sumAfter(earlier, history)
    // What is said anew goes before what was calculated with.
    const sum = findCalculation(before && !adds ? `${question} ${earlier}` : `${earlier} ${question}`, history, day, figures)
    if ((sum?.reference === PRICES) !== adds) continue
    // What was calculated may change, but is no story for another sum, nor said again: 'moet ik het huis verkopen om dat te betalen'.
    if (sum && (!before || (before.reference === sum.reference && before.content !== sum.text))) return sum
  }
  return undefined
}
