/** Measures the embedded engine on the judged questions. Options: --file <path> (repeatable) and --failures. */
import { parseArgs } from 'node:util'
import { loadArticles } from '../src/articles/load-articles.ts'
import { createEmbeddedEngine } from '../src/assistant/embedded-engine.ts'
import { readQuestionFile } from '../src/assistant/evaluation/question-file.ts'
import { formatFailures, formatReport } from '../src/assistant/evaluation/report.ts'
import { runQuestion } from '../src/assistant/evaluation/run-evaluation.ts'
import { loadKnowledge } from '../src/assistant/load-knowledge.ts'
import { buildIndex } from '../src/assistant/retrieval/knowledge-index.ts'
import { loadFigures } from '../src/figures/load-figures.ts'

// The judged answers hold for this day; figures of another year would not match them.
const DAY = '2026-11-20'

const { values } = parseArgs({ options: { file: { type: 'string', multiple: true }, failures: { type: 'boolean', default: false } } })
const entries = loadKnowledge('content')
const articles = loadArticles('content')
const engine = createEmbeddedEngine({ entries, articles, figures: loadFigures('content') })
const start = performance.now()
const index = buildIndex(entries, articles)
console.log(`${entries.length} entries, ${articles.length} articles, index built in ${Math.round(performance.now() - start)} ms`)

for (const file of values.file ?? ['eval/questions-tune.jsonl', 'eval/questions-test.jsonl']) {
  const results = readQuestionFile(file).map((judged) => runQuestion(engine, index, judged, DAY))
  console.log(`\n${file}\n${formatReport(results)}`)
  if (values.failures) console.log(formatFailures(results))
}
