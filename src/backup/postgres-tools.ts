/** `pg_dump` and `pg_restore`, which come with PostgreSQL and know everything that can stand in one of its databases. */
import { spawn } from 'node:child_process'
import { undoOnStop } from './undo-on-stop.ts'

/** Of an address, what both our driver and these programs understand. */
const sharedParameters: ReadonlySet<string> = new Set(['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port', 'options', 'connect_timeout'])

/** The password goes by the environment: everybody on a machine may read how a program was called. */
function connection(address: string): { url: string; env: Record<string, string> } {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const foreign = Array.from(url.searchParams.keys()).filter((name) => !sharedParameters.has(name))
  for (const name of foreign) url.searchParams.delete(name)
  return { url: url.href, env: password === '' ? {} : { PGPASSWORD: password } }
}

async function run(program: string, address: string, options: readonly string[]): Promise<void> {
  const { url, env } = connection(address)
  const child = spawn(program, [...options, '--no-password', '--dbname', url], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  using _ = undoOnStop(() => void child.kill())
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)))
  await new Promise<void>((resolve, reject) => {
    child.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'ENOENT' ? new Error(`${program} is not on this machine; install the client programs of PostgreSQL (Debian: postgresql-client)`) : cause,
      ),
    )
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with code ${code}: ${said.trim()}`))))
  })
}

/** Not compressed: the whole archive is. */
export const dumpDatabase = (address: string, file: string, snapshot: string): Promise<void> =>
  run('pg_dump', address, ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, '--file', file])

/** Whole or not at all. */
export async function restoreDatabase(address: string, file: string): Promise<void> {
  await run('pg_restore', address, ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', file])
}
