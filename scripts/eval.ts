/**
 * Measures the assistant: judged conversations by meaning, then the earlier sets by the words in the answers. Options: --file <path> (repeatable), --failures <path> to write what failed, and
 * --base-url <url> --model <name> to let a model answer, with its key in the environment as PROVIDER_KEY.
 */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { loadArticles } from '../src/articles/load-articles.ts'
import { createEmbeddedEngine } from '../src/assistant/engine/embedded-engine.ts'
import { askModel } from '../src/assistant/evaluation/ask-model.ts'
import { readQuestionFile } from '../src/assistant/evaluation/question-file.ts'
import { readConversations } from '../src/assistant/evaluation/meaning/judged-conversation.ts'
import { formatGrades, formatMisses, runConversations } from '../src/assistant/evaluation/meaning/run-conversations.ts'
import { formatFailures, formatReport } from '../src/assistant/evaluation/report.ts'
import { runQuestion, type Answerer, type Result } from '../src/assistant/evaluation/run-evaluation.ts'
import { loadConcepts } from '../src/assistant/retrieval/concept.ts'
import { loadKnowledge } from '../src/assistant/retrieval/load-knowledge.ts'
import { buildIndex } from '../src/assistant/retrieval/knowledge-index.ts'
import { loadModel } from '../src/assistant/retrieval/learned/load-model.ts'
import { loadRegions } from '../src/regions/load-regions.ts'
import { loadFigures } from '../src/figures/load-figures.ts'

// The judged answers hold for this day; figures of another year would not match them.
const DAY = '2026-11-20'

/** The first three sets were looked at while the engine was made; the fresh ones were written and judged apart from it, and nobody who changes it reads them. */
const SETS = ['tune', 'test', 'blind', 'fresh-1', 'fresh-2'].map((name) => `eval/questions-${name}.jsonl`)

const { values } = parseArgs({
  options: { file: { type: 'string', multiple: true }, failures: { type: 'string' }, 'base-url': { type: 'string' }, model: { type: 'string' } },
})
const entries = loadKnowledge('content')
const articles = loadArticles('content')
const { model } = loadModel('content')
const figures = loadFigures('content')
const engine = createEmbeddedEngine({
  entries,
  articles,
  figures,
  model,
  english: { entries: loadKnowledge('content', 'en'), model: loadModel('content', 'en').model, concepts: loadConcepts('content', 'en') },
  concepts: loadConcepts('content'),
  places: loadRegions('content'),
})
const start = performance.now()
const index = buildIndex(entries, articles, model)
console.log(`${entries.length} entries, ${articles.length} articles, index built in ${Math.round(performance.now() - start)} ms`)

const nameSet = (file: string): string => basename(file, '.jsonl').replace(/^questions-/, '')

const { 'base-url': baseUrl, model: modelName } = values
const apiKey = process.env['PROVIDER_KEY']
if (baseUrl && !(modelName && apiKey)) throw new Error('--base-url needs --model and PROVIDER_KEY')
const ask: Answerer = baseUrl && modelName && apiKey ? askModel(engine, { baseUrl, model: modelName, apiKey }, figures) : (input) => engine.answer(input)

const MEANING = 'eval/meaning.jsonl'
const graded = values.file ? [] : await runConversations(ask, readConversations(MEANING), DAY)
if (graded.length > 0) console.log(`\njudged by meaning\n${formatGrades(graded)}`)

const runs: { name: string; results: Result[] }[] = []
for (const file of values.file ?? SETS) {
  const results: Result[] = []
  // One at a time: a provider is asked as one visitor would.
  for (const judged of readQuestionFile(file)) results.push(await runQuestion(ask, engine, index, judged, DAY))
  runs.push({ name: nameSet(file), results })
  console.log(`\n${nameSet(file)}\n${formatReport(results)}`)
}
if (values.failures !== undefined)
  writeFileSync(
    values.failures,
    [`# meaning\n${formatMisses(graded)}\n`, ...runs.map(({ name, results }) => `# ${name}\n${formatFailures(results)}\n`)].join('\n'),
  )
