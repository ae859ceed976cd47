/** What `npm run package` makes runs by itself, for a user who may write nothing but the data. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, globSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freePort } from '../setup/free-port.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { freshDataDir, PASSWORD, plainEnv, root } from './setup/server.ts'
import { sharedFolder } from './setup/shared-folder.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
/** The same as in the image: nothing of the tree is his. */
const asNobody = (command: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['setpriv', [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs', command, ...args]] : [command, [...args]]

/** Every file with its size and time, and none that may be written. */
function seal(tree: string): string[] {
  return globSync('**', { cwd: tree }).map((path) => {
    const full = join(tree, path)
    const { mode, size, mtimeMs } = lstatSync(full)
    if (!lstatSync(full).isSymbolicLink()) chmodSync(full, mode & 0o555)
    return `${path} ${size} ${mtimeMs}`
  })
}

test('the package starts without a build, serves, answers, tells its health and is backed up, and nothing of it changes', async () => {
  const folder = sharedFolder(freshDataDir)
  chmodSync(folder, 0o755)
  const tree = join(folder, 'site')
  await promisify(execFile)(process.execPath, ['scripts/package.ts', tree], { cwd: root, env: plainEnv })
  for (const builder of ['astro', 'vite', 'vitest', 'typescript', '@mantine', 'esbuild', 'node'])
    expect([builder, existsSync(join(tree, 'node_modules', builder))]).toEqual([builder, false])
  expect(globSync('**/*.test.ts', { cwd: join(tree, 'src') })).toEqual([])
  const before = seal(tree)

  const data = sharedFolder(freshDataDir)
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  const port = await freePort()
  const env = {
    PATH: '/usr/bin:/bin',
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: data,
    ADMIN_PASSWORD: PASSWORD,
    STOP_DELAY_SECONDS: '0',
    LOG_LEVEL: 'error',
  }
  const server = spawn(...asNobody(join(tree, 'bin/node'), ['dist/server/entry.mjs']), { cwd: tree, env })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  await using _ = { [Symbol.asyncDispose]: async () => void server.kill('SIGKILL') }
  await eventually(() => expect(said).toContain('Listening on '))
  const url = `http://127.0.0.1:${port}`
  expect(await (await fetch(url)).text()).toContain('Elke Notaris')
  expect((await askOverHttp(url, 'Wat kost een testament?')).sources.length).toBeGreaterThan(0)

  const command = (script: string, ...args: string[]) => promisify(execFile)(...asNobody(join(tree, 'bin/node'), [script, ...args]), { cwd: tree, env })
  await command('scripts/check-health.mjs')
  await command('scripts/backup.ts', data)
  const backup = readdirSync(data).find((name) => name.endsWith('.tar.gz')) ?? ''
  expect((await command('scripts/restore.ts', join(data, backup), '--check')).stdout).toContain('opens everything')
  expect((await command('scripts/check-database.ts')).stdout).not.toBe('')

  server.kill('SIGTERM')
  expect(await once(server, 'close')).toEqual([0, null])
  await expect(command('scripts/check-health.mjs')).rejects.toMatchObject({ code: 1 })
  expect(seal(tree)).toEqual(before)
})
