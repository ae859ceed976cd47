/** The real server as the benchmark runs it: default logging, an own folder for its data, nothing from the caller's settings. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, startChild, type Running } from './child-process.ts'

/** `entry` is the built server, `script` what `npm start` runs, `npm` the command itself. */
export type StartWay = 'entry' | 'script' | 'npm'

const ways: Record<StartWay, { command?: string; args: string[]; isGroup?: boolean }> = {
  entry: { args: ['dist/server/entry.mjs'] },
  script: { args: ['scripts/start.mjs'] },
  npm: { command: 'npm', args: ['start'], isGroup: true },
}

// Empty counts as unset.
const unset = { DATABASE_URL: '', PUBLIC_ORIGIN: '', ADMIN_PASSWORD: '', SECRET_KEY: '', TRUST_PROXY: '', LOG_LEVEL: '' }

export async function startSite(dataDir: string, way: StartWay = 'entry'): Promise<Running> {
  const port = await findFreePort()
  const env = {
    ...unset,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    CHAT_LIMITS: 'off',
    npm_config_update_notifier: 'false',
    npm_config_loglevel: 'error',
  }
  return startChild({ ...ways[way], env, port, readyPath: '/readyz' })
}

const folders = new Set<string>()
process.on('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A new folder that is removed afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'elke-bench-'))
  folders.add(folder)
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    folders.delete(folder)
  }
}

/** A site with empty data, stopped afterwards. */
export function withSite<T>(use: (site: Running, dataDir: string) => Promise<T>, way: StartWay = 'entry'): Promise<T> {
  return withFolder(async (dataDir) => {
    const site = await startSite(dataDir, way)
    try {
      return await use(site, dataDir)
    } finally {
      await site.stop()
    }
  })
}
