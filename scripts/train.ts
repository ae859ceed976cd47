/**
 * Learns the ranking of the assistant from the knowledge, the ways of asking and what people wrote, and writes it beside them. With --measure
 * it learns from four fifths of it and says how often the rest finds its entry, and with --fit it fits the weights of `odds.ts` on the
 * rest; both write nothing.
 */
import { createHash } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadArticles } from '../src/articles/load-articles.ts'
import { measureWays } from '../src/assistant/evaluation/measure-ways.ts'
import { loadKnowledge } from '../src/assistant/retrieval/load-knowledge.ts'
import { fitOdds, judgeFit, listFitCases } from '../src/assistant/evaluation/fit-odds.ts'
import { buildIndex, readVocabulary } from '../src/assistant/retrieval/knowledge-index.ts'
import { countStatements, createSaid, listExamples, listLabels, listTaught } from '../src/assistant/retrieval/learned/examples.ts'
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
import { listKnown, type Example } from '../src/assistant/retrieval/learned/examples-in-rows.ts'
import type { LearnedDanger } from '../src/assistant/retrieval/learned/learned-danger.ts'
import { trainModel } from '../src/assistant/retrieval/learned/train-model.ts'
import { trainWeights } from '../src/assistant/retrieval/learned/train-weights.ts'
import { readTraining, readWays, type Way } from '../src/assistant/retrieval/learned/ways.ts'

const HELD_BACK = 5
const DIMENSIONS = 192
/** What stands in three messages of many is chance, and costs the server memory. */
const LEAST_SEEN: Record<KnowledgeLanguage, number> = { nl: 4, en: 3 }
const DANGER_LEAST_SEEN = 3
const DANGER_ROUNDS = 4
/** See `WeightOptions`. Of a dozen kinds more can be kept than of hundreds of answers. */
const LEAST_WEIGHT = { ranking: 0.17, danger: 0.05 }
/** Of fewer examples each is seen more often. */
const ROUNDS: Record<KnowledgeLanguage, number> = { nl: 6, en: 16 }
/** Of some the one that answered most judged openings. */
const BEGINNINGS: Record<KnowledgeLanguage, number> = { nl: 2, en: 3 }
const WEIGHT_ROUNDS: Record<KnowledgeLanguage, number> = { nl: 3, en: 4 }

const { values } = parseArgs({ options: { measure: { type: 'boolean' }, fit: { type: 'boolean' } } })
/** A conversation as a whole. */
const isHeldBack = ({ phrase, opening = phrase }: Way) => (createHash('sha256').update(opening).digest()[0] ?? 0) % HELD_BACK === 0
const readSense: Record<KnowledgeLanguage, ReadSense> = { nl: readDutchSense, en: (phrase) => readEnglishForm(phrase).sense }
const articlesOf: Record<KnowledgeLanguage, Article[]> = { nl: loadArticles('content'), en: [] }

interface Material {
  entries: readonly KnowledgeEntry[]
  /** All that people ask or wrote. */
  all: readonly Way[]
  learn: (from: readonly Way[]) => Learned
}

function measure(language: KnowledgeLanguage, { entries, all, learn }: Material) {
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  const { model, vocabulary } = learn(all.filter((way) => !isHeldBack(way)))
  const saidBefore = createSaid(all)
  const asRead = all.filter(isHeldBack).map((way) => (way.after === undefined ? way : { ...way, said: saidBefore(way) }))
  const heldBack = Object.entries(
    Object.groupBy(asRead, ({ entry, after, opening }) => (entry === OUTSIDE ? 'outside' : opening ? 'in a conversation' : after ? 'follow-up' : 'question')),
  )
  for (const [kind, group] of heldBack) {
    const { count, at1, at3, opening } = measureWays(model, group, vocabulary, known)
    const found = `R@1 ${at1.toFixed(3)}, R@3 ${at3.toFixed(3)}`
    console.log(`${language}: ${count} that were held back, ${kind}: ${found}${opening > 0 ? `, opening ${opening.toFixed(3)}` : ''}`)
  }
}

/** What the site does not answer, asked in the middle of a conversation. */
function askAmid(outside: readonly Way[], conversations: readonly Way[]): Way[] {
  return outside.map((way, at) => {
    const { entry, phrase, opening = phrase } = conversations[at % conversations.length]!
    return { ...way, after: entry, said: phrase, opening }
  })
}

function fit({ entries, all, learn }: Material) {
  const index = buildIndex(entries, articlesOf.nl, learn(all.filter((way) => !isHeldBack(way))).model)
  const heldBack = all.filter(isHeldBack)
  const alone = heldBack.filter(({ after }) => after === undefined)
  const turns = heldBack.filter(({ said }) => said !== undefined)
  const outside = alone.filter(({ entry }) => entry === OUTSIDE)
  for (const [name, ways] of Object.entries({ 'by itself': alone, 'in a conversation': [...turns, ...askAmid(outside, turns)] })) {
    const cases = listFitCases(index, ways)
    const fitted = fitOdds(cases)
    console.log(name, cases.length, judgeFit(cases, fitted), fitted)
  }
}

interface Learned {
  model: LearnedModel
  vocabulary: Vocabulary
}

function learnDanger(examples: readonly Example[]): LearnedDanger {
  const features = listKnown(examples, DANGER_LEAST_SEEN)
  const words = trainWeights(examples, features, { labels: dangerKinds.length, rounds: DANGER_ROUNDS, least: LEAST_WEIGHT.danger })
  return { features: Uint32Array.from(features), words }
}

for (const language of ['nl', 'en'] as const) {
  const entries = loadKnowledge('content', language)
  const ways = readWays('content', language)
  const training = readTraining('content', language)
  const messages = readDangerMessages('content', language)
  const vocabulary = readVocabulary(entries, articlesOf[language])
  const known = new Set(ways)
  /** What is harmless in many conversations would outweigh what is dangerous in few messages. */
  const isOfDanger = (way: Way) => known.has(way) || (way.said === undefined && way.entry !== OUTSIDE)
  const learnRanking = (examples: readonly Example[]): LearnedModel => {
    const labels = listLabels(entries)
    const options = { dimensions: DIMENSIONS, rounds: ROUNDS[language], leastSeen: LEAST_SEEN[language], beginning: BEGINNINGS[language] }
    const model = trainModel(examples, labels, countStatements(entries), options)
    return {
      ...model,
      words: trainWeights(examples, [...model.features], { labels: labels.length, rounds: WEIGHT_ROUNDS[language], least: LEAST_WEIGHT.ranking }),
    }
  }
  const learn = (from: readonly Way[]): Learned => ({
    vocabulary,
    model: {
      ...learnRanking(listExamples(entries, from, vocabulary)),
      danger: learnDanger(listDangerExamples(messages, from.filter(isOfDanger), vocabulary)),
      ways: listTaught(
        entries,
        from.filter((way) => known.has(way)),
        vocabulary,
        readSense[language],
      ),
    },
  })
  const material = { entries, all: [...ways, ...training], learn }
  if (values.measure) measure(language, material)
  else if (values.fit) {
    if (language === 'nl') fit(material)
  } else {
    const { model } = learn(material.all)
    const name = knowledgeFiles[language].model
    const file = writeModel({ learnedFrom: describeMaterial({ entries, ways, training, messages }), model })
    // A site that runs goes on reading the file that it has opened.
    const path = join('content', name)
    writeFileSync(`${path}.new`, file)
    renameSync(`${path}.new`, path)
    console.log(`${name}: ${model.labels.length} answers, ${model.features.length} features, ${Math.round(file.length / 1024)} kB`)
  }
}
