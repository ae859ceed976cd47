/**
 * Learns the ranking of the assistant from the knowledge and the ways of asking, and writes it beside them. With --measure it learns
 * from four fifths of the ways of asking and says how often the rest find their entry, and with --fit it fits the weights of `odds.ts` on
 * the rest; both write nothing.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadArticles } from '../src/articles/load-articles.ts'
import { measureWays } from '../src/assistant/evaluation/measure-ways.ts'
import { loadKnowledge } from '../src/assistant/retrieval/load-knowledge.ts'
import { fitOdds, judgeFit, listFitCases } from '../src/assistant/evaluation/fit-odds.ts'
import { buildIndex, readVocabulary } from '../src/assistant/retrieval/knowledge-index.ts'
import { countStatements, listExamples, listLabels, listTaught, readWays, type Way } from '../src/assistant/retrieval/learned/examples.ts'
import { OUTSIDE, type LearnedModel } from '../src/assistant/retrieval/learned/learned-model.ts'
import { readDutchSense, type ReadSense } from '../src/assistant/retrieval/learned/way-memory.ts'
import { readEnglishForm } from '../src/assistant/engine/languages/english-form.ts'
import { knowledgeFiles, type KnowledgeLanguage } from '../src/assistant/retrieval/knowledge-files.ts'
import type { KnowledgeEntry } from '../src/assistant/retrieval/knowledge.ts'
import type { Vocabulary } from '../src/assistant/retrieval/vocabulary.ts'
import type { Article } from '../src/articles/article.ts'
import { dangerKinds } from '../src/assistant/retrieval/danger-kinds.ts'
import { listDangerExamples, readDangerMessages } from '../src/assistant/retrieval/learned/danger-messages.ts'
import { describeMaterial, writeModel } from '../src/assistant/retrieval/learned/model-file.ts'
import { trainModel } from '../src/assistant/retrieval/learned/train-model.ts'

const HELD_BACK = 5
const DIMENSIONS = 128
/** A dozen kinds need less room than hundreds of answers. */
const DANGER_DIMENSIONS = 96
const DANGER_ROUNDS: Record<KnowledgeLanguage, number> = { nl: 5, en: 10 }
/** Of fewer examples each is seen more often. */
const ROUNDS: Record<KnowledgeLanguage, number> = { nl: 8, en: 24 }

const { values } = parseArgs({ options: { measure: { type: 'boolean' }, fit: { type: 'boolean' } } })
const isHeldBack = ({ phrase }: Way) => (createHash('sha256').update(phrase).digest()[0] ?? 0) % HELD_BACK === 0
const readSense: Record<KnowledgeLanguage, ReadSense> = { nl: readDutchSense, en: (phrase) => readEnglishForm(phrase).sense }
const articlesOf: Record<KnowledgeLanguage, Article[]> = { nl: loadArticles('content'), en: [] }

function measure(language: KnowledgeLanguage, entries: readonly KnowledgeEntry[], ways: readonly Way[], learn: (ways: readonly Way[]) => Learned) {
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  const { model, vocabulary } = learn(ways.filter((way) => !isHeldBack(way)))
  const heldBack = Object.entries(
    Object.groupBy(ways.filter(isHeldBack), ({ entry, after }) => (after ? 'follow-up' : entry === OUTSIDE ? 'outside' : 'question')),
  )
  for (const [kind, group] of heldBack) {
    const { count, at1, at3, opening } = measureWays(model, group, vocabulary, known)
    const found = `R@1 ${at1.toFixed(3)}, R@3 ${at3.toFixed(3)}`
    console.log(`${language}: ${count} ways of asking that were held back, ${kind}: ${found}${opening > 0 ? `, opening ${opening.toFixed(3)}` : ''}`)
  }
}

/** What the rest was asked before is one of the ways that were learned from. */
function fit(entries: readonly KnowledgeEntry[], ways: readonly Way[], learn: (ways: readonly Way[]) => Learned) {
  const learnedFrom = ways.filter((way) => !isHeldBack(way))
  const asked = Map.groupBy(
    learnedFrom.filter(({ after }) => after === undefined),
    ({ entry }) => entry,
  )
  const questions = new Map(entries.map(({ id, question }) => [id, question]))
  const before = (entry: string, { phrase }: Way): string => {
    const known = asked.get(entry) ?? []
    return known[phrase.length % (known.length || 1)]?.phrase ?? questions.get(entry) ?? ''
  }
  const index = buildIndex(entries, articlesOf.nl, learn(learnedFrom).model)
  for (const following of [false, true]) {
    const cases = listFitCases(
      index,
      ways.filter((way) => isHeldBack(way) && (way.after !== undefined) === following),
      before,
    )
    const fitted = fitOdds(cases)
    console.log(following ? 'after an answer' : 'by itself', cases.length, judgeFit(cases, fitted), fitted)
  }
}

interface Learned {
  model: LearnedModel
  vocabulary: Vocabulary
}

for (const language of ['nl', 'en'] as const) {
  const entries = loadKnowledge('content', language)
  const ways = readWays('content', language)
  const messages = readDangerMessages('content', language)
  const vocabulary = readVocabulary(entries, articlesOf[language])
  const learn = (from: readonly Way[]): Learned => ({
    vocabulary,
    model: {
      ...trainModel(listExamples(entries, from, vocabulary), listLabels(entries), countStatements(entries), {
        dimensions: DIMENSIONS,
        rounds: ROUNDS[language],
      }),
      danger: trainModel(listDangerExamples(messages, from, vocabulary), dangerKinds, [], { dimensions: DANGER_DIMENSIONS, rounds: DANGER_ROUNDS[language] }),
      ways: listTaught(entries, from, vocabulary, readSense[language]),
    },
  })
  if (values.measure) measure(language, entries, ways, learn)
  else if (values.fit) {
    if (language === 'nl') fit(entries, ways, learn)
  } else {
    const { model } = learn(ways)
    const name = knowledgeFiles[language].model
    const file = writeModel({ learnedFrom: describeMaterial(entries, ways, messages), model })
    writeFileSync(join('content', name), file)
    console.log(`${name}: ${model.labels.length} answers, ${model.features.length} features, ${Math.round(file.length / 1024)} kB`)
  }
}
