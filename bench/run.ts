/**
 * `npm run bench`: measures the built site against its limits and prints one table; ends with 1 when a limit is missed.
 * `npm run bench -- overload redirects` measures only those.
 */
import { spawnSync } from 'node:child_process'
import { measureAnswers } from './measure-answers.ts'
import { measureCachedPage } from './measure-cached-page.ts'
import { measureChaos } from './measure-chaos.ts'
import { measureHardQuestions } from './measure-hard-questions.ts'
import { measureLighthouse } from './measure-lighthouse.ts'
import { measureMemory } from './measure-memory.ts'
import { measurePackage } from './measure-package.ts'
import { measurePageWeight } from './measure-page-weight.ts'
import { measureOverload } from './measure-overload.ts'
import { measureOwnerArea } from './measure-owner-area.ts'
import { measureProvider } from './measure-provider.ts'
import { measureQuoteLoad } from './measure-quote-load.ts'
import { measureQuotes } from './measure-quotes.ts'
import { measureQueryFlood } from './measure-query-flood.ts'
import { measureRedirects } from './measure-redirects.ts'
import { measureStart } from './measure-start.ts'
import { measureStreams } from './measure-streams.ts'
import { failed, renderTable, type Row } from './verdict.ts'

/** Of one measure: Lighthouse looks at each public page, up to three times. */
const MEASURE_WITHIN_MS = 40 * 60_000

const measures: [name: string, measure: () => Promise<Row[]>][] = [
  ['cached page', measureCachedPage],
  ['floods of addresses', measureQueryFlood],
  ['page weight', measurePageWeight],
  ["the owner's area", measureOwnerArea],
  ['Lighthouse', measureLighthouse],
  ['requests for quotes', measureQuotes],
  ['requests for quotes a second', measureQuoteLoad],
  ['redirects', measureRedirects],
  ['embedded answer', measureAnswers],
  ['questions made hard', measureHardQuestions],
  ["a provider's first token", measureProvider],
  ['500 open streams', measureStreams],
  ['overload', measureOverload],
  ['idle memory', measureMemory],
  ['start', measureStart],
  ['package', measurePackage],
  ['kill -9', measureChaos],
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !measures.some(([known]) => known === name))
if (unknown.length > 0) {
  console.error(`There is no measure ${unknown.join(', ')}. There are: ${measures.map(([name]) => name).join(', ')}.`)
  process.exit(1)
}

const build = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(1)

const rows: Row[] = []
for (const [name, measure] of measures) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const started = performance.now()
  const late = setTimeout(() => {
    console.log(renderTable([...rows, failed(name, 'not done in time')]))
    process.exit(1)
  }, MEASURE_WITHIN_MS)
  rows.push(...(await measure().catch((error: unknown) => [failed(name, error)])))
  clearTimeout(late)
  console.error(`${name}: ${Math.round((performance.now() - started) / 1000)} s`)
}
console.log(`\n${renderTable(rows)}`)
process.exit(rows.some((row) => row.verdict === 'over the limit') ? 1 : 0)
