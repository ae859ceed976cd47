/** Finds the sum that a message asks for, by itself or with what was told before. */
import type { FigureBook } from '../../figures/figure.ts'
import type { EngineAnswer, EngineInput, Turn } from '../conversation/engine.ts'
import { findCalculation } from '../sums/find-calculation.ts'
import { sharedByHeirs, subjects } from '../sums/subject-words.nl.ts'
import { asksPriceOfStep, deedsTogether, overSomethingElse, tellsOfSale } from '../sums/question-words.nl.ts'
import { FAMILY_SHARES } from '../sums/sums/family-shares.ts'
import { shareAmount } from '../sums/sums/share-amount.ts'
import { ESTATE_SHARES } from '../sums/sums/answer-estate.ts'
import { asksOnlyTax } from '../sums/sums/estate.ts'
import { tellEstate } from '../sums/sums/read-estate.ts'
import { Utterance } from '../sums/utterance.ts'
import { readCase } from './case/case-record.ts'
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

/** Who leaves it, as the visitor called them. */
const LEAVES =
  /\b(?:mijn|onze|m'n) ((?:groot)?(?:vader|moeder)|pa|ma|opa|oma|oom|tante|broer|zus|neef|nicht|vriend|vriendin|(?:over)?buurman|(?:over)?buurvrouw)\b/

/** Of a story about what somebody leaves, in which the amount comes last: 'dus 1/6 van 210.000, wat houd ik over na de belasting'. */
function findOfEstateTold({ question, history, day }: EngineInput, said: Utterance, figures: FigureBook): EngineAnswer | undefined {
  const asksTax = subjects.tax.test(said.text) || subjects.inheritanceTax.test(said.text)
  if (!asksTax || said.amounts().length !== 1 || said.topic() !== undefined || subjects.transferTax.test(said.text) || subjects.giftTax.test(said.text))
    return undefined
  const stories = history.flatMap(({ role, content }) => (role === 'user' ? [Utterance.of(content, day)] : []))
  const story = stories.find(({ text }) => subjects.inherits.test(text) && !subjects.gives.test(text) && !subjects.buys.test(text))
  const who = LEAVES.exec(story?.text ?? '')?.[1]
  const lead = said.kin().length > 0 ? 'bij een erfenis: ' : who === undefined ? undefined : `ik erf van mijn ${who}: `
  const sum = story === undefined || lead === undefined ? undefined : findCalculation(`${lead}${question}`, [], day, figures)
  return sum && !sum.extras?.asks && GAINS.has(sum.reference ?? '') ? sum : undefined
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
    (asks ? (findOfSubject(input, said, figures) ?? findOverShares(input, said, figures) ?? findOfEstateTold(input, said, figures)) : undefined)
  )
}

const EQUITY = 'berekening:overwaarde'
/** Sums over what a family or a couple has, of which the people may have been told before. */
const OF_STORY: ReadonlySet<string> = new Set([EQUITY, ESTATE_SHARES, 'berekening:verdeling'])
const UNMARRIED: ReadonlySet<string> = new Set(['samenwonend', 'samenlevingscontract', 'ongehuwd'])
/** A home in common of two needs no number. */
const LEAST_OWNERS = 3

/** What was told of the owners of a home before: how many heirs they are, and that they never married. */
function tellOwners({ history, day }: EngineInput, said: Utterance): string {
  const before = history.flatMap(({ role, content }) => (role === 'user' ? [Utterance.of(content, day)] : []))
  const heirs =
    (said.children() ?? 0) < LEAST_OWNERS
      ? before.findLast((one) => sharedByHeirs.test(one.text) && (one.children() ?? 0) >= LEAST_OWNERS)?.children()
      : undefined
  const civil = readCase('', history).get('civil')?.value
  return `${heirs === undefined ? '' : `wij zijn met zijn ${heirs} erfgenamen. `}${civil !== undefined && UNMARRIED.has(civil) ? 'wij waren niet getrouwd. ' : ''}`
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

/** A sum over a home, with what was told of its owners in other messages. */
function withOwners(sum: EngineAnswer | undefined, input: EngineInput, said: Utterance, figures: FigureBook): EngineAnswer | undefined {
  if (sum?.reference !== EQUITY || input.history.length === 0) return sum
  const told = tellOwners(input, said)
  return told === '' ? sum : (findCalculation(`${told}${input.question}`, input.history, input.day, figures) ?? sum)
}

/** Goes on from a sum that was made of two messages: a story, and the amounts of it. */
function findAfterStory({ question, history, day }: EngineInput, figures: FigureBook): EngineAnswer | undefined {
  const last = history.findLast(({ role }) => role === 'assistant')
  const asked = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const amounts = asked.at(-1)
  if (last?.kind !== 'berekening' || !OF_STORY.has(last.reference ?? '') || asked.length < 2) return undefined
  for (const story of new Set([asked.at(-2), asked[0]])) {
    const sum = findCalculation(question, [{ role: 'user', content: `${story} ${amounts}` }], day, figures)
    if (sum?.reference === last.reference && sum?.text !== last.content) return sum
  }
  return undefined
}

/** The sum that is asked for, by itself or with what was told before: 'wij kopen een huis van 390.000' and then 'hoeveel belasting is dat'. */
export function findSum(input: EngineInput, figures: FigureBook): EngineAnswer | undefined {
  const { question, history, day } = input
  const said = Utterance.of(question, day)
  if (tellsOfSale.test(said.text) && !said.asksForOutcome()) return undefined
  const shared = findShared(input, said, figures)
  if (shared) return shared
  const found = findAlone(input, said, figures) ?? (said.amounts().length > 0 ? findAfterStory(input, figures) : undefined)
  const alone = withOwners(found, input, said, figures)
  const adds = addsDeed(said, history)
  if (alone || history.length === 0 || !(said.asksForOutcome() || adds) || overSomethingElse.test(said.text) || (!adds && asksPriceOfStep.test(said.text)))
    return alone
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
