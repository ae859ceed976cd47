/** Files that take long begin first, so that none of them is what everybody waits for at the end. A new machine knows no times of an earlier run. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** In the order in which they begin; measured, the longest first. */
const LONG = [
  'contract/routes',
  'contract/hostile',
  'e2e/chat-survives',
  'e2e/security',
  'e2e/process',
  'e2e/owner-walk',
  'e2e/stop',
  'e2e/sign-in',
  'e2e/public-pages',
  'e2e/page-layout',
  'e2e/notaries-pages',
  'e2e/way-on',
  'e2e/chat-calls',
  'e2e/owner-unsaved',
  'e2e/legal-pages',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`))
  return at < 0 ? LONG.length : at
}

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = super.sort.bind(this)
    return (await inOrder(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
