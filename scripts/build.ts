/** Builds when the sources are newer than the last build, and checks the environment before that; reads the content ahead when it is newer (decision 78). */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMP = 'dist/stamp'
const AHEAD_STAMP = 'dist/stamp-ahead'
const LOCK = 'node_modules/.build.lock'
const SOURCES = ['src', 'public', 'build', 'astro.config.ts', 'package-lock.json']
/** Beside the code: a build removes this stamp with all of `dist`. */
const AHEAD_SOURCES = ['content']

/** Names, sizes and times of everything that goes into it. */
function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  for (const source of sources) {
    if (!existsSync(source)) continue
    if (statSync(source).isFile()) add(source)
    else
      for (const entry of readdirSync(source, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) add(join(entry.parentPath, entry.name))
  }
  return hash.digest('hex')
}

const isMade = (stamp: string, sources: readonly string[]) => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources)
const isBuilt = () => isMade(STAMP, SOURCES)
const isReadAhead = () => isMade(AHEAD_STAMP, AHEAD_SOURCES)

function build(): void {
  console.log('Building the site, once, about half a minute.')
  const result = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr)
    process.exit(1)
  }
  writeFileSync(STAMP, fingerprint(SOURCES))
}

/** Loaded only here, as most starts find all of it made. A fault of the content is told as the server tells it. */
async function readAhead(): Promise<void> {
  const { loadContent } = await import('../src/app/load-content.ts')
  const { failStart } = await import('../src/platform/fail-start.ts')
  const { writeAhead } = await import('../src/platform/read-ahead.ts')
  try {
    loadContent('content', () => undefined, writeAhead('.')).engine.loadAll()
  } catch (error) {
    failStart([error])
  }
  writeFileSync(AHEAD_STAMP, fingerprint(AHEAD_SOURCES))
}

/** One process builds; others that start meanwhile wait for it. */
async function buildOnce(): Promise<void> {
  mkdirSync('node_modules', { recursive: true })
  for (;;) {
    try {
      closeSync(openSync(LOCK, 'wx'))
      break
    } catch {
      const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
      if (Date.now() - since > 300_000) rmSync(LOCK, { force: true })
      await new Promise((resolve) => setTimeout(resolve, 500))
      if (isBuilt() && isReadAhead()) return
    }
  }
  // Also where a fault ends this process: who comes next would wait for nobody.
  process.once('exit', () => rmSync(LOCK, { force: true }))
  if (!isBuilt()) build()
  if (!isReadAhead()) await readAhead()
}

/** Loaded only where it is asked for: the server checks it too, and a start that builds nothing would wait for the same twice. */
async function checkEnvironment(): Promise<void> {
  const { readEnv } = await import('../src/platform/env.ts')
  const { failStart } = await import('../src/platform/fail-start.ts')
  const env = readEnv()
  if (!env.ok) failStart(env.faults)
}

const built = isBuilt()
/** `npm start` has the server check it a moment later. */
const isForStart = process.argv.includes('--for-start')
// Before the half minute that a build takes.
if (!built || !isForStart) await checkEnvironment()
if (!built || !isReadAhead()) await buildOnce()
