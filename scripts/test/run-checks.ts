/** The parts of `npm run check`, some beside each other: every one is carried out, and all that they find is told. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/** The one that takes longest keeps both processors busy for a part of its time only. */
const AT_ONCE = 2
/** It takes longer than all others together, so it begins first. */
const LONGEST = 'check:lint'

/** Commands by their names. */
export type Checks = Readonly<Record<string, string>>

export interface CheckOutcome {
  /** Names, in the order in which they ended. */
  passed: string[]
  failed: string[]
}

/** Of the project in this folder. */
export function readChecks(): Checks {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const checks = Object.entries(scripts).filter(([name]) => name.startsWith('check:'))
  return Object.fromEntries(checks.toSorted(([one], [other]) => Number(other === LONGEST) - Number(one === LONGEST)))
}

function run(command: string): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) }
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((done) => child.on('error', (error) => done({ code: 1, output: String(error) })).on('close', (code) => done({ code, output })))
}

/** Tells of each how it ended, with all that it said where it failed. */
export async function runChecks(checks: Checks, tell: (text: string) => void): Promise<CheckOutcome> {
  const outcome: CheckOutcome = { passed: [], failed: [] }
  const waiting = Object.entries(checks)
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next
      const { code, output } = await run(command)
      if (code === 0) outcome.passed.push(name)
      else outcome.failed.push(name)
      tell(code === 0 ? `> ${name}: ok` : `> ${name}: code ${code}\n${output}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return outcome
}
