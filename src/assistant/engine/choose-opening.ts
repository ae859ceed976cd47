/** Chooses the statement of an entry that answers a question, and whether the answer may begin with yes or no. */
import type { Slot } from '../retrieval/slot.ts'
import type { KnowledgeEntry, Statement } from '../retrieval/knowledge.ts'
import type { MeasureSaid } from './said.ts'
import { hasSense, listTellingWords, type NearWay, type OpeningWord, type WayFinder } from '../retrieval/learned/way-memory.ts'
import { eraOfText } from './case/married-since.ts'
import { readQuestionForm, type QuestionForm } from '../retrieval/question-form.ts'

export interface Opening {
  statement: Statement
  word: OpeningWord
  /** The others, the ones that help most first. */
  support: Statement[]
  /** What fits better was just said, and this says nothing of what is new in the question either. */
  isNearest?: true
}

/** Beyond the nearest few, likeness is chance. */
const NEAREST = 6
/** The second power lets one near way outweigh several far ones. */
const POWER = 3
/** Fitted together on ways of asking that were held back. */
const LEARNED = 0.5
const TAUGHT = 0.5
const ASKED_ASPECT = 0.22
const HELD_WORDS = 0.45
/** In doubt the first statement opens: it says most by itself. */
const FIRST = 0.08

/** A statement for the visitor's own case goes first, one for another case last. */
const CASE = { '1': 0.4, '0': 0, '-1': -0.8 } as const

/** The same words in the same sense, whatever their order. */
const SAME = 0.999
const KNOWN = 1

/** More than what is asked, less than a way of asking that is the same. */
const PREFERRED = 1.4

/** Only what clearly answers is said twice. */
const SAID = 0.35
/** On top of that, for what was just said. */
const AGAIN = [0, 0.25, 9] as const

const LEAST_LIKE = 0.58
const LEAST_MARGIN = 0.7
/** A way of asking that is turned round says little of this one. */
const OTHER_SENSE = 0.2

/** Share of what is new in a question from which a statement may be about that, and from which it may be said again for it. */
const ABOUT_NEW = 0.2
const SAYS_NEW = 0.5

/** Share of the question's words, by weight, that a text holds. */
type MeasureHeld = (text: string) => number

export interface OpeningInput {
  question: string
  slots: readonly Slot[]
  ways: WayFinder
  held: MeasureHeld
  /** How likely each statement of the entry is what was asked, as far as that was learned. */
  learned?: (entry: string) => Float64Array
  /** 1: the statement speaks of the visitor's case; -1: of another one. */
  fit?: Fit
  said?: MeasureSaid
  /** It stands in the same answer already; it may open another part of it, but supports none. */
  isAbove?: (statement: Statement) => boolean
  /** 2: it opened another part of this answer, and opens none again. 1: it opened one of the last: who names something new asks something else. */
  justOpened?: (statement: Statement) => 0 | 1 | 2
  /** The same share of the words that are new in the conversation; undefined where none is. */
  heldNew?: MeasureHeld | undefined
  /** Id of the statement to be heard first, whatever is asked. */
  prefers?: string | undefined
  /** Ids of the statements to be heard right below it. */
  supports?: readonly string[] | undefined
  /** Of another language than Dutch. */
  form?: QuestionForm
}

const noneLearned = (): Float64Array => new Float64Array()

