/** For whom a statement holds: 'Bent u getrouwd, dan …' holds for whoever is married. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import type { Statement } from '../../retrieval/knowledge.ts'
import type { CaseRecord } from './case-record.ts'
import { listSaid } from './case-record.ts'
import { eraOfText, eraOfYear } from './married-since.ts'

const CONDITION =
  /^(?:Bent|Woont|Hebt|Is|Was|Waren|Zijn|Staat|Heeft|Had|Trouwde|Trouwt|Woonde|Koopt|Kocht|Hadden|Laat|Overlijdt|Erft)\b[^.]*?,? dan\b|^(?:Voor|Als) [^.,]{5,90},/

/** By fact the ids of the values that it holds for; empty when it holds for everybody. */
export type Condition = ReadonlyMap<CaseFact, ReadonlySet<string>>

const known = new WeakMap<Statement, Condition>()

export function conditionOf(statement: Statement): Condition {
  const found = known.get(statement)
  if (found) return found
  const clause = CONDITION.exec(statement.text)?.[0]
  // Said of the visitor, so that the words of a visitor are found in it.
  const said = clause === undefined ? new Map<CaseFact, never[]>() : listSaid(clause.replace(/\bu\b/g, 'ik').replace(/^Bent ik/, 'ik ben'))
  const era = eraOfText(statement.text)
  const condition = new Map<CaseFact, ReadonlySet<string>>([...said].map(([fact, values]) => [fact, new Set(values.map(({ id }) => id))]))
  if (era !== undefined) condition.set('since', new Set([era]))
  known.set(statement, condition)
  return condition
}

/** Values of which one says the other as well. */
const implied: Readonly<Record<string, readonly string[]>> = {
  ongehuwd: ['ongehuwd', 'samenwonend', 'samenlevingscontract'],
  samenwonend: ['samenwonend', 'ongehuwd'],
  samenlevingscontract: ['samenlevingscontract', 'ongehuwd'],
  getrouwd: ['getrouwd'],
  partnerschap: ['partnerschap'],
}

/** As conditions name it: of a year only the time that it is of matters. */
function valueOf(fact: CaseFact, record: CaseRecord): string | undefined {
  const value = record.get(fact)?.value
  return fact === 'since' && value !== undefined ? eraOfYear(Number(value)) : value
}

/** 1: it speaks of this case; -1: of another one; 0: it does not matter. */
export function fitOf(condition: Condition, record: CaseRecord): -1 | 0 | 1 {
  let fit: 0 | 1 = 0
  for (const [fact, values] of condition) {
    const said = valueOf(fact, record)
    if (said === undefined) continue
    if (!(implied[said] ?? [said]).some((value) => values.has(value))) return -1
    fit = 1
  }
  return fit
}
