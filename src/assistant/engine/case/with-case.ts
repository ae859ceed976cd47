/** Puts beside an answer what it takes as given of the visitor's case, and asks for the one fact that it depends on. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import type { EngineAnswer, Turn } from '../../conversation/engine.ts'
import type { KnowledgeEntry } from '../../retrieval/knowledge.ts'
import { askFor, listAssumptions, type CaseRecord } from './case-record.ts'
import { quietFacts } from './situation-words.nl.ts'
import { ownConditionOf } from './statement-condition.ts'

/** In one conversation; more is an interrogation. */
const MOST_ASKED = 2

/** A fact that the opening depends on, that nobody said, and on which another statement of the entry depends too. */
function findMissing(entry: KnowledgeEntry, says: readonly string[], record: CaseRecord): CaseFact | undefined {
  const opening = entry.statements.find(({ id }) => id === says[0])
  const open = opening ? [...ownConditionOf(opening).keys()].filter((fact) => !record.has(fact)) : []
  return open.find((fact) => entry.statements.filter((statement) => ownConditionOf(statement).has(fact)).length > 1)
}

function mayAsk(fact: CaseFact, history: readonly Turn[]): boolean {
  const asked = history.flatMap(({ extras }) => extras?.asks?.fact ?? [])
  return asked.length < MOST_ASKED && !asked.includes(fact)
}

export function withCase(answer: EngineAnswer, entry: KnowledgeEntry, record: CaseRecord, history: readonly Turn[]): EngineAnswer {
  const says = answer.says ?? []
  const used = new Set<CaseFact>(
    entry.statements
      .filter(({ id }) => says.includes(id))
      .flatMap((statement) => [...ownConditionOf(statement).keys()].filter((fact) => !quietFacts.has(fact))),
  )
  const assumptions = listAssumptions(record, used)
  const missing = findMissing(entry, says, record)
  const asks = missing !== undefined && mayAsk(missing, history) ? askFor(missing) : undefined
  if (assumptions.length === 0 && !asks) return answer
  return { ...answer, extras: { ...answer.extras, ...(assumptions.length > 0 && { assumptions }), ...(asks && { asks }) } }
}
