/**
 * Questions of 500 characters that are made to keep the thread busy, each read as the server reads it. Limit: 50 ms of processor time for the
 * slowest. One that is slower is asked twice more and the least counts: a collection that falls into it is not the question's.
 */
import fc from 'fast-check'
import { loadArticles } from '../src/articles/load-articles.ts'
import { cleanText } from '../src/platform/clean-text.ts'
import { createEmbeddedEngine } from '../src/assistant/engine/embedded-engine.ts'
import { loadKnowledge } from '../src/assistant/retrieval/load-knowledge.ts'
import { maskPersonalData } from '../src/assistant/conversation/mask-personal-data.ts'
import { loadModel } from '../src/assistant/retrieval/learned/load-model.ts'
import { loadFigures } from '../src/figures/load-figures.ts'
import { hardText } from '../tests/factories/hard-texts.ts'
import { percentile } from './numbers.ts'
import { atMost, exactly, type Row } from './verdict.ts'

const QUESTIONS = 5_000
const SEED = 20_261_123
const MOST_MS = 50
const TRIES = 3
const DAY = '2026-11-20'

function threadMs(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

export async function measureHardQuestions(): Promise<Row[]> {
  let tooComplex = 0
  const engine = createEmbeddedEngine({
    entries: loadKnowledge('content'),
    articles: loadArticles('content'),
    figures: loadFigures('content'),
    model: loadModel('content').model,
    onTooComplex: () => (tooComplex += 1),
  })
  await engine.warm()
  const measure = (text: string): number => threadMs(() => engine.answer({ question: maskPersonalData(cleanText(text)).text, history: [], day: DAY }))
  const times = fc.sample(hardText(), { numRuns: QUESTIONS, seed: SEED }).map((text) => {
    let least = measure(text)
    for (let tries = 1; tries < TRIES && least > MOST_MS; tries += 1) least = Math.min(least, measure(text))
    return least
  })
  const middle = Math.round(percentile(times, 0.5) * 10) / 10
  return [
    atMost(`slowest of ${QUESTIONS} questions made hard, processor time`, Math.max(...times), MOST_MS, ' ms', `p50 ${middle} ms`),
    exactly('questions made hard that were too much work', tooComplex, 0),
  ]
}
