/** Puts what holds in the case that was told before an entry that says the opposite. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import type { KnowledgeEntry, Statement } from '../../retrieval/knowledge.ts'
import type { Hit } from '../../retrieval/rank.ts'
import { listSaid, type CaseRecord } from './case-record.ts'
import * as english from './case-words.en.ts'
import * as dutch from './case-words.nl.ts'
import { eraOfEntry, eraOfText } from './married-since.ts'
import type { Kin } from '../../retrieval/statement-holds.ts'
import { isOfKin, isOfOtherKin } from './kin.nl.ts'
import { conditionOf, fitOf, fitOfStatement, listWritten, type Condition } from './statement-condition.ts'

/** Of those who live together, and no comparison of both. In both languages: an entry has one of them. */
const isOfUnmarried = (text: string): boolean => dutch.ofUnmarried.test(text) || english.ofUnmarried.test(text)
const isOfMarrying = (text: string): boolean => dutch.ofMarrying.test(text) || english.ofMarrying.test(text)
/** Of a marriage that is or was: no answer for who never married. */
const isOfMarried = (text: string): boolean => dutch.ofMarried.test(text)
const unmarried: ReadonlySet<string> = new Set(['ongehuwd', 'samenwonend', 'samenlevingscontract'])
const married: ReadonlySet<string> = new Set(['getrouwd', 'partnerschap', 'gescheiden'])

/** Without being married or not where the question asks about the other case: 'en als we trouwen'. */
export function withoutOtherCase(record: CaseRecord, question: string): Map<CaseFact, { value: string; text: string }> {
  const told = new Map(record)
  const civil = record.get('civil')?.value ?? ''
  const isTold =
    (civil === 'getrouwd' && !isOfUnmarried(question)) || (unmarried.has(civil) && !dutch.ofAnyMarriage.test(question.replace(dutch.neverMarried, '')))
  if (!isTold) told.delete('civil')
  return told
}

/** What an entry is about by its question, where none of its statements holds for another value. */
const distinguishing: readonly (readonly [CaseFact, string])[] = [
  ['children', 'nee'],
  ['minors', 'ja'],
  ['will', 'nee'],
  ['owner', 'een'],
  ['owner', 'samen'],
]

/** Of an entry by its own words; a statement of it may be for somebody else. */
const ofEntry = new WeakMap<KnowledgeEntry, Condition>()

/** Written beside it, as of what its own words tell much is of a marriage as well. */
const isForUnmarried = ({ holds }: Statement): boolean => holds?.civil?.some((value) => unmarried.has(value)) ?? false

/** What is written beside it, unless one of its statements is for somebody else. */
const writtenOf = ({ holds, statements }: KnowledgeEntry) =>
  [...listWritten(holds)].filter(([fact, values]) => statements.every((statement) => conditionOf(statement).get(fact)?.isSubsetOf(values)))

function conditionOfEntry(entry: KnowledgeEntry): Condition {
  const found = ofEntry.get(entry)
  if (found) return found
  const [said, era] = [listSaid(entry.question), eraOfEntry(entry)]
  const condition = new Map<CaseFact, ReadonlySet<string>>(writtenOf(entry))
  for (const [fact, id] of distinguishing) {
    const values = new Set(said.get(fact)?.map((value) => value.id))
    const other = entry.statements.some((statement) => conditionOf(statement).has(fact) && !conditionOf(statement).get(fact)!.has(id))
    if (values.has(id) && !other) condition.set(fact, new Set([id]))
  }
  if (english.inOneName.test(entry.question)) condition.set('owner', new Set(['een']))
  const regime = said.get('regime')
  if (regime) condition.set('regime', new Set(regime.map(({ id }) => id)))
  if (era !== undefined) condition.set('since', new Set([era]))
  if (isOfUnmarried(entry.question) && !isOfMarrying(entry.question)) condition.set('civil', unmarried)
  else if (isOfMarried(entry.question) && !isOfUnmarried(entry.question) && !entry.statements.some(isForUnmarried)) condition.set('civil', married)
  ofEntry.set(entry, condition)
  return condition
}

/** Share of the statements of an entry for another case from which nothing in it is for this one. */
const NEARLY_ALL = 0.6
const noKin: ReadonlySet<Kin> = new Set()

function isOfOthers({ statements }: KnowledgeEntry, told: CaseRecord, kin: ReadonlySet<Kin>): boolean {
  if (statements.some((statement) => isOfKin(statement, kin) || fitOfStatement(statement, told) > 0)) return false
  const others = statements.filter((statement) => isOfOtherKin(statement, kin) || fitOfStatement(statement, told) < 0)
  return others.length >= NEARLY_ALL * statements.length
}

/** How much more or less likely an entry is for that. */
const WORTH = { '1': 2, '0': 1, '-1': 0.02 } as const
/** A section of an article that is near to what holds for others is mostly for them as well, and nothing tells. */
const SECTION = 0.2

/**
 * Where the best entry says the opposite of what holds in the case that was told (of huwelijkse voorwaarden to who has none, of the marriages
 * since 2018 to who married before, of living together to who is married), those that hold go before it. Not where the question asks about that
 * other case.
 */
export function fittingFirst(hits: readonly Hit[], question: string, record: CaseRecord, kin: ReadonlySet<Kin> = noKin): readonly Hit[] {
  const [best] = hits
  const told = withoutOtherCase(record, question)
  // What the question names itself may be another case.
  for (const [fact, values] of listSaid(question)) if (fact === 'regime' || (fact !== 'civil' && values.length > 1)) told.delete(fact)
  if (eraOfText(question) !== undefined) told.delete('since')
  if (!best) return hits
  const fitOfHit = ({ passage }: Hit) => {
    if (passage.kind !== 'entry') return 0
    return isOfOthers(passage.entry, told, kin) ? -1 : fitOf(conditionOfEntry(passage.entry), told)
  }
  if (fitOfHit(best) >= 0) return hits
  const worth = new Map(hits.map((hit) => [hit, hit.chance * (hit.passage.kind === 'section' ? SECTION : WORTH[fitOfHit(hit)])]))
  return hits.toSorted((one, other) => worth.get(other)! - worth.get(one)!)
}
