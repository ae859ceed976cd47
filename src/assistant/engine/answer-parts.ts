/** Answers the parts of a message that asks several things, in their order. */
import type { EngineAnswer, EngineInput } from '../conversation/engine.ts'
import { engineTexts } from './engine.nl.ts'
import { joinAnswers } from './join-answers.ts'
import type { QuestionPart } from './split-question.ts'

export interface Answered {
  /** What was asked. */
  head: string
  answer: EngineAnswer
}

/** Kinds of answers that say something of the subject. */
const substantive = new Set<EngineAnswer['kind']>(['kennis', 'artikel', 'berekening', 'verwijzing', 'ai'])

/** Each part leans on those before it. */
export function answerEach(parts: readonly QuestionPart[], { history, day }: EngineInput, answer: (input: EngineInput) => EngineAnswer): Answered[] {
  const turns = [...history]
  return parts.map(({ head, text: question }) => {
    const given = answer({ question, history: [...turns], day })
    const { text, kind, reference, extras } = given
    turns.push({ role: 'user', content: question }, { role: 'assistant', content: text, kind, reference, extras, isPart: true })
    return { head, answer: given }
  })
}

/** Undefined unless at least two of them have an answer of their own. */
export function joinDistinct(answered: readonly Answered[], writeHead?: (question: string) => string): EngineAnswer | undefined {
  const said = answered.filter(({ answer: { kind, text } }) => substantive.has(kind) || text === engineTexts.ofOffice)
  return new Set(said.map(({ answer }) => answer.text)).size >= 2 ? joinAnswers(answered, writeHead) : undefined
}
