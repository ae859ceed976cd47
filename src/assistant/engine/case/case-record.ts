/** What a visitor said of the own case in the whole conversation: later words replace earlier ones, and a denial fills nothing. */
import type { Assumption, CaseFact, FactQuestion } from '../../conversation/answer-extras.ts'
import type { Turn } from '../../conversation/engine.ts'
import { foldText } from '../../retrieval/fold-text.ts'
import { digitsForNumberWords } from '../../sums/dutch-numbers.ts'
import { normaliseQuestion } from '../../sums/normalise-question.ts'
import { factsOfBeside } from '../../sums/others-words.nl.ts'
import { tellsOfOthers } from '../../sums/question-shape.ts'
import { tellsOfSale } from '../../sums/question-words.nl.ts'
import { eraOfYear } from './married-since.ts'
import {
  asksOfOthers,
  beforeYear,
  caseTexts,
  eitherYear,
  factValues,
  marriedIn,
  marriedLately,
  ofEx,
  isToMarry,
  ownAge,
  yearsMarried,
} from './case-words.nl.ts'
import { readAges, readDeath } from './family-facts.ts'
import { parentDied } from './family-words.nl.ts'
import type { FactValue } from './fact-value.ts'
import { quietFacts } from './situation-words.nl.ts'

interface KnownFact {
  /** Id of the value, or the number. */
  value: string
  text: string
}

export type CaseRecord = ReadonlyMap<CaseFact, KnownFact>

/** The facts of the pages of one message. Several values of one fact may be said: 'getrouwd of geregistreerd partner'. */
export function listSaid(message: string): Map<CaseFact, FactValue[]> {
  const text = foldText(message)
  const said = new Map<CaseFact, FactValue[]>()
  for (const [fact, values] of Object.entries(factValues) as [CaseFact, readonly FactValue[]][]) {
    const found = values.filter((value) => value.said.test(text))
    if (found.length > 0) said.set(fact, found)
  }
  return said
}

/** 'Elf jaar getrouwd' is one of two years; where they differ in what holds, nothing is known. */
function readYearsMarried(years: number, thisYear: number, record: Map<CaseFact, KnownFact>): void {
  const year = thisYear - years
  if (eraOfYear(year) === eraOfYear(year - 1)) record.set('since', { value: String(year), text: caseTexts.yearsMarried(years) })
}

/** Of two who never married one is an ex as well. */
const neverMarried: ReadonlySet<string> = new Set(['ongehuwd', 'samenwonend', 'samenlevingscontract'])

function setValue(record: Map<CaseFact, KnownFact>, fact: CaseFact, id: string): void {
  const value = factValues[fact]?.find((one) => one.id === id)
  if (value) record.set(fact, { value: id, text: value.text })
}

/** Of who sells one home and buys another, settles an estate and plans ahead, or turns a vof into a bv, both are so. */
export const eitherWay: readonly CaseFact[] = ['side', 'deceased', 'form']

/** `day` YYYY-MM-DD, by which 'elf jaar getrouwd' is a year; '' where it does not matter. */
function readMessage(message: string, record: Map<CaseFact, KnownFact>, day: string): void {
  const text = foldText(message)
  const before = eitherWay.map((fact) => [fact, record.get(fact)?.value] as const)
  for (const [fact, [first]] of listSaid(message)) record.set(fact, { value: first!.id, text: first!.text })
  for (const [fact, value] of before) if (value !== undefined && record.get(fact)?.value !== value) record.delete(fact)
  if (ofEx.test(text) && !neverMarried.has(record.get('civil')?.value ?? '')) setValue(record, 'civil', 'gescheiden')
  if (isToMarry.test(text) && neverMarried.has(record.get('civil')?.value ?? '')) record.delete('civil')
  if (parentDied.test(text) && !listSaid(message).has('children')) setValue(record, 'children', 'ja')
  const minors = readAges(text)
  if (minors !== undefined && !listSaid(message).has('children')) setValue(record, 'children', 'ja')
  // Who tells of an older child as well still has the younger one.
  if (minors !== undefined && !(minors === 'nee' && record.get('minors')?.value === 'ja')) setValue(record, 'minors', minors)
  const died = day ? readDeath(text, day) : undefined
  if (died !== undefined) record.set('died', { value: String(died), text: caseTexts.died(died) })
  const married = eitherYear.test(text) ? null : marriedIn.exec(text)
  const year = Number(married?.[1] ?? married?.[2])
  const isBefore = Number(beforeYear.exec(text)?.[1]) === year
  const years = Number(yearsMarried.exec(digitsForNumberWords(text))?.[1])
  if (years && day) readYearsMarried(years, Number(day.slice(0, 4)), record)
  if (year) record.set('since', { value: String(isBefore ? year - 1 : year), text: isBefore ? caseTexts.before(year) : caseTexts.since(year) })
  const lately = day ? marriedLately.exec(text) : null
  if (lately && !year) {
    const lastYear = Number(day.slice(0, 4)) - (lately[1] === 'vorig' || lately[2] === 'vorig' ? 1 : 0)
    record.set('since', { value: String(lastYear), text: caseTexts.since(lastYear) })
  }
  const age = Number(ownAge.exec(text)?.[1])
  if (age) record.set('age', { value: String(age), text: caseTexts.age(age) })
}

/** Of the visitor's messages, `question` being the last one unless a later one put a fact right. */
export function readCase(question: string, history: readonly Turn[], day = ''): CaseRecord {
  const record = new Map<CaseFact, KnownFact>()
  const said = history.flatMap((turn) => (turn.role === 'user' ? [turn.content] : []))
  // A question that is answered again stands before the facts that were said since.
  const again = said.lastIndexOf(question)
  if (again < 0 && asksOfOthers.test(foldText(question))) return record
  for (const message of again >= 0 ? said : [...said, question]) readMessage(message, record, day)
  return record
}

/** The facts of `used` as the visitor sees them, each with what may be said instead. */
export function listAssumptions(record: CaseRecord, used: ReadonlySet<CaseFact>): Assumption[] {
  return [...record].flatMap(([fact, { value, text }]) =>
    used.has(fact) ? [{ fact, text, corrections: (factValues[fact] ?? []).filter(({ id }) => id !== value).map(({ label, says }) => ({ label, says })) }] : [],
  )
}

/** Values that nobody needs to be offered, since another one says the same in the question. */
const notOffered = new Set(['ongehuwd', 'gescheiden', 'partnerschap'])

export function askFor(fact: CaseFact): FactQuestion | undefined {
  const question = caseTexts.questions[fact]
  const values = (factValues[fact] ?? []).filter(({ id }) => !notOffered.has(id))
  return question === undefined ? undefined : { fact, question, options: values.map(({ label, says }) => ({ label, says })) }
}

/** A message that only says facts, after an answer: it puts right what was taken as given, or answers what was asked back. */
export function saysOnlyFacts(message: string): boolean {
  const text = foldText(message)
  if (/\?|\b(?:hoe|wat|wie|waar|wanneer|welke?|hoeveel|waarom)\b/.test(text) || text.split(' ').length > 9) return false
  const normalised = normaliseQuestion(message)
  // 'En mijn kinderen van 6 en 9 dan' asks what was asked before of them.
  if (asksOfOthers.test(text)) return false
  if (tellsOfOthers(normalised) || tellsOfSale.test(normalised) || factsOfBeside.test(normalised)) return false
  return [...listSaid(message).keys()].some((fact) => !quietFacts.has(fact)) || marriedIn.test(text)
}
