/** Starts a real PostgreSQL for the run, in a temporary folder, on loopback, and stops it afterwards. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

export interface RunningPostgres {
  url: string
  /** The same over its socket, where a query costs both ends a third less than over the network. */
  socketUrl: string
  version: string
  /** Ends it at once, as when its machine goes down; what was committed is there after `resume`. */
  halt(): void
  resume(): void
  stop(): void
}

/** Homebrew keeps a version out of the PATH. */
const HOMEBREW = ['/opt/homebrew/opt/postgresql@17/bin', '/usr/local/opt/postgresql@17/bin']

/** The folder of its server programs. */
export function findPostgres(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions.map((version) => join(debian, version, 'bin')), ...HOMEBREW]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
  if (!found) throw new Error('PostgreSQL was not found. Install it (Debian: apt-get install postgresql) and run the tests again.')
  return found
}

/** PostgreSQL refuses to run as root; then the user `postgres` of its package runs it. */
function asServerUser(command: string, args: string[]): void {
  const root = process.getuid?.() === 0
  const [program, all] = root ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]] : [command, args]
  const result = spawnSync(program, all, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() })
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr}${result.stdout}${result.error ?? ''}`)
}

export async function startPostgres(): Promise<RunningPostgres> {
  const binaries = findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'elke-postgres-'))
  if (process.getuid?.() === 0) {
    const ids = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })))
    chownSync(folder, ids[0] ?? 0, ids[1] ?? 0)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  asServerUser(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  // Its folder goes with the run: what would survive a loss of power is not asked.
  const quick = '-c fsync=off -c full_page_writes=off'
  const options = `${quick} -p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`
  const resume = () => asServerUser(join(binaries, 'pg_ctl'), ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', options, 'start'])
  const halt = () => asServerUser(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
  resume()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    socketUrl: `postgres://postgres@${encodeURIComponent(folder)}:${port}/postgres`,
    version: execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    halt,
    resume,
    stop() {
      halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
