/**
 * Files that take long begin first, so that none of them is what everybody waits for at the end. A new machine knows no times of an earlier run.
 * Files with a screen begin before all others: a worker ends when the next file wants another environment than its own, and who comes after loads
 * everything anew.
 */
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** In the order in which they begin; measured, the longest first. */
const LONG = [
  'contract/routes',
  'assistant/retrieval/own-index',
  'assistant/engine/embedded-engine',
  'contract/hostile',
  'contract/hard-texts',
  'screens/reader',
  'screens/conversations',
  'screens/chat',
  'contract/people',
  'contract/route-roles',
  'contract/outbox',
  'contract/runs',
  'patterns/judge-pattern',
  'e2e/two-instances',
  'e2e/chaos',
  'e2e/owner-walk',
  'e2e/chat-survives',
  'e2e/quote-loop',
  'e2e/public-pages',
  'e2e/page-layout',
  'e2e/chat-calls',
  'e2e/contact',
  'e2e/stop',
  'e2e/process',
  'e2e/security',
  'e2e/notaries-pages',
  'e2e/calculators',
  'e2e/way-on',
  'e2e/contact-delivery',
  'e2e/results',
  'e2e/live-site',
  'e2e/owner-area',
  'e2e/found',
  'e2e/owner-unsaved',
  'e2e/sign-in',
]

type File = Pick<TestSpecification, 'moduleId'>

const rank = ({ moduleId }: File): number => {
  const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return at < 0 ? LONG.length : at
}

const ENVIRONMENT = /^\/\/ @vitest-environment (\S+)/

/** Empty for that of Node. */
const environmentOf = ({ moduleId }: File): string => ENVIRONMENT.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? ''

export function inOrder<Some extends File>(files: readonly Some[]): Some[] {
  const placed = files.map((file) => ({ file, environment: environmentOf(file), at: rank(file) }))
  return placed.toSorted((one, other) => other.environment.localeCompare(one.environment) || one.at - other.at).map(({ file }) => file)
}

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = super.sort.bind(this)
    return inOrder(await known(files))
  }
}
