/** Runs `npm run chaos` and reads its table. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { plainEnv, root } from './server.ts'

/** Ends what hangs: twenty starts of the site, on a machine that does much else besides. */
export const LONG = { timeout: 900_000 }

interface Line {
  rounds: string | undefined
  acknowledged: number
  faults: readonly string[]
}

/** By what was tried. Rejects with the whole table when the command ends with another code than 0, which it does for a single fault. */
export async function runChaos(...options: string[]): Promise<Map<string, Line>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/chaos.ts', '--seed', '7', ...options], { cwd: root, env: plainEnv }).catch(
    (cause: Error & { stdout?: string }) => {
      throw new Error(`chaos found something:\n${cause.stdout ?? ''}`, { cause })
    },
  )
  const rows = stdout.split('\n').map((line) => line.trim().split(/ {2,}/))
  return new Map(
    rows.map(([what = '', , rounds, acknowledged, ...faults]) => [what, { rounds, acknowledged: Number(acknowledged), faults: faults.slice(0, 3) }]),
  )
}

/** Nothing lost, nothing twice, nothing damaged. */
export const whole = ['0', '0', '0']
