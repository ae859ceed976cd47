/** `npm run check`: ends with code 1, and the names of what failed, when any of its parts finds a fault. */
import { readChecks, runChecks } from './test/run-checks.ts'

const { passed, failed } = await runChecks(readChecks(), console.log)
if (failed.length > 0) console.error(`\n${failed.length} of ${passed.length + failed.length} checks failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
