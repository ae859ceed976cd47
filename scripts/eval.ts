/** Measures the embedded engine on the judged questions. Options: --file <path> (repeatable) and --failures <path> to write what failed. */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { loadArticles } from '../src/articles/load-articles.ts'
import { createEmbeddedEngine } from '../src/assistant/embedded-engine.ts'
import { measurePhrasings, readPhrasings } from '../src/assistant/evaluation/phrasings.ts'
import { readQuestionFile } from '../src/assistant/evaluation/question-file.ts'
import { formatFailures, formatReport } from '../src/assistant/evaluation/report.ts'
import { runQuestion } from '../src/assistant/evaluation/run-evaluation.ts'
import { loadKnowledge } from '../src/assistant/load-knowledge.ts'
import { buildIndex } from '../src/assistant/retrieval/knowledge-index.ts'
import { loadFigures } from '../src/figures/load-figures.ts'

// The judged answers hold for this day; figures of another year would not match them.
const DAY = '2026-11-20'

/** Tuning looks at the first set only; the blind set was written and judged by hand, apart from the engine. */
const SETS = ['eval/questions-tune.jsonl', 'eval/questions-test.jsonl', 'eval/questions-blind.jsonl']

const { values } = parseArgs({ options: { file: { type: 'string', multiple: true }, failures: { type: 'string' } } })
const entries = loadKnowledge('content')
const articles = loadArticles('content')
const engine = createEmbeddedEngine({ entries, articles, figures: loadFigures('content') })
const start = performance.now()
const index = buildIndex(entries, articles)
console.log(`${entries.length} entries, ${articles.length} articles, index built in ${Math.round(performance.now() - start)} ms`)

const nameSet = (file: string): string => basename(file, '.jsonl').replace(/^questions-/, '')

const runs = (values.file ?? SETS).map((file) => ({
  name: nameSet(file),
  results: readQuestionFile(file).map((judged) => runQuestion(engine, index, judged, DAY)),
}))
for (const { name, results } of runs) console.log(`\n${name}\n${formatReport(results)}`)
if (values.file === undefined) {
  const { count, at1, at3 } = measurePhrasings(index, readPhrasings('eval/phrasings.jsonl'))
  console.log(`\n${count} phrasings, each for one entry: R@1 ${at1.toFixed(3)}, R@3 ${at3.toFixed(3)}`)
}
if (values.failures !== undefined) writeFileSync(values.failures, runs.map(({ name, results }) => `# ${name}\n${formatFailures(results)}\n`).join('\n'))