/** Of the ways that were taught only their words and what they were answered with are kept. */
export function chooseOpening(
  entry: KnowledgeEntry,
  {
    question,
    slots,
    ways,
    held,
    learned = noneLearned,
    fit: fitOfCase = () => 0,
    said = () => 0,
    isAbove = () => false,
    justOpened = () => 0,
    heldNew,
    prefers,
    supports = [],
    form = readQuestionForm(question),
  }: OpeningInput,
): Opening {
  const fit = fitOfMarriage(entry, fitOfCase)
  const near = ways.nearest(listTellingWords(question, slots, form.sense), entry.id).slice(0, NEAREST)
  const same = near.find(({ likeness }) => likeness >= SAME)
  const guessed = learned(entry.id)
  const scored = entry.statements.map((statement, at) => ({
    statement,
    at,
    score:
      LEARNED * (guessed[at] ?? 0) +
      scoreStatement(statement, at, near, form, held(statement.text)) +
      CASE[fit(statement)] -
      SAID * said(statement) +
      (statement.id === prefers ? PREFERRED : 0) +
      (same?.statement === at ? KNOWN : 0),
  }))
  const isMeant = ({ statement, at }: (typeof scored)[number]) => statement.id === prefers || same?.statement === at
  const fits = (one: (typeof scored)[number]) => fit(one.statement) >= 0 || isMeant(one)
  const ranked = scored.toSorted((a, b) => Number(fits(b)) - Number(fits(a)) || b.score - a.score)
  const saysNew = ({ text }: Statement, least: number) => heldNew === undefined || heldNew(text) >= least
  const scoreAnew = (one: (typeof scored)[number]) => {
    const opened = justOpened(one.statement)
    return one.score - (isMeant(one) || (opened === 1 && saysNew(one.statement, SAYS_NEW)) ? 0 : AGAIN[opened])
  }
  const [anew] = ranked.filter(fits).toSorted((a, b) => scoreAnew(b) - scoreAnew(a))
  const opening = anew ?? ranked[0]!
  const others = ranked.filter((one) => one !== opening)
  const isNearest = opening !== ranked[0] && !saysNew(opening.statement, ABOUT_NEW)
  return {
    statement: opening.statement,
    word: form.isYesNo ? (same?.statement === opening.at ? same.word : chooseWord(near, opening.at, form.sense)) : 'open',
    ...(isNearest && { isNearest }),
    // What holds for somebody else only puzzles.
    support: firstOf(supports, others).flatMap(({ statement }) =>
      fit(statement) < 0 || isAbove(statement) || isOfLaterMarriages(statement, opening.statement, entry) ? [] : [statement],
    ),
  }
}

type Fit = (statement: Statement) => -1 | 0 | 1

/** To who married before, what an entry says of neither time is said of the later one, where it tells them apart. */
function fitOfMarriage({ statements }: KnowledgeEntry, fit: Fit): Fit {
  const isEarlier = statements.some((one) => fit(one) > 0 && eraOfText(one.text) === 'vroeger')
  const tellsApart = isEarlier && statements.some(({ text }) => eraOfText(text) === 'later')
  return (statement) => (tellsApart && fit(statement) === 0 && eraOfText(statement.text) === undefined ? -1 : fit(statement))
}

/** The order of the rest stays. */
const firstOf = <Scored extends { statement: Statement }>(ids: readonly string[], scored: readonly Scored[]): Scored[] => [
  ...scored.filter(({ statement }) => ids.includes(statement.id)),
  ...scored.filter(({ statement }) => !ids.includes(statement.id)),
]

/** Where an entry tells older marriages from later ones, what names neither is of the later ones, and not true beside what opens for the older. */
function isOfLaterMarriages({ text }: Statement, opening: Statement, { statements }: KnowledgeEntry): boolean {
  return eraOfText(opening.text) === 'vroeger' && eraOfText(text) === undefined && statements.some((one) => eraOfText(one.text) === 'later')
}

function scoreStatement({ aspects }: Statement, at: number, near: readonly NearWay[], form: QuestionForm, heldShare: number): number {
  const taught = near.reduce((sum, way) => sum + (way.statement === at ? way.likeness ** POWER : 0), 0)
  const asked = aspects.some((aspect) => form.aspects.has(aspect)) ? ASKED_ASPECT : 0
  return TAUGHT * Math.min(1, taught) + asked + HELD_WORDS * heldShare + (at === 0 ? FIRST : 0)
}

/** A word only where ways that are nearly the same question agree on it. */
function chooseWord(near: readonly NearWay[], at: number, sense: string): OpeningWord {
  const judged = near.filter((way) => way.statement === at && way.word !== 'open')
  const weigh = (word: OpeningWord) =>
    judged.reduce((sum, way) => sum + (way.word === word ? way.likeness ** POWER * (hasSense(way, sense) ? 1 : OTHER_SENSE) : 0), 0)
  const [yes, no] = [weigh('yes'), weigh('no')]
  const [word, most, least] = yes >= no ? (['yes', yes, no] as const) : (['no', no, yes] as const)
  const nearest = Math.max(0, ...judged.filter((way) => way.word === word && hasSense(way, sense)).map(({ likeness }) => likeness))
  return nearest >= LEAST_LIKE && (most - least) / (most + least || 1) >= LEAST_MARGIN ? word : 'open'
}
