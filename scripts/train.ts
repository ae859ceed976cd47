/**
 * Learns the ranking of the assistant from the knowledge and the ways of asking, and writes it beside them. With --measure it learns
 * from four fifths of the ways of asking and says how often the rest find their entry, without writing anything.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadArticles } from '../src/articles/load-articles.ts'
import { measureWays } from '../src/assistant/evaluation/measure-ways.ts'
import { loadKnowledge } from '../src/assistant/retrieval/load-knowledge.ts'
import { readVocabulary } from '../src/assistant/retrieval/knowledge-index.ts'
import { listExamples, listLabels, listTaught, readWays, type Way } from '../src/assistant/retrieval/learned/examples.ts'
import { MODEL_FILE } from '../src/assistant/retrieval/learned/load-model.ts'
import { OUTSIDE } from '../src/assistant/retrieval/learned/learned-model.ts'
import { describeMaterial, writeModel } from '../src/assistant/retrieval/learned/model-file.ts'
import { trainModel } from '../src/assistant/retrieval/learned/train-model.ts'

const HELD_BACK = 5

const { values } = parseArgs({ options: { measure: { type: 'boolean' } } })
const entries = loadKnowledge('content')
const ways = readWays('content')
const vocabulary = readVocabulary(entries, loadArticles('content'))
const isHeldBack = ({ phrase }: Way) => (createHash('sha256').update(phrase).digest()[0] ?? 0) % HELD_BACK === 0

const learnedFrom = values.measure ? ways.filter((way) => !isHeldBack(way)) : ways
const model = { ...trainModel(listExamples(entries, learnedFrom, vocabulary), listLabels(entries)), ways: listTaught(entries, learnedFrom, vocabulary) }

if (values.measure) {
  const questions = new Map(entries.map(({ id, question }) => [id, question]))
  const heldBack = Object.entries(
    Object.groupBy(ways.filter(isHeldBack), ({ entry, after }) => (after ? 'follow-up' : entry === OUTSIDE ? 'outside' : 'question')),
  )
  for (const [kind, group] of heldBack) {
    const { count, at1, at3 } = measureWays(model, group, vocabulary, questions)
    console.log(`${count} ways of asking that were held back, ${kind}: R@1 ${at1.toFixed(3)}, R@3 ${at3.toFixed(3)}`)
  }
} else {
  const file = writeModel({ learnedFrom: describeMaterial(entries, ways), model })
  writeFileSync(join('content', MODEL_FILE), file)
  console.log(`${MODEL_FILE}: ${model.labels.length} answers, ${model.features.length} features, ${Math.round(file.length / 1024)} kB`)
}
