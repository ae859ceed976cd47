/** Finds the sum that a message asks for, by itself or with what was told before. */
import type { FigureBook } from '../../figures/figure.ts'
import type { EngineAnswer, EngineInput, Turn } from '../conversation/engine.ts'
import { findCalculation } from '../sums/find-calculation.ts'
import { namesBirthday } from '../sums/birthday.nl.ts'
import type { Known } from '../sums/known.ts'
import { besideHome, homeEvidence } from '../sums/property-words.nl.ts'
import { asksPriceOfStep, deedsTogether, overSomethingElse, tellsOfSale } from '../sums/question-words.nl.ts'
import { sharedByHeirs, subjects } from '../sums/subject-words.nl.ts'
import { ESTATE_SHARES } from '../sums/sums/answer-estate.ts'
import { Utterance } from '../sums/utterance.ts'
import { readCase } from './case/case-record.ts'
import { listEarlier } from './follow-up.ts'
import {
  afterStory,
  EQUITY,
  LEAST_OWNERS,
  ofClaimTold,
  ofFamilyTold,
  ofPersonTold,
  ofStory,
  OF_STORY,
  ofTakeoverTold,
  isTakenOverByHeir,
  type WayOn,
} from './sum-of-story.ts'

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

const firstOf = (ways: readonly WayOn[], ...asked: Parameters<WayOn>): EngineAnswer | undefined => {
  for (const way of ways) {
    const sum = way(...asked)
    if (sum) return sum
  }
  return undefined
}

/** Of the message itself, of who or what it points at, or of the sum before it. */
function findAlone(input: EngineInput, said: Utterance, figures: FigureBook): EngineAnswer | undefined {
  const sum = findCalculation(input.question, input.history, input.day, figures)
  if (sum && !sum.extras?.asks) return sum
  const asks = said.asksForOutcome()
  return (asks ? ofPersonTold(input, said, figures) : undefined) ?? sum ?? (asks ? firstOf(ofStory, input, said, figures) : undefined)
}

/** What the visitor said before, as the sums read it. */
const toldBefore = ({ history, day }: Pick<EngineInput, 'history' | 'day'>): Utterance[] =>
  history.flatMap(({ role, content }) => (role === 'user' ? [Utterance.of(content, day)] : []))

const UNMARRIED: ReadonlySet<string> = new Set(['samenwonend', 'samenlevingscontract', 'ongehuwd'])
/** What was told of the owners of a home before: how many heirs they are, and that they never married. */
function ownersTold({ history, day }: EngineInput, said: Utterance): Known {
  const before = toldBefore({ history, day })
  const owners =
    (said.children() ?? 0) < LEAST_OWNERS
      ? before.findLast((one) => sharedByHeirs.test(one.text) && (one.children() ?? 0) >= LEAST_OWNERS)?.children()
      : undefined
  const isUnmarried = UNMARRIED.has(readCase('', history).get('civil')?.value ?? '')
  return { ...(owners !== undefined && { owners }), ...(isUnmarried && { unmarried: true }) }
}

const PURCHASES: ReadonlySet<string> = new Set(['berekening:overdrachtsbelasting', 'berekening:aankoopkosten'])
const namesHome = (said: Utterance): boolean => homeEvidence.test(said.text.replace(besideHome, ' '))

/** That land is bought, where the message does not say of what the price is: 'een stuk tuin van de buren', and later 'het kost 12.000'. */
function purchaseTold({ history, day }: EngineInput, said: Utterance): Known {
  if (said.purchase()?.use !== undefined || namesHome(said)) return {}
  const before = toldBefore({ history, day })
  const named = before.findLast((one) => one.purchase()?.use !== undefined || namesHome(one))
  const isTrade = named !== undefined && (subjects.buys.test(named.text) || subjects.sells.test(named.text))
  return isTrade && named.purchase()?.use === 'non-dwelling' ? { use: 'non-dwelling' } : {}
}

/** A birthday before the deed, of which another day or the price is told now. */
function birthdayTold({ history, day }: EngineInput, said: Utterance): Known {
  const told = toldBefore({ history, day }).map(({ text }) => text)
  const at = namesBirthday(said.text) ? -1 : told.findLastIndex(namesBirthday)
  // The newest first: a day of the deed that was moved goes before the one it was.
  return at < 0 ? {} : { birthday: told.slice(at).toReversed().join('. ') }
}

/** The sum with what was told in other messages of the owners of the home, or of what is bought. */
function withTold(sum: EngineAnswer | undefined, input: EngineInput, said: Utterance, figures: FigureBook): EngineAnswer | undefined {
  if (!sum || input.history.length === 0) return sum
  const known =
    sum.reference === EQUITY
      ? ownersTold(input, said)
      : PURCHASES.has(sum.reference ?? '')
        ? { ...purchaseTold(input, said), ...birthdayTold(input, said) }
        : {}
  return Object.keys(known).length === 0 ? sum : (findCalculation(input.question, input.history, input.day, figures, known) ?? sum)
}

