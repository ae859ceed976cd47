/** `npm test`: brings what the machine lacks, runs everything that can run, and ends with what was left out and the sum. */
import { checkAndBuild } from './test/checks.ts'
import { install } from './test/install.ts'
import { headlessShell, needs, wantsHeadlessShell, whyMissing, type Need } from './test/needs.ts'
import { countTests, journeys, journeysThatNeed, runSuite, unit } from './test/suites.ts'
import { outcomeOf, type LeftOut, type Part } from './test/totals.ts'

const isMissing = (need: Need): boolean => whyMissing(need) !== undefined

/** Why the missing could not be brought; nothing when there is nothing to bring. */
function bring(): string | undefined {
  if (wantsHeadlessShell()) install([headlessShell])
  const missing = needs.filter(isMissing)
  if (missing.length === 0) return undefined
  console.log(`This machine lacks ${missing.map(({ name }) => name).join(' and ')}.`)
  return install(missing)
}

function runJourneys(missing: readonly Need[]): Part {
  const files = journeysThatNeed(missing)
  const skipped = countTests(journeys, files, missing)
  const part = runSuite(journeys, missing, files)
  return { ...part, skipped: part.skipped + skipped }
}

const whyNot = bring()
const missing = needs.filter(isMissing)
const leftOut: LeftOut[] = missing.map((need) => ({
  what: `tests that need ${need.name}`,
  why: `${whyMissing(need)} It was not installed: ${whyNot ?? 'its package did not bring it'}.`,
}))
const parts = [await checkAndBuild(), runSuite(unit, missing), runJourneys(missing)]
const { lines, code } = outcomeOf(parts, leftOut, Boolean(process.env['CI']))
console.log(`\n${lines.join('\n')}`)
process.exitCode = code
