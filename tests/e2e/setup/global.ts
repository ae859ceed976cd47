/** Once a run: builds the site, so that every server of the run starts at once, and says what the journeys use. */
import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { chromiumVersion } from './chromium.ts'
import { plainEnv, root } from './server.ts'
import { startShared } from './shared.ts'
import { makeTemplate } from './site-template.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const build = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, encoding: 'utf8', env: plainEnv })
  if (build.status !== 0) throw new Error(`the site does not build:\n${build.stdout}${build.stderr}`)
  await makeTemplate()
  const { sharedServer, end } = await startShared()
  project.provide('sharedServer', sharedServer)
  console.log(`Journeys use Node ${process.versions.node} and ${process.env['WITHOUT_CHROMIUM'] === '1' ? 'no Chromium' : chromiumVersion()}.`)
  return end
}