/** What a message tells before the question that it ends with. */
function withoutQuestion(message: string): string {
  const text = message.trim()
  return text.endsWith('?') ? text.slice(0, Math.max(...['. ', '! ', '? '].map((mark) => text.lastIndexOf(mark))) + 1) : text
}

/** One of the heirs takes over the home that was divided before: what was told of it, without what was asked. */
function findTakenOver(earlier: string, { question, day }: EngineInput, figures: FigureBook): EngineAnswer | undefined {
  const sum = findCalculation(`${withoutQuestion(earlier)} ${question}`, [], day, figures)
  return sum?.reference === EQUITY ? sum : undefined
}

/** Asks by its name for the tax of a sale, over which the gift in it was worked out. */
const isOfSale = ({ text }: Utterance, before: Turn, sum: EngineAnswer): boolean =>
  before.reference === 'berekening:schenkbelasting' && subjects.transferTax.test(text) && sum.reference === 'berekening:overdrachtsbelasting'

/** With an earlier message, for which this one has a new fact or asks something else: 'wij kopen een huis van 390.000' and then 'hoeveel belasting is dat'. */
function findWithEarlier(input: EngineInput, said: Utterance, figures: FigureBook): EngineAnswer | undefined {
  const { question, history, day } = input
  const adds = addsDeed(said, history)
  if (history.length === 0 || !(said.asksForOutcome() || adds) || overSomethingElse.test(said.text) || (!adds && asksPriceOfStep.test(said.text)))
    return undefined
  for (const earlier of listEarlier(history, question)) {
    const before = sumAfter(earlier, history)
    const isNew = namesNewAmount(said, Utterance.of(earlier, day))
    // A family or a home that was told without amounts may be what new ones are of.
    if (isNew && (before || Utterance.of(earlier, day).amounts().length > 0)) continue
    const takenOver = before?.reference === ESTATE_SHARES ? findTakenOver(earlier, input, figures) : undefined
    if (takenOver) return takenOver
    // What is said anew goes before what was calculated with.
    const sum = findCalculation(before && !adds ? `${question} ${earlier}` : `${earlier} ${question}`, history, day, figures)
    if ((sum?.reference === PRICES) !== adds) continue
    if (isNew && !OF_STORY.has(sum?.reference ?? '')) continue
    // What was calculated may change, but is no story for another sum, nor said again: 'moet ik het huis verkopen om dat te betalen'.
    if (sum && (!before || isOfSale(said, before, sum) || (before.reference === sum.reference && before.content !== sum.text))) return sum
  }
  return undefined
}

/** Of the one who died: the other half is the widow's, who inherits as well. */
const halfOfDeceased = /\b(?:zijn|haar|hun|pa's|ma's|vaders?|moeders?|papa's|mama's) helft\b/
const INHERITANCE_TAX = 'berekening:erfbelasting'

/** The half of a parent is divided before a child pays over a part of it: with who was told to be left, and not at all where nobody was. */
function dividedFirst(sum: EngineAnswer, { question, history, day }: EngineInput, said: Utterance, figures: FigureBook): EngineAnswer | undefined {
  if (sum.reference !== INHERITANCE_TAX || !halfOfDeceased.test(said.text)) return sum
  for (const earlier of listEarlier(history, question)) {
    const divided = findCalculation(`${withoutQuestion(earlier)} ${question}`, [], day, figures)
    if (divided?.reference === ESTATE_SHARES) return divided
  }
  return undefined
}

/** Another home than the one that was inherited. */
const buysHome = /\b(?:koop|koopt|kopen|kocht|kochten|gekocht|aankoop)\b/

/** The sum that is asked for, by itself or with what was told before. */
export function findSum(input: EngineInput, figures: FigureBook): EngineAnswer | undefined {
  const said = Utterance.of(input.question, input.day)
  if (tellsOfSale.test(said.text) && !said.asksForOutcome()) return undefined
  const told = firstOf([ofFamilyTold, ofClaimTold, ofTakeoverTold], input, said, figures)
  if (told) return told
  const found = findAlone(input, said, figures) ?? (said.amounts().length > 0 ? afterStory(input, said, figures) : undefined)
  const sum = withTold(found, input, said, figures) ?? findWithEarlier(input, said, figures)
  // Who divides an inheritance buys nothing (WBR 3).
  const isExempt = sum !== undefined && PURCHASES.has(sum.reference ?? '') && !buysHome.test(said.text) && isTakenOverByHeir(input, said)
  return sum === undefined || isExempt ? undefined : dividedFirst(sum, input, said, figures)
}
