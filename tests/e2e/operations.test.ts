/** Every command of docs/operations.md does what it says. Folders and addresses are of the test; what needs another machine or root is only noted. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'
import { expect, test } from 'vitest'
import { freshDataDir, plainEnv, root, startServer, templateDir, type RunningServer } from './setup/server.ts'
import { sharedFolder } from './setup/shared-folder.ts'

const GUIDE = readFileSync(join(root, 'docs/operations.md'), 'utf8')
const blocks = Array.from(GUIDE.matchAll(/^```sh\n(.*?)^```$/gms), ([, commands = '']) => commands)

const METRICS_TOKEN = 'een-teken-van-minstens-24-tekens'

/** Noted with what it was asked. */
const noted = ['docker', 'systemctl', 'journalctl', 'useradd', 'chown', 'dig', 'rsync', 'caddy'] as const

/** A folder of programs that only write down how they were called; `npm` does so for what another test does at length. */
function stageShims(folder: string): string {
  const bin = join(folder, 'shims')
  mkdirSync(bin)
  const note = `printf '%s ' "$(basename "$0")" "$@" >> '${join(folder, 'calls')}'; echo >> '${join(folder, 'calls')}'`
  for (const name of noted) writeFileSync(join(bin, name), `#!/bin/sh\n${note}\n`, { mode: 0o755 })
  const real = (plainEnv['PATH'] ?? '').split(delimiter).find((path) => existsSync(join(path, 'npm'))) ?? ''
  const packaged = `case "$*" in ci) ${note};; 'run package -- '*) ${note}; [ -e "$4" ] || cp -a '${join(folder, 'opt/elke-notaris')}' "$4";; *) exec '${join(real, 'npm')}' "$@";; esac`
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${packaged}\n`, { mode: 0o755 })
  return bin
}

/** The program as the package has it, without copying it. */
function stageProgram(folder: string): void {
  mkdirSync(join(folder, 'opt/elke-notaris/bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'opt/elke-notaris/bin/node'))
  for (const name of ['content', 'dist', 'src', 'scripts', 'node_modules', 'package.json'])
    symlinkSync(join(root, name), join(folder, 'opt/elke-notaris', name))
}

test('the commands of the guide run in their order, from the install to the incidents, and the site that is put back serves', async () => {
  const folder = sharedFolder(freshDataDir)
  for (const path of ['etc/systemd/system', 'mnt/backups', 'var/lib', 'tmp']) mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'etc/elke-notaris.env'), 'LOG_LEVEL=error\n')
  const dataDir = join(folder, 'var/lib/elke-notaris')
  cpSync(templateDir, dataDir, { recursive: true })
  stageProgram(folder)
  const PATH = [stageShims(folder), plainEnv['PATH'] ?? ''].join(delimiter)
  const start = () => startServer({ DATA_DIR: dataDir, METRICS_TOKEN })
  let server: RunningServer = await start()
  await using _ = { [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }

  const own = (commands: string) =>
    commands.replaceAll(/(?<=^|[\s=])\/(opt|etc|var|mnt|tmp)\//gm, (path) => `${folder}${path}`).replaceAll('http://127.0.0.1:4321', server.url)
  const run = async (commands: string): Promise<string> =>
    (await promisify(execFile)('bash', ['--norc', '-euo', 'pipefail', '-c', own(commands)], { cwd: root, env: { ...plainEnv, PATH, METRICS_TOKEN } })).stdout

  const said: string[] = []
  for (const block of blocks) {
    const restarts = block.includes('systemctl stop')
    if (restarts) expect((await server.stop()).code).toBe(0)
    said.push(await run(block))
    if (restarts) server = await start()
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  }

  const all = said.join('')
  expect(all).toMatch(/elke-\S+\.tar\.gz\.age: .* encrypted, \d+ rows/)
  expect(all.match(/key {6}opens everything that is stored encrypted/g)).toHaveLength(2)
  expect(all).toContain(`restored into ${dataDir}`)
  expect(all).toContain('elke.sqlite: ok')
  expect(all).toContain('The second factor is off.')
  expect(all).toContain('elke_ready{part="database"} 1')
  expect(readdirSync(join(folder, 'mnt/backups')).toSorted()).toEqual(['before-upgrade.tar.gz.age', expect.stringMatching(/^elke-.*\.tar\.gz\.age$/)])
  expect(readFileSync(join(folder, 'etc/systemd/system/elke-notaris.service'), 'utf8')).toContain('ExecStart=')
  expect(JSON.parse(readFileSync(join(folder, 'tmp/elke-sbom.json'), 'utf8'))).toMatchObject({ bomFormat: 'CycloneDX' })
  expect(readFileSync(join(folder, 'tmp/elke-licenses.txt'), 'utf8')).toMatch(/^hono@\S+\tMIT$/m)

  const calls = readFileSync(join(folder, 'calls'), 'utf8')
  const { services } = load(readFileSync(join(root, 'compose.yaml'), 'utf8'), { schema: CORE_SCHEMA.withTags(mergeTag) }) as {
    services: Record<string, { profiles: string[] }>
  }
  const profiles = new Set(Object.values(services).flatMap((service) => service.profiles))
  expect(new Set(Array.from(calls.matchAll(/--profile (\S+)/g), ([, name]) => name))).toEqual(profiles)
  for (const unit of calls.matchAll(/^systemctl \S+ (?:--now )?(\S+)/gm)) expect(unit[1]).toBe('elke-notaris')
  for (const name of noted) expect([name, new RegExp(`^${name} `, 'm').test(calls)]).toEqual([name, true])
})
