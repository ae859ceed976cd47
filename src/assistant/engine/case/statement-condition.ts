/** For whom a statement holds: 'Bent u getrouwd, dan …' holds for whoever is married. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import type { Statement } from '../../retrieval/knowledge.ts'
import type { CaseRecord } from './case-record.ts'
import { listSaid } from './case-record.ts'
import { forSeller } from './deal-words.nl.ts'
import { holdsInYear, yearsOfDeath } from './family-facts.ts'
import { eraOfText, eraOfYear, yearsOfWedding } from './married-since.ts'

const CONDITION =
  /^(?:Bent|Woont|Hebt|Is|Was|Waren|Zijn|Staat|Heeft|Had|Trouwde|Trouwt|Woonde|Koopt|Kocht|Hadden|Laat|Overlijdt|Erft)\b[^.]*?,? dan\b|^(?:Voor|Als) (?!wie\b)[^.,]{5,90},/

/** Characters at the beginning of a statement in which these are what it holds for, also without 'dan': 'Een partnerschap zonder minderjarige kinderen'. */
const HEAD = 75
const toldAtHead: readonly CaseFact[] = ['minors', 'parents']
const withoutWill = /^Zonder testament\b/

function listSaidAtHead(text: string): [CaseFact, readonly { id: string }[]][] {
  const said = listSaid(text.split('.')[0]!.slice(0, HEAD))
  const found = toldAtHead.flatMap((fact): [CaseFact, readonly { id: string }[]][] => (said.has(fact) ? [[fact, said.get(fact)!]] : []))
  return withoutWill.test(text) ? [...found, ['will', [{ id: 'nee' }]]] : found
}

const denials: ReadonlySet<string> = new Set(['nee', 'ongehuwd'])

/** Where a denial is said ('zonder minderjarige kinderen', 'niet getrouwd'), what it denies is not. */
function idsOf(values: readonly { id: string }[]): string[] {
  const denial = values.find(({ id }) => denials.has(id))
  return denial ? [denial.id] : values.map(({ id }) => id)
}

/** Who is married is an 'echtgenoot' in a statement. */
const ofSpouse = /\bechtgeno(?:ot|te) of geregistreerde? partner\b/i
const noSpouse = /\bgeen (?:\w+ )?echtgeno(?:ot|te)\b/i

const withoutContract = /\bzonder (?:\w+ )?contract\b/

/** 'Voor een kind dat nog niet is geboren' holds not for everybody with children. */
const hasChildren = /\b(?:hebt|heeft|had|hadden|laat|zijn er)\b[^.]*\bkind/i

/** By fact the ids of the values that it holds for; empty when it holds for everybody. */
export type Condition = ReadonlyMap<CaseFact, ReadonlySet<string>>

/** Facts of which further words in a statement are of other things as well. */
const onlyWritten: readonly CaseFact[] = ['side', 'bought', 'place', 'newbuild', 'deceased', 'capable', 'form']

export function* listWritten(holds: Statement['holds']): Generator<[CaseFact, ReadonlySet<string>]> {
  for (const [fact, values] of Object.entries(holds ?? {})) if (fact !== 'kin') yield [fact as CaseFact, new Set(values)]
}

const known = new WeakMap<Statement, Condition>()

