/** Puts what holds in the case that was told before an entry that says the opposite. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import type { KnowledgeEntry } from '../../retrieval/knowledge.ts'
import type { Hit } from '../../retrieval/rank.ts'
import { listSaid, type CaseRecord } from './case-record.ts'
import * as english from './case-words.en.ts'
import * as dutch from './case-words.nl.ts'
import { eraOfEntry, eraOfText } from './married-since.ts'
import { fitOf, type Condition } from './statement-condition.ts'

/** Of those who live together, and no comparison of both. In both languages: an entry has one of them. */
const isOfUnmarried = (text: string): boolean => dutch.ofUnmarried.test(text) || english.ofUnmarried.test(text)
const isOfMarrying = (text: string): boolean => dutch.ofMarrying.test(text) || english.ofMarrying.test(text)
/** Of a marriage that is or was: no answer for who never married. */
const isOfMarried = (text: string): boolean => dutch.ofMarried.test(text)
const unmarried: ReadonlySet<string> = new Set(['ongehuwd', 'samenwonend', 'samenlevingscontract'])
const married: ReadonlySet<string> = new Set(['getrouwd', 'partnerschap', 'gescheiden'])

/** Of an entry by its own words; a statement of it may be for somebody else. */
const ofEntry = new WeakMap<KnowledgeEntry, Condition>()

function conditionOfEntry(entry: KnowledgeEntry): Condition {
  const found = ofEntry.get(entry)
  if (found) return found
  const [regime, era] = [listSaid(entry.question).get('regime'), eraOfEntry(entry)]
  const condition = new Map<CaseFact, ReadonlySet<string>>()
  if (regime) condition.set('regime', new Set(regime.map(({ id }) => id)))
  if (era !== undefined) condition.set('since', new Set([era]))
  if (isOfUnmarried(entry.question) && !isOfMarrying(entry.question)) condition.set('civil', unmarried)
  else if (isOfMarried(entry.question) && !isOfUnmarried(entry.question)) condition.set('civil', married)
  ofEntry.set(entry, condition)
  return condition
}

/**
 * Where the best entry says the opposite of what holds in the case that was told (of huwelijkse voorwaarden to who has none, of the marriages
 * since 2018 to who married before, of living together to who is married), those that hold go before it. Not where the question asks about that
 * other case.
 */
export function fittingFirst(hits: readonly Hit[], question: string, record: CaseRecord): readonly Hit[] {
  const civil = record.get('civil')?.value ?? ''
  const isCivilTold = (civil === 'getrouwd' && !isOfUnmarried(question)) || (unmarried.has(civil) && !dutch.ofAnyMarriage.test(question))
  if (!record.has('regime') && !record.has('since') && !isCivilTold) return hits
  const told = new Map(record)
  if (!isCivilTold) told.delete('civil')
  if (listSaid(question).has('regime')) told.delete('regime')
  if (eraOfText(question) !== undefined) told.delete('since')
  const fitOfHit = ({ passage }: Hit) => (passage.kind === 'entry' ? fitOf(conditionOfEntry(passage.entry), told) : 0)
  const [best] = hits
  return best && fitOfHit(best) < 0 ? hits.toSorted((one, other) => fitOfHit(other) - fitOfHit(one)) : hits
}
