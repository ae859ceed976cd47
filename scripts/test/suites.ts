/** Runs one of the two test suites and counts what came of it. */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Need } from './needs.ts'
import type { Part } from './totals.ts'

const VITEST = 'node_modules/vitest/vitest.mjs'

export interface Suite {
  name: string
  config: string
}

export const unit: Suite = { name: 'Unit and contract tests', config: 'vitest.config.ts' }
export const journeys: Suite = { name: 'Journeys', config: 'vitest.e2e.config.ts' }

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

/** The files of journeys that cannot run without one of these. */
export function journeysThatNeed(missing: readonly Need[]): string[] {
  return globSync('tests/e2e/*.test.ts').filter((file) => missing.some(({ neededBy }) => neededBy.test(readFileSync(file, 'utf8'))))
}

const envWithout = (missing: readonly Need[]): NodeJS.ProcessEnv => ({ ...process.env, ...Object.fromEntries(missing.map((need) => [need.without, '1'])) })

/** As they would run: read without running, a test that is tried with many values would count once. */
export function countTests({ config }: Suite, files: readonly string[], without: readonly Need[]): number {
  if (files.length === 0) return 0
  const listed = spawnSync(process.execPath, [VITEST, 'list', '--json', '--no-static-parse', '--config', config, ...files], {
    env: envWithout(without),
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  return (JSON.parse(listed.stdout.slice(listed.stdout.indexOf('['))) as unknown[]).length
}

const readReport = (file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** `without` is missing; a run that ends badly without a test that failed counts as one failure. */
export function runSuite({ name, config }: Suite, without: readonly Need[], leftOut: readonly string[] = []): Part {
  const folder = mkdtempSync(join(tmpdir(), 'elke-report-'))
  const file = join(folder, 'report.json')
  const args = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...leftOut.flatMap((path) => ['--exclude', path]),
  ]
  const env = envWithout(without)
  const started = performance.now()
  const { status } = spawnSync(process.execPath, [VITEST, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env })
  const seconds = (performance.now() - started) / 1000
  const report = readReport(file)
  rmSync(folder, { recursive: true, force: true })
  const failed = report?.numFailedTests ?? 0
  return {
    name,
    seconds,
    passed: report?.numPassedTests ?? 0,
    failed: status === 0 ? failed : Math.max(failed, 1),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
}