/** By its own words and what is written beside it, not by its entry. */
export function ownConditionOf(statement: Statement): Condition {
  const found = known.get(statement)
  if (found) return found
  const clause = CONDITION.exec(statement.text)?.[0]
  // Said of the visitor, so that the words of a visitor are found in it.
  const said = clause === undefined ? new Map<CaseFact, never[]>() : listSaid(clause.replace(/\bu\b/g, 'ik').replace(/^Bent ik/, 'ik ben'))
  const era = eraOfText(statement.text) ?? yearsOfWedding(statement.text)
  const condition = new Map<CaseFact, ReadonlySet<string>>([...listSaidAtHead(statement.text), ...said].map(([fact, values]) => [fact, new Set(idsOf(values))]))
  if (ofSpouse.test(clause ?? '')) condition.set('civil', noSpouse.test(clause!) ? new Set(['ongehuwd']) : new Set(['getrouwd', 'partnerschap']))
  if (condition.get('children')?.has('ja') && (condition.get('minors')?.has('nee') || !hasChildren.test(clause ?? ''))) condition.delete('children')
  // Who lives together with a contract does so as well.
  if (condition.get('civil')?.has('samenwonend') && !withoutContract.test(clause ?? ''))
    condition.set('civil', new Set([...condition.get('civil')!, 'samenlevingscontract']))
  const years = yearsOfDeath(statement.text)
  if (years !== undefined) condition.set('died', new Set([years]))
  if (era !== undefined) condition.set('since', new Set([era]))
  for (const fact of onlyWritten) condition.delete(fact)
  if (forSeller.test(statement.text)) condition.set('side', new Set(['verkoper']))
  for (const [fact, values] of listWritten(statement.holds)) condition.set(fact, values)
  known.set(statement, condition)
  return condition
}

/** What its entry holds for, too, unless the statement says something else of that fact. */
export function conditionOf(statement: Statement): Condition {
  const own = ownConditionOf(statement)
  return statement.holdsWithEntry ? new Map([...listWritten(statement.holdsWithEntry), ...own]) : own
}

/** Values of which one says the other as well. */
const implied: Readonly<Record<string, readonly string[]>> = {
  ongehuwd: ['ongehuwd', 'samenwonend', 'samenlevingscontract'],
  samenwonend: ['samenwonend', 'ongehuwd'],
  samenlevingscontract: ['samenlevingscontract', 'ongehuwd'],
  getrouwd: ['getrouwd'],
  // Of what was theirs in the marriage.
  gescheiden: ['gescheiden', 'getrouwd'],
  partnerschap: ['partnerschap'],
}

/** As conditions name it. */
function valueOf(fact: CaseFact, record: CaseRecord): string | undefined {
  const value = record.get(fact)?.value
  // Who has no children has none under age.
  if (fact === 'minors' && value === undefined && record.get('children')?.value === 'nee') return 'nee'
  return value
}

/** Of years a statement names a stretch. */
function isAmong(fact: CaseFact, said: string, values: ReadonlySet<string>): boolean {
  if (fact === 'died') return [...values].some((years) => holdsInYear(years, Number(said)))
  if (fact === 'since') return [...values].some((era) => era === eraOfYear(Number(said)) || (era.includes('..') && holdsInYear(era, Number(said))))
  return (implied[said] ?? [said]).some((value) => values.has(value))
}

/** What many an answer supposes says little for it where it is so. */
const onlyExcludes: ReadonlySet<CaseFact> = new Set(['will', 'bought', 'deceased'])

/** 1: it speaks of this case; -1: of another one; 0: it does not matter. */
export function fitOf(condition: Condition, record: CaseRecord): -1 | 0 | 1 {
  let fit: 0 | 1 = 0
  for (const [fact, values] of condition) {
    const said = valueOf(fact, record)
    if (said === undefined) continue
    if (!isAmong(fact, said, values)) return -1
    if (!onlyExcludes.has(fact)) fit = 1
  }
  return fit
}

/** Of one statement. What its entry holds for as a whole tells none of its statements from another, and neither does being for more than that: both only exclude. */
export function fitOfStatement(statement: Statement, record: CaseRecord): -1 | 0 | 1 {
  if (!statement.holdsWithEntry) return fitOf(ownConditionOf(statement), record)
  if (fitOf(conditionOf(statement), record) < 0) return -1
  const ofEntry = new Map(listWritten(statement.holdsWithEntry))
  const telling = [...ownConditionOf(statement)].filter(([fact, values]) => !ofEntry.get(fact)?.isSubsetOf(values))
  return fitOf(new Map(telling), record)
}
