/** Runs the parts of `npm run check`, and builds the site beside them for the journeys. */
import { spawn } from 'node:child_process'
import { readChecks, runChecks } from './run-checks.ts'
import type { Part } from './totals.ts'

/** The journeys begin with a build that is up to date; one that fails is told by them. */
const build = (): Promise<void> =>
  new Promise((ended) => {
    const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'ignore' })
    child.on('error', () => ended()).on('close', () => ended())
  })

export async function checkAndBuild(): Promise<Part> {
  const started = performance.now()
  const [{ passed, failed }] = await Promise.all([runChecks(readChecks(), console.log), build()])
  return { name: 'Checks', passed: passed.length, failed: failed.length, skipped: 0, seconds: (performance.now() - started) / 1000 }
}
