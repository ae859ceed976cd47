/** The real server as the benchmark runs it: default logging, an own folder for its data, nothing from the caller's settings. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { findFreePort, startChild, type ChildOptions, type Running } from './child-process.ts'

/** `entry` is the built server, `script` what `npm start` runs, `npm` the command itself. */
export type StartWay = 'entry' | 'script' | 'npm'

const ways: Record<StartWay, { command?: string; args: string[]; isGroup?: boolean }> = {
  entry: { args: ['dist/server/entry.mjs'] },
  script: { args: ['scripts/start.mjs'] },
  npm: { command: 'npm', args: ['start'], isGroup: true },
}

// Empty counts as unset.
const unset = { DATABASE_URL: '', PUBLIC_ORIGIN: '', ADMIN_PASSWORD: '', SECRET_KEY: '', TRUST_PROXY: '', LOG_LEVEL: '', SMTP_URL: '' }

export async function startSite(
  dataDir: string,
  way: StartWay = 'entry',
  own: Record<string, string> = {},
  more: Pick<ChildOptions, 'killAfterMs' | 'pollMs' | 'readyWithinMs'> = {},
): Promise<Running> {
  const port = await findFreePort()
  const env = {
    ...unset,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    CHAT_LIMITS: 'off',
    STOP_DELAY_SECONDS: '0',
    npm_config_update_notifier: 'false',
    npm_config_loglevel: 'error',
    ...own,
  }
  return startChild({ ...ways[way], ...more, env, port, readyPath: '/readyz' })
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

/** The pages of the sitemap, the two that stay out of it in demo, and a results page. */
export async function listPublicPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path || '/')
  return [...new Set([...listed, '/notaries', '/reviews', '/results/amsterdam_testament'])]
}

/** A site without samples, as search engines are to see it. */
export function withLiveSite<T>(use: (site: Running) => Promise<T>): Promise<T> {
  return withFolder(async (dataDir) => {
    const first = await startSite(dataDir)
    await first.stop()
    const file = new DatabaseSync(join(dataDir, 'elke.sqlite'))
    file.prepare("insert into elk_settings (id, key, value, updated_at) values ('site-mode', 'site_mode', 'live', ?)").run(new Date().toISOString())
    file.close()
    const site = await startSite(dataDir, 'entry', { CHAT_LIMITS: 'on' })
    try {
      return await use(site)
    } finally {
      await site.stop()
    }
  })
}
