/** Runs each part of `npm run check`, and builds the site beside it for the journeys. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Part } from './totals.ts'

const checkNames = (): string[] =>
  Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts).filter((name) => name.startsWith('check:'))

interface Ended {
  code: number | null
  output: string
}

function run(command: string, args: readonly string[]): Promise<Ended> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => child.on('error', (error) => resolve({ code: 1, output: String(error) })).on('close', (code) => resolve({ code, output })))
}

async function runChecks(): Promise<Omit<Part, 'seconds'>> {
  let failed = 0
  const names = checkNames()
  for (const name of names) {
    const { code, output } = await run('npm', ['run', '--silent', name])
    console.log(`> npm run ${name}: ${code === 0 ? 'ok' : `code ${code}`}`)
    if (code === 0) continue
    failed += 1
    console.error(output)
  }
  return { name: 'Checks', passed: names.length - failed, failed, skipped: 0 }
}

/** The journeys begin with a build that is up to date; one that fails is told by them. */
export async function checkAndBuild(): Promise<Part> {
  const started = performance.now()
  const [checks] = await Promise.all([runChecks(), run(process.execPath, ['scripts/build.ts'])])
  return { ...checks, seconds: (performance.now() - started) / 1000 }
}
