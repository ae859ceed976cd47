/** Sums up results per class as a table of text. */
import { ndcgAt, percentile, recallAt, reciprocalRankAt } from './metrics.ts'
import { questionClasses } from './question-file.ts'
import { isConfident, isSubstantive, type Result } from './run-evaluation.ts'

const HEADINGS = ['class', 'n', 'R@1', 'R@3', 'R@5', 'MRR', 'nDCG', 'hit', 'points', 'kind', 'two', 'wrong', 'astray', 'p50 ms', 'p99 ms'] as const

const SHOWN_OF_ANSWER = 200

function mean(values: readonly number[]): string {
  return values.length === 0 ? '-' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)
}

const share = (part: number, whole: number): string => `${part} of ${whole} (${whole === 0 ? '-' : ((100 * part) / whole).toFixed(1)}%)`

/** Passed: every key point covered and the kind as expected. */
const passes = (result: Result): boolean => result.missing.length === 0 && result.kindRight !== false

/** Wrong and sure of it: one answer, without a second beside it, that none of the acceptable entries gave, and that misses a point or should have been a refusal. */
const isAstray = (result: Result): boolean => isConfident(result.answer) && !result.located && !passes(result)

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
    mean(results.filter((result) => result.judged.entry).map((result) => (result.located ? 1 : 0))),
    mean(pointed.map((result) => (result.missing.length === 0 ? 1 : 0))),
    mean(kinds),
    String(results.filter((result) => result.answer.kind === 'keuze').length),
    String(wrong.length),
    String(results.filter(isAstray).length),
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
 * One row a class and one for all. `hit`: share of the answers that an acceptable entry gave. `points`: share of questions whose key points
 * are all covered. `kind`: share answered, refused or greeted as expected. `two`: answered with two answers to choose
 * from. `wrong`: answers of substance that miss a point or should have
 * been a refusal. `astray`: those of them that no acceptable entry gave, the wrong confident answers.
 */
export function formatReport(results: readonly Result[]): string {
  const groups = questionClasses.map((name) => [name, results.filter((result) => result.judged.class === name)] as const)
  const rows = groups.filter(([, group]) => group.length > 0).map(([name, group]) => summarise(name, group))
  const refusals = results.filter((result) => result.judged.class === 'refusal')
  const refusedRightly = refusals.filter((result) => result.kindRight ?? !isSubstantive(result.answer)).length
  const answerable = results.filter((result) => result.judged.answer_key_points.length > 0 && result.judged.class !== 'refusal')
  const refusedWrongly = answerable.filter((result) => !isSubstantive(result.answer)).length
  const calculations = results.filter((result) => result.judged.class === 'calculation')
  const exact = calculations.filter(passes).length
  const passed = results.filter(passes).length
  const astray = results.filter(isAstray).length
  return [
    layOut([HEADINGS, ...rows, summarise('all', results)]),
    `passed ${share(passed, results.length)}`,
    `wrong confident answers ${share(astray, results.length)}`,
    `refused rightly ${refusedRightly} of ${refusals.length}`,
    `refused or asked back wrongly ${refusedWrongly} of ${answerable.length}`,
    `calculations exact ${exact} of ${calculations.length}`,
  ].join('\n')
}

function describeExpected({ judged, missing }: Result): string {
  const wanted = [
    judged.expect && `kind ${judged.expect}`,
    judged.entry && `entry ${judged.entry.join(', ')}`,
    missing.length > 0 && `missing ${missing.join(' | ')}`,
  ]
  return `expected ${wanted.filter(Boolean).join('; ')}`
}

function describeAnswer({ answer }: Result): string {
  return `got ${[answer.kind, answer.reference].filter(Boolean).join(' ')}: ${answer.text.replace(/\s+/g, ' ').slice(0, SHOWN_OF_ANSWER)}`
}

/** One block for each question that does not pass: what was asked, expected and answered. */
export function formatFailures(results: readonly Result[]): string {
  return results
    .filter((result) => !passes(result))
    .map((result) => {
      const asked = [...result.judged.history, result.judged.question].join(' >> ')
      const head = `[${result.judged.class}]${isAstray(result) ? ' [astray]' : ''} ${asked}`
      return [head, describeExpected(result), describeAnswer(result), `ranked ${result.ranked.slice(0, 4).join(', ')}`].join('\n  ')
    })
    .join('\n')
}
