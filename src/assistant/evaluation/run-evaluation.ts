/** Puts judged questions to the engine and scores what comes back. */
import { CHOICE } from '../engine/without-answer.ts'
import type { EmbeddedEngine } from '../engine/embedded-engine.ts'
import type { EngineAnswer, EngineInput, Turn } from '../conversation/engine.ts'
import { chooseReading } from '../engine/choose-reading.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import { listMissingPoints } from './metrics.ts'
import type { JudgedQuestion } from './question-file.ts'

export interface Result {
  judged: JudgedQuestion
  answer: EngineAnswer
  /** Ids of the passages found, best first; a section counts as its article. */
  ranked: string[]
  missing: string[]
  /** One of the acceptable entries gave the answer, or one of two; false when none is named. */
  located: boolean
  /** Undefined where nothing is expected of the kind. */
  kindRight: boolean | undefined
  milliseconds: number
}

const refusing = new Set<EngineAnswer['kind']>(['buiten-bereik', 'onbekend'])
const confident = new Set<EngineAnswer['kind']>(['kennis', 'artikel', 'berekening'])

/** True when the engine gave one answer as the answer. */
export const isConfident = (answer: EngineAnswer): boolean => confident.has(answer.kind)

/** True when the engine gave an answer, or two to choose from, rather than a refusal, a question back or small talk. */
export const isSubstantive = (answer: EngineAnswer): boolean => isConfident(answer) || answer.kind === 'keuze'

function playHistory(engine: Pick<EmbeddedEngine, 'answer'>, questions: readonly string[], day: string): Turn[] {
  const turns: Turn[] = []
  for (const question of questions) {
    const { kind, text, reference } = engine.answer({ question, history: turns, day })
    turns.push({ role: 'user', content: question }, { role: 'assistant', content: text, kind, reference })
  }
  return turns
}

const dropAnchor = (id: string) => id.replace(/#.*$/, '')

/** Nothing said in a refusal or a question back covers a point, unless that is what the question expects. */
function listMissing({ expect, answer_key_points: points }: JudgedQuestion, answer: EngineAnswer): string[] {
  return listMissingPoints(expect !== undefined || isSubstantive(answer) ? answer.text : '', points)
}

function listRanked(index: KnowledgeIndex, question: string, history: readonly Turn[]): string[] {
  const { hits } = chooseReading(question, history, { index, own: undefined, replacing: new Map() }).found
  return [...new Set(hits.map((hit) => dropAnchor(hit.passage.id)))]
}

const listGiven = ({ kind, reference = '' }: EngineAnswer): string[] => (kind === 'keuze' ? reference.slice(CHOICE.length).split(',') : [dropAnchor(reference)])

const isLocated = (judged: JudgedQuestion, answer: EngineAnswer): boolean => listGiven(answer).some((id) => judged.entry?.includes(id))

/**
 * An unanswerable question may be refused as out of scope or as unknown, or be answered by an entry that is named for it; the other kinds
 * must be met exactly.
 */
function judgeKind(judged: JudgedQuestion, answer: EngineAnswer): boolean | undefined {
  if (!judged.expect) return undefined
  if (!refusing.has(judged.expect)) return answer.kind === judged.expect
  return refusing.has(answer.kind) || isLocated(judged, answer)
}

/** Who answers: the embedded engine itself, or a model behind it. */
export type Answerer = (input: EngineInput) => EngineAnswer | Promise<EngineAnswer>

/** What came before is always told by the embedded engine, so that every answerer meets the same conversation. */
export async function runQuestion(
  ask: Answerer,
  engine: Pick<EmbeddedEngine, 'answer'>,
  index: KnowledgeIndex,
  judged: JudgedQuestion,
  day: string,
): Promise<Result> {
  const history = playHistory(engine, judged.history, day)
  const start = performance.now()
  const answer = await ask({ question: judged.question, history, day })
  const milliseconds = performance.now() - start
  return {
    judged,
    answer,
    ranked: listRanked(index, judged.question, history),
    missing: listMissing(judged, answer),
    located: isLocated(judged, answer),
    kindRight: judgeKind(judged, answer),
    milliseconds,
  }
}
