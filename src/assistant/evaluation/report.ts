/** Sums up results per class as a table of text. */
import { ndcgAt, percentile, recallAt, reciprocalRankAt } from './metrics.ts'
import { questionClasses } from './question-file.ts'
import { isSubstantive, type Result } from './run-evaluation.ts'

const HEADINGS = ['class', 'n', 'R@1', 'R@3', 'R@5', 'MRR', 'nDCG', 'points', 'kind', 'wrong', 'p50 ms', 'p99 ms'] as const

function mean(values: readonly number[]): string {
  return values.length === 0 ? '-' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)
}

/** Passed: every key point covered and the kind as expected. */
export const passes = (result: Result): boolean => result.missing.length === 0 && result.kindRight !== false

function summarise(name: string, results: readonly Result[]): string[] {
  const located = results.flatMap((result) => (result.judged.entry ? [{ ranked: result.ranked, acceptable: new Set(result.judged.entry) }] : []))
  const pointed = results.filter((result) => result.judged.answer_key_points.length > 0)
  const kinds = results.flatMap((result) => (result.kindRight === undefined ? [] : [result.kindRight ? 1 : 0]))
  const wrong = results.filter((result) => isSubstantive(result.answer) && !passes(result))
  const times = results.map((result) => result.milliseconds)
  return [
    name,
    String(results.length),
    ...[1, 3, 5].map((k) => mean(located.map((l) => recallAt(k, l.ranked, l.acceptable)))),
    mean(located.map((l) => reciprocalRankAt(10, l.ranked, l.acceptable))),
    mean(located.map((l) => ndcgAt(10, l.ranked, l.acceptable))),
    mean(pointed.map((result) => (result.missing.length === 0 ? 1 : 0))),
    mean(kinds),
    String(wrong.length),
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.99).toFixed(1),
  ]
}

function layOut(rows: readonly (readonly string[])[]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n')
}

/**
 * One row a class and one for all. `points`: share of questions whose key points are all covered. `kind`: share answered, refused or
 * greeted as expected. `wrong`: answers of substance that miss a point or should have been a refusal.
 */
export function formatReport(results: readonly Result[]): string {
  const groups = questionClasses.map((name) => [name, results.filter((result) => result.judged.class === name)] as const)
  const rows = groups.filter(([, group]) => group.length > 0).map(([name, group]) => summarise(name, group))
  const refusals = results.filter((result) => result.judged.class === 'refusal')
  const refusedRightly = refusals.filter((result) => !isSubstantive(result.answer) && result.kindRight !== false).length
  const answerable = results.filter((result) => result.judged.answer_key_points.length > 0 && result.judged.class !== 'refusal')
  const refusedWrongly = answerable.filter((result) => !isSubstantive(result.answer)).length
  const calculations = results.filter((result) => result.judged.class === 'calculation')
  const exact = calculations.filter(passes).length
  return [
    layOut([HEADINGS, ...rows, summarise('all', results)]),
    `refused rightly ${refusedRightly} of ${refusals.length}`,
    `refused or asked back wrongly ${refusedWrongly} of ${answerable.length}`,
    `calculations exact ${exact} of ${calculations.length}`,
  ].join('\n')
}

/** One block for each question that does not pass. */
export function formatFailures(results: readonly Result[]): string {
  return results
    .filter((result) => !passes(result))
    .map(({ judged, answer, missing, ranked }) => {
      const wanted = [judged.expect && `kind ${judged.expect}`, missing.length > 0 && `missing ${missing.join(' | ')}`].filter(Boolean).join('; ')
      const asked = [...judged.history, judged.question].join(' >> ')
      const got = `got ${answer.kind} ${answer.reference ?? ''}: ${answer.text.replace(/\s+/g, ' ').slice(0, 160)}`
      return [`[${judged.class}] ${asked}`, wanted, got, `ranked ${ranked.slice(0, 4).join(', ')}`].join('\n  ')
    })
    .join('\n')
}
