/** Once a run: builds the site, so that every server of the run starts at once, and says what the journeys use. */
import { spawnSync } from 'node:child_process'
import { chromiumVersion } from './chromium.ts'
import { plainEnv, root } from './server.ts'

export default function setup(): void {
  const build = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, encoding: 'utf8', env: plainEnv })
  if (build.status !== 0) throw new Error(`the site does not build:\n${build.stdout}${build.stderr}`)
  console.log(`Journeys use Node ${process.versions.node} and ${chromiumVersion()}.`)
}
