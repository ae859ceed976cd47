/** The engine with all that the site knows, but places, for the tests of conversations and of what a model is given. */
import { loadArticles } from '../../articles/load-articles.ts'
import { loadFigures } from '../../figures/load-figures.ts'
import type { EngineAnswer, Turn } from '../conversation/engine.ts'
import { loadConcepts } from '../retrieval/concept.ts'
import { loadModel } from '../retrieval/learned/load-model.ts'
import { loadKnowledge } from '../retrieval/load-knowledge.ts'
import { createEmbeddedEngine } from './embedded-engine.ts'
import { keptContent } from '../../platform/test-ahead.ts'

const day = '2026-11-20'
export const engine = createEmbeddedEngine({
  ahead: keptContent,
  entries: loadKnowledge('content', 'nl', keptContent),
  articles: loadArticles('content'),
  figures: loadFigures('content'),
  concepts: loadConcepts('content'),
  model: loadModel('content').model,
  english: { entries: loadKnowledge('content', 'en', keptContent), model: loadModel('content', 'en').model, concepts: loadConcepts('content', 'en') },
})

/** By the questions of a conversation so far, since many begin alike. */
const answered = new Map<string, EngineAnswer>()

function answerLast(questions: readonly string[], history: readonly Turn[]): EngineAnswer {
  const key = JSON.stringify(questions)
  const answer = answered.get(key) ?? engine.answer({ question: questions.at(-1)!, history: [...history], day })
  answered.set(key, answer)
  return answer
}

/** The answer to the last of these questions of one conversation. */
export function converse(...questions: readonly string[]): EngineAnswer {
  const history: Turn[] = []
  const answers = questions.map((question, at) => {
    const answer = answerLast(questions.slice(0, at + 1), history)
    const { text: content, kind, reference, extras } = answer
    history.push({ role: 'user', content: question }, { role: 'assistant', content, kind, reference, extras })
    return answer
  })
  return answers.at(-1)!
}

/** The amounts in bold of a sum: 'no sum' when it is none, 'open' when none stands in bold. */
export function boldOf(...questions: readonly string[]): string {
  const { kind, text } = converse(...questions)
  if (kind !== 'berekening') return 'no sum'
  const bold = /\*\*(.*?)\*\*/.exec(text)?.[1]
  return bold === undefined ? 'open' : [...bold.matchAll(/€\s?(\d[\d.,]*\d|\d)/g)].map((match) => match[1]).join(' ')
}
