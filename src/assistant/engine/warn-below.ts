/** What becomes of an answer to a message that may tell of danger, in either language. */
import type { EngineAnswer } from '../conversation/engine.ts'
import type { KnowledgeEntry, Statement } from '../retrieval/knowledge.ts'
import { withParagraph } from './join-answers.ts'
import type { Suspicion } from './learned-care.ts'

/** Below which something else may be heard; what stands in another kind was said for another reason. */
const substantive: ReadonlySet<EngineAnswer['kind']> = new Set(['kennis', 'artikel', 'berekening'])
const refusing: ReadonlySet<EngineAnswer['kind']> = new Set(['onbekend', 'buiten-bereik'])

interface Warning {
  suspicion: Suspicion
  /** That answers such a message. */
  entry: KnowledgeEntry
  /** The answer from it. */
  answerFor: () => EngineAnswer | undefined
  /** Its statement, as it is written. */
  write: (statement: Statement) => Pick<EngineAnswer, 'text' | 'sources'>
}

/** Nothing is sold below it; where danger is likely the entry takes the place of a refusal, and below another answer its most important sentence stands. */
export function warnBelow(answer: EngineAnswer, { suspicion, entry, answerFor, write }: Warning): EngineAnswer {
  const isLikely = suspicion.certainty !== 'possible'
  if (refusing.has(answer.kind)) return { ...((isLikely && answerFor()) || answer), isGentle: true }
  const statement = entry.statements.find(({ id }) => id === suspicion.care.opens)
  if (!substantive.has(answer.kind) || !isLikely || !statement) return { ...answer, isGentle: true }
  return { ...withParagraph(answer, write(statement)), isGentle: true }
}
