/** Puts judged questions to the engine and scores what comes back. */
import type { EmbeddedEngine } from '../embedded-engine.ts'
import type { EngineAnswer, Turn } from '../engine.ts'
import { findLastTopic, measureDependence } from '../follow-up.ts'
import { analyse } from '../retrieval/analyse.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import { retrieve } from '../retrieval/retrieve.ts'
import { listMissingPoints } from './metrics.ts'
import type { JudgedQuestion } from './question-file.ts'

export interface Result {
  judged: JudgedQuestion
  answer: EngineAnswer
  /** Ids of the passages found, best first; a section counts as its article. */
  ranked: string[]
  missing: string[]
  /** Undefined where nothing is expected of the kind. */
  kindRight: boolean | undefined
  milliseconds: number
}

const refusing = new Set<EngineAnswer['kind']>(['buiten-bereik', 'onbekend'])
const answering = new Set<EngineAnswer['kind']>(['kennis', 'artikel', 'berekening'])

/** True when the engine gave an answer of substance rather than a refusal, a question back or small talk. */
export const isSubstantive = (answer: EngineAnswer): boolean => answering.has(answer.kind)

function playHistory(engine: EmbeddedEngine, questions: readonly string[], day: string): Turn[] {
  const turns: Turn[] = []
  for (const question of questions) {
    const { kind, text, reference } = engine.answer({ question, history: turns, day })
    turns.push({ role: 'user', content: question }, { role: 'assistant', content: text, kind, reference })
  }
  return turns
}

function listRanked(index: KnowledgeIndex, question: string, history: readonly Turn[]): string[] {
  const topic = findLastTopic(history)
  const weight = topic ? measureDependence(question, analyse(question, index.vocabulary)) : 0
  const { hits } = retrieve(index, question, topic && { ...topic, weight })
  return [...new Set(hits.map((hit) => hit.passage.id.replace(/#.*$/, '')))]
}

/** An unanswerable question may be refused as out of scope or as unknown; the other kinds must be met exactly. */
function judgeKind(judged: JudgedQuestion, answer: EngineAnswer): boolean | undefined {
  if (!judged.expect) return undefined
  return answer.kind === judged.expect || (refusing.has(judged.expect) && refusing.has(answer.kind))
}

export function runQuestion(engine: EmbeddedEngine, index: KnowledgeIndex, judged: JudgedQuestion, day: string): Result {
  const history = playHistory(engine, judged.history, day)
  const start = performance.now()
  const answer = engine.answer({ question: judged.question, history, day })
  const milliseconds = performance.now() - start
  return {
    judged,
    answer,
    ranked: listRanked(index, judged.question, history),
    missing: listMissingPoints(answer.text, judged.answer_key_points),
    kindRight: judgeKind(judged, answer),
    milliseconds,
  }
}
